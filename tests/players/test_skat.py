"""The rule-of-thumb player of Skat: sensible bids, no named blunders, quick, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import parse_cards
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.state import State
from stammtisch.players import PLAYERS
from stammtisch.players.random_player import RandomPlayer
from stammtisch.players.skat.bidding import highest_bid
from stammtisch.players.skat.holding import margin
from stammtisch.seats import Seat
from tests.games.skat.table import HOUSE, ISKO, F, M, R, after, dealt, dealt_around, forehand_plays, options, texts

BOT = PLAYERS["skat"]
CHANCE = RandomPlayer()

MIDDLEHAND_DECLARES = ("1 18", "0 pass", "2 pass", "1 clubs hand")
REARHAND_DECLARES = ("1 pass", "2 18", "0 pass", "2 clubs hand")
FOREHAND_DECLARES = ("1 pass", "2 pass", "0 18", "0 clubs hand")

BLUNDERS: list[tuple[str, tuple[str, str, str, str], tuple[str, ...], Seat, str]] = [
    (
        "a partner's winning Daus is not trumped, and a ten is added to it",
        (
            "DA DK DT DQ SA SK HA HK H9 C7",
            "CJ SJ HJ DJ CA CK CQ D7 HQ S7",
            "CT C9 C8 ST SQ S9 S8 HT H8 H7",
            "D9 D8",
        ),
        (*MIDDLEHAND_DECLARES, "0 play DA", "1 play D7"),
        R,
        "HT ST",
    ),
    (
        "no Daus and no ten is thrown on a trick that the declarer has won",
        (
            "CJ SJ HJ CA CK C9 C8 C7 HA HT",
            "SA ST SK DA DT D8 D7 H7 HK DQ",
            "DJ CT CQ SQ S9 S8 S7 HQ H9 H8",
            "DK D9",
        ),
        (*FOREHAND_DECLARES, "0 play CJ"),
        M,
        "D7 D8 H7",
    ),
    (
        "a ten is not played under the declarer's Daus while a seven can be",
        (
            "S8 S9 SK SQ HJ DJ C9 HT HK HQ",
            "CJ SJ CA CT CK CQ SA HA H7 D7",
            "ST S7 C8 C7 H9 H8 DA DT D9 D8",
            "DK DQ",
        ),
        (*MIDDLEHAND_DECLARES, "0 play S8", "1 play SA"),
        R,
        "S7",
    ),
    (
        "no Unter is spent where another trump takes the trick for sure",
        (
            "HQ HK HA DJ C9 SA SK SQ DA DK",
            "HT H9 H8 HJ C8 ST S9 DT DQ D9",
            "CJ SJ CA CT CK CQ C7 S8 S7 D7",
            "H7 D8",
        ),
        (*REARHAND_DECLARES, "0 play HQ", "1 play H8"),
        R,
        "CA CT CK CQ C7",
    ),
    (
        "in Null the declarer ducks with the highest card that loses",
        (
            "CA CK CQ SA SK SQ HA HK DA DK",
            "CT C8 C7 S9 S8 S7 H9 H7 D8 D7",
            "CJ C9 SJ ST HQ HJ HT DQ DJ DT",
            "H8 D9",
        ),
        ("1 18", "0 pass", "2 pass", "1 null hand", "0 play CA"),
        M,
        "CT",
    ),
    (
        "in Null the declarer leads from the suit that stays safe, not the seven that guards his Daus",
        (
            "CA CT C9 C7 SA SQ SJ ST S8 S7",
            "CK HQ HJ HT H7 SK DA D9 D8 D7",
            "CQ CJ C8 HA HK H9 H8 S9 DK DT",
            "DQ DJ",
        ),
        (*FOREHAND_DECLARES[:3], "0 null hand"),
        F,
        "S7 S8",
    ),
    (
        "in Null the declarer throws off the card that is in danger, not the highest of a safe suit",
        (
            "CA CQ C9 C7 SQ S9 S8 S7 D9 DT",
            "CK CJ C8 HA HQ H8 SA SK SJ DA",
            "CT HK HJ H7 ST DK DQ DJ H9 HT",
            "D7 D8",
        ),
        (
            "1 18",
            "0 hold",
            "1 pass",
            "2 pass",
            "0 null hand",
            "0 play S7",
            "1 play SJ",
            "2 play ST",
            "1 play HA",
            "2 play HK",
        ),
        F,
        "D9 DT",
    ),
    (
        "with three Unters below the one that is missing the declarer forces it with the lowest of them",
        (
            "CJ CA C9 HK HQ H8 SA S7 DK D9",
            "SJ HJ DJ CT CK C8 C7 HA SQ DT",
            "HT H9 H7 ST SK S9 S8 DA D8 D7",
            "CQ DQ",
        ),
        (*MIDDLEHAND_DECLARES, "0 play SA", "1 play SQ", "2 play S8", "0 play HK", "1 play HA", "2 play H7"),
        M,
        "DJ",
    ),
    (
        "a defender does not lead a ten from under the Daus he cannot see",
        (
            "HT H7 ST S8 DT D9 C9 C8 DQ S7",
            "CJ SJ HJ CA CT CK CQ HA DA D7",
            "DJ C7 SA SK SQ S9 HK HQ H9 H8",
            "DK D8",
        ),
        MIDDLEHAND_DECLARES,
        F,
        "H7 S8 S7 D9 DQ",
    ),
]


def chosen(state: State, seat: Seat, player: Any = BOT) -> str:
    """What the player does, as text."""
    move: str = player.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(0)).text
    return move


@pytest.mark.parametrize(("says", "hands", "moves", "seat", "good"), BLUNDERS, ids=[row[0] for row in BLUNDERS])
def test_named_blunders_are_not_committed(
    says: str, hands: tuple[str, str, str, str], moves: tuple[str, ...], seat: Seat, good: str
) -> None:
    """Each row is a position in which other programs' bots were complained about."""
    forehand, middlehand, rearhand, skat = hands
    state = after(dealt(forehand, middlehand, rearhand, skat), *moves)
    assert chosen(state, seat) in [f"play {card}" for card in good.split()], says


