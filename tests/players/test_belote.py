"""The rule-of-thumb player of Belote: no named blunder, sensible bids, far better than chance, from its view alone."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.cards import parse_cards
from stammtisch.games.belote import GAME
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.options import HOUSE, PRESETS
from stammtisch.games.options import change_options
from stammtisch.players import PLAYERS
from stammtisch.players.belote import BelotePlayer
from stammtisch.players.belote.bidding import strength
from stammtisch.players.player import AnyPlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from tests.games.belote.deals import after, hands_with, playing

PLAYER = BelotePlayer()
HEARTS, ALL, NONE = (f"{contract}, pass, pass, pass" for contract in ("hearts", "all trumps", "no trumps"))

BLUNDERS = [
    (
        "never trumps its partner's winning card without need",
        HEARTS,
        ["SA D7 D8 D9 C7 C8 C9 CT", "S7 S8 S9 H7 H8 DA DK DQ", "H9 CJ CQ CK CA DJ DT HJ"],
        ["play SA", "play S7"],
        {"H9", "HJ"},
    ),
    (
        "never gives an ace or a ten to a trick that is lost",
        NONE,
        ["SA D7 D8 D9 C7 C8 C9 H9", "ST S7 DA DT HA HT CA CT"],
        ["play SA"],
        {"ST"},
    ),
    (
        "never discards an ace or a ten on an opponent's trick",
        NONE,
        ["SA D7 D8 D9 C7 C8 C9 H9", "DA DT HA HT CA CT H7 H8"],
        ["play SA"],
        {"DA", "DT", "HA", "HT", "CA", "CT"},
    ),
    (
        "never breaks king and queen in all trumps for nothing",
        ALL,
        ["SJ D7 D8 D9 C7 C8 C9 H9", "HK HQ CT CA DT DJ DA CJ"],
        ["play SJ"],
        {"HK", "HQ"},
    ),
    (
        "never throws a trump away where another card will do",
        HEARTS,
        ["SA D7 D8 D9 C7 C8 C9 CT", "S7 S8 S9 DT DJ DA DK DQ", "H7 CJ CQ H8 CK HA HK HT"],
        ["play SA", "play S7"],
        {"H7", "H8", "HA", "HK", "HT"},
    ),
    (
        "third to play, never keeps the ace of a suit that the last one most likely follows",
        HEARTS,
        ["D7 S7 S8 S9 C7 C8 C9 H7", "DQ SA SK SQ CA CK CQ HQ", "DA DK D8 ST SJ CT CJ H8"],
        ["play D7", "play DQ"],
        {"D8", "DK"},
    ),
    (
        "never ruffs with the jack of trumps where a lower one will do",
        HEARTS,
        ["D8 S7 S8 S9 C7 C8 C9 H7", "DK SA SK SQ CA CK CQ HQ", "HJ HA HT ST SJ CT CJ H8"],
        ["play D8", "play DK"],
        {"HJ"},
    ),
    (
        "never throws a nine away that will win once its jack is gone, nor a belote",
        ALL,
        ["SJ CJ C9 CT C8 D7 D8 D9", "S7 S9 SA ST H9 HK HQ DK", "S8 C7 CQ H7 H8 HJ DJ DA", "SK SQ CA CK HA HT DT DQ"],
        ["play SJ", "play S7", "play S8", "play SK", "play CJ", "play DK", "play C7", "play CK", "play C9"],
        {"H9", "HK", "HQ"},
    ),
]


@pytest.mark.parametrize(("says", "calls", "wanted", "moves", "blunders"), BLUNDERS, ids=[row[0] for row in BLUNDERS])
def test_a_named_blunder_is_not_made(
    says: str, calls: str, wanted: list[str], moves: list[str], blunders: set[str]
) -> None:
    state, _ = after(playing(hands_with(*wanted), calls), *moves)
    seat = GAME.to_act(state)[0]
    move = PLAYER.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1))
    assert GAME.move_text(move).split()[1] not in blunders, says


def test_it_feeds_a_trick_that_its_partner_is_sure_to_win() -> None:
    """A ten that would not win by itself goes under the partner's ace."""
    hands = hands_with("DA D7 D8 D9 C7 C8 C9 H9", "DT DJ S9 H7 H8 SA SK SQ", "CT CQ CJ HJ HT HQ ST SJ")
    state, _ = after(playing(hands, NONE), "play DA", "play DJ")
    move = PLAYER.choose(GAME.view(state, Seat(2)), GAME.legal_moves(state, Seat(2)), Random(1))
    assert GAME.move_text(move) in {"play CT", "play HT", "play ST"}


