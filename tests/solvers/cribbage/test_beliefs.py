"""What a seat may believe, against plain counting over everything the other seat may hold."""

from __future__ import annotations

import zlib
from array import array
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, combinations_with_replacement, count
from math import comb
from random import Random
from threading import local
from types import ModuleType
from typing import Any

import pytest

from stammtisch.cards import PACK_52, Card, without
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import show_score
from stammtisch.games.cribbage.moves import PlayCard
from stammtisch.games.cribbage.state import Discarding, Play, Where
from stammtisch.games.cribbage.view import CribbageView, played_by
from stammtisch.seats import Seat
from stammtisch.solvers import kernels
from stammtisch.solvers.cribbage import beliefs
from stammtisch.solvers.cribbage.beliefs import number_of, rank_of, weigh_discards, weigh_plays
from stammtisch.solvers.cribbage.tables import packed, stored, tables, unpacked
from stammtisch.solvers.kernels.cribbage_beliefs import number_of_four, number_of_two
from tests.games.cribbage.test_deals import open_deal


def deal_of(seed: int, **row: Any) -> Any:
    """A random deal before the discards, or after discards at random."""
    rng = Random(seed)
    cards = rng.sample(PACK_52, 13)
    hands = [" ".join(card.text for card in six) for six in (cards[:6], cards[6:12])]
    return open_deal({"hands": hands, "starter": cards[12].text, "dealer": rng.randrange(2), **row})


def discarding(seed: int, opening: tuple[int, int] = (0, 0)) -> CribbageView:
    """The pone's view of a random deal before the discards."""
    state = deal_of(seed, discard=False, opening=opening)
    assert isinstance(state, Discarding)
    return GAME.view(state, state.dealt.pone)


# --- tables ---


def test_the_tables_are_read_back_as_they_were_written() -> None:
    """The file of the package, packed once more, holds the same values."""
    assert stored() == unpacked(packed(stored()))


def test_tables_of_another_size_are_refused() -> None:
    """Bytes of an older or newer program are not taken for ours."""
    content = zlib.decompress(packed(stored()))
    with pytest.raises(ValueError, match=r"tables\.bin"):
        unpacked(zlib.compress(content + b"\0"))


def test_what_two_roles_keep_and_lay_away_adds_up_to_one() -> None:
    """Chances of hands, of discards and of pegs; and whoever is nearer home is likelier to win."""
    known = tables()
    for role in (0, 1):
        assert sum(known.kept[1820 * role :][:1820]) == pytest.approx(1, abs=1e-4)
        assert sum(known.thrown[91 * role :][:91]) == pytest.approx(1, abs=1e-4)
    wins = [known.wins[121 * place : 121 * place + 121] for place in range(121)]
    assert all(wins[place][place] > 0.5 for place in range(60))
    assert all(wins[mine][60] >= wins[mine - 1][60] - 1e-3 for mine in range(1, 121))


@pytest.mark.parametrize("role", [0, 1])
def test_a_pair_of_fives_is_thrown_into_ones_own_crib_only(role: int) -> None:
    """The dealer lays two fives away now and then, the pone hardly ever."""
    known = stored().thrown
    fives = known[91 * role + number_of_two(4, 4)]
    assert (fives > 0.0005) == (role == 1)


# --- discards ---


@pytest.mark.parametrize("seed", range(6))
def test_the_average_of_a_hand_is_that_of_all_46_starters(seed: int) -> None:
    """With flushes and nobs."""
    view = discarding(seed)
    for worth in weigh_discards(view):
        stays = without(view.hand, worth.cards)
        scores = [show_score((*stays, starter)) for starter in PACK_52 if starter not in view.hand]
        assert sum(scores) / 46 == pytest.approx(worth.hand)


@pytest.mark.parametrize("seed", range(3))
def test_the_average_of_a_crib_is_that_of_all_that_the_other_seat_may_lay_away(seed: int) -> None:
    """Every two unseen cards as often as the dealer throws such ranks, with every starter; flushes nearly."""
    view, known = discarding(seed), tables().thrown
    unseen = [card for card in PACK_52 if card not in view.hand]
    worth = next(each for each in weigh_discards(view) if each.cards[0].suit != each.cards[1].suit)
    total = whole = 0.0
    for starter in unseen:
        part = weight_of_part = 0.0
        for pair in combinations(without(unseen, (starter,)), 2):
            low, high = sorted(map(rank_of, pair))
            weight = known[91 + number_of_two(low, high)] / (6 if low == high else 16)
            part += weight * show_score((*worth.cards, *pair, starter), crib=True, four_flush=False)
            weight_of_part += weight
        total += part / weight_of_part
        whole += 1
    assert total / whole == pytest.approx(worth.crib, abs=0.01)


