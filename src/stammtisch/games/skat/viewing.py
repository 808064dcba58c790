"""Building a view from the state, field by field: what is not put in here, nobody sees."""

from __future__ import annotations

from stammtisch.auctions import PASS, Call
from stammtisch.cards import Card, in_pack_order
from stammtisch.games.skat.auction import call_moves, speaker
from stammtisch.games.skat.contract import Contract, Kind, bid_values, games_of_value, has_full_list, values_above
from stammtisch.games.skat.exchange import contracts, twelve_cards
from stammtisch.games.skat.moves import Bid
from stammtisch.games.skat.order import Order, matadors, order_of
from stammtisch.games.skat.scoring import lowest_value
from stammtisch.games.skat.state import (
    NOTHING_SAID,
    Auction,
    Cards,
    Declared,
    Discarding,
    Finished,
    Naming,
    PassedIn,
    Play,
    Ramsch,
    SkatChoice,
    State,
)
from stammtisch.games.skat.turns import to_act
from stammtisch.games.skat.view import BidStep, ContractChoice, Covers, Phase, View
from stammtisch.seats import Seat

LADDER_STEPS = 8

_PHASES = {
    Auction: Phase.AUCTION,
    SkatChoice: Phase.SKAT,
    Discarding: Phase.DISCARD,
    Naming: Phase.CONTRACT,
    Play: Phase.PLAY,
    PassedIn: Phase.FINISHED,
    Finished: Phase.FINISHED,
}


def view_of(state: State, seat: Seat | None) -> View:
    """The deal as `seat` may see it; None: a spectator, who sees what lies open."""
    deal, play = state.deal, _play(state)
    said = play.said if play is not None else NOTHING_SAID
    hands = hands_of(state)
    over = isinstance(state, PassedIn | Finished)
    declared = play.game if play is not None and isinstance(play.game, Declared) else None
    contract = declared.contract if declared is not None else None
    return View(
        seat=seat,
        dealer=deal.dealer,
        to_act=to_act(state),
        hand=_order(contract).sorted(hands[seat]) if seat is not None else (),
        card_counts=tuple(map(len, hands)),
        options=deal.options,
        deal_number=deal.match.deals_played + 1,
        scores=deal.match.scores,
        phase=_PHASES[type(state)],
        forehand=deal.forehand,
        sitting_out=() if deal.dealer in deal.players else (deal.dealer,),
        auction=_calls(state),
        bid=_bid(state),
        skipped=_skipped(state),
        declarer=declarer_of(state),
        contract=contract,
        ramsch=play is not None and isinstance(play.game, Ramsch),
        kontra=said.kontra,
        re=said.re,
        trick=play.trick if play is not None else None,
        trick_seats=play.seats if play is not None else (),
        tricks=play.tricks if play is not None else (),
        tricks_won=_tricks_won(play, len(hands)),
        skat=in_pack_order(deal.skat) if over or _has_taken_skat(state, seat) else (),
        discards=discards_of(state) if over or _knows_discards(state, seat) else (),
        open_hands=tuple(
            _order(contract).sorted(hand) if over or _lies_open(play, Seat(owner)) else ()
            for owner, hand in enumerate(hands)
        ),
        shown=said.shown,
        question=said.question,
        spoken=said.spoken,
        ladder=_ladder(state, seat),
        higher=_higher(state, seat),
        choices=_choices(state, seat),
        dealt=tuple(map(in_pack_order, deal.dealt)) if over else (),
        card_points=state.card_points if isinstance(state, Finished) else (),
        result=state.result if isinstance(state, PassedIn | Finished) else None,
    )


def _order(contract: Contract | None) -> Order:
    return order_of(contract.kind if contract is not None else Kind.GRAND)


def _play(state: State) -> Play | None:
    """The play of cards, if there was any."""
    if isinstance(state, Play):
        return state
    return state.play if isinstance(state, Finished) else None


def hands_of(state: State) -> tuple[Cards, ...]:
    """The cards each seat holds now."""
    play = _play(state)
    if play is not None:
        return play.hands
    if isinstance(state, Discarding | Naming):
        held = tuple(card for card in twelve_cards(state) if card not in discards_of(state))
        return tuple(held if seat == state.declarer else hand for seat, hand in enumerate(state.deal.dealt))
    return state.deal.dealt


