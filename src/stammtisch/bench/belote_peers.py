"""Our play of the cards against `colver`'s, where that is installed: the same deals and contracts, from both seatings.

What belongs here: a deal held by `colver` and by our rules at once, its score, and who plays at which side. What does
not: our player. All four seats bid by `colver`'s own rule, so that the contract is the same for both; its contracts are
suits with a number of card points to reach, and those that nobody doubled are played. Its duties of play are those of
our preset `bulgarian`; announcements it does not know, and belotes are counted but not looked for in hidden hands.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from statistics import mean
from typing import Any, Final, TypeAlias

from stammtisch.auctions import PASS, Call
from stammtisch.bench.belote import COLVER_RANKS, SUITS, colver_number
from stammtisch.bench.peers import SEED
from stammtisch.cards import PACK_32, Card, Rank, Suit, find_card, in_pack_order
from stammtisch.games.belote.belotes import BELOTE_VALUE
from stammtisch.games.belote.contracts import Doubled
from stammtisch.games.belote.game import GAME
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.moves import PLAYS, Play
from stammtisch.games.belote.options import BULGARIAN
from stammtisch.games.belote.state import Hands, Playing, whole_hands
from stammtisch.players.belote.cards import TIE, Judge, Thought, weigh_cards
from stammtisch.players.budget import Budget
from stammtisch.players.weighing import Outcome
from stammtisch.seats import Seat, Side, next_seat, side_of
from stammtisch.solvers.belote.outcomes import Outcomes
from stammtisch.tricks import Trick

OPTIONS: Final = replace(BULGARIAN, belote_auto=False)
TRIALS: Final = 4
SIDES: Final = (Side(0), Side(1))
ALL: Final = 162
CAPOT: Final = 252
SYMBOLS: Final = "♠♥♦♣"
"""How it writes the suits of its bids, in the order of `SUITS`."""
BY_WORLDS: Final = '[play]\nmethod = "isdd"\ntime_ms = {milliseconds}\n[worlds]\nsource = "uniform"\n'

Chooses: TypeAlias = Callable[[Playing, "Bid"], int]
"""The number of the card that the seat on turn plays, by what it sees of the deal under this contract."""


def has_colver() -> bool:
    """Whether `colver` is installed."""
    return importlib.util.find_spec("colver") is not None


@dataclass(frozen=True, slots=True)
class Bid:
    """What the auction of a deal came to. promised: the card points to reach.

    declarer: who named the suit first for the side. calls: what was said, in our words; actions: in `colver`'s numbers.
    """

    declarer: Seat
    doubled: Doubled
    promised: int
    calls: tuple[Call, ...]
    actions: tuple[int, ...]


class Deal:
    """A deal in the play, as `colver` has it and as our rules do."""

    def __init__(self, hands: Hands, dealer: Seat, bid: Bid) -> None:
        self.env = dealt(hands, dealer)
        for action in bid.actions:
            self.env.step(action)
        self.bid = bid
        self.state: Any = opening(hands, dealer, bid)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return bool(self.env.is_terminal())

    @property
    def trick(self) -> int:
        """The number of the trick that is played, from 0."""
        return len(self.state.won)

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return Seat(self.env.current_player())

    def play(self, number: int) -> None:
        """The seat on turn plays this card."""
        self.state, _ = GAME.play(self.state, self.turn, PLAYS[card_of(number)])
        self.env.step(number)


def opening(hands: Hands, dealer: Seat, bid: Bid) -> Playing:
    """The deal by our rules when its first card is to be played."""
    sorted_hands = tuple(in_pack_order(hand) for hand in hands)
    return Playing(BeloteMatch(OPTIONS, dealer), bid.calls, bid.doubled, sorted_hands, Trick(next_seat(dealer, 4)))


def card_of(number: int) -> Card:
    """The card that `colver` gives this number."""
    trump = SUITS[number // 8].trump
    assert trump is not None
    return find_card(trump, Rank(COLVER_RANKS[number % 8]))


def dealt(hands: Hands, dealer: Seat) -> Any:
    """`colver`'s own state of the deal, before anybody speaks."""
    import colver

    return colver.Env.deal_with_hands(dealer, [[colver_number(card) for card in hand] for hand in hands])


