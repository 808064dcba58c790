"""Cases of Belote, checked by our rules: decisions, tricks, combinations, contests, rounding, counts, whole deals.

A line runs under the preset it names, else under `house`. Cards that make no whole deal are asked of the same functions
that the game itself plays by; whole deals are replayed move by move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from stammtisch.cards import PACK_32, Card, check_pack, in_pack_order, parse_card
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.announcements import Announcement, Announcements, parse_announcement, proposal
from stammtisch.games.belote.belotes import BELOTE_VALUE
from stammtisch.games.belote.contests import judge
from stammtisch.games.belote.contracts import Contract, card_points
from stammtisch.games.belote.duties import legal_cards, total_points, winning_card
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.moves import BIDS, PLAYS, SAY_PASS, Move, Play
from stammtisch.games.belote.options import PRESETS, BeloteOptions
from stammtisch.games.belote.scoring import LAST_TRICK, Outcome, Pair, Tally, count, rounded, rounded_total
from stammtisch.games.belote.state import Counted, Playing, State
from stammtisch.games.options import find_preset
from stammtisch.seats import Seat, Side
from stammtisch.verify.check import Case, Check, Mismatch, Skipped, expect

CONTRACT_CODES: Final = {
    "C": Contract.CLUBS,
    "D": Contract.DIAMONDS,
    "H": Contract.HEARTS,
    "S": Contract.SPADES,
    "NT": Contract.NO_TRUMPS,
    "AT": Contract.ALL_TRUMPS,
}
MULTIPLIERS: Final = {"none": 1, "contra": 2, "kontra": 2, "recontra": 4, "rekontra": 4}
RUN_WORDS: Final = {3: "tierce", 4: "fifty", 5: "hundred", 6: "hundred-6", 7: "hundred-7", 8: "hundred-8"}
RUN_LENGTHS: Final = {20: 3, 50: 4, 100: 5}
READINGS: Final[Mapping[str, Mapping[str, Any]]] = {
    "no duty to undertrump": {"underruff": "free"},
    "overtake partner when trump is led": {"partner_exempt_when_following": False},
}
"""Other customs that a whole deal may name, as the options that stand for them."""


# ---- reading a case


def _field(case: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    """A field of a case, or of an object in it. Raises ParseError, naming it, if it is missing or of another type."""
    if not isinstance(case, Mapping):
        raise ParseError(f"an object with the field {name!r} is missing, got {str(case)[:40]!r}")
    if name not in case:
        raise ParseError(f"field {name!r} is missing")
    value = case[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ParseError(f"field {name!r}: expected {kind.__name__}, got {str(value)[:40]!r}")
    return value


def _word(case: Mapping[str, Any], name: str, words: Mapping[str, Any]) -> Any:
    value = _field(case, name, str)
    if value not in words:
        raise ParseError(f"field {name!r}: {value[:20]!r} is none of {', '.join(words)}")
    return words[value]


def _contract(case: Case) -> Contract:
    contract: Contract = _word(case, "contract", CONTRACT_CODES)
    return contract


def _cards(value: object, name: str) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ParseError(f"field {name!r}: expected a list of cards")
    try:
        cards = tuple(parse_card(text) for text in value)
    except ParseError as error:
        raise ParseError(f"field {name!r}: {error}") from error
    if not set(cards) <= set(PACK_32):
        raise ParseError(f"field {name!r}: a card that is not in a pack of 32")
    return cards


def _cards_of(case: Mapping[str, Any], name: str) -> tuple[Card, ...]:
    return _cards(_field(case, name, list), name)


def _pair(case: Case, name: str) -> Pair:
    value = _field(case, name, list)
    if len(value) != 2 or not all(type(number) is int for number in value):
        raise ParseError(f"field {name!r}: expected two whole numbers")
    return value[0], value[1]


def _seat(case: Mapping[str, Any], name: str) -> Seat:
    value = _field(case, name, int)
    if not 0 <= value <= 3:
        raise ParseError(f"field {name!r}: expected a seat 0 to 3, got {value}")
    return Seat(value)


def _side(case: Case, name: str) -> Side:
    value = _field(case, name, int)
    if value not in (0, 1):
        raise ParseError(f"field {name!r}: expected a side 0 or 1, got {value}")
    return Side(value)


def _options(case: Case) -> BeloteOptions:
    return find_preset(PRESETS, _field(case, "preset", str) if "preset" in case else "house")


def _sorted_text(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in in_pack_order(cards))


def _unless_disputed(check: Check) -> Check:
    """A line that its source marks as open is skipped where we decide otherwise."""

    def checked(case: Case) -> None:
        try:
            check(case)
        except (Mismatch, RuleError) as difference:
            for mark in ("disputed", "malformed", "suspect"):
                if case.get(mark):
                    raise Skipped(f"marked {mark} by its source, and we decide otherwise") from difference
            raise
        except ParseError as unreadable:
            if case.get("malformed"):
                raise Skipped("marked malformed by its source, and cannot be read") from unreadable
            raise

    return checked


# ---- one decision, one trick


def check_legal(case: Case) -> None:
    """The cards that may be played to a trick."""
    trick, hand = _cards_of(case, "trick"), _cards_of(case, "hand")
    if not hand or len(trick) > 3:
        raise ParseError("field 'hand' or 'trick': expected a hand, and at most three cards in the trick")
    legal = legal_cards(hand, _contract(case), trick, _options(case))
    expect("legal cards", _sorted_text(_cards_of(case, "legal")), _sorted_text(legal))


def check_trick(case: Case) -> None:
    """Who wins a trick."""
    trick = _cards_of(case, "trick")
    if not trick:
        raise ParseError("field 'trick': expected cards")
    expect("winner's place", _field(case, "winner_index", int), winning_card(_contract(case), trick))


# ---- announcements


def _claimed(claim: Mapping[str, Any]) -> Announcement:
    """An announcement written as kind, top and length."""
    is_four = _field(claim, "kind", str) == "carre"
    top = _field(claim, "rank" if is_four and "rank" in claim else "top", str)
    if is_four:
        return parse_announcement(f"four {top[-1:]}")
    points = _field(claim, "points", int)
    length = _field(claim, "length", int) if "length" in claim else RUN_LENGTHS.get(points, 0)
    if length not in RUN_WORDS:
        raise ParseError(f"field 'length': a sequence has three to eight cards, got {str(length)[:20]}")
    suit = _field(claim, "suit", str) if len(top) == 1 else ""
    return parse_announcement(f"{RUN_WORDS[length]} {suit}{top}")


def _check_combinations(what: str, listed: object, hand: Sequence[Card], options: BeloteOptions) -> None:
    """What is proposed to a hand, against a list of kind, top, length and value."""
    if not isinstance(listed, list):
        raise ParseError(f"field {what!r}: expected a list of announcements")
    found = {
        announcement.text: announcement.value(options.eight_run_bonus) for announcement in proposal(frozenset(hand))
    }
    expected = {_claimed(claim).text: _field(claim, "points", int) for claim in listed}
    expect(what, sorted(expected.items()), sorted(found.items()))


def check_combinations(case: Case) -> None:
    """What a hand has to announce."""
    listed = _field(case, "announcements", list)
    _check_combinations("announcements", listed, _cards_of(case, "hand"), _options(case))


def check_contest(case: Case) -> None:
    """Which of competing announcements score."""
    options, claims = _options(case), _field(case, "claims", list)
    counts = _field(case, "counts", list)
    if len(counts) != len(claims):
        raise ParseError(f"field 'counts': expected {len(claims)} values, got {len(counts)}")
    said: list[list[Announcement]] = [[], [], [], []]
    for claim in claims:
        announcement = _claimed(claim)
        expect(f"value of {announcement.text}", _field(claim, "points", int), announcement.value())
        said[_seat(claim, "seat")].append(announcement)
    announced: tuple[Announcements, ...] = tuple(tuple(of_seat) for of_seat in said)
    scores = {(one.seat, one.announcement): one.scores for one in judge(announced, options)}
    is_none = _contract(case) is Contract.NO_TRUMPS
    ours = [not is_none and scores[_seat(claim, "seat"), _claimed(claim)] for claim in claims]
    differing = [_claimed(claim) for claim, own, theirs in zip(claims, ours, counts, strict=True) if own != theirs]
    if differing and not is_none and all(announcement.is_run for announcement in differing):
        raise Skipped("decides sequences against B-A22")
    expect("counts", counts, ours)


# ---- counting


def check_rounding(case: Case) -> None:
    """From raw points to what is written."""
    contract = _contract(case)
    if case.get("kind") == "both_at_limit":
        raw, written = _pair(case, "raw"), _pair(case, "game_points")
        more = raw[0] >= raw[1]
        ours = (rounded(raw[0], contract, has_more=more), rounded(raw[1], contract, has_more=not more))
        expect("game points", written, ours)
        if "sum_must_be" in case:
            expect("sum", _field(case, "sum_must_be", int), sum(ours))
            expect("rounded total", _field(case, "sum_must_be", int), rounded_total(sum(raw), contract))
        return
    has_more = _field(case, "side_with_more_points", bool)
    ours_one = rounded(_field(case, "points", int), contract, has_more=has_more)
    expect("game points", _field(case, "game_points", int), ours_one)


def check_score(case: Case) -> None:
    """The count of a deal, whole or in part."""
    tally, options = _tally(case), _options(case)
    outcome = count(tally, options)
    single = tuple(points + bonus for points, bonus in zip(tally.taken, tally.bonuses, strict=True))
    for name, ours in (
        ("raw_points_before_nt_doubling", single),
        ("raw_points_source", outcome.raw),
        ("game_points", outcome.written),
    ):
        if name in case:
            expect(name, _pair(case, name), ours)
    if "carried_out" in case:
        expect("carried_out", _field(case, "carried_out", int), outcome.hanging)
    if "outcome" in case:
        expect("outcome", _field(case, "outcome", str), {"hanging": "tie"}.get(outcome.reason, outcome.reason))
    if "raw_after_award" in case:
        _check_award(_pair(case, "raw_after_award"), tally, outcome)


def _check_award(expected: Pair, tally: Tally, outcome: Outcome) -> None:
    """Raw points after all went to one side; under Kontra a source may have multiplied them already."""
    raw, total = outcome.raw, sum(outcome.raw)
    is_one_sided = tally.multiplier > 1 or outcome.reason == "inside"
    award = ((total, 0) if raw[0] > raw[1] else (0, total)) if is_one_sided else raw
    multiplied = (award[0] * tally.multiplier, award[1] * tally.multiplier)
    if expected != multiplied:
        expect("raw_after_award", expected, award)


def _tally(case: Case) -> Tally:
    contract, last = _contract(case), _side(case, "last_trick_team")
    taken = list(_taken(case, contract))
    taken[last] += LAST_TRICK
    bonuses = list(_pair(case, "announcement_points") if "announcement_points" in case else (0, 0))
    if case.get("belote_team") is not None:
        bonuses[_side(case, "belote_team")] += BELOTE_VALUE
    return Tally(
        contract,
        _side(case, "bidder_team"),
        _word(case, "contra", MULTIPLIERS),
        (taken[0], taken[1]),
        (bonuses[0], bonuses[1]),
        _tricks_won(case),
        _field(case, "carried_points", int) if "carried_points" in case else 0,
    )


def _taken(case: Case, contract: Contract) -> Pair:
    """Card points of each side without the last trick's ten, from numbers or from cards."""
    if "trick_points" in case:
        return _pair(case, "trick_points")
    teams = _field(case, "team_cards", list)
    if len(teams) != 2:
        raise ParseError("field 'team_cards': expected the cards of two sides")
    points = card_points(contract)
    first, second = (total_points(_cards(cards, "team_cards"), points) for cards in teams)
    return first, second


