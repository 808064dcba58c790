"""Every code that Cribbage can emit has its message in every language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stammtisch.cards import parse_cards
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import Kind
from stammtisch.games.cribbage.legal import OUT_OF_PLACE
from stammtisch.games.cribbage.match import Skunk
from stammtisch.games.cribbage.state import Where
from stammtisch.games.cribbage.view import Phase
from stammtisch.games.game import Event, ScoreLine
from stammtisch.games.options import change_options
from stammtisch.testing.positions import random_deal, random_match, random_options
from stammtisch.words import LANGUAGES

LOCALES = Path(__file__).parents[3] / "src" / "stammtisch" / "locales"

KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def text_of(language: str) -> str:
    return (LOCALES / language / "cribbage.ftl").read_text(encoding="utf-8")


def keys_of(language: str) -> list[str]:
    return KEY.findall(text_of(language))


def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(text_of(language)))
    return bundle


def code_keys() -> set[str]:
    words = [*Where, *Kind, *Skunk, *Phase]
    refusals = {code for code, _, _ in OUT_OF_PLACE.values()}
    refusals |= {"over_31", "must_play", "not_in_hand", "too_high", "deal_over", "not_your_turn"}
    refusals |= {"cut_out_of_range", "cut_taken"}
    asked = (
        "cut",
        "cut_deal",
        "discard",
        "play",
        "go",
        "count_play",
        "count_hand",
        "count_crib",
        "claim",
        "play_or_claim",
    )
    return (
        {f"word-cribbage-{word.value}" for word in words}
        | {f"line-cribbage-{kind.value}" for kind in [*Kind, *Skunk]}
        | {f"refusal-cribbage-{code}" for code in refusals}
        | {f"asked-cribbage-{kind}" for kind in asked}
        | {f"reason-cribbage-{reason}" for reason in ("won", "counted", "cut")}
    )


def test_every_code_has_a_message() -> None:
    assert code_keys() <= set(keys_of("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_lines_of_random_deals_are_worded_without_a_gap(language: str) -> None:
    bundle, rng = bundle_of(language), Random(17)
    said: set[str] = set()
    for number in range(40):
        options = random_options(GAME, rng)
        if number % 2:
            options = change_options(options, {"count": "self", "muggins": True})
        match = random_match(GAME, options, rng)
        steps = list(random_deal(GAME, match, rng))
        result = GAME.result(steps[-1].state)
        assert result is not None
        entries: list[Event | ScoreLine] = [event for step in steps for event in step.events]
        for entry in [*entries, *result.lines]:
            said.add(f"{'event' if isinstance(entry, Event) else 'line'}-{entry.code}")
            assert worded(bundle, entry)
    assert {"event-muggins", "event-overlooked", "line-muggins", "line-corrected", "event-accept"} <= said


def worded(bundle: FluentBundle, entry: Event | ScoreLine) -> str:
    kind = "event" if isinstance(entry, Event) else "line"
    message = bundle.get_message(f"{kind}-cribbage-{entry.code}")
    assert message.value is not None
    values: dict[str, object] = dict(entry.arguments)
    if isinstance(entry, Event):
        values |= {"seat": "Anna", "cards": " ".join(card.text for card in entry.cards)}
    text, errors = bundle.format_pattern(message.value, values)
    assert not errors, (entry, errors)
    return str(text)


def test_an_event_reads_as_a_sentence() -> None:
    event = Event("play", None, parse_cards("H5"), (("count", 15),))
    assert re.sub(r"[\u2068\u2069]", "", worded(bundle_of("en"), event)) == "Anna: H5, count 15"
