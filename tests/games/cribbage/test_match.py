"""Matches: the cut for the deal, who deals next, skunks, what games weigh, when a match ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stammtisch.cards import PACK_52, Card, parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.match import CribbageMatch, Skunk, after_deal, end_of_game, match_result
from stammtisch.games.cribbage.state import Discarding
from stammtisch.games.options import change_options
from stammtisch.seats import Seat

HOUSE, ACC = GAME.presets["house"], GAME.presets["acc"]


def pack_beginning(text: str) -> tuple[Card, ...]:
    top = parse_cards(text)
    return (*top, *(card for card in PACK_52 if card not in top))


def match_of(games: int = 1, **changes: object) -> CribbageMatch:
    options = change_options(HOUSE, {"games": games, "first_deal": "random", **changes})
    return GAME.open_match(options, Seat(0), PACK_52)


def test_two_players_share_one_pack_of_52() -> None:
    """C-1."""
    assert GAME.seats(HOUSE) == 2
    assert len(set(GAME.pack(HOUSE))) == 52
    assert [GAME.side_of(HOUSE, Seat(seat)) for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize(
    ("cards", "dealer", "cuts"),
    [("H9 SA", 1, 1), ("SA HK", 0, 1), ("HQ HK", 0, 1), ("H9 S9 C4 D3", 1, 2), ("H9 S9 C4 D4 HT SJ", 0, 3)],
)
def test_the_lower_card_cut_deals_with_the_ace_low_and_equal_ranks_cut_again(
    cards: str, dealer: int, cuts: int
) -> None:
    """C-A1; source: the game text shipped with BSD cribbage."""
    match = GAME.open_match(HOUSE, Seat(1 - dealer), pack_beginning(cards))
    assert match.dealer == match.first_dealer == dealer
    assert [card for pair in match.cuts for card in pair] == list(parse_cards(cards))[: 2 * cuts]


def test_a_first_deal_by_lot_shows_no_cut() -> None:
    """C-A1, `first_deal: random`."""
    match = GAME.open_match(change_options(HOUSE, {"first_deal": "random"}), Seat(1), PACK_52)
    assert (match.dealer, match.cuts) == (1, ())


def test_the_deal_alternates_within_a_game() -> None:
    """C-18."""
    match = match_of()
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match = after_deal(match, (10, 10), PACK_52[13:])
    assert dealers == [0, 1, 0, 1]
    assert match.deals_played == 4


@pytest.mark.parametrize(
    ("next_deal", "board", "dealer"),
    [
        ("loser", (121, 95), 1),
        ("loser", (95, 121), 0),
        ("alternate", (121, 95), 1),
        ("alternate", (95, 121), 1),
        ("cut", (121, 95), 0),
    ],
)
def test_who_deals_first_in_the_next_game(next_deal: str, board: tuple[int, int], dealer: int) -> None:
    """C-A2. Seat 0 dealt first before; the cut comes from the undealt cards, here a three and a king."""
    match = after_deal(match_of(games=3, next_deal=next_deal), board, parse_cards("S3 HK C2 D2"))
    assert match.dealer == match.first_dealer == dealer
    assert match.scores == (0, 0)
    assert bool(match.cuts) == (next_deal == "cut")


@pytest.mark.parametrize(
    ("skunk", "loser", "expected", "weight"),
    [
        ("double", 91, Skunk.NONE, 1),
        ("double", 90, Skunk.SINGLE, 2),
        ("double", 61, Skunk.SINGLE, 2),
        ("double", 60, Skunk.DOUBLE, 3),
        ("single", 60, Skunk.SINGLE, 2),
        ("off", 30, Skunk.NONE, 1),
    ],
)
def test_a_loser_at_ninety_is_skunked_and_at_sixty_doubly(skunk: str, loser: int, expected: Skunk, weight: int) -> None:
    """C-A25; source: cribbagecorner.com."""
    game = end_of_game(change_options(HOUSE, {"skunk": skunk}), (loser, 121))
    assert (game.winner, game.skunk, game.game_points) == (1, expected, weight)


@pytest.mark.parametrize(("loser", "expected"), [(31, Skunk.NONE), (30, Skunk.SINGLE), (0, Skunk.DOUBLE)])
def test_at_sixty_one_a_skunk_is_by_the_same_distances(loser: int, expected: Skunk) -> None:
    """C-A25 with `target: 61`, a house rule."""
    assert end_of_game(change_options(HOUSE, {"target": 61}), (61, loser)).skunk is expected


@pytest.mark.parametrize(("loser", "weight"), [(91, 2), (90, 3), (40, 3)])
def test_american_clubs_pay_two_for_a_game_and_three_for_a_skunk(loser: int, weight: int) -> None:
    """C-A25, preset `acc`."""
    assert end_of_game(ACC, (121, loser)).game_points == weight


def play_games(match: CribbageMatch, *boards: tuple[int, int]) -> CribbageMatch:
    for board in boards:
        assert match_result(match) is None
        match = after_deal(match, board, PACK_52[13:])
    return match


def test_a_match_of_one_game_ends_with_it_and_keeps_its_board() -> None:
    match = play_games(match_of(), (121, 80))
    result = match_result(match)
    assert result is not None
    assert (result.winners, result.scores, match.scores) == ((0,), (2, 0), (121, 80))
    assert [(line.code, line.rule) for line in result.lines] == [("skunk", "C-A25")]


def test_a_match_ends_once_the_games_left_cannot_change_its_winner() -> None:
    """Without skunks a match of five is over at three games."""
    match = play_games(match_of(games=5, skunk="off"), (121, 100), (121, 100), (100, 121))
    assert match_result(match) is None
    ended = match_result(play_games(match, (121, 100)))
    assert ended is not None and ended.scores == (3, 1)


def test_a_skunk_may_still_turn_a_match() -> None:
    """With double skunks two games to none may be turned by a game of 3."""
    match = play_games(match_of(games=3), (121, 100), (121, 100))
    assert match_result(match) is None
    ended = match_result(play_games(match, (50, 121)))
    assert ended is not None and ended.winners == (1,)


def test_with_equal_game_points_more_games_win() -> None:
    """A house rule on C-A25: a skunk of 2 against two games of 1."""
    ended = match_result(play_games(match_of(games=3), (121, 80), (100, 121), (100, 121)))
    assert ended is not None
    assert (ended.winners, ended.scores) == ((1,), (2, 2))
    assert ended.lines[-1].code == "more_games"


def test_the_starter_may_be_any_of_the_forty_cards_left() -> None:
    """C-A3."""
    match = match_of()
    starters = set()
    for turn in range(40):
        dealt = GAME.deal(match, (*PACK_52[:12], *PACK_52[12 + turn :], *PACK_52[12 : 12 + turn]))
        assert isinstance(dealt, Discarding)
        starters.add(dealt.dealt.starter)
    assert starters == set(PACK_52[12:])


def test_a_shuffled_pack_is_the_whole_pack_and_the_same_for_the_same_seed() -> None:
    match = match_of()
    decks = [GAME.next_deck(match, None, Random(seed)) for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert set(decks[0]) == set(PACK_52)


def test_muggins_needs_counting_by_the_players() -> None:
    with pytest.raises(ParseError, match="muggins"):
        replace(HOUSE, muggins=True)


def test_a_deal_that_is_not_over_gives_no_next_one() -> None:
    match = match_of()
    with pytest.raises(ValueError, match="not over"):
        GAME.after_deal(match, GAME.deal(match, PACK_52))
