"""Forced wins: what is proven is won against every defence in every world, and by one line for all of them."""

from __future__ import annotations

from dataclasses import replace

from stammtisch.cards import parse_card, parse_cards
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.players.skat.forcing import Forcing
from stammtisch.players.skat.hidden import Hidden, World
from stammtisch.players.skat.seen import Seen
from stammtisch.solvers.skat import Position
from stammtisch.solvers.skat.masks import layout_of
from tests.players.skat.positions import plays
from tests.players.skat.test_hidden import seen
from tests.players.skat.test_searching import SOLVER, cards_of, position_in

ENOUGH = 1 << 40


def wins_for_all(positions: list[Position], known: Seen) -> bool:
    """The same by plain search: the declarer plays one card for all positions, the others any in each."""
    if not positions[0].hands[0] and not positions[0].table and not any(positions[0].hands):
        return all(SOLVER.makes(position, known.contract) for position in positions)
    place = positions[0].turn
    cards = {card for position in positions for card in position.legal}
    after = ([position.after(card) for position in positions if card in position.legal] for card in cards)
    if place == 0:
        return any(wins_for_all(each, known) for each in after)
    return all(wins_for_all(each, known) for each in after)


def test_proofs_agree_with_plain_search() -> None:
    """On positions of three cards, for every card, whether it is proven is whether it wins."""
    proven = refuted = 0
    for play in plays(40, 3, seed=2):
        known = seen(play)
        worlds = tuple(Hidden(known).all())
        if known.me != 0 or len(worlds) > 40:
            continue
        forcing = Forcing(known, worlds, ENOUGH)
        for move in cards_of(play):
            positions = [position_in(world, known).after(move.card) for world in worlds]
            expected = wins_for_all(positions, known)
            assert forcing.wins(known.layout.place(move.card)) == expected
            proven, refuted = proven + expected, refuted + (not expected)
    assert proven > 5 and refuted > 5


def test_a_proof_that_needs_too_many_steps_is_given_up() -> None:
    """Not proven is not refuted; with steps enough the same card is proven."""
    proven = given_up = 0
    for play in plays(80, 3, seed=2):
        known = seen(play)
        worlds: tuple[World, ...] = tuple(Hidden(known).all())
        if known.me != 0 or known.contract.kind is Kind.NULL or len(worlds) > 40:
            continue
        for move in cards_of(play):
            card = known.layout.place(move.card)
            if Forcing(known, worlds, ENOUGH).wins(card):
                proven, given_up = proven + 1, given_up + (not Forcing(known, worlds, 1).wins(card))
    assert proven > given_up > 0


def test_a_guess_that_open_cards_would_always_make_right_is_no_forced_win() -> None:
    """After the last trump one of two kings wins, and which one, only open cards tell: won singly, not by force."""
    clubs = layout_of(Kind.CLUBS)
    base = seen(next(plays(1, 3, seed=2)))
    known = replace(
        base, contract=Contract(Kind.CLUBS, hand=True), layout=clubs, me=0, leader=0, table=(), taken=44, plays=()
    )
    worlds = [
        World((mask("CJ SK HK"), mask("SA S7 D7"), mask("D8 D9 DT")), mask("HA H7")),
        World((mask("CJ SK HK"), mask("HA H7 D7"), mask("D8 D9 DT")), mask("SA S7")),
    ]
    trump = clubs.place(parse_card("CJ"))
    assert all(SOLVER.makes(position_in(world, known).after(parse_card("CJ")), known.contract) for world in worlds)
    assert not Forcing(known, worlds, ENOUGH).wins(trump)
    assert Forcing(known, worlds[:1], ENOUGH).wins(trump) and Forcing(known, worlds[1:], ENOUGH).wins(trump)


def mask(cards: str) -> int:
    """Cards as bits, with acorns as trumps."""
    return layout_of(Kind.CLUBS).mask(parse_cards(cards))
