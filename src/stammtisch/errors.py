"""The errors that are answers: text that cannot be read, a move that is not allowed, a table that says no.

Anything else that is raised is a bug of ours and rises to the top.
"""

from __future__ import annotations


class ParseError(ValueError):
    """The text cannot be read; the message names what was expected and where."""


class RuleError(Exception):
    """It can be read and is not allowed now.

    code: stable, for programs and for words in the reader's language ("must_follow").
    rule: id of the rule or option that decides it ("S-9").
    seat: whose move was refused; None when it concerns no seat, as with options.
    """

    def __init__(self, code: str, rule: str, sentence: str, seat: int | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule
        self.sentence = sentence
        self.seat = seat

    def __reduce__(self) -> tuple[type[RuleError], tuple[str, str, str, int | None]]:
        return type(self), (self.code, self.rule, self.sentence, self.seat)


class TableError(Exception):
    """Not a matter of rules: no such table, a seat that is not yours, a command against an old state."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
