"""Cases of Tractor against our rules: whole rounds move by move, and single questions of form, following and worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from stammtisch.auctions import Call
from stammtisch.cards import Card, cards_text, in_pack_order
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.declaring import declarations
from stammtisch.games.tractor.follow import check_follow, duty_of, follow_choices
from stammtisch.games.tractor.leads import beatable, check_lead
from stammtisch.games.tractor.match import TractorMatch, levels_earned
from stammtisch.games.tractor.moves import PASS, Bury, Declare, Move, Play
from stammtisch.games.tractor.options import TractorOptions, level_index
from stammtisch.games.tractor.order import Order, card_points
from stammtisch.games.tractor.scoring import captured_score, multiplier
from stammtisch.games.tractor.shapes import only_suit, split
from stammtisch.games.tractor.state import Burying, Declaring, Finished, State
from stammtisch.games.tractor.winner import winning_play
from stammtisch.seats import Seat, Side, side_of
from stammtisch.verify.check import MARKS, Case, Check, Mismatch, Skipped, expect
from stammtisch.verify.reading import field, told
from stammtisch.verify.tractor_fields import (
    Cards,
    card_lists,
    cards_in,
    cards_of,
    led_cards,
    level_of,
    objects,
    options_for,
    order_for,
    seat_in,
    trump_of,
    value_of,
    whole_number,
)

ASKED_SETS: Final = 3_000
"""Legal sets up to this size are also listed and searched."""


def _accepts(what: str, state: State, seat: Seat, move: Move) -> State:
    """The state after a move that the case says was made."""
    try:
        return GAME.play(state, seat, move)[0]
    except RuleError as error:
        raise Mismatch(f"{what}: {GAME.move_text(move)} by seat {seat} is refused by {error.rule}: {error}") from None


# A whole round


def check_round(case: Case) -> None:
    """A round from the declarations to the levels, every move through the rules."""
    state = _declared(case, _opened(case))
    state = _accepts("buried", state, seat_in(value_of(case, "banker"), "banker"), Bury(_eight(case, "buried")))
    tricks = objects(case, "tricks")
    for number, trick in enumerate(tricks, 1):
        state = _played(f"trick {number}", trick, state)
    if not isinstance(state, Finished):
        raise Mismatch(f"tricks: the round is not over after {len(tricks)}")
    _compare_outcome(case, state)


def _eight(case: Case, key: str) -> Cards:
    cards = in_pack_order(cards_of(case, key))
    if len(cards) != 8:
        raise ParseError(f"field {key!r} must hold eight cards, not {len(cards)}")
    return cards


def _opened(case: Case) -> Declaring:
    """The round as dealt. The dealer before it is seat 0 where the case knows none."""
    before = value_of(case, "banker_before")
    dealer = Seat(0) if before is None else seat_in(before, "banker_before")
    options = replace(options_for(case), declare="after", redeal="off")
    level = level_index(level_of(case))
    hands = card_lists(case, "hands")
    if len(hands) != 4 or any(len(hand) != 25 for hand in hands):
        raise ParseError("field 'hands' must hold four hands of 25 cards")
    turned = [hands[(dealer + place) % 4] for place in range(4)]
    deck = [card for four in zip(*turned, strict=True) for card in four]
    match = TractorMatch(options, dealer, (level, level), dealer_known=before is not None)
    state = GAME.deal(match, [*deck, *cards_of(case, "kitty")])
    assert isinstance(state, Declaring)
    return state


def _declared(case: Case, state: Declaring) -> State:
    """Trump making as the case tells it; whoever it says began, begins."""
    calls = [_call(call) for call in field(case, "declarations", list)]
    if calls:
        state = replace(state, turn=calls[0][0])
    now: State = state
    for number, (seat, cards) in enumerate(calls, 1):
        now = _accepts(f"declaration {number}", now, seat, Declare(cards) if cards else PASS)
    if not isinstance(now, Burying):
        raise Mismatch("declarations: trump making is not over after them")
    expect("trump_suit", trump_of(case), now.bargain.contract.trump)
    expect("banker", seat_in(value_of(case, "banker"), "banker"), now.bargain.dealer)
    if told(case, "declared"):
        expect("declared", case["declared"], now.bargain.declarer is not None)
    return now


def _call(call: object) -> tuple[Seat, Cards]:
    if not isinstance(call, list) or len(call) != 2:
        raise ParseError(f"field 'declarations' must hold pairs of seat and cards, not {str(call)[:40]!r}")
    return seat_in(call[0], "declarations"), () if call[1] is None else in_pack_order(cards_in(call[1], "declarations"))


def _played(what: str, trick: Mapping[str, Any], state: State) -> State:
    leader = seat_in(value_of(trick, "leader"), "leader")
    for place, cards in enumerate(card_lists(trick, "plays")):
        state = _accepts(what, state, Seat((leader + place) % 4), Play(in_pack_order(cards)))
    tricks = GAME.view(state, None).tricks
    if not tricks or len(tricks[-1].plays) != 4:
        raise Mismatch(f"{what}: it is not complete")
    expect(f"{what}, winner", seat_in(value_of(trick, "winner"), "winner"), tricks[-1].winner)
    expect(f"{what}, points", whole_number(trick, "points"), tricks[-1].card_points)
    return state


def _compare_outcome(case: Case, state: Finished) -> None:
    result = GAME.result(state)
    assert result is not None
    lines = {line.code: dict(line.arguments) for line in result.lines}
    attackers = Side(1 - side_of(state.bargain.dealer))
    if told(case, "attacker_points_tricks"):
        expect("attacker_points_tricks", case["attacker_points_tricks"], captured_score(state.tricks, attackers))
    expect("kitty_bonus", whole_number(case, "kitty_bonus"), lines.get("kitty_won", {}).get("score", 0))
    expect("attacker_points", whole_number(case, "attacker_points"), lines["total"]["score"])
    expected = field(case, "result", dict)
    taken_over = result.reason == "taken_over"
    _compare_levels(expected, taken_over, int(lines["levels"]["levels"]))
    if told(expected, "next_banker"):
        expect("next_banker", expected["next_banker"], GAME.after_deal(state.match, state).dealer)


def _compare_levels(case: Mapping[str, Any], taken_over: bool, levels: int) -> None:
    expect("gaining_side", value_of(case, "gaining_side"), "attackers" if taken_over else "defenders")
    expect("levels", whole_number(case, "levels"), levels)
    expect("attackers_take_over", value_of(case, "attackers_take_over"), taken_over)


# Single questions


def check_following(case: Case) -> None:
    """Which plays follow a lead; where the custom of following tractors changes the answer, that too."""
    for play in objects(case, "plays"):
        cards = in_pack_order(cards_of(play, "cards"))
        legal = field(play, "legal", bool)
        _compare_following(case, options_for(case), cards, legal)
        if told(play, "legal_if_tractor_must_be_followed"):
            _compare_following(case, GAME.presets["full"], cards, play["legal_if_tractor_must_be_followed"])


def _compare_following(case: Case, options: TractorOptions, cards: Cards, legal: bool) -> None:
    order, hand = order_for(case, options), cards_of(case, "hand")
    lead = led_cards(case, "lead")
    if only_suit(lead, order) is None:
        raise ParseError("field 'lead' must hold cards of one effective suit")
    duty = duty_of(lead, order, options.follow)
    try:
        check_follow(Seat(0), hand, cards, duty, order)
        actual = True
    except RuleError:
        actual = False
    expect(f"{cards_text(cards)} under follow {options.follow}, legal", legal, actual)
    sets = follow_choices(hand, duty, order)
    if len(sets) <= ASKED_SETS:
        expect(f"{cards_text(cards)} is among the legal plays", legal, cards in sets)


def check_trick(case: Case) -> None:
    """Who wins a trick, and its card points."""
    options = options_for(case)
    plays = [in_pack_order(cards) for cards in card_lists(case, "plays")]
    if not plays or not all(plays) or len({len(cards) for cards in plays}) != 1:
        raise ParseError("field 'plays' must hold plays of one size")
    order = order_for(case, options)
    if only_suit(plays[0], order) is None:
        raise ParseError("field 'plays' must begin with cards of one effective suit")
    place, _ = winning_play(plays, order, options.throw_eval)
    expect("winner_index", whole_number(case, "winner_index"), place)
    if told(case, "points"):
        expect("points", whole_number(case, "points"), sum(card_points(cards) for cards in plays))


def check_form(case: Case) -> None:
    """Whether the cards are a lead, and of which form."""
    form, pairs = _form(led_cards(case, "cards"), order_for(case, options_for(case)))
    expect("form", value_of(case, "form"), form)
    if told(case, "pairs"):
        expect("pairs", whole_number(case, "pairs"), pairs)


def _form(cards: Sequence[Card], order: Order) -> tuple[str | None, int | None]:
    try:
        (component,) = check_lead(Seat(0), cards, order, throws=False)
    except RuleError:
        return None, None
    return component.form, component.pairs


def check_bid(case: Case) -> None:
    """Which declarations may be made over the one that stands."""
    current = case.get("current")
    standing = None if current is None else Call(Seat(1), cards_text(in_pack_order(cards_in(current, "current"))))
    allowed = declarations(cards_of(case, "relevant_cards"), level_of(case), standing, Seat(0))
    expected = {cards_text(in_pack_order(cards)) for cards in card_lists(case, "allowed")}
    expect("allowed", sorted(expected), sorted(cards_text(in_pack_order(cards)) for cards in allowed))


def check_outcome(case: Case) -> None:
    """The table of levels, and the multiplier of the kitty."""
    if case.get("kind") == "kitty":
        _check_kitty(case)
        return
    taken_over, levels = levels_earned(whole_number(case, "attacker_points"), options_for(case).level_cap)
    _compare_levels(case, taken_over, levels)


def _check_kitty(case: Case) -> None:
    cards = whole_number(case, "cards_per_player_in_last_trick")
    times = multiplier(options_for(case), cards, cards // 2)
    expect("multiplier", whole_number(case, "multiplier"), times)
    example = field(case, "example", dict) if told(case, "example") else {}
    for kitty in (case, example):
        if told(kitty, "kitty"):
            expect("kitty_points", whole_number(kitty, "kitty_points"), card_points(cards_of(kitty, "kitty")))
        if told(kitty, "bonus"):
            expect("bonus", whole_number(kitty, "bonus"), whole_number(kitty, "kitty_points") * times)


def check_extended(case: Case) -> None:
    """Customs of the preset `full`: throws, and tractors that must be followed."""
    kind = value_of(case, "kind")
    checks = {"follow": _check_extended_follow, "throw": _check_throw, "throw_winner": _check_throw_winner}
    if not isinstance(kind, str) or kind not in checks:
        raise ParseError(f"field 'kind' must be one of {', '.join(checks)}, not {str(kind)[:40]!r}")
    checks[kind](case)


def _check_extended_follow(case: Case) -> None:
    cards = in_pack_order(cards_of(case, "play"))
    _compare_following(case, options_for(case, "full"), cards, field(case, "legal", bool))
    if told(case, "short_rules_legal"):
        _compare_following(case, GAME.presets["house"], cards, case["short_rules_legal"])


def _check_throw(case: Case) -> None:
    order = order_for(case, options_for(case, "full"))
    cards = in_pack_order(cards_of(case, "play"))
    if only_suit(cards, order) is None:
        raise ParseError("field 'play' must hold cards of one effective suit")
    lowest = beatable(split(cards, order), card_lists(case, "others"), order)
    expect("stands", value_of(case, "stands"), lowest is None)
    forced = case.get("forced")
    if lowest is not None and forced is not None:
        expect("forced", cards_text(in_pack_order(cards_in(forced, "forced"))), cards_text(lowest.cards))


def _check_throw_winner(case: Case) -> None:
    options = options_for(case, "full")
    plays = [led_cards(case, key) for key in ("lead", "challenge")]
    order = order_for(case, options)
    if only_suit(plays[0], order) is None:
        raise ParseError("field 'lead' must hold cards of one effective suit")
    place, _ = winning_play(plays, order, options.throw_eval)
    expect("challenge_wins", value_of(case, "challenge_wins"), place == 1)


def _unless_open(check: Check) -> Check:
    """The check, passing over lines that say themselves that they settle nothing."""

    def checked(case: Case) -> None:
        for mark in MARKS:
            if case.get(mark):
                raise Skipped(f"the line is marked {mark}")
        check(case)

    return checked


CHECKS: Final[Mapping[str, Check]] = {
    "tractor_rounds": _unless_open(check_round),
    "tractor_follow": _unless_open(check_following),
    "tractor_tricks": _unless_open(check_trick),
    "tractor_forms": _unless_open(check_form),
    "tractor_bids": _unless_open(check_bid),
    "tractor_outcomes": _unless_open(check_outcome),
    "tractor_extended": _unless_open(check_extended),
}
