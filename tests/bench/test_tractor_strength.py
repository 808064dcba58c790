"""Mirrored decks of Tractor: fair by dealing each twice, the same by their number, and a set of last tricks."""

from __future__ import annotations

from stammtisch.bench.tractor import CARDS, last_tricks
from stammtisch.bench.tractor_strength import Mirrored, mirrored
from stammtisch.players import PLAYERS
from stammtisch.players.random_player import RandomPlayer


def test_a_player_against_itself_is_level_on_every_deck() -> None:
    """What one side's cards bring in the first deal, they bring the other side in the second."""
    bot = PLAYERS["tractor"]
    assert [mirrored(bot, bot, number) for number in range(3)] == [Mirrored(0, 0.5)] * 3


def test_the_rule_of_thumb_is_far_ahead_of_chance_and_the_same_deck_comes_to_the_same() -> None:
    """In card points and deals."""
    bot, chance = PLAYERS["tractor"], RandomPlayer()
    pairs = [mirrored(bot, chance, number) for number in range(3)]
    assert sum(pair.ahead for pair in pairs) > 60
    assert pairs[0] == mirrored(bot, chance, 0)


def test_last_tricks_are_those_of_deals_that_were_played() -> None:
    """On lead, five cards a hand."""
    for position in last_tricks(2):
        assert not position.trick.plays
        assert [len(hand) for hand in position.hands] == [CARDS] * 4
