"""Words: every code has its message in every language, and every message takes the arguments that come with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stammtisch.games.game import Arguments
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind, all_contracts
from stammtisch.games.skat.moves import Bid, ClaimPart, Discard, PlayCard
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.view import Covers, Phase
from stammtisch.testing.positions import random_deal, random_match
from stammtisch.words import LANGUAGES
from tests.games.skat.table import HOUSE, ISKO, options

SOURCE = Path(__file__).parents[3] / "src" / "stammtisch"

ALL_VARIANTS = options(ISKO, kontra=True, all_pass="ramsch", null_below_bid="allow", deals=1)
CODE_AND_RULE = re.compile(r'"([a-z_0-9]+)",\s*"S-')


def bundle_of(language: str) -> FluentBundle:
    """The messages of one language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((SOURCE / "locales" / language / "skat.ftl").read_text()))
    return bundle


BUNDLES = {language: bundle_of(language) for language in LANGUAGES}


def keys_of(language: str) -> list[str]:
    text = (SOURCE / "locales" / language / "skat.ftl").read_text()
    return re.findall(r"^([a-zA-Z0-9_-]+) = ", text, re.MULTILINE)


def worded(key: str, arguments: Arguments = (), **more: Any) -> tuple[str, ...]:
    """The message in every language; asserts that it is there and takes these arguments."""
    texts = []
    for language, bundle in BUNDLES.items():
        assert bundle.has_message(key), f"{language}: {key}"
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {**dict(arguments), **more})
        assert not errors, f"{language}: {key}: {errors}"
        texts.append(str(text))
    return tuple(texts)


@pytest.mark.parametrize("rules", [HOUSE, ISKO, ALL_VARIANTS, options(ALL_VARIANTS, four_table=True)])
def test_everything_that_happens_in_random_deals_is_worded(rules: Options) -> None:
    """Events, score lines, reasons and questions, with the arguments that they carry."""
    rng = Random(7)
    for _ in range(25):
        match = random_match(GAME, rules, rng)
        for step in random_deal(GAME, match, rng):
            for event in step.events:
                worded(f"event-skat-{event.code}", event.arguments, seat="Anna", cards="HA")
            for seat in GAME.to_act(step.state):
                asked = GAME.asked(step.state, seat)
                assert asked is not None
                worded(f"asked-skat-{asked.kind}")
                for text in asked.moves:
                    if isinstance(GAME.parse_move(text), ClaimPart):
                        worded("word-skat-claim")
                    elif not isinstance(GAME.parse_move(text), Bid | Discard | PlayCard):
                        worded(f"word-skat-{text.replace(' ', '_')}")
        result = GAME.result(step.state)
        assert result is not None
        worded(f"reason-skat-{result.reason}")
        for line in result.lines:
            worded(f"line-skat-{line.code}", line.arguments)
        ended = GAME.match_result(GAME.after_deal(match, step.state))
        for line in ended.lines if ended is not None else ():
            worded(f"line-skat-{line.code}", line.arguments)


def codes_in_source() -> Iterator[str]:
    """Every code that stands before a rule in the rules of the game."""
    for path in sorted((SOURCE / "games" / "skat").glob("*.py")):
        yield from CODE_AND_RULE.findall(path.read_text())


def test_every_code_in_the_source_has_a_message() -> None:
    """Also those that random deals do not reach."""
    codes = set(codes_in_source())
    assert len(codes) > 50
    keys = set(keys_of("en"))
    for code in codes:
        assert keys & {f"{kind}-skat-{code}" for kind in ("event", "line", "refusal", "asked", "reason", "word")}, code


def test_contracts_and_phases_are_worded() -> None:
    """What a bidding table says, each in words of its own."""
    contracts = {worded(f"word-skat-{contract.text.replace(' ', '_')}") for contract in all_contracts()}
    assert len(contracts) == len(all_contracts())
    for words, prefix in ((Kind, ""), (Covers, "covers-"), (Phase, "phase-")):
        assert len({worded(f"word-skat-{prefix}{word.value}") for word in words}) == len(words)
    assert all(worded("refusal-skat-must_follow"))