@dataclass(frozen=True, slots=True)
class Said:
    """What one seat said in an auction of `colver`: the number of its action, and its name for people, as `80♠`."""

    seat: Seat
    action: int
    name: str


def bid_on(hands: Hands, dealer: Seat) -> Bid | None:
    """What all four seats bid by `colver`'s rule; None if nobody does, or somebody doubles."""
    env = dealt(hands, dealer)
    said = tuple(auction(env))
    return None if env.is_terminal() else read_bid(said, env.get_contract())


def auction(env: Any) -> Iterator[Said]:
    """All that is said, until the first card is to be played."""
    while env.phase() == 0 and not env.is_terminal():
        action = env.bid_improved()
        yield Said(Seat(env.current_player()), action, env.action_name(action, 0))
        env.step(action)


def read_bid(said: Sequence[Said], contract: Mapping[str, int]) -> Bid | None:
    """The auction in our words; None where nobody bid, or somebody doubled.

    contract: `value` (card points to reach), `trump` (a number of `SUITS`), `team` and `coinche`, as `colver` tells it.
    """
    if not contract["value"] or contract["coinche"]:
        return None
    calls = tuple(Call(each.seat, _call_of(each.name)) for each in said)
    named = SUITS[contract["trump"]]
    declarer = next(call.seat for call in calls if call.text == named.value and call.seat % 2 == contract["team"])
    actions = tuple(each.action for each in said)
    return Bid(declarer, Doubled(named, declarer), contract["value"], calls, actions)


def _call_of(name: str) -> str:
    """The text of a call: a contract, or the pass for what names no suit."""
    suit = SYMBOLS.find(name[-1])
    return PASS if suit < 0 else SUITS[suit].value


# ---- who plays


class Pace:
    """How long their player really thinks about a card, trick by trick; ours gets as long.

    Theirs cannot stop within a world, so that at the first tricks it takes many times what it is told to.
    """

    def __init__(self, milliseconds: float) -> None:
        self._told = milliseconds / 1000
        self._spent: dict[int, list[float]] = {}

    def note(self, trick: int, seconds: float) -> None:
        """They have thought so long."""
        self._spent.setdefault(trick, []).append(seconds)

    def budget(self, trick: int) -> Budget:
        """Their average in tricks of this number; what they are told until they have played in one."""
        return Budget(worlds=1 << 30, steps=1 << 60, seconds=mean(self._spent.get(trick, [self._told])))


def our_play(budget: Callable[[int], Budget], rng: Random) -> Chooses:
    """Our player of cards. budget: how much it thinks in the trick of this number."""

    def choose(state: Playing, bid: Bid) -> int:
        legal = [move.card for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play)]
        cards = sorted(set(legal), key=legal.index)
        if len(cards) == 1:
            return colver_number(cards[0])
        view, thought = GAME.view(state, state.turn), Thought(budget(len(state.won)), TRIALS)
        weighed = weigh_cards(view, cards, thought, _judge(bid), rng)
        return colver_number(weighed[0].move)

    return choose


def _judge(bid: Bid) -> Judge:
    """A deal's score by `colver`'s rules."""

    def judge(world: Playing, outcomes: Outcomes, points: int, side: Side) -> Outcome:
        declaring = side_of(bid.declarer)
        belotes = belotes_of(world)
        taken = points if declaring == 0 else outcomes.total - points
        ahead = score_ahead(bid.promised, CAPOT if taken == ALL else taken, belotes[declaring], belotes[1 - declaring])
        mine = taken if side == declaring else ALL - taken
        worth = (ahead if side == declaring else -ahead) + TIE * mine
        return Outcome(worth, (ahead > 0) == (side == declaring))

    return judge


