"""A match: one deal or a series, its score list, and what a list is worth at the end (S-A23, S-A24)."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.cards import PACK_32, Card, check_pack, in_pack_order
from stammtisch.errors import ParseError
from stammtisch.games.game import MatchResult, ScoreLine, arguments
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.sheet import Match, SheetRow
from stammtisch.games.skat.state import Deal, Declared, Finished, PassedIn, State
from stammtisch.seats import Seat, Side, next_seat

SEEGER_FABIAN_BONUS = 50


def seats_at(options: Options) -> int:
    """Three, or four of whom the dealer sits out (S-2, S-A26)."""
    return 4 if options.four_table else 3


def open_match(options: Options, dealer: Seat) -> Match:
    """A match before its first deal. Raises ParseError for a dealer who is not at the table."""
    seats = seats_at(options)
    if not 0 <= dealer < seats:
        raise ParseError(f"the dealer cannot be seat {dealer}: this table has seats 0 to {seats - 1}")
    return Match(options, dealer, (0,) * seats)


def deal_cards(match: Match, deck: tuple[Card, ...]) -> Deal:
    """Three cards each, two to the skat, four each, three each (S-A2). Raises ParseError for a wrong pack."""
    check_pack(deck, PACK_32)
    seats = len(match.scores)
    dealt: list[tuple[Card, ...]] = [()] * seats
    for place in range(3):
        first, second, third = 3 * place, 11 + 4 * place, 23 + 3 * place
        cards = (*deck[first : first + 3], *deck[second : second + 4], *deck[third : third + 3])
        dealt[(match.dealer + 1 + place) % seats] = in_pack_order(cards)
    return Deal(match, tuple(dealt), in_pack_order(deck[9:11]))


def after_deal(match: Match, state: State) -> Match:
    """The match after a finished deal; the deal passes on."""
    row = _row(match.options, state)
    scores = tuple(map(sum, zip(match.scores, row.scores, row.bonus, strict=True)))
    dealer = next_seat(match.dealer, len(scores))
    return Match(match.options, dealer, scores, match.deals_played + 1, (*match.sheet, row))


def _row(options: Options, state: State) -> SheetRow:
    if not isinstance(state, PassedIn | Finished):
        raise ValueError("the deal is not over")
    scores = state.result.scores
    if isinstance(state, PassedIn) or not isinstance(state.play.game, Declared):
        return SheetRow(None, None, 0, False, scores, (0,) * len(scores))
    game = state.play.game
    won = scores[game.declarer] > 0
    bonus = (0,) * len(scores)
    if options.scoring == "seeger_fabian":
        bonus = tuple(_bonus(won, seat == game.declarer, len(scores)) for seat in range(len(scores)))
    return SheetRow(game.declarer, game.contract.text, game.bid, won, scores, bonus)


def _bonus(won: bool, is_declarer: bool, seats: int) -> int:
    """+50 for a game won, -50 for one lost, and then 40 for each opponent, 30 at a table of four (S-A24, S-A26)."""
    if is_declarer:
        return SEEGER_FABIAN_BONUS if won else -SEEGER_FABIAN_BONUS
    return 0 if won else {3: 40, 4: 30}[seats]


def match_result(match: Match) -> MatchResult | None:
    """The result after the last deal; nobody has won where all are equal."""
    if match.deals_played < match.options.deals:
        return None
    best = max(match.scores)
    winners = tuple(Side(seat) for seat, score in enumerate(match.scores) if score == best)
    return MatchResult(winners if min(match.scores) < best else (), match.scores, tuple(_lines(match)))


def _lines(match: Match) -> Iterator[ScoreLine]:
    """The score list added up, seat by seat."""
    for seat in range(len(match.scores)):
        side = Side(seat)
        yield ScoreLine("games", "S-17", arguments(score=sum(row.scores[seat] for row in match.sheet)), side)
        if match.options.scoring == "seeger_fabian":
            yield from _bonus_lines(match, Seat(seat), side)
        yield ScoreLine("total", "S-A24", arguments(score=match.scores[seat]), side)


def _bonus_lines(match: Match, seat: Seat, side: Side) -> Iterator[ScoreLine]:
    own = [row for row in match.sheet if row.declarer == seat]
    won = sum(row.won for row in own)
    lost = len(own) - won
    own_bonus = sum(row.bonus[seat] for row in own)
    yield ScoreLine("own_games", "S-A24", arguments(won=won, lost=lost, score=own_bonus), side)
    others = [row.bonus[seat] for row in match.sheet if row.declarer != seat and row.bonus[seat]]
    yield ScoreLine("others_lost", "S-A24", arguments(lost=len(others), score=sum(others)), side)