def test_the_last_player_takes_a_trick_as_cheaply_as_it_can() -> None:
    hands = hands_with("SK D7 D8 D9 C7 C8 C9 H9", "S7 S8 S9 H7 H8 DA DK DQ", "SQ SJ CJ CQ CK DJ DT HJ", "ST SA")
    state, _ = after(playing(hands, NONE), "play SK", "play S7", "play SQ")
    move = PLAYER.choose(GAME.view(state, Seat(3)), GAME.legal_moves(state, Seat(3)), Random(1))
    assert GAME.move_text(move) == "play ST"


def test_it_announces_everything_it_has() -> None:
    """B-A27: bots announce everything."""
    state = playing(hands_with("SA SK SQ SJ HJ DJ CJ H7"), HEARTS)
    move = PLAYER.choose(GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0)), Random(1))
    assert GAME.move_text(move).endswith("+ four J + tierce SA")


BIDS = [
    ("HJ H9 HA S7 D8", "hearts"),
    ("HJ H9 H7 SA D8", "hearts"),
    ("SA HA DA CA S7", "no trumps"),
    ("SJ S9 HJ H9 DJ", "all trumps"),
    ("S7 H8 DK CQ C8", "pass"),
    ("ST HT DK CQ C9", "pass"),
]


@pytest.mark.parametrize(("hand", "expected"), BIDS)
def test_it_bids_what_the_cards_carry(hand: str, expected: str) -> None:
    cards = parse_cards(hand)
    rest = [card for card in GAME.pack(HOUSE) if card not in cards]
    deck = [*cards[:3], *rest[:9], *cards[3:], *rest[9:]]
    state = GAME.deal(GAME.open_match(HOUSE, Seat(3), ()), deck)
    assert set(GAME.view(state, Seat(0)).hand) == set(cards)
    move = PLAYER.choose(GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0)), Random(1))
    assert GAME.move_text(move) == expected


def test_it_says_kontra_with_the_opponents_trumps_in_hand() -> None:
    cards = parse_cards("HJ H9 HA HT SA")
    rest = [card for card in GAME.pack(HOUSE) if card not in cards]
    deck = [*rest[:3], *cards[:3], *rest[3:11], *cards[3:], *rest[11:]]
    state, _ = after(GAME.deal(GAME.open_match(HOUSE, Seat(3), ()), deck), "hearts")
    assert set(GAME.view(state, Seat(1)).hand) == set(cards)
    move = PLAYER.choose(GAME.view(state, Seat(1)), GAME.legal_moves(state, Seat(1)), Random(1))
    assert GAME.move_text(move) == "kontra"


def test_more_trumps_are_more_strength() -> None:
    weak, strong = parse_cards("HJ H9 S7 S8 D7"), parse_cards("HJ H9 HA S8 D7")
    assert strength(strong, Contract.HEARTS) > strength(weak, Contract.HEARTS)


def duel(deals: int, seed: int, preset: str) -> tuple[int, int]:
    """What our player and a random one write, each deal from both sides."""
    rng, other, totals = Random(seed), RandomPlayer(), [0, 0]
    match = GAME.open_match(PRESETS[preset], Seat(0), ())
    for _ in range(deals):
        deck = GAME.next_deck(match, None, rng)
        for ours in (0, 1):
            state = GAME.deal(match, deck)
            result = None
            while result is None:
                seat = GAME.to_act(state)[0]
                player: AnyPlayer = PLAYER if seat % 2 == ours else other
                view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
                state, _ = GAME.play(state, seat, player.choose(view, moves, rng))
                result = GAME.result(state)
            for side in (0, 1):
                totals[side != ours] += result.scores[side]
    return totals[0], totals[1]


@pytest.mark.parametrize("preset", PRESETS)
def test_it_beats_a_random_player_by_far(preset: str) -> None:
    """Each deal from both sides: at least twice as many points written."""
    ours, others = duel(40, 7, preset)
    assert ours > 2 * others


def test_it_plays_every_phase_of_every_option() -> None:
    """Cut, auction, play and claims: it always finds a legal move."""
    options = change_options(HOUSE, {"cut": "player", "claim": True, "belote_auto": False})
    match, rng = GAME.open_match(options, Seat(0), ()), Random(3)
    for _ in range(10):
        state = GAME.deal(match, GAME.next_deck(match, None, rng))
        while GAME.result(state) is None:
            for seat in range(4):
                moves = GAME.legal_moves(state, Seat(seat))
                if seat not in GAME.to_act(state) and moves and rng.random() < 0.02:
                    state, _ = GAME.play(state, Seat(seat), moves[rng.randrange(len(moves))])
                    break
            for seat in GAME.to_act(state):
                moves = GAME.legal_moves(state, seat)
                move = PLAYERS["belote"].choose(GAME.view(state, seat), moves, rng)
                assert move in moves
                state, _ = GAME.play(state, seat, move)
                break