def belotes_of(world: Playing) -> tuple[int, int]:
    """What king and queen of trumps in one hand bring each side."""
    found = [0, 0]
    pair = {find_card(suit, rank) for suit in Suit if suit is world.contract.trump for rank in (Rank.KING, Rank.QUEEN)}
    for seat, hand in enumerate(whole_hands(world)):
        found[seat % 2] += BELOTE_VALUE * pair.issubset(hand)
    return found[0], found[1]


def score_ahead(promised: int, taken: int, belote: int = 0, others_belote: int = 0) -> int:
    """How much more the declarers score: what they took and promised less the rest; all the other way if they fail.

    taken: card points, 252 for all tricks. belote, others_belote: 20 for the side that has it.
    """
    mine, others = taken + belote, max(ALL - taken, 0) + others_belote
    return mine + promised - others if mine >= promised and mine > others else -(ALL + promised)


class Colver:
    """`colver`'s own players of one deal: they see all calls and cards as they come, and hands of their own seats."""

    def __init__(self, hands: Hands, dealer: Seat, bid: Bid, milliseconds: int, pace: Pace) -> None:
        import colver

        self._pace = pace

        spec = BY_WORLDS.format(milliseconds=milliseconds)
        self._agents = [colver.Agent(spec, seat, SEED) for seat in range(4)]
        env = dealt(hands, dealer)
        for agent in self._agents:
            agent.init_deal(env)
        for action in bid.actions:
            self.observe(env, action)
            env.step(action)

    def observe(self, env: Any, action: int) -> None:
        """What everybody sees, before it is done."""
        for agent in self._agents:
            agent.observe(env, action)

    def choose(self, deal: Deal) -> int:
        """A card by sampled worlds and open cards."""
        start = time.perf_counter()
        card = int(self._agents[deal.turn].action(deal.env))
        if len(deal.env.legal_actions()) > 1:
            self._pace.note(deal.trick, time.perf_counter() - start)
        return card


# ---- matches


def against_isdd(milliseconds: int, number: int) -> float | None:
    """How much more we score than its player by sampled worlds in the deal of this number, averaged over both seatings.

    None where nobody bids, or somebody doubles. milliseconds: what theirs is told to think about a card; ours thinks as
    long as theirs really did in this process, so that the clock has a say in the result.
    """
    pace = _pace(milliseconds)
    return _from_both_sides(
        number, pace.budget, lambda hands, dealer, bid: Colver(hands, dealer, bid, milliseconds, pace)
    )


@cache
def _pace(milliseconds: int) -> Pace:
    """The one of this process."""
    return Pace(milliseconds)


def against_heuristic(milliseconds: int, number: int) -> float | None:
    """The same against its rule of thumb, which looks into all hands and takes no time; ours counts steps, not time."""
    budget = Budget(worlds=1 << 30, steps=1000 * milliseconds)
    return _from_both_sides(number, lambda trick: budget, lambda hands, dealer, bid: None)


def _from_both_sides(
    number: int, budget: Callable[[int], Budget], theirs: Callable[[Hands, Seat, Bid], Colver | None]
) -> float | None:
    pack = Random(f"{SEED}/{number}").sample(PACK_32, 32)
    hands, dealer = tuple(tuple(pack[start : start + 8]) for start in range(0, 32, 8)), Seat(number % 4)
    bid = bid_on(hands, dealer)
    if bid is None:
        return None
    ours = our_play(budget, Random(f"{SEED}/{number}:bots"))
    return mean(_played(hands, dealer, bid, ours, side, theirs(hands, dealer, bid)) for side in SIDES)


def _played(hands: Hands, dealer: Seat, bid: Bid, ours: Chooses, side: Side, theirs: Colver | None) -> float:
    """How much more our side scores in one deal."""
    deal = Deal(hands, dealer, bid)
    while not deal.is_over:
        if side_of(deal.turn) == side:
            card = ours(deal.state, deal.bid)
        else:
            card = int(deal.env.action_heuristic_play()) if theirs is None else theirs.choose(deal)
        if theirs is not None:
            theirs.observe(deal.env, card)
        deal.play(card)
    rewards = deal.env.rewards()
    return float(rewards[side] - rewards[1 - side])
