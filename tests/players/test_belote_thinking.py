"""The players of Belote that think: named blunders, small positions with the right card and why, calls, the match."""

from __future__ import annotations

import re
from random import Random

import pytest

from stammtisch.cards import parse_cards
from stammtisch.games.belote import GAME
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.options import HOUSE, PRESETS
from stammtisch.games.belote.state import State
from stammtisch.games.options import change_options
from stammtisch.players.belote import BeloteThinker
from stammtisch.players.belote.cards import Thought
from stammtisch.players.belote.thinking import Level
from stammtisch.players.belote.worth import ByMatch, chance
from stammtisch.players.budget import Budget
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat, Side
from stammtisch.words import LANGUAGES, Words, message_key
from tests.games.belote.deals import after, auction, hands_with, playing
from tests.players.test_belote import ALL, BLUNDERS, HEARTS, NONE

CLUB = BeloteThinker(Level(Thought(Budget(worlds=20, steps=1 << 40), trials=1), to_win=False))
EXPERT = BeloteThinker(Level(Thought(Budget(worlds=24, steps=1 << 40), trials=4), to_win=True))
BOTH = pytest.mark.parametrize("bot", [CLUB, EXPERT], ids=["club", "expert"])


def chosen(bot: AnyPlayer, state: State) -> str:
    """What the bot does at the seat that is to act."""
    seat = GAME.to_act(state)[0]
    return GAME.move_text(bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1)))


@BOTH
@pytest.mark.parametrize(("says", "calls", "wanted", "moves", "blunders"), BLUNDERS, ids=[row[0] for row in BLUNDERS])
def test_a_named_blunder_is_not_made(
    bot: BeloteThinker, says: str, calls: str, wanted: list[str], moves: list[str], blunders: set[str]
) -> None:
    """Those that the player by rule of thumb does not make either.

    Where spades are left to win, king and queen of hearts are no worse to throw away: over 400 worlds they are even.
    """
    blunders = blunders - {"HK", "HQ"} if "H9" in blunders else blunders
    state, _ = after(playing(hands_with(*wanted), calls), *moves)
    assert chosen(bot, state).split()[1] not in blunders, says


def dealt(hand: str, seat: int, calls: str = "", **match: int) -> State:
    """The auction after some calls; `seat` holds these five cards, and seat 0 speaks first."""
    cards = parse_cards(hand)
    rest = [card for card in GAME.pack(HOUSE) if card not in cards]
    deck = [*rest[: 3 * seat], *cards[:3], *rest[3 * seat : 9 + 2 * seat], *cards[3:], *rest[9 + 2 * seat :]]
    scores = (match.get("mine", 0), match.get("theirs", 0))
    state = GAME.deal(BeloteMatch(HOUSE, Seat(3), scores), deck)
    return auction(state, calls) if calls else state


CALLS = [
    ("jack, nine and ace of a suit with an ace beside them are bid", 0, "HJ H9 HA SA D8", "", {"hearts", "all trumps"}),
    ("nothing is bid on nothing", 0, "S7 H8 DK CQ C8", "", {"pass"}),
    ("three aces, two with their tens, are no trumps", 0, "SA ST HA DA DT", "", {"no trumps"}),
    (
        "four aces are bid: in no trumps they take tricks, in their suit they are announced too",
        0,
        "SA HA DA CA S7",
        "",
        {"spades", "no trumps"},
    ),
    ("two jacks with their nines are all trumps", 0, "SJ S9 HJ H9 DJ", "", {"all trumps"}),
    ("tens without aces are not bid on", 0, "ST HT DK CQ C9", "", {"pass"}),
    ("the opponents' trumps in hand are doubled", 1, "HJ H9 HA HT SA", "hearts", {"kontra"}),
    (
        "one's partner's contract stands where the hand has nothing better",
        2,
        "S7 H8 DA CQ C8",
        "hearts, pass",
        {"pass"},
    ),
    ("an opponents' contract that the hand does not stop is left alone", 1, "S7 S8 DK CQ C8", "hearts", {"pass"}),
    ("a doubled contract is not doubled again on nothing", 2, "S7 H8 DK CQ C8", "hearts, kontra", {"pass"}),
]


@BOTH
@pytest.mark.parametrize(("says", "seat", "hand", "calls", "expected"), CALLS, ids=[row[0] for row in CALLS])
def test_a_call_is_what_the_hand_promises(
    bot: BeloteThinker, says: str, seat: int, hand: str, calls: str, expected: set[str]
) -> None:
    """Five cards and what was called before."""
    state = dealt(hand, seat, calls)
    assert set(GAME.view(state, Seat(seat)).hand) == set(parse_cards(hand))
    assert chosen(bot, state) in expected, says


