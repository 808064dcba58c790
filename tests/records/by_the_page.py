"""A check of the fair deal written from `docs/fair-deal.md` alone: no line and no import of the project's.

It knows no rules: packs that Belote gathers are left out.
"""

import hashlib
import json

SUITS = "CSHD"


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(k ^ 0x36 for k in key) + message).digest()
    return hashlib.sha256(bytes(k ^ 0x5C for k in key) + inner).digest()


def words(secret: bytes, nonces: list[str]) -> tuple[bytes, list[int]]:
    salt = ""
    for seat in range(len(nonces)):
        if nonces[seat] != "":
            salt += str(seat) + ":" + nonces[seat] + "\n"
    prk = hmac_sha256(salt.encode("ascii"), secret)
    okm, last = b"", b""
    for i in range(1, 256):
        last = hmac_sha256(prk, last + b"stammtisch fair deal 1" + bytes((i,)))
        okm += last
    assert len(okm) == 8160
    return prk, [okm[k] << 24 | okm[k + 1] << 16 | okm[k + 2] << 8 | okm[k + 3] for k in range(0, 8160, 4)]


class Numbers:
    """What is drawn from one secret."""

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        self.left = words(secret, nonces)[1]

    def below(self, n: int) -> int:
        while True:
            w = self.left.pop(0)
            if w < 2**32 - (2**32 % n):
                return w % n

    def shuffle(self, pack: list[str]) -> list[str]:
        cards = list(pack)
        i = len(cards) - 1
        while i >= 1:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        return cards


def pack_of(game: str) -> list[str]:
    ranks = {"skat": "AKQJT987", "belote": "AKQJT987"}.get(game, "AKQJT98765432")
    pack = [s + r for s in SUITS for r in ranks]
    return [*pack, "BIG", "SML"] * 2 if game == "tractor" else pack


def complaints(line: str) -> tuple[list[str], int]:
    """What is wrong with a record (a line of text), in a list of words; and how many packs could be checked."""
    record = json.loads(line)
    fair, deals, checked = record["fair"], record["deals"], 0
    out: list[str] = []
    chain = [bytes.fromhex(fair["secret"])]
    while len(chain) < len(deals) + 1:
        chain.insert(0, hashlib.sha256(chain[0]).digest())
    if hashlib.sha256(chain[0]).hexdigest() != fair["commitment"]:
        out.append("commitment")
    numbers = Numbers(chain[0], fair["nonces"])
    if numbers.below(len(record["seats"])) != record["dealer"]:
        out.append("dealer")
    if " ".join(numbers.shuffle(pack_of(record["game"]))) != record["deck"]:
        out.append("opening")
    for n, deal in enumerate(deals, 1):
        if n > 1 and record["options"].get("shuffle") == "cut_only":
            continue
        checked += 1
        if " ".join(Numbers(chain[n], fair["nonces"]).shuffle(pack_of(record["game"]))) != deal["deck"]:
            out.append(f"deal {n}")
    return out, checked