def _tricks_won(case: Case) -> Pair:
    """Tricks of each side; only whether a side took none matters."""
    if "tricks_won" in case:
        return _pair(case, "tricks_won")
    if case.get("capot_team") is not None:
        return (8, 0) if _side(case, "capot_team") == 0 else (0, 8)
    return 4, 4


# ---- whole deals


def check_hand(case: Case) -> None:
    """A whole deal, replayed through the game card by card."""
    hands = tuple(_cards(hand, "hands") for hand in _field(case, "hands", list))
    leader, contract, options = _seat(case, "first_leader"), _contract(case), _options(case)
    tricks = _field(case, "tricks", list)
    state: State = _dealt(hands, leader, contract, options)
    readings = _readings(case)
    for number, trick in enumerate(tricks):
        state = _replay_trick(state, number, trick, readings)
    if not isinstance(state, Counted):
        raise ParseError(f"field 'tricks': expected eight tricks, got {len(tricks)}")
    expect("card points", _pair(case, "card_points"), state.taken)
    expect("tricks won", _pair(case, "tricks_won"), GAME.view(state, None).tricks_won)
    if "combinations" in case:
        for hand, listed in zip(hands, _field(case, "combinations", list), strict=False):
            _check_combinations("combinations", listed, hand, options)


def _readings(case: Case) -> list[tuple[int, int, str, tuple[Card, ...]]]:
    """Decisions on which customs differ: trick, place, custom, the legal cards under it."""
    listed = _field(case, "other_rule_readings", list) if "other_rule_readings" in case else []
    for reading in listed:
        if not isinstance(reading, list) or len(reading) != 4 or not isinstance(reading[2], str):
            raise ParseError("field 'other_rule_readings': expected lists of trick, place, custom and cards")
    return [(trick, place, custom, _cards(cards, "other_rule_readings")) for trick, place, custom, cards in listed]


