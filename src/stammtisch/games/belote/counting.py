"""A finished deal into a tally: tricks, claims, announcements and belotes, each a line of the score sheet."""

from __future__ import annotations

from dataclasses import replace

from stammtisch.cards import SUITS, cards_text
from stammtisch.games.belote.belotes import BELOTE_VALUE
from stammtisch.games.belote.contests import judge
from stammtisch.games.belote.contracts import card_points
from stammtisch.games.belote.duties import total_points
from stammtisch.games.belote.scoring import LAST_TRICK, Pair, Tally, count
from stammtisch.games.belote.state import Counted, Playing
from stammtisch.games.belote.view import OpenClaim
from stammtisch.games.game import ScoreLine, arguments
from stammtisch.seats import Side, side_of

SIDES = (Side(0), Side(1))


def rest_points(play: Playing) -> int:
    """Card points still to be taken, the last trick's ten included, before no trumps doubles them."""
    points = card_points(play.contract)
    return LAST_TRICK + sum(total_points(hand, points) for hand in play.hands) + total_points(play.trick.cards, points)


def count_play(play: Playing, claim: OpenClaim | None = None) -> Counted:
    """The deal counted, all tricks played or the rest of them settled by `claim`."""
    lines: list[ScoreLine] = []
    taken, tricks = _tricks(play, lines)
    if claim is None:
        last = side_of(play.won[-1].winner)
        lines.append(ScoreLine("last_trick", "B-23", arguments(card_points=LAST_TRICK), last))
        taken[last] += LAST_TRICK
    else:
        _settle(play, claim, taken, tricks, lines)
    tally = Tally(
        play.contract,
        side_of(play.doubled.declarer),
        play.doubled.multiplier,
        (taken[0], taken[1]),
        _bonuses(play, lines),
        (tricks[0], tricks[1]),
        play.match.hanging,
    )
    outcome = count(tally, play.match.options)
    whole = replace(outcome, lines=(*lines, *outcome.lines))
    return Counted(play, () if claim is None else (claim,), tally.taken, whole)


def _tricks(play: Playing, lines: list[ScoreLine]) -> tuple[list[int], list[int]]:
    points = card_points(play.contract)
    taken, tricks = [0, 0], [0, 0]
    for won in play.won:
        taken[won.winner % 2] += total_points(won.trick.cards, points)
        tricks[won.winner % 2] += 1
    for side in SIDES:
        values = arguments(card_points=taken[side], tricks=tricks[side])
        lines.append(ScoreLine("tricks", "B-21", values, side))
    return taken, tricks


def _settle(play: Playing, claim: OpenClaim, taken: list[int], tricks: list[int], lines: list[ScoreLine]) -> None:
    """Gives the rest to the sides as claimed (S-X7)."""
    own, rest, left = side_of(claim.seat), rest_points(play), 8 - len(play.won)
    mine = rest if claim.all_tricks else claim.card_points
    my_tricks = left if claim.all_tricks else min(claim.card_points, left - 1)
    for side, points, number in ((own, mine, my_tricks), (Side(1 - own), rest - mine, left - my_tricks)):
        taken[side] += points
        tricks[side] += number
        lines.append(ScoreLine("claimed", "S-X7", arguments(card_points=points), side))


def _bonuses(play: Playing, lines: list[ScoreLine]) -> Pair:
    bonuses = [0, 0]
    for judged in judge(play.announced, play.match.options):
        side = side_of(judged.seat)
        announcement = judged.announcement
        values = arguments(kind=announcement.kind.value, cards=cards_text(announcement.cards), card_points=judged.value)
        code, rule = ("announcement", "B-13") if judged.scores else ("announcement_beaten", judged.rule)
        lines.append(ScoreLine(code, rule, values, side))
        bonuses[side] += judged.value if judged.scores else 0
    for said in sorted(play.belotes, key=lambda said: SUITS.index(said.suit)):
        side = side_of(said.seat)
        values = arguments(suit=said.suit.value, card_points=BELOTE_VALUE)
        lines.append(ScoreLine("belote", "B-14", values, side))
        bonuses[side] += BELOTE_VALUE
    return bonuses[0], bonuses[1]
