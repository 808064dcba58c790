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
from stammtisch.testing.positions import random_match, random_options
from stammtisch.words import LANGUAGES, message_key

LOCALES = Path(__file__).parents[2] / "src" / "stammtisch" / "locales"
WORDLESS = re.compile(r"[CSHD][AKQJT2-9]|BIG|SML|-?\d+")
"""Cards have names of their own, and numbers stand for themselves."""
DEALS = 12
MOST_MOVES = 40
ENDING = frozenset({"pass", "claim", "concede"})
"""Moves after which there is less to meet."""


@cache
def codes_of(key: str) -> frozenset[str]:
    """The moves met in random deals in which everybody tries what was not tried before, without cards and numbers."""
    game, codes, tried = GAMES[key], set[str](), set[str]()
    for seed in range(DEALS):
        rng = Random(seed)
        match = random_match(game, random_options(game, rng), rng)
        state = game.deal(match, game.next_deck(match, None, rng))
        while game.result(state) is None:
            seat = game.to_act(state)[0]
            moves = {move: code_of(game.move_text(move)) for move in islice(game.legal_moves(state, seat), MOST_MOVES)}
            codes.update(moves.values())
            untried = [move for move, code in moves.items() if kind_of(code) not in {*tried, *ENDING}]
            move = rng.choice(untried or list(moves))
            tried.add(kind_of(moves[move]))
            state, _ = game.play(state, seat, move)
    return frozenset(part for code in codes for part in code.split(" + ") if part)


def kind_of(code: str) -> str:
    """What a move is apart from how far it goes: its first word."""
    return code.partition(" ")[0]


def code_of(text: str) -> str:
    """A move's text without its cards and numbers."""
    said = (" ".join(word for word in part.split() if not WORDLESS.fullmatch(word)) for part in text.split(" + "))
    return " + ".join(said)


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
