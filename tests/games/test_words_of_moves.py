"""Every move has words in every language: what a page writes on a button is never the move's own code."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.testing.positions import random_deal, random_match, random_options
from stammtisch.words import LANGUAGES, message_key

LOCALES = Path(__file__).parents[2] / "src" / "stammtisch" / "locales"
WORDLESS = re.compile(r"[CSHD][AKQJT2-9]|BIG|SML|-?\d+")
"""Cards have names of their own, and numbers stand for themselves."""
DEALS = 12
MOST_MOVES = 40


@cache
def codes_of(key: str) -> frozenset[str]:
    """The moves met in random deals under random options, without their cards and numbers."""
    game, codes = GAMES[key], set()
    for seed in range(DEALS):
        rng = Random(seed)
        for step in random_deal(game, random_match(game, random_options(game, rng), rng), rng):
            for seat in game.to_act(step.state):
                for move in islice(game.legal_moves(step.state, seat), MOST_MOVES):
                    for said in game.move_text(move).split(" + "):
                        codes.add(" ".join(word for word in said.split() if not WORDLESS.fullmatch(word)))
    return frozenset(codes - {""})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_move_has_words_in_every_language(game: AnyGame, language: str) -> None:
    bundle = FluentBundle([language])
    for name in (game.key, "client"):
        bundle.add_resource(FluentResource((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")))

    def is_said(code: str) -> bool:
        return any(bundle.has_message(message_key("word", whose, code)) for whose in (game.key, "any"))

    wordless = {code for code in codes_of(game.key) if not is_said(code) and not all(map(is_said, code.split()))}
    assert wordless == set()