def test_a_strong_hand_is_bid_up_to_its_value_and_no_further() -> None:
    """With two and six trumps acorns are worth 36: the player calls, holds 36, and passes 40."""
    strong = "CJ SJ CA CT CK C8 HA HT S7 D7"
    assert highest_bid(parse_cards(strong)) >= 36
    hand = parse_cards("SJ DJ HA HT HK H9 CA S9 S7 D7")
    assert highest_bid(hand) == 20
    state = dealt_around("SJ DJ HA HT HK H9 CA S9 S7 D7")
    assert chosen(after(state, "1 20"), F) == "hold"
    assert chosen(after(state, "1 22"), F) == "pass"


def test_six_trumps_with_two_unters_daus_and_ten_are_bid() -> None:
    """No side trick is needed with that many."""
    assert highest_bid(parse_cards("SJ DJ C7 HA HT H9 H8 S7 DK D8")) >= 18


def test_a_weak_hand_passes_and_a_low_one_plays_null() -> None:
    """Nothing to win and nothing to duck with: pass; only low cards: Null."""
    weak = dealt_around("C9 CT SQ SK HT H8 DQ DK D9 HK")
    assert chosen(after(weak, "1 18"), F) == "pass"
    assert chosen(after(weak, "1 pass", "2 pass"), F) == "pass"
    low = parse_cards("C7 C8 C9 S7 S9 SJ H7 H8 D7 D9")
    assert margin(low, Kind.NULL) > 0 > margin(low, Kind.GRAND)
    assert highest_bid(low) == 23


def test_the_declarer_keeps_his_trumps_and_daus_and_names_what_covers_the_bid() -> None:
    """Losers go into the skat, and the contract is worth the bid."""
    state = after(dealt(), "1 27", "0 hold", "1 pass", "2 pass")
    assert chosen(state, F) == "take skat"
    state = after(state, "0 take skat")
    discard = chosen(state, F)
    assert not {"CJ", "SJ", "CA", "CT", "HA"} & set(discard.split())
    state = after(state, f"0 {discard}")
    named = chosen(state, F)
    covered = {choice.contract.text: choice.covers.value for choice in GAME.view(state, F).choices}
    assert covered[named] == "yes"


