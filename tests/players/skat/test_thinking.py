"""Players of Skat that think: no named blunders, right moves in small positions, reasons in words, only their view."""

from __future__ import annotations

import re
from random import Random

import pytest

from stammtisch.games.game import Result
from stammtisch.games.skat import GAME
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.state import State
from stammtisch.players import LEVELS
from stammtisch.players.skat import SkatThinker
from stammtisch.players.skat.thinking import CLUB, EXPERT
from stammtisch.seats import Seat
from stammtisch.words import LANGUAGES, Words, message_key
from tests.games.skat.table import HOUSE, ISKO, F, M, R, after, dealt, dealt_around, forehand_plays, options
from tests.players.test_skat import BLUNDERS

CLUB_PLAYER = SkatThinker(CLUB).within(25)
EXPERT_PLAYER = SkatThinker(EXPERT).within(120)
BOTH = pytest.mark.parametrize("bot", [CLUB_PLAYER, EXPERT_PLAYER], ids=["club", "expert"])


def chosen(bot: SkatThinker, state: State, seat: Seat, seed: int = 0) -> str:
    """What the player does, as text."""
    move = bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(seed))
    return move.text


NEVER: dict[str, str] = {
    "a partner's winning Daus is not trumped, and a ten is added to it": "CT C9 C8 CK CQ",
    "no Daus and no ten is thrown on a trick that the declarer has won": "SA ST DA DT",
    "a ten is not played under the declarer's Daus while a seven can be": "ST",
    "no Unter is spent where another trump takes the trick for sure": "CJ SJ",
    "in Null the declarer ducks with the highest card that loses": "",
    "in Null the declarer leads from the suit that stays safe, not the seven that guards his Daus": "C7 CA",
    "in Null the declarer throws off the card that is in danger, not the highest of a safe suit": "SQ S9 S8 S7 CQ C9",
    "a defender does not lead a ten from under the Daus he cannot see": "HT",
}
"""What nobody should do in the positions of `BLUNDERS`; who thinks may find more good cards than the rules of thumb."""


@BOTH
@pytest.mark.parametrize("row", [row for row in BLUNDERS if row[0] in NEVER], ids=lambda row: row[0])
def test_named_blunders_are_not_committed(
    bot: SkatThinker, row: tuple[str, tuple[str, str, str, str], tuple[str, ...], Seat, str]
) -> None:
    """Whatever worlds are drawn."""
    says, hands, moves, seat, _ = row
    state = after(dealt(*hands), *moves)
    for seed in range(3):
        assert chosen(bot, state, seat, seed) not in [f"play {card}" for card in NEVER[says].split()], says


def test_a_strong_hand_is_bid_up_to_its_value_and_no_further() -> None:
    """With two, acorns are worth 36 and Grand 72, a step more by Hand: held at 36, and passed far beyond."""
    strong = dealt_around("CJ SJ CA CT CK C8 HA HT S7 D7")
    for bot in (CLUB_PLAYER, EXPERT_PLAYER):
        assert chosen(bot, after(strong, "1 36"), F) == "hold"
        assert chosen(bot, after(strong, "1 192"), F) == "pass"


@BOTH
def test_a_weak_hand_passes(bot: SkatThinker) -> None:
    """Nothing to win and nothing to duck with, called or asked."""
    weak = dealt_around("C9 CT SQ SK HT H8 DQ DK D9 HK")
    assert chosen(bot, after(weak, "1 18"), F) == "pass"
    assert chosen(bot, after(weak, "1 pass", "2 pass"), F) == "pass"


@BOTH
def test_low_cards_are_bid_for_null_and_played_as_null(bot: SkatThinker) -> None:
    """With four sevens and what ducks; the lone Daus behind two low cards goes, one behind three is safe."""
    state = dealt_around("C7 C8 C9 S7 S9 SJ H7 H8 D7 D9", skat="HA SA")
    assert chosen(bot, after(state, "1 18"), F) == "hold"
    state = after(state, "1 18", "0 hold", "1 pass", "2 pass", "0 take skat")
    laid = chosen(bot, state, F)
    assert "HA" in laid.split()
    assert chosen(bot, after(state, f"0 {laid}"), F).startswith("null")


@BOTH
def test_the_declarer_keeps_what_wins_and_covers_his_bid(bot: SkatThinker) -> None:
    """Losers go into the skat, and the contract is worth the bid."""
    state = after(dealt(), "1 27", "0 hold", "1 pass", "2 pass", "0 take skat")
    laid = chosen(bot, state, F)
    assert not {"CJ", "SJ", "CA", "CT", "HA"} & set(laid.split())
    state = after(state, f"0 {laid}")
    covered = {choice.contract.text: choice.covers.value for choice in GAME.view(state, F).choices}
    assert covered[chosen(bot, state, F)] == "yes"


def test_a_sure_grand_is_announced_where_that_is_played() -> None:
    """Four Unters, three Daus and tens: Hand with Schneider, or more, at a tournament; Hand at home."""
    cards = "CJ SJ HJ DJ CA CT SA ST HA HT"
    for rules, announced in ((ISKO, True), (HOUSE, False)):
        state = after(dealt_around(cards, rules), "1 pass", "2 pass", "0 18")
        named = chosen(EXPERT_PLAYER, state, F)
        assert (
            named.startswith("grand") and ("schneider" in named or "schwarz" in named or "ouvert" in named) is announced
        )


