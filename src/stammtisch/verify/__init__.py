"""Facts from outside, replayed by our rules: `stammtisch verify`."""
