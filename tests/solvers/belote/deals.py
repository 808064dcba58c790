"""Deals and endgames of Belote for the tests of its solver, and the plainest of searches to hold it against.

What belongs here: random positions under any contract, and minimax through the rules themselves. What does not: tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.cards import PACK_32, Card
from stammtisch.games.belote import GAME
from stammtisch.games.belote.contracts import Contract, card_points
from stammtisch.games.belote.duties import legal_cards, total_points, winning_card
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.moves import BIDS, SAY_PASS, Move
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.scoring import LAST_TRICK
from stammtisch.games.belote.state import Counted, Hands, Playing, State
from stammtisch.seats import Seat, Side, side_of
from stammtisch.solvers.belote import Position
from stammtisch.tricks import Trick

OPTIONS = {
    f"exempt={exempt} underruff={underruff}": BeloteOptions(partner_exempt_when_following=exempt, underruff=underruff)
    for exempt in (True, False)
    for underruff in ("forced", "free")
}
"""Every set of duties; the presets are two of them."""


def endgame(rng: Random, contract: Contract, options: BeloteOptions, cards: int) -> Position:
    """A random position with so many cards in each hand, now and then in the middle of a trick."""
    pack = rng.sample(PACK_32, 4 * cards)
    hands = tuple(tuple(pack[seat * cards : (seat + 1) * cards]) for seat in range(4))
    position = Position(contract, hands, Trick(Seat(rng.randrange(4))), options)
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        position, _ = after(position, rng.choice(legal(position)))
    return position


def legal(position: Position) -> tuple[Card, ...]:
    """The cards that may be played, by the rules."""
    return legal_cards(position.hands[position.turn], position.contract, position.trick.cards, position.options)


def after(position: Position, card: Card) -> tuple[Position, int]:
    """The position after a card that does not end the deal, and what seats 0 and 2 have taken by it."""
    turn = position.turn
    hands = tuple(
        tuple(other for other in hand if other is not card) if seat == turn else hand
        for seat, hand in enumerate(position.hands)
    )
    trick = position.trick.with_card(card)
    if len(trick.cards) < 4:
        return Position(position.contract, hands, trick, position.options), 0
    winner = trick.seat_at(winning_card(position.contract, trick.cards), 4)
    taken = total_points(trick.cards, card_points(position.contract))
    next_position = Position(position.contract, hands, Trick(winner), position.options)
    return next_position, 0 if side_of(winner) else taken


def best_value(position: Position, low: int = -1, high: int = 1000) -> int:
    """Card points that seats 0 and 2 still take with best play, by plain alpha-beta; for few cards only."""
    if sum(map(len, position.hands)) == 1:
        return last_trick(position)
    ours = side_of(position.turn) == 0
    best = -1 if ours else 1000
    for card in legal(position):
        following, taken = after(position, card)
        value = taken + best_value(following, low - taken, high - taken)
        best = max(best, value) if ours else min(best, value)
        low, high = (max(low, best), high) if ours else (low, min(high, best))
        if low >= high:
            break
    return best


def last_trick(position: Position) -> int:
    """What seats 0 and 2 take with the very last card."""
    cards = (*position.trick.cards, position.hands[position.turn][0])
    winner = position.trick.seat_at(winning_card(position.contract, cards), 4)
    return 0 if side_of(winner) else total_points(cards, card_points(position.contract)) + LAST_TRICK


def whole_deal(rng: Random, contract: Contract, options: BeloteOptions) -> Position:
    """A random deal before the first lead."""
    pack = rng.sample(PACK_32, 32)
    return Position(contract, tuple(tuple(pack[seat::4]) for seat in range(4)), Trick(Seat(rng.randrange(4))), options)


def table(rng: Random, contract: Contract, options: BeloteOptions, tricks_left: int) -> Playing:
    """A deal at a table, played at random up to its last tricks; one bid, perhaps Kontra, three passes."""
    match = BeloteMatch(options, Seat(rng.randrange(4)))
    state: State = GAME.deal(match, rng.sample(PACK_32, 32))
    calls: Sequence[Move] = (BIDS[contract], SAY_PASS, SAY_PASS, SAY_PASS)
    for call in calls:
        state, _ = GAME.play(state, GAME.to_act(state)[0], call)
    while isinstance(state, Playing) and 8 - len(state.won) > tricks_left:
        state = random_play(rng, state)
    assert isinstance(state, Playing)
    return state


def random_play(rng: Random, play: Playing) -> State:
    """The state after any card of the seat on turn, with the first of its announcements that go with it."""
    card = rng.choice(legal_cards(play.hands[play.turn], play.contract, play.trick.cards, play.match.options))
    move = next(move for move in GAME.legal_moves(play, play.turn) if getattr(move, "card", None) is card)
    state, _ = GAME.play(play, play.turn, move)
    return state


def best_outcome(play: Playing, side: Side, aim: str) -> bool:
    """Whether `side` reaches its aim, "made" or "capot", against any defence, by trying all lines through the game."""
    results = []
    for move in GAME.legal_moves(play, play.turn):
        if not hasattr(move, "card"):
            continue
        state, _ = GAME.play(play, play.turn, move)
        if isinstance(state, Counted):
            tricks = GAME.view(state, None).tricks_won
            results.append(state.outcome.reason == "made" if aim == "made" else tricks[1 - side] == 0)
        else:
            assert isinstance(state, Playing)
            results.append(best_outcome(state, side, aim))
        if results[-1] == (side_of(play.turn) == side):
            return results[-1]
    return results[-1]


def renamed(hands: Hands, names: dict[Card, Card]) -> Hands:
    """The hands with other names for their cards."""
    return tuple(tuple(names[card] for card in hand) for hand in hands)