POSITIONS = [
    (
        "the last to play takes an opponent's ten with its ace, the only card that does",
        NONE,
        ["ST D7 D8 D9 C7 C8 C9 H9", "S7 S8 S9 H7 H8 DA DK DQ", "SQ SJ CJ CQ CK DJ DT HJ", "SK SA"],
        ["play ST", "play S7", "play SQ"],
        {"SA"},
    ),
    (
        "a partner's sure trick gets the ten, before the king is bare",
        NONE,
        ["DA D7 D8 D9 C7 C8 C9 H9", "DQ DJ S9 H7 H8 SA SK SQ", "DT DK CJ HJ HA HQ SJ CQ"],
        ["play DA", "play DJ"],
        {"DT", "DK"},
    ),
    (
        "of two cards to a lost trick the one without card points goes",
        NONE,
        ["SA D7 D8 D9 C7 C8 C9 H9", "SK S8 DA DT HA HT CA CT"],
        ["play SA"],
        {"S8"},
    ),
    (
        "under the jack of trumps the lowest trump goes",
        HEARTS,
        ["HJ D7 D8 D9 C7 C8 C9 CT", "H7 HA S9 DT DJ DA DK DQ"],
        ["play HJ"],
        {"H7"},
    ),
    (
        "with jack, nine and ace of trumps the declarer draws them",
        HEARTS,
        ["HJ H9 HA H7 SA D7 C7 C8"],
        [],
        {"HJ", "H9", "HA"},
    ),
    (
        "a ruff by the last to play costs the lowest trump",
        HEARTS,
        ["SA D7 D8 D9 C7 C8 C9 CT", "S7 S8 S9 DT DJ DA DK DQ", "SK SQ CJ CQ CK CA ST SJ", "H7 HA HT HJ H9 H8 HQ HK"],
        ["play SA", "play S7", "play ST"],
        {"H7", "H8"},
    ),
    (
        "a long suit is run from the top",
        NONE,
        ["SA ST SK SQ D7 D8 C7 C8"],
        [],
        {"SA", "ST", "SK", "SQ"},
    ),
    (
        "in all trumps jack and nine are cashed, not the small cards of the suit",
        ALL,
        ["SJ S9 SA ST D7 D8 C7 C8"],
        [],
        {"SJ", "S9", "SA", "ST"},
    ),
    (
        "in all trumps a nine that must not overtake stays back behind its jack",
        ALL,
        ["SJ D7 D8 DQ C7 C8 CQ HQ", "S9 S8 DT DJ DA DK C9 HT"],
        ["play SJ"],
        {"S8"},
    ),
    (
        "who cannot follow an opponent's ace throws neither ace nor ten",
        NONE,
        ["SA SK SQ D7 D8 C7 C8 H7", "DA DK HA H8 CA C9 DQ DJ"],
        ["play SA"],
        {"DK", "H8", "C9", "DQ", "DJ"},
    ),
]


@BOTH
@pytest.mark.parametrize(("says", "calls", "wanted", "moves", "best"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_the_right_card_is_found(
    bot: BeloteThinker, says: str, calls: str, wanted: list[str], moves: list[str], best: set[str]
) -> None:
    """Small positions, each with what is right and why."""
    state, _ = after(playing(hands_with(*wanted), calls), *moves)
    assert chosen(bot, state).split()[1] in best, says


@BOTH
@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_whole_deals_under_every_option(bot: BeloteThinker, preset: str) -> None:
    """Cut, auction, play and claims: it always finds a legal move."""
    options = change_options(PRESETS[preset], {"cut": "player", "claim": True, "belote_auto": False})
    quick, match, rng = bot.within(1), GAME.open_match(options, Seat(0), ()), Random(3)
    for _ in range(3):
        state = GAME.deal(match, GAME.next_deck(match, None, rng))
        while GAME.result(state) is None:
            seat = GAME.to_act(state)[0]
            moves = GAME.legal_moves(state, seat)
            move = quick.choose(GAME.view(state, seat), moves, rng)
            assert move in moves
            state, _ = GAME.play(state, seat, move)


def test_near_the_line_the_match_decides() -> None:
    """A contract that both sides need to win is worth a risk that the score alone is not."""
    assert chance(10, 10) == 0.5
    assert chance(1, 100) > 0.95 > chance(60, 100) > 0.5
    assert chance(0, 5) == 1.0
    assert chance(-3, -8) == 0.0
    behind = ByMatch(BeloteMatch(HOUSE, Seat(0), (150, 60)), Side(1))
    level = ByMatch(BeloteMatch(HOUSE, Seat(0), (0, 0)), Side(1))
    assert behind.of(8, 2) < 1.0  # the others go out all the same
    assert behind.of(16, 0) > behind.of(14, 2)
    assert level.of(16, 0) - level.of(14, 2) < 5


def test_the_chance_to_win_grows_with_the_score() -> None:
    """For every score of the others."""
    for theirs in range(1, 152, 10):
        chances = [chance(mine, theirs) for mine in range(1, 152)]
        assert all(0 <= each <= 1 for each in chances)
        assert chances[0] > chances[75] > chances[150]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    """Of calls and of cards for either side, with all values filled in."""
    words = Words(language)
    hands = hands_with("HJ H9 HA H7 SA D7 C7 C8")
    states: list[State] = [dealt("HJ H9 HA SA D8", 0), playing(hands, HEARTS)]
    states.append(after(playing(hands, HEARTS), "play D7")[0])
    codes = set()
    for state in states:
        seat = GAME.to_act(state)[0]
        for weighed in CLUB.weigh(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1)):
            for reason in weighed.reasons:
                codes.add(reason.code)
                key = message_key("why", "belote", reason.code)
                assert words.knows(key)
                assert not re.search(r"\{|\$", words.say(key, **dict(reason.arguments)))
    assert codes == {"made_of_100", "makes", "breaks"}


def test_a_player_sees_its_view_only() -> None:
    """Whatever the others really hold, the choice is the same."""
    one = playing(hands_with("HJ H9 HA H7 SA D7 C7 C8"), HEARTS)
    other = playing(hands_with("HJ H9 HA H7 SA D7 C7 C8", "ST SK SQ DA CA C9 HT H8"), HEARTS)
    for seed in range(3):
        moves = [
            EXPERT.choose(GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0)), Random(seed))
            for state in (one, other)
        ]
        assert moves[0] == moves[1]


def test_the_same_seed_gives_the_same_weights() -> None:
    """Steps are counted, not time."""
    state = playing(hands_with("HJ H9 HA H7 SA D7 C7 C8"), HEARTS)
    view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    bot = EXPERT.within(20)
    assert bot.weigh(view, moves, Random(2)) == bot.weigh(view, moves, Random(2))