def _dealt(hands: Sequence[Sequence[Card]], leader: Seat, contract: Contract, options: BeloteOptions) -> Playing:
    """The deal after an auction in which the leader's bid was the only one."""
    if [len(hand) for hand in hands] != [8, 8, 8, 8]:
        raise ParseError("field 'hands': expected four hands of eight cards")
    order = [(leader + step) % 4 for step in range(4)]
    deck = [card for first, last in ((0, 3), (3, 5), (5, 8)) for seat in order for card in hands[seat][first:last]]
    check_pack(deck, PACK_32)
    calls: tuple[Move, ...] = (BIDS[contract], SAY_PASS, SAY_PASS, SAY_PASS)
    state: State = GAME.deal(BeloteMatch(options, Seat((leader + 3) % 4)), deck)
    for seat, call in zip(order, calls, strict=True):
        state, _ = GAME.play(state, Seat(seat), call)
    assert isinstance(state, Playing)
    return state


def _replay_trick(
    state: State, number: int, trick: Mapping[str, Any], readings: Sequence[tuple[int, int, str, tuple[Card, ...]]]
) -> State:
    what, cards = f"trick {number + 1}", _cards_of(trick, "cards")
    if not isinstance(state, Playing) or len(cards) != 4:
        raise ParseError(f"{what}: expected eight tricks of four cards each")
    contract = state.contract
    expect(f"{what}: leader", _seat(trick, "leader"), state.turn)
    for place, card in enumerate(cards):
        assert isinstance(state, Playing)
        if "legal" in trick:
            _check_legal_set(state, f"{what}, card {place + 1}", _field(trick, "legal", list)[place : place + 1])
        for of_trick, of_place, custom, listed in readings:
            if (of_trick, of_place) == (number, place):
                _check_reading(state, custom, listed)
        state, _ = GAME.play(state, state.turn, PLAYS[card])
    last = GAME.view(state, None).last_trick
    expect(f"{what}: winner", _seat(trick, "winner"), last and last.winner)
    points = total_points(cards, card_points(contract)) + (LAST_TRICK if number == 7 else 0)
    expect(f"{what}: points", _field(trick, "points", int), points)
    return state


