"""The limits that hosts read about are those that hold, in each server for itself."""

from __future__ import annotations

import re

from stammtisch.server import limits
from stammtisch.server.limits import Rate
from tests.house.project import ROOT
from tests.server.driving import serving

STATED = {
    ("messages", "a socket"): limits.MESSAGES,
    ("connections", "an address"): limits.CONNECTIONS,
    ("tables opened or come to", "an address"): limits.OPENINGS,
    ("codes tried", "an address"): limits.CODES,
    ("transcripts and deals read again", "an address"): limits.READINGS,
    ("hints", "an address"): limits.HINTS,
    ("phrases, texts and reports", "a person at a table"): limits.TALK,
    ("comments and suggestions", "a guest"): limits.COMMENTS,
    ("comments and suggestions", "an address"): limits.COMMENTS_FROM,
    ("passwords, passkeys, accounts and invitations tried", "an address"): limits.SIGN_INS,
    ("passwords tried", "an account"): limits.ATTEMPTS,
}


def per_second(text: str) -> float:
    """A number, or one in so many seconds."""
    over, _, under = text.partition(" in ")
    return float(over) / float(under or 1)


def test_every_limit_stands_in_the_page_for_hosts() -> None:
    """What is counted, for whom, and both numbers; no limit is left out."""
    section = (ROOT / "docs" / "hosting.md").read_text().partition("\n## Limits\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \| (an? [^|]+) \| (\d+) \| ([\d. in]+) \|$", section, re.MULTILINE)
    told = {(what, whose): Rate(float(burst), per_second(rate)) for what, whose, burst, rate in rows}
    assert told == STATED
    assert set(STATED.values()) == {rate for rate in vars(limits).values() if isinstance(rate, Rate)}


def test_each_server_counts_for_itself() -> None:
    """What one refuses to an address another one answers, so that several let so many times as much through."""
    with serving() as one, serving() as other:
        codes = [one.get("/api/codes/ZZZZZZ").json()["code"] for _ in range(3 * int(limits.CODES.burst))]
        assert codes[0] == "no_such_code" and codes[-1] == "too_fast"
        assert other.get("/api/codes/ZZZZZZ").json()["code"] == "no_such_code"
