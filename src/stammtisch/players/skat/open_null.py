"""How often a Null that lies open is made: its hand is known to all, so that open cards tell nearly the truth.

What belongs here: the share of ways to lay the other cards in which best defence finds no trick. What does not: a Null
that is played closed, whose chance is learned (`outcomes.py`).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from stammtisch.cards import PACK_32, Card
from stammtisch.games.skat.contract import Kind
from stammtisch.players.skat.searching import is_won_openly
from stammtisch.solvers.skat.masks import layout_of

WORLDS: Final = 60


@lru_cache(maxsize=64)
def open_null_chance(ten: tuple[Card, ...], away: tuple[Card, ...], leader: int) -> float:
    """Of 60 ways to lay the cards that the declarer does not see, in how many he stays without a trick.

    away: what he laid away, none in a Hand game. leader: who leads, counted from him. The ways follow from his cards.
    """
    layout = layout_of(Kind.NULL)
    others = [card for card in PACK_32 if card not in ten and card not in away]
    mine, rng = layout.mask(ten), Random(" ".join(card.text for card in (*ten, *away)))
    made = 0
    for _ in range(WORLDS):
        dealt = rng.sample(others, 20)
        hands = (mine, layout.mask(dealt[:10]), layout.mask(dealt[10:]))
        made += is_won_openly(layout.mode, hands, leader, 0)
    return made / WORLDS