def _check_legal_set(state: Playing, what: str, listed: Sequence[object]) -> None:
    cards = _cards(listed[0] if listed else None, "legal")
    legal = {move.card for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play)}
    expect(f"{what}: legal cards", _sorted_text(cards), _sorted_text(tuple(legal)))


def _check_reading(state: Playing, custom: str, listed: Sequence[Card]) -> None:
    """The legal cards under another custom, where an option stands for it."""
    changes = READINGS.get(custom)
    if changes is None:
        return
    options = replace(state.match.options, **changes)
    legal = legal_cards(state.hands[state.turn], state.contract, state.trick.cards, options)
    expect(f"legal cards under {custom!r}", _sorted_text(listed), _sorted_text(legal))


def check_exact(case: Case) -> None:
    """An open-card value: needs a solver."""
    raise Skipped("needs a solver")


CHECKS: Final[Mapping[str, Check]] = {
    "belote_combinations": _unless_disputed(check_combinations),
    "belote_contests": _unless_disputed(check_contest),
    "belote_exact": check_exact,
    "belote_hands": _unless_disputed(check_hand),
    "belote_legal": _unless_disputed(check_legal),
    "belote_rounding": _unless_disputed(check_rounding),
    "belote_scores": _unless_disputed(check_score),
    "belote_tricks": _unless_disputed(check_trick),
}
