"""What a page of the tests adds to the packs of its matches."""

REPEATING_NONCES = """{
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : real(bytes));
}"""
"""A page's part in the packs, the same in every run; other random numbers stay so."""
