"""Announcements: which there are, who scores them, when they are made and shown (B-13, B-15, B-A22 to B-A28)."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_32, SUITS, Card, Rank, Suit, find_card, parse_cards
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote import histogram as by_hand
from stammtisch.games.belote.announcements import (
    ANNOUNCEMENTS,
    FOUR_RANKS,
    FOUR_VALUES,
    RUN_RANKS,
    choices,
    held,
    in_order,
    parse_announcement,
    proposal,
)
from stammtisch.games.belote.contests import judge
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.state import Playing
from stammtisch.games.belote.view import Counts
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from tests.games.belote.deals import EXAMPLES, after, hands_with, name, options_of, played_out, playing, rows


@pytest.mark.parametrize("row", rows("proposal"), ids=name)
def test_the_proposal_is_that_of_the_example(row: dict[str, Any]) -> None:
    found = proposal(frozenset(parse_cards(row["hand"])))
    assert row["proposed"] == [announcement.text for announcement in found]
    assert row["values"] == [announcement.value() for announcement in found]
    assert row.get("values_with_bonus", row["values"]) == [announcement.value(20) for announcement in found]


@pytest.mark.parametrize("row", rows("contest"), ids=name)
def test_the_contest_ends_as_in_the_example(row: dict[str, Any]) -> None:
    said = tuple(in_order(parse_announcement(text) for text in seat) for seat in row["said"])
    scores = [0, 0]
    for judged in judge(said, options_of(row)):
        scores[judged.seat % 2] += judged.value if judged.scores else 0
    assert row["scores"] == scores


def test_every_announcement_reads_back_from_its_text() -> None:
    """84 sequences and six fours, each with its own text."""
    assert len(ANNOUNCEMENTS) == len({announcement.text for announcement in ANNOUNCEMENTS}) == 90
    assert all(parse_announcement(announcement.text) is announcement for announcement in ANNOUNCEMENTS)
    with pytest.raises(ParseError, match="four J"):
        parse_announcement("four 7")


def test_the_proposal_is_worth_as_much_as_any_choice() -> None:
    """B-A26: fours first, sequences from the rest, always has the larger face value."""
    rng = Random(2)
    fours = [frozenset(find_card(suit, rank) for suit in SUITS) for rank in FOUR_RANKS]
    for number in range(400):
        forced = fours[number % 6] if number % 2 else frozenset()
        rest = rng.sample([card for card in PACK_32 if card not in forced], 8 - len(forced))
        hand = forced.union(rest)
        values = [sum(one.value() for one in chosen) for chosen in choices(hand)]
        assert values[0] == max(values)


def test_all_ten_million_hands_have_the_known_values() -> None:
    """1.6: the histogram of announced value over all 10,518,300 hands, counted by classes of equal suits."""
    counted = histogram()
    with (EXAMPLES / "belote_declaration_histogram.csv").open() as file:
        expected = {
            int(row["declared_value_of_one_8_card_hand"]): int(row["hand_count"]) for row in csv.DictReader(file)
        }
    assert expected == counted
    assert sum(counted.values()) == 10_518_300
    assert sum(counted.values()) - counted[0] == 2_478_999


def test_the_value_of_a_hand_is_that_of_its_fours_and_of_each_suit_without_them() -> None:
    """The ground on which the histogram is counted by suits."""
    rng = Random(4)
    for _ in range(500):
        ranks = rng.sample(FOUR_RANKS, rng.randrange(3))
        fours = {find_card(suit, rank) for rank in ranks for suit in SUITS}
        rest = rng.sample([card for card in PACK_32 if card not in fours], 8 - len(fours))
        hand = frozenset({*fours, *rest})
        whole = [announcement for announcement in proposal(hand) if not announcement.is_run]
        left = hand.difference(card for four in whole for card in four.cards)
        by_suit = [proposal(frozenset(card for card in left if card.suit is suit)) for suit in SUITS]
        expected = sum(one.value() for one in whole) + sum(one.value() for runs in by_suit for one in runs)
        assert expected == sum(one.value() for one in proposal(hand))


def test_the_number_of_hands_with_king_and_queen_is_the_known_one() -> None:
    """1.6: 593,775 hands hold K and Q of a given suit; 122,835 hold a valuable four."""
    assert 593_775 == len(list(combinations(range(30), 6)))
    assert 122_835 == 6 * 20_475 - 15  # two fours at once: 15 hands


def histogram() -> Counter[int]:
    """Announced value -> hands. For each set of fours exactly held, suits are counted apart and joined."""
    counted: Counter[int] = Counter()
    for size in range(3):
        for fours in combinations(FOUR_RANKS, size):
            worth = sum(FOUR_VALUES.get(rank, 100) for rank in fours)
            for more in range(3 - size):  # leave out hands that hold further fours
                others = [rank for rank in FOUR_RANKS if rank not in fours]
                for further in combinations(others, more):
                    ways = joined(suit_classes(frozenset(fours), frozenset(fours).union(further)))
                    for value, hands in ways.items():
                        counted[worth + value] += (-1) ** more * hands
    return Counter({value: hands for value, hands in counted.items() if hands})


def suit_classes(fours: frozenset[Rank], demanded: frozenset[Rank]) -> Counter[tuple[int, int]]:
    """(cards, value of sequences) -> sets of one suit that hold the demanded ranks; fours are not used twice."""
    classes: Counter[tuple[int, int]] = Counter()
    for size in range(9):
        for ranks in combinations(RUN_RANKS, size):
            if demanded.issubset(ranks):
                rest = frozenset(find_card(Suit.SPADES, rank) for rank in ranks if rank not in fours)
                classes[size, sum(run.value() for run in proposal(rest))] += 1
    return classes


def joined(suit: Counter[tuple[int, int]]) -> Counter[int]:
    """Value -> hands of eight cards, of four suits with the same classes."""
    hands: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for _ in SUITS:
        longer: Counter[tuple[int, int]] = Counter()
        for (cards, value), ways in hands.items():
            for (more, worth), sets in suit.items():
                if cards + more <= 8:
                    longer[cards + more, value + worth] += ways * sets
        hands = longer
    values: Counter[int] = Counter()
    for (cards, value), ways in hands.items():
        if cards == 8:
            values[value] += ways
    return values


HANDS = hands_with("SA SK SQ H7 H8 D7 C7 C8", "HA HK HQ HJ S7 S8 D8 D9", "CA CK CQ CJ CT H9 S9 DT")
BID = "clubs, pass, pass, pass"


def test_an_announcement_is_made_with_the_first_card_and_the_kind_is_heard() -> None:
    """B-A27, B-A28: whether or not the card belongs to it; neither suit nor top is spoken."""
    state, events = after(playing(HANDS, BID), "play H7 + tierce SA")
    assert [(event.code, event.arguments, event.cards) for event in events] == [
        ("play", (), parse_cards("H7")),
        ("announce", (("kind", "tierce"),), ()),
    ]
    own, other = GAME.view(state, Seat(0)).announced[0], GAME.view(state, Seat(1)).announced[0]
    assert (own.text, own.value, own.cards) == ("tierce SA", 20, parse_cards("SA SK SQ"))
    assert (other.kind, other.text, other.value, other.cards) == (own.kind, "", 0, ())


def test_announcing_is_optional() -> None:
    """B-A27: the same card without a word is legal too."""
    texts = {GAME.move_text(move) for move in GAME.legal_moves(playing(HANDS, BID), Seat(0))}
    assert {"play H7", "play H7 + tierce SA"} <= texts


def test_later_announcements_are_refused() -> None:
    """B-A27, B-13: only with one's first card."""
    state, _ = after(playing(HANDS, BID), "play H7", "play HJ", "play H9", "play HT")
    with pytest.raises(RuleError) as refusal:
        after(state, "play DA + fifty DA")
    assert (refusal.value.code, refusal.value.rule) == ("announce_too_late", "B-A27")


