"""The strength of Skat's bots: XSkat's log is read as it was played, wins thrown away are counted card by card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from stammtisch.bench.skat_peers import PlayedGame, read_log
from stammtisch.bench.skat_strength import opening, played_by, share_thrown_away
from stammtisch.cards import PACK_32, Card, cards_text, parse_cards
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.moves import PlayCard
from stammtisch.games.skat.order import card_points
from stammtisch.games.skat.view import View
from stammtisch.players import LEVELS
from stammtisch.solvers.skat import Position, Solver
from tests.bench.recorded_games import XSKAT

LOG = """\
 Computer1   Computer2   Computer3  
                                    
----------------------------------------
  Diamond_A   Diamond Q   HEART 10    
  CLUB J      Heart A     Heart_J     
  Diamond_7   Diamond K   HEART Q     
  Heart K     Club 8      SPADE J     
  DIAMOND J   Club A      Heart_9     
  Diamond_9   Diamond 10  HEART 7     
  Spade 7     Spade K     SPADE A     
  SPADE 10    Club 10     Spade_9     
  Club_7      Club 9      HEART 8     
  Spade 8     Club K      SPADE Q     
---- random_seed 123456 1 3 ------------
  CLUB J      HEART A     SPADE J     
----------------------------------------
Skat is: Diamond 8,Club Q
Skat was: Spade 9,Club Q
Last bid: 20
Computer3 played Heart
Won with: 72 points
========================================
"""  # noqa: W291, W293  # as the program writes it


def test_a_log_is_read_as_it_was_played() -> None:
    """What is marked led, what is in capitals took the trick; who leads next follows."""
    (game,) = read_log(LOG)
    assert game.contract == Contract(Kind.HEARTS) and (game.declarer, game.leader) == (2, 0)
    assert cards_text(game.cards[:9]) == "DA DQ HT HJ CJ HA D7 DK HQ"
    assert set(game.away) == set(parse_cards("D8 CQ")) and set(game.dealt_skat) == set(parse_cards("S9 CQ"))
    assert sorted((*game.cards, *game.away), key=PACK_32.index) == list(PACK_32)
    hand = next(read_log(LOG.replace("played Heart", "played Grand\nPlayed Hand")))
    assert hand.contract == Contract(Kind.GRAND, hand=True)


def test_what_is_no_whole_game_is_left_out() -> None:
    """A Null, a game given up, another text."""
    short = "\n".join(line for line in LOG.splitlines() if "Spade 8  " not in line)
    for text in (LOG.replace("played Heart", "played Null"), short, "nothing"):
        assert list(read_log(text)) == []


ENDING = PlayedGame(
    Contract(Kind.GRAND),
    declarer=0,
    leader=0,
    hands=(
        parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 SA"),
        parse_cards("ST SK SQ S9 S8 S7 HA HT HK HQ"),
        parse_cards("DA DT DK DQ D9 D8 D7 H9 H8 H7"),
    ),
    away=parse_cards("C8 C7"),
    dealt_skat=parse_cards("C8 C7"),
    cards=(),
)
"""A game that cannot be lost with any card: every trick is the declarer's."""


def test_a_game_that_cannot_be_lost_is_not_thrown_away() -> None:
    """Whoever plays, no card throws a win away."""
    played = played_by(LEVELS["skat"]["beginner"], ENDING, Random(1))
    assert len(played) == 30 and share_thrown_away(ENDING, played) == 0


def test_what_is_thrown_away_follows_from_exact_values() -> None:
    """Counted once more by the card points that the game is worth before and after each card."""
    (game,) = read_log(LOG)
    hands = (game.hands[2], game.hands[0], game.hands[1])
    solver, position, thrown = Solver(), Position(Kind.HEARTS, hands, game.away, 1), 0
    for card in game.cards:
        won = solver.card_points(position).value >= 61
        side = won if position.turn == 0 else not won
        position = position.after(card)
        still = solver.card_points(position).value >= 61
        thrown += side and still is not won
    assert share_thrown_away(game, game.cards) == pytest.approx(100 * thrown / 30)


RECORDED = tuple(read_log(XSKAT.read_text(encoding="ascii")))
WON_WITH = [int(number) for number in re.findall(r"^(?:Won|Lost) with: (\d+) points", XSKAT.read_text("ascii"), re.M)]


@dataclass(frozen=True, slots=True)
class Replaying:
    """Plays the cards of a game as they were played, if it is offered them."""

    cards: tuple[Card, ...]

    def choose(self, view: View, moves: Sequence[PlayCard], rng: Random) -> PlayCard:
        """The move that plays the first of the cards still to come."""
        return next(move for card in self.cards for move in moves if move.card == card)


@pytest.mark.parametrize(("game", "won_with"), list(zip(RECORDED, WON_WITH, strict=True)))
def test_xskat_plays_games_that_the_rules_allow(game: PlayedGame, won_with: int) -> None:
    """Each card is offered when it was played, and the declarer takes as many card points as XSkat counted."""
    assert played_by(Replaying(game.cards), game, Random(1)) == game.cards
    position = opening(game)
    for card in game.cards:
        position = position.after(card)
    assert position.taken + card_points(position.skat) == won_with


@pytest.mark.parametrize("game", RECORDED[:3])
def test_our_players_play_a_recorded_game_anew(game: PlayedGame) -> None:
    """All thirty cards that were played, each once."""
    assert sorted(played_by(LEVELS["skat"]["beginner"], game, Random(1)), key=PACK_32.index) == sorted(
        game.cards, key=PACK_32.index
    )