def test_kontra_is_said_to_a_game_that_cannot_be_won_and_re_to_one_that_must() -> None:
    """A defender with four Unters and the long trumps doubles; a declarer with the same cards doubles again."""
    rules = options(ISKO, kontra=True)
    cards = ("CJ CA CT HA HT S7 S8 D7 D8 C7", "SJ HJ DJ CK CQ C9 C8 SA ST DA", "SK SQ S9 HK HQ H9 H8 H7 DT DK")
    weak = forehand_plays("clubs hand", dealt(*cards, "D9 DQ", rules))
    assert chosen(EXPERT_PLAYER, after(weak, "0 play HA"), M) == "kontra"
    sure = dealt_around("CJ SJ HJ DJ CA CT CK CQ HA HT", rules)
    grand = after(sure, "1 pass", "2 pass", "0 18", "0 clubs hand", "1 kontra")
    assert chosen(EXPERT_PLAYER, grand, F) == "re"
    hopeless = dealt_around("C7 C8 S7 S8 H7 H8 D7 D8 D9 C9", rules)
    lost = after(hopeless, "1 pass", "2 pass", "0 18", "0 grand hand", "1 kontra")
    assert chosen(EXPERT_PLAYER, lost, F) == "pass"


ANSWERS: list[tuple[str, tuple[str, ...], Seat, str]] = [
    ("a claim without proof is refused", ("0 claim all",), M, "refuse"),
    ("a partner may not give up", ("1 concede",), R, "refuse"),
    ("opponents may", ("1 concede", "2 agree"), F, "agree"),
]


@pytest.mark.parametrize(("says", "moves", "seat", "answer"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_answers_out_of_turn_are_sensible(says: str, moves: tuple[str, ...], seat: Seat, answer: str) -> None:
    """As the rules of thumb have it."""
    state = forehand_plays("clubs", dealt(rules=ISKO))
    assert chosen(EXPERT_PLAYER, after(state, *moves), seat) == answer, says


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    """Of calls, discards, contracts and cards, with all values filled in."""
    words = Words(language)
    begun = dealt(rules=ISKO)
    taken = after(begun, "1 pass", "2 pass", "0 18", "0 take skat")
    playing = after(taken, "0 discard SQ S9", "0 clubs", "0 play CJ")
    states: list[tuple[State, Seat]] = [(begun, M), (taken, F), (playing, M)]
    for state, seat in states:
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        weighed = CLUB_PLAYER.weigh(view, moves, Random(1))
        assert weighed
        for each in weighed:
            for reason in each.reasons:
                key = message_key("why", "skat", reason.code)
                assert words.knows(key)
                assert not re.search(r"\{|\$", words.say(key, **dict(reason.arguments)))


@BOTH
def test_a_player_sees_its_view_only(bot: SkatThinker) -> None:
    """However the hidden cards lie, the choice is the same."""
    hands = ("CJ SJ CA CT CK HA HT S7 S8 D7", "HJ DJ SA ST SK C9 C8 D8 D9 DQ", "HK HQ H9 H8 H7 CQ C7 DA DT DK")
    swapped = (hands[0], "HK HQ H9 H8 H7 C9 C8 DA DT DK", "HJ DJ SA ST SK CQ C7 D8 D9 DQ")
    begun = [forehand_plays("clubs", dealt(*each, "SQ S9")) for each in (hands, swapped)]
    assert GAME.view(begun[0], F) == GAME.view(begun[1], F)
    one, other = (chosen(bot, state, F, seed=5) for state in begun)
    assert one == other


@BOTH
def test_the_same_chance_gives_the_same_choice(bot: SkatThinker) -> None:
    """Thought is counted in steps, not in time."""
    state = after(forehand_plays("clubs"), "0 play CJ")
    assert chosen(bot, state, M, seed=3) == chosen(bot, state, M, seed=3)


RULES = [
    ISKO,
    options(ISKO, four_table=True, kontra=True, all_pass="ramsch"),
    options(jump_bids=False, null_below_bid="allow", bid_list="reachable"),
]


@pytest.mark.parametrize("rules", RULES, ids=["isko", "everything", "home"])
def test_whole_deals_under_all_rules_come_to_their_end(rules: Options) -> None:
    """Every choice is a legal move."""
    bot, rng = SkatThinker(CLUB).within(2), Random(3)
    ends = []
    for number in range(4):
        match = GAME.open_match(rules, R, ())
        state = GAME.deal(match, GAME.next_deck(match, None, rng))
        while GAME.result(state) is None:
            seat = GAME.to_act(state)[0]
            moves = GAME.legal_moves(state, seat)
            move = bot.choose(GAME.view(state, seat), moves, rng)
            assert move in moves, number
            state, _ = GAME.play(state, seat, move)
        ends.append(GAME.result(state))
    assert all(isinstance(end, Result) for end in ends)


def test_a_level_for_every_table() -> None:
    """Weakest first; each is a player of its own."""
    assert list(LEVELS["skat"]) == ["beginner", "club", "expert"]