def declarer_of(state: State) -> Seat | None:
    """The declarer once the auction has found one."""
    play = _play(state)
    if play is not None:
        return play.game.declarer if isinstance(play.game, Declared) else None
    return state.declarer if isinstance(state, SkatChoice | Discarding | Naming) else None


def discards_of(state: State) -> Cards:
    """The cards laid away, if any."""
    play = _play(state)
    if play is not None:
        return play.game.discards if isinstance(play.game, Declared) else ()
    return state.discards if isinstance(state, Naming) else ()


def _calls(state: State) -> tuple[Call, ...]:
    return state.play.calls if isinstance(state, Finished) else state.calls


def _bid(state: State) -> int:
    match state:
        case Play() | Finished():
            game = state.game if isinstance(state, Play) else state.play.game
            return game.bid if isinstance(game, Declared) else 0
        case PassedIn():
            return 0
        case _:
            return state.bid


def _skipped(state: State) -> int:
    """How many values a jump in the bidding has passed over, while it waits for its answer (S-A4)."""
    if not isinstance(state, Auction) or not state.answering:
        return 0
    last = max((int(call.text) for call in state.calls[:-1] if call.text.isdigit()), default=0)
    return sum(last < value < state.bid for value in bid_values(state.deal.options))


def _tricks_won(play: Play | None, seats: int) -> tuple[int, ...]:
    winners = [taken.winner for taken in play.tricks] if play is not None else []
    return tuple(winners.count(Seat(seat)) for seat in range(seats))


def _has_taken_skat(state: State, seat: Seat | None) -> bool:
    """Whether `seat` is the declarer and has seen the skat; in a Hand game he has not."""
    if seat is None or seat != declarer_of(state):
        return False
    return isinstance(state, Discarding) or bool(discards_of(state))


def _knows_discards(state: State, seat: Seat | None) -> bool:
    """The declarer's own secret, until he shows his cards with a claim (S-X7)."""
    declarer, play = declarer_of(state), _play(state)
    shown = play is not None and declarer in play.said.shown
    return declarer is not None and (seat == declarer or shown)


def _lies_open(play: Play | None, owner: Seat) -> bool:
    if play is None:
        return False
    game = play.game
    return owner in play.said.shown or (isinstance(game, Declared) and game.contract.ouvert and owner == game.declarer)


def _ladder(state: State, seat: Seat | None) -> tuple[BidStep, ...]:
    """The next values, for the seat that may call one."""
    if not isinstance(state, Auction) or seat != speaker(state) or state.answering:
        return ()
    values = [move.value for move in call_moves(state) if isinstance(move, Bid)]
    return tuple(BidStep(value, games_of_value(value)) for value in values[:LADDER_STEPS])


def _higher(state: State, seat: Seat | None) -> tuple[int, ...]:
    """How far a seat may still go in the auction (S-A3)."""
    if not isinstance(state, Auction) or seat not in state.deal.players or Call(seat, PASS) in state.calls:
        return ()
    return values_above(has_full_list(state.deal.options), state.bid)


def _choices(state: State, seat: Seat | None) -> tuple[ContractChoice, ...]:
    """What the declarer could name, and whether his own cards cover the bid; of a Hand game he knows ten cards."""
    if not isinstance(state, SkatChoice | Discarding | Naming) or seat != state.declarer:
        return ()
    hand = isinstance(state, SkatChoice)
    cards = state.deal.dealt[state.declarer] if hand else (*state.deal.dealt[state.declarer], *state.deal.skat)
    return tuple(_choice(c, cards, state.bid) for c in contracts(state.deal.options, state.bid, hand))


def _choice(contract: Contract, cards: tuple[Card, ...], bid: int) -> ContractChoice:
    count = matadors(cards, contract.kind)
    value = lowest_value(contract, count)
    covers = Covers.NO
    if value >= bid:
        covers = Covers.YES
    elif lowest_value(contract, count, schneider=True) >= bid:
        covers = Covers.SCHNEIDER
    return ContractChoice(contract, count, value, covers)