def test_cards_that_would_win_are_not_laid_away() -> None:
    """In Grand a suit from Daus to Ober is kept whole; the loose Ober and eight go."""
    hand = "CJ DJ CA CT CK CQ C8 SQ DA D8"
    state = forehand_to_discard(dealt_around(hand, skat="SA HJ"))
    discard = chosen(state, F)
    assert discard == "discard SQ D8"
    assert chosen(after(state, f"0 {discard}"), F) == "grand"


def forehand_to_discard(state: State) -> State:
    """Forehand has taken the skat at 18."""
    return after(state, "1 pass", "2 pass", "0 18", "0 take skat")


def test_answers_out_of_turn_are_sensible() -> None:
    """Opponents may give up, a partner may not, and a claim without proof is refused; only sure hands double."""
    rules = options(ISKO, kontra=True)
    state = forehand_plays("clubs", dealt(rules=rules))
    assert chosen(after(state, "0 claim all"), M) == "refuse"
    assert chosen(after(state, "1 concede"), R) == "refuse"
    assert chosen(after(state, "1 concede", "2 agree"), F) == "agree"
    null = forehand_plays("null hand", dealt_around("C7 C8 C9 CT S7 S8 S9 H7 HT HJ", rules))
    assert chosen(after(null, "0 claim none"), M) == "refuse"
    assert chosen(after(null, "0 claim all"), M) == "agree"
    assert chosen(after(null, "1 claim none", "2 agree"), F) == "refuse"
    assert chosen(after(state, "1 kontra"), F) in texts(after(state, "1 kontra"), F)
    assert chosen(after(state, "0 play CJ"), M) != "kontra"
    cards = ("CJ CA CT HA HT S7 S8 D7 D8 C7", "SJ HJ DJ CK CQ C9 C8 SA ST DA", "SK SQ S9 HK HQ H9 H8 H7 DT DK")
    strong = dealt(*cards, "D9 DQ", rules)
    assert chosen(after(forehand_plays("clubs hand", strong), "0 play HA"), M) == "kontra"


def match_scores(rules: Options, players: tuple[Any, ...], deals: int, seed: int) -> list[int]:
    """What each seat's sheet gains over deals; the dealer goes round."""
    rng, seats = Random(seed), GAME.seats(rules)
    scores = [0] * seats
    for number in range(deals):
        match = GAME.open_match(rules, Seat(number % seats), ())
        state = GAME.deal(match, GAME.next_deck(match, None, rng))
        while (result := GAME.result(state)) is None:
            seat = GAME.to_act(state)[0]
            moves = GAME.legal_moves(state, seat)
            move = players[seat].choose(GAME.view(state, seat), moves, rng)
            assert move in moves
            state, _ = GAME.play(state, seat, move)
        scores = [total + score for total, score in zip(scores, result.scores, strict=True)]
    return scores


@pytest.mark.parametrize("seat", range(3))
def test_it_beats_chance_by_far(seat: int) -> None:
    """Against two random players in 60 deals, from every seat."""
    players = tuple(BOT if place == seat else CHANCE for place in range(3))
    scores = match_scores(HOUSE, players, 60, seed=seat)
    assert all(scores[seat] > scores[other] + 2000 for other in range(3) if other != seat)


def test_among_themselves_most_games_are_won() -> None:
    """Sensible bidding: what the declarers win outweighs what they lose."""
    assert sum(match_scores(HOUSE, (BOT, BOT, BOT), 120, seed=5)) > 1000


@pytest.mark.parametrize(
    "rules", [ISKO, options(ISKO, four_table=True, kontra=True, all_pass="ramsch"), options(jump_bids=False)]
)
def test_it_finds_a_legal_move_under_every_kind_of_rules(rules: Options) -> None:
    """Whole deals with all variants end, and something is won and lost in them."""
    scores = match_scores(rules, (BOT,) * GAME.seats(rules), 25, seed=1)
    assert len(scores) == GAME.seats(rules)
    assert any(scores)