REFUSED = [
    ("play H7 + tierce HA", "not_held", "B-13"),
    ("play H7 + four J", "not_held", "B-13"),
    ("play H7 + belote", "belote_automatic", "B-A30"),
]


@pytest.mark.parametrize(("text", "code", "rule"), REFUSED)
def test_what_cannot_be_announced_is_refused_with_its_rule(text: str, code: str, rule: str) -> None:
    state = playing(HANDS, BID)
    with pytest.raises(RuleError) as refusal:
        after(state, text)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


def test_a_card_is_used_in_one_announcement() -> None:
    """B-A26: a player picks one use; both ways are legal, both at once are not."""
    state = playing(hands_with("ST SJ SQ SK SA HT DT CT"), BID)
    texts = [GAME.move_text(move) for move in GAME.legal_moves(state, Seat(0))]
    assert texts[0].endswith("+ four T + fifty SA")  # the engine's proposal comes first
    assert any(text.endswith("+ hundred SA") for text in texts)
    with pytest.raises(RuleError) as refusal:
        after(state, "play HT + four T + hundred SA")
    assert (refusal.value.code, refusal.value.rule) == ("card_used_twice", "B-A26")


def test_in_no_trumps_nothing_is_announced() -> None:
    """B-15, B-A32."""
    state = playing(HANDS, "no trumps, pass, pass, pass")
    assert GAME.view(state, Seat(0)).offered == ()
    assert len(GAME.legal_moves(state, Seat(0))) == 8
    with pytest.raises(RuleError) as refusal:
        after(state, "play H7 + tierce SA")
    assert (refusal.value.code, refusal.value.rule) == ("no_announcements", "B-15")