def test_near_the_end_what_wins_differs_from_what_scores_most() -> None:
    """The pone needs 4 and counts first, the dealer 11: a hand that always has 4 wins, whatever the crib gets."""
    view = discarding(1)
    view = replace(view, board=(117, 110) if view.seat == 0 else (110, 117))
    best = max(weigh_discards(view), key=lambda each: each.win)
    assert max(sure_fours(view, pair) for pair in combinations(view.hand, 2)) == sure_fours(view, best.cards) == 46
    assert best.win > 0.97


def sure_fours(view: CribbageView, away: Sequence[Card]) -> int:
    """With how many of the 46 starters what stays scores 4 or more."""
    stays = without(view.hand, away)
    return sum(show_score((*stays, starter)) >= 4 for starter in PACK_52 if starter not in view.hand)


# --- the play ---


@dataclass(frozen=True, slots=True)
class World:
    """A hand that the other seat may have, in a state of the rules, and how likely it is."""

    state: Any
    weight: float


def worlds_of(view: CribbageView, state: Any) -> list[World]:
    """The state with every hand of the other seat that fits, one of each class of ranks."""
    me = view.seat
    assert me is not None
    other = Seat(1 - me)
    played = played_by(view, other)
    seen = {*view.hand, *played_by(view, me), *view.own_discards, view.starter, *played}
    left = Counter(rank_of(card) for card in PACK_52 if card not in seen)
    by_rank = {rank: [card for card in PACK_52 if rank_of(card) == rank and card not in seen] for rank in range(13)}
    classes = {
        tuple(sorted(map(rank_of, cards)))
        for cards in combinations([card for card in PACK_52 if card not in seen], 4 - len(played))
    }
    found = []
    for ranks in classes:
        weight = _weight(ranks, tuple(map(rank_of, played)), left, 0 if view.dealer == me else 1)
        held: list[Card] = []
        for rank in ranks:
            held.append(next(card for card in by_rank[rank] if card not in held))
        hands = (state.hands[0], tuple(held)) if me == 0 else (tuple(held), state.hands[1])
        found.append(World(replace(state, hands=hands), weight))
    return found


def _weight(ranks: Sequence[int], played: Sequence[int], left: Counter[int], role: int) -> float:
    """How often this role keeps these ranks, times the ways in which they may be held."""
    whole = Counter((*ranks, *played))
    weight = tables().kept[1820 * role + number_of_four(*sorted((*ranks, *played)))]
    for rank, number in whole.items():
        weight *= comb(left[rank], number - Counter(played)[rank]) / comb(4, number)
    return weight


def expectimax(worlds: list[World], me: Seat) -> float:
    """Pegs of `me` less the other's, weighted: our choice is one for all worlds that look the same, card by card."""
    open_worlds = [world for world in worlds if isinstance(world.state, Play)]
    total = sum(world.weight * _ahead(world.state, me) for world in worlds if not isinstance(world.state, Play))
    groups = defaultdict(list)
    for world in open_worlds:
        groups[GAME.view(world.state, me)].append(world)
    return total + sum(_of_group(group, me) for group in groups.values())


def _of_group(group: list[World], me: Seat) -> float:
    state = group[0].state
    if state.turn != me:
        return expectimax([World(_answered(world.state), world.weight) for world in group], me)
    return max(_after(group, me, move) for move in _different(GAME.legal_moves(state, me)))


def _different(moves: Sequence[Any]) -> list[Any]:
    """One card of each rank, or the go."""
    return list({move.card.rank if isinstance(move, PlayCard) else None: move for move in moves}.values())


def _after(group: list[World], me: Seat, move: Any) -> float:
    return expectimax([World(GAME.play(world.state, me, move)[0], world.weight) for world in group], me)


@cache
def plain_kernel() -> ModuleType:
    """The rules' kernel as plain Python, which shows its fields."""
    return kernels.interpreted("cribbage")


def _answered(state: Play) -> Any:
    """The state after the most attractive card of the seat in turn, as the kernel says."""
    pegging = plain_kernel().Pegging()
    for seat in (0, 1):
        pegging.place(seat, [rank_of(card) for card in state.hands[seat]])
    pegging.begin([rank_of(card) for card in state.series], -1 if state.gone is None else state.gone, state.turn)
    moves = GAME.legal_moves(state, state.turn)
    place = pegging.attractive()
    if place < 0:
        return GAME.play(state, state.turn, moves[0])[0]
    rank = pegging.ranks[state.turn][place]
    return GAME.play(state, state.turn, next(m for m in moves if isinstance(m, PlayCard) and rank_of(m.card) == rank))[
        0
    ]


