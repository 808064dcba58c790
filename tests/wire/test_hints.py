"""Hints read back as they were told, in as few texts as can be carried."""

from __future__ import annotations

import pytest

from stammtisch.errors import ParseError
from stammtisch.wire.hints import LARGEST_TEXT, Hint, Present, Sought, Stored, hint_texts, read_hints


def test_hints_travel_together_and_read_back() -> None:
    """No text is larger than can be carried, and none is left out."""
    hints: list[Hint] = [Stored(f"table {number}", number, None if number % 2 else number) for number in range(500)]
    hints += [Present("a server", "a table", {0: 1, 1: 2}, ("Zoë",)), Sought("a server")]
    texts = hint_texts(hints)
    assert [hint for text in texts for hint in read_hints(text)] == hints
    assert max(len(text.encode()) for text in texts) <= LARGEST_TEXT and len(texts) < 8


def test_a_hint_that_is_too_large_is_left_out() -> None:
    """Thousands of spectators of one table are not told; everything else is."""
    crowd = Present("a server", "a table", {}, ("somebody",) * 2000)
    (text,) = hint_texts([Stored("t", 1), crowd, Stored("t", 2)])
    assert read_hints(text) == [Stored("t", 1), Stored("t", 2)]
    assert hint_texts([]) == hint_texts([crowd]) == []


def test_events_travel_with_their_hint_where_there_is_room() -> None:
    """A hint whose events are too large is told without them."""
    small, large = Stored("t", 9, 1, ('{"kind":"é"}',)), Stored("t", 9, 1, ('{"kind":"é"}', "x" * LARGEST_TEXT))
    assert [hint for text in hint_texts([small, large]) for hint in read_hints(text)] == [small, Stored("t", 9, 1)]


@pytest.mark.parametrize("text", ["", "no hint", "{}", '[{"type":"unknown"}]', '[{"type":"stored"}]', b"\xff"])
def test_what_is_no_hint_is_refused(text: str | bytes) -> None:
    """Another version may tell other hints, and another program other things."""
    with pytest.raises(ParseError):
        read_hints(text)
