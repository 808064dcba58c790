"""Whole games of Cribbage from outside, replayed card by card: every play, count and score, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any, Final, TypeAlias

from stammtisch.cards import PACK_52, Card, Deck
from stammtisch.errors import ParseError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import (
    low_to_high,
    show_combinations,
    total,
)
from stammtisch.games.cribbage.counting import combinations_of
from stammtisch.games.cribbage.match import CribbageMatch
from stammtisch.games.cribbage.moves import GO, PLAYS, discard
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.games.cribbage.state import Award, Claiming, Finished, Naming, Play, State, Where
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from stammtisch.verify.check import Case, Mismatch, expect
from stammtisch.verify.cribbage_fields import card_in, cards_in, pair_in, seat_in
from stammtisch.verify.cribbage_hands import reasons_of
from stammtisch.verify.reading import field, preset_of, told


@dataclass(slots=True)
class _Game:
    """A game as it is replayed. scores: in full, though the board stops at the target."""

    options: CribbageOptions
    match: CribbageMatch
    scores: list[int] = dataclass_field(default_factory=lambda: [0, 0])


def check_game(case: Case) -> None:
    """`cribbage_games`: every play, count and score of a whole game, or of a single deal (then without an end)."""
    deals = _deals(case)
    options = _game_options(case)
    game = _Game(options, GAME.open_match(options, _dealer(deals[0]), PACK_52))
    for number, deal in enumerate(deals, 1):
        if GAME.match_result(game.match) is not None:
            raise Mismatch(f"deal {number}: the game is over")
        try:
            _replay_deal(game, deal, whole=len(deals) > 1)
        except Mismatch as mismatch:
            raise Mismatch(f"deal {number}, {mismatch}") from None
        except ParseError as error:
            raise ParseError(f"deal {number}: {error}") from None
    _check_end(case, game, whole=len(deals) > 1)


def _deals(case: Case) -> list[Case]:
    """The deals; a single deal may stand without a list of deals."""
    deals = field(case, "deals", list) if "deals" in case or "hands" not in case else [case]
    if not deals or not all(isinstance(deal, dict) for deal in deals):
        raise ParseError("field 'deals': expected a list of deals")
    return list(deals)


def _game_options(case: Case) -> CribbageOptions:
    """One game, counted automatically; the first deal is not cut for but as the case says."""
    changes: dict[str, object] = {"first_deal": "random", "games": 1, "count": "auto", "muggins": False}
    if str(case.get("crib_flush_convention", "")).startswith("4"):
        changes["crib_four_flush"] = True
    if told(case, "target"):
        changes["target"] = field(case, "target", int)
    return change_options(preset_of(case, GAME.presets), changes)


def _dealer(deal: Case) -> Seat:
    return seat_in(field(deal, "dealer", int), "dealer")


def _replay_deal(game: _Game, case: Case, whole: bool) -> None:
    expect("dealer", _dealer(case), game.match.dealer)
    state: State = GAME.deal(game.match, _deck(case))
    for seat, cards in _discards(case):
        state, _ = GAME.play(state, seat, discard(cards[0], cards[1]))
    for number, play in enumerate(field(case, "plays", list), 1):
        state = _replay_card(state, play, f"play {number}")
    state = _after_forced_goes(state)
    if not isinstance(state, Finished):
        raise Mismatch(f"the plays end, and seat {GAME.to_act(state)} is still to act")
    _check_awards(game, case, state.play.awards, whole)
    _check_show(case, state)
    game.match = GAME.after_deal(game.match, state)


def _deck(case: Case) -> Deck:
    """The pack that deals the hands of the case and turns its starter."""
    hands = [cards_in(cards, "hands", 6) for cards in pair_in(field(case, "hands", list), "hands")]
    starter = card_in(field(case, "starter", str), "starter")
    dealer = _dealer(case)
    top = [card for pair in zip(hands[1 - dealer], hands[dealer], strict=True) for card in pair]
    if len({*top, starter}) != 13:
        raise ParseError("fields 'hands' and 'starter': a card is there twice")
    return Deck((*top, starter, *(card for card in PACK_52 if card not in {*top, starter})))


def _discards(case: Case) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    for seat, cards in enumerate(pair_in(field(case, "discards", list), "discards")):
        yield Seat(seat), cards_in(cards, "discards", 2)


def _replay_card(state: State, play: object, where: str) -> State:
    """After the card of a play."""
    if not isinstance(play, list) or len(play) != 4:
        raise ParseError(f"field 'plays': {where}: expected [seat, card, count, points]")
    seat, card = seat_in(play[0], "plays"), card_in(play[1], "plays")
    state = _after_forced_goes(state)
    if not isinstance(state, Play):
        raise Mismatch(f"{where}: {play[1]} is played after the end of the deal")
    expect(f"{where}: seat", seat, state.turn)
    before = len(state.awards)
    state, events = GAME.play(state, seat, PLAYS[card])
    count = next(dict(event.arguments)["count"] for event in events if event.code == "play")
    expect(f"{where}: count", play[2], count)
    expect(f"{where}: points", play[3], _card_score(_awards(state)[before:]))
    return state


def _after_forced_goes(state: State) -> State:
    """After the goes that are not in the case, since nothing else was possible."""
    while isinstance(state, Play) and list(GAME.legal_moves(state, state.turn)) == [GO]:
        state, _ = GAME.play(state, state.turn, GO)
    return state


def _awards(state: State) -> tuple[Award, ...]:
    assert isinstance(state, Play | Naming | Claiming | Finished)
    return state.awards if isinstance(state, Play) else state.play.awards


def _card_score(awards: Sequence[Award]) -> int:
    return sum(award.score for award in awards if award.where is Where.PLAY)


_SHOWN: Final = {Where.HAND: "hand", Where.CRIB: "crib"}


def _check_awards(game: _Game, case: Case, awards: Sequence[Award], whole: bool) -> None:
    """Our counts against those of the case, in order; the case may list the parts of one count one by one."""
    listed = whole or told(case, "score_events")
    theirs = iter([_event(event, whole) for event in field(case, "score_events", list)] if listed else [])
    for award in awards:
        game.scores[award.seat] += award.pegged
        if award.score and listed:
            _check_award(game, award, theirs)
    left = [points for _, points, _, _ in theirs if points]
    expect("score_events: further points", [], left)
    if whole or told(case, "score_after"):
        expect("score_after", pair_in(field(case, "score_after", list), "score_after"), game.scores)


_ScoreEvent: TypeAlias = tuple[Seat, int, str, list[Any] | None]
"""Seat, points, why, scores after it (a single deal may leave these out)."""


def _event(event: object, whole: bool) -> _ScoreEvent:
    if not isinstance(event, list) or len(event) not in ((4,) if whole else (3, 4)) or type(event[1]) is not int:
        raise ParseError("field 'score_events': expected [seat, points, why, scores]")
    scores = event[3] if len(event) == 4 else None
    return (
        seat_in(event[0], "score_events"),
        event[1],
        str(event[2]),
        None if scores is None and not whole else pair_in(scores, "score_events"),
    )


_SAME_AS_LAST: Final = ("last", "go", "last card")


def _check_award(game: _Game, award: Award, theirs: Iterator[_ScoreEvent]) -> None:
    what = f"score_events: {award.where.value} of seat {award.seat}"
    points, reasons, after = 0, [], None
    while points < award.score:
        event = next(theirs, None)
        if event is None:
            break
        seat, added, why, after = event
        expect(f"{what}: seat", seat, award.seat)
        points += added
        reasons += ["last/go" if word in _SAME_AS_LAST else word for word in why.split("+")] if added else []
    expect(what, points, award.score)
    if after is not None:
        expect(f"{what}: scores", after, game.scores)
    shown = _SHOWN.get(award.where)
    expected = [shown] if shown else reasons_of(combinations_of(game.options, award.where, award.cards))
    expect(f"{what}: why", sorted(reasons), expected)


def _check_show(case: Case, state: Finished) -> None:
    """What the hands and the crib are worth, counted or not; absent where the play ended the game."""
    if not told(case, "show"):
        return
    show, dealt, discards = field(case, "show", dict), state.play.dealt, state.play.discards
    hands = [low_to_high([c for c in dealt.hands[seat] if c not in discards[seat]]) for seat in (0, 1)]
    crib = (*discards[0], *discards[1])
    five_only = show_combinations(crib, dealt.starter, crib=True, four_flush=False)
    ours = {
        "pone": total(show_combinations(hands[dealt.pone], dealt.starter)),
        "dealer": total(show_combinations(hands[dealt.dealer], dealt.starter)),
        "crib_5flush_only": total(five_only),
        "crib_4flush_counts": total(show_combinations(crib, dealt.starter, crib=True, four_flush=True)),
    }
    for key, value in show.items():
        if key in ours:
            expect(f"show: {key}", value, ours[key])


def _check_end(case: Case, game: _Game, whole: bool) -> None:
    result = GAME.match_result(game.match)
    if whole or told(case, "final"):
        expect("final", pair_in(field(case, "final", list), "final"), game.scores)
    if whole or told(case, "winner"):
        expect("winner", seat_in(field(case, "winner", int), "winner"), result.winners[0] if result else None)