def test_the_view_offers_what_is_found_in_ones_own_hand_until_the_first_card() -> None:
    """B-A26: ticked beforehand, confirmed with the first card."""
    state: Any = playing(HANDS, BID)
    offered = GAME.view(state, Seat(1)).offered
    assert [(one.text, one.value, one.proposed) for one in offered] == [("fifty HA", 50, True)]
    assert GAME.view(state, None).offered == ()
    state, _ = after(state, "play H7", "play HJ + fifty HA")
    assert GAME.view(state, Seat(1)).offered == ()
    assert GAME.view(state, Seat(2)).offered[0].text == "hundred CA"


def test_the_kinds_alone_may_settle_who_scores() -> None:
    """B-A28: a fifty beats a tierce for all to hear; a hundred by the partner scores it all."""
    moves = ("play H7 + tierce SA", "play HJ + fifty HA", "play H9", "play HT")
    state, _ = after(playing(HANDS, BID), *moves[:3])
    assert {one.counts for one in GAME.view(state, None).announced} == {Counts.UNKNOWN}
    state, _ = after(playing(HANDS, BID), *moves)
    assert [one.counts for one in GAME.view(state, None).announced] == [Counts.NO, Counts.YES]


def test_cards_of_announcements_are_shown_after_the_deal_or_after_the_first_trick() -> None:
    """B-A28: option decl_reveal."""
    moves = ("play H7 + tierce SA", "play HJ + fifty HA", "play H9 + hundred CA", "play HT")
    early = change_options(HOUSE, {"decl_reveal": "after_trick1"})
    for options, shown in ((HOUSE, False), (early, True)):
        state, events = after(playing(HANDS, BID, options), *moves)
        assert shown == any(event.code == "shown" for event in events)
        assert shown == all(one.cards for one in GAME.view(state, None).announced)
        assert isinstance(state, Playing)
        over = GAME.view(played_out(state), None)
        assert [one.counts for one in over.announced] == [Counts.YES, Counts.NO, Counts.YES]
        assert all(one.cards for one in over.announced)


def test_announcements_that_score_are_lines_of_the_score_sheet() -> None:
    """B-22: added to the result; those beaten are named too."""
    moves = ("play H7 + tierce SA", "play HJ + fifty HA", "play H9 + hundred CA", "play HT")
    state, _ = after(playing(HANDS, BID), *moves)
    result = GAME.result(played_out(state))
    assert result is not None
    lines = [(line.code, line.rule, line.side) for line in result.lines if line.code.startswith("announcement")]
    assert lines == [
        ("announcement", "B-13", 0),
        ("announcement_beaten", "B-A22", 1),
        ("announcement", "B-13", 0),
    ]


def test_parts_of_longer_sequences_may_be_announced_but_are_not_offered() -> None:
    """B-A26, B-A27: to say less is allowed, as silence is."""
    cards: tuple[Card, ...] = parse_cards("HA HK HQ HJ")
    assert [one.text for one in held(cards)] == ["fifty HA", "tierce HA", "tierce HK"]
    after(playing(HANDS, BID), "play H7", "play HJ + tierce HK")


def test_the_count_of_all_hands_values_a_hand_as_the_proposal_does() -> None:
    """The hand-by-hand count of the bench and the rules agree on hands with and without fours."""
    rng = Random(6)
    for number in range(600):
        ranks = rng.sample(FOUR_RANKS, number % 3)
        fours = [find_card(suit, rank) for rank in ranks for suit in SUITS]
        hand = frozenset([*fours, *rng.sample([card for card in PACK_32 if card not in fours], 8 - len(fours))])
        masks = [sum(by_hand.BITS[card.rank] for card in hand if card.suit is suit) for suit in SUITS]
        assert by_hand.value(masks) == sum(one.value() for one in proposal(hand))