def _ahead(state: Any, me: Seat) -> int:
    counted = [award for award in state.play.awards if award.where in (Where.PLAY, Where.LAST_CARD)]
    return sum(award.score if award.seat == me else -award.score for award in counted)


def position(seed: int) -> Play:
    """Mid-series after random cards: the seat in turn has a choice, the other at most two cards, nobody said go."""
    for tried in count(1000 * seed):
        state, rng = deal_of(tried), Random(tried)
        while isinstance(state, Play) and not (state.plays and state.plays[-1].card is None):
            choice = len(_different(GAME.legal_moves(state, state.turn))) > 1
            if (
                state.plays
                and len(state.hands[1 - state.turn]) <= 2
                and choice
                and len(state.series) == len(state.plays)
            ):
                return state
            state, _ = GAME.play(state, state.turn, rng.choice(GAME.legal_moves(state, state.turn)))
    raise AssertionError("there are such positions")


@pytest.mark.parametrize("seed", range(8))
def test_a_card_is_worth_what_trying_everything_against_all_hands_gives(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a thousandth of the game is a point, the chances of two cards differ by what they peg on average."""
    even = array("d", [0.5 + (dealer - pone) / 1000 for dealer in range(121) for pone in range(121)])
    level = replace(tables(), wins=even)
    monkeypatch.setattr(beliefs, "tables", lambda: level)
    monkeypatch.setattr(beliefs, "_OF_THIS_THREAD", local())
    state = position(seed)
    me = state.turn
    view = GAME.view(state, me)
    worlds = worlds_of(view, state)
    whole = sum(world.weight for world in worlds)
    expected = {move.card.rank: _after(worlds, me, move) / whole for move in _different(GAME.legal_moves(state, me))}
    found = {worth.card.rank: 1000 * worth.win for worth in weigh_plays(view)}
    first = next(iter(expected))
    assert {rank: value - expected[first] for rank, value in expected.items()} == pytest.approx(
        {rank: value - found[first] for rank, value in found.items()}, abs=1e-6
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_hand_that_the_other_seat_really_holds_is_never_ruled_out(seed: int) -> None:
    """Whatever was played and said so far, at every turn of the play: some hands fit, and they are counted."""
    rng, state = Random(seed), deal_of(seed)
    while isinstance(state, Play):
        moves = GAME.legal_moves(state, state.turn)
        if isinstance(moves[0], PlayCard):
            worths = weigh_plays(GAME.view(state, state.turn), doubt=0.3)
            assert {worth.card.rank for worth in worths} == {move.card.rank for move in _different(moves)}
            assert all(worth.hands > 0 and 0 <= worth.win <= 1 and 0 <= worth.reply <= 1 for worth in worths)
        state, _ = GAME.play(state, state.turn, rng.choice(moves))


def test_a_go_rules_out_every_card_that_would_have_fitted() -> None:
    """K T 9 and a go at 29, then a jack: the other two cards are threes or higher."""
    state: Any = open_deal({"hands": ["HT HJ HQ HK D2 D4", "SK S9 S8 S7 C3 C4"], "starter": "D6", "dealer": 0})
    for text in ("play SK", "play HT", "play S9", "go", "play HJ"):
        state, _ = GAME.play(state, state.turn, GAME.parse_move(text))
    fitting = list(combinations_with_replacement(range(2, 13), 2))
    assert weigh_plays(GAME.view(state, Seat(1)))[0].hands == len(fitting) == 66


def test_compiled_and_interpreted_believe_the_same() -> None:
    """Every number of one discard and of one play."""
    view = discarding(3)
    module = kernels.interpreted("cribbage_beliefs")
    plain, known = module.Beliefs(), tables()
    plain.load(list(known.kept), list(known.thrown), list(known.pegs), list(known.wins))
    role = int(view.seat == view.dealer)
    cards = sorted(map(number_of, view.hand))
    plain.see(cards)
    plain._guess_all_hands(1 - role)
    plain._set_split(cards, 0, 1)
    plain._weigh(role, 0, 0)
    worth = weigh_discards(view)[0]
    assert (worth.win, worth.hand, worth.crib) == pytest.approx((plain.chance, plain.hand_mean, plain.crib_mean))
