"""What every game promises, and the values that all games speak in: events, score lines, results, what is asked.

Not here: any rule of any game. A game is added by a folder beside this file and a line in `GAMES`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from stammtisch.cards import Card
from stammtisch.games.chance import Chance
from stammtisch.games.count_help import CountHelp
from stammtisch.seats import Seat, Side
from stammtisch.values import builder, dataclass

Arguments: TypeAlias = tuple[tuple[str, int | str], ...]
"""Named values that go into a sentence. Words and cards are codes ("hearts", "HA"); the reader's side words them."""


def arguments(**values: int | str) -> Arguments:
    """Named values for an event or a score line."""
    return tuple(values.items())


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody at the table saw or heard. What only some may know is never in an event, but in views.

    code: worded by the message `event-<game>-<code>`.
    seat: who did it or whom it befell; None when it concerns the whole table.
    cards: open cards that belong to it, in order.
    rule: id of the rule or option that decided it, where something was decided.
    """

    code: str
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
    arguments: Arguments = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet's derivation, worded by the message `line-<game>-<code>`.

    side: whose line it is; None when it belongs to the deal as a whole. rule: what decided it.
    """

    code: str
    rule: str
    arguments: Arguments = ()
    side: Side | None = None


class _LateLines:
    """A value whose `lines` may be derived when they are first read: who plays thousands of deals reads none."""

    __slots__ = ("_derive",)

    _derive: Callable[[], tuple[ScoreLine, ...]]

    if not TYPE_CHECKING:  # a type checker would take it for leave to ask for anything

        def __getattr__(self, name: str) -> object:
            """Called for what is not there yet."""
            if name != "lines":
                raise AttributeError(f"{type(self).__name__} has no {name!r}")
            lines = self._derive()
            object.__setattr__(self, "lines", lines)
            return lines


@dataclass(frozen=True, slots=True)
class Result(_LateLines):
    """The end of a deal: what each side's sheet gains, apart from the reason.

    scores: by side (seats that score together), in the game's own unit.
    reason: code such as "made", "failed", "passed_out", "conceded"; worded by `reason-<game>-<code>`.
    lines: the derivation.
    """

    scores: tuple[int, ...]
    reason: str
    lines: tuple[ScoreLine, ...] = ()

    @staticmethod
    def derived(scores: tuple[int, ...], reason: str, derive: Callable[[], tuple[ScoreLine, ...]]) -> Result:
        """The same as with `lines=derive()`, which is called when they are first read."""
        result = _result(scores, reason)
        object.__setattr__(result, "_derive", derive)
        object.__delattr__(result, "lines")
        return result


_result = builder(Result)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The end of a match. winners: sides, several when they share the best place, none when nobody won."""

    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a card in hand cannot be played now; the same code and rule as the RuleError would carry."""

    card: Card
    code: str
    rule: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat may do now, in a form that an interface can offer without knowing the rules.

    kind: "call", "play", "discard", "declare", "contract" and so on: the game's phase for this seat.
    moves: texts of legal moves; all of them if `complete`, else the first few, the most usual first.
    count: how many cards a move takes from the hand (0: none; the move is chosen from `moves`).
    forced: cards that every legal move contains, selected beforehand.
    refused: cards in hand that no legal move contains, each with its reason.
    waited_for: whether the table waits for this seat; else it may act but need not (Kontra, a claim).
    """

    kind: str
    moves: tuple[str, ...]
    complete: bool = True
    count: int = 0
    forced: tuple[Card, ...] = ()
    refused: tuple[Refusal, ...] = ()
    waited_for: bool = True


class MatchLike(Protocol):
    """What every match value shows: deals to a target, between deals. It is public as a whole."""

    @property
    def options(self) -> Any: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def scores(self) -> tuple[int, ...]:
        """Score of the match so far, by side."""
        ...

    @property
    def deals_played(self) -> int: ...


class ViewLike(Protocol):
    """What every view shows, so that shared parts of an interface can draw it.

    seat: whose view; None for a spectator. hand: sorted as players hold it under the contract.
    card_counts: cards in each hand, by seat. to_act: seats the table waits for.
    """

    @property
    def seat(self) -> Seat | None: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def card_counts(self) -> tuple[int, ...]: ...


OptionsT = TypeVar("OptionsT")
MatchT = TypeVar("MatchT", bound=MatchLike)
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT", bound=ViewLike)


class Game(Protocol[OptionsT, MatchT, StateT, MoveT, ViewT]):
    """The rules of one game as pure values: no clock, no randomness of its own, no files.

    key: part of every record ("skat"). rules_version: raised when an old record would replay differently.
    presets: options by name, "house" first. suggested_by: who is to be thanked for the game being here; else empty.
    own_fields: those fields of a view in which readers of one state may see different things; all others of a seat's
    view are a spectator's.
    """

    @property
    def key(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def suggested_by(self) -> str: ...
    @property
    def presets(self) -> Mapping[str, OptionsT]: ...
    @property
    def own_fields(self) -> tuple[str, ...]: ...

    def seats(self, options: OptionsT) -> int:
        """How many seats the table has."""
        ...

    def side_of(self, options: OptionsT, seat: Seat) -> Side:
        """The side whose score this seat shares."""
        ...

    def pack(self, options: OptionsT) -> tuple[Card, ...]:
        """All cards of the game in pack order; a deck is an order of these."""
        ...

    def open_match(self, options: OptionsT, dealer: Seat, deck: Sequence[Card]) -> MatchT:
        """The match before its first deal. `dealer` is drawn by lot; `deck` is a shuffled pack, for a cut for deal."""
        ...

    def next_deck(self, match: MatchT, previous: StateT | None, rng: Chance) -> tuple[Card, ...]:
        """The pack for the next deal: shuffled, or gathered from the `previous` deal and cut where the rules say so."""
        ...

    def deal(self, match: MatchT, deck: Sequence[Card]) -> StateT:
        """The state after dealing. Raises ParseError if `deck` is not an order of the pack."""
        ...

    def may_be_laid_open(self, state: StateT) -> bool:
        """Whether all cards of this deal, which is over, may be told before the match is over.

        Not where later packs are made from it, nor where its hands were not played.
        """
        ...

    def dealing_move(self, state: StateT) -> tuple[Seat, MoveT] | None:
        """While cards are dealt one at a time: the move that takes the next one, and whose it is; else None.

        It is no choice, so that a table may make it at a pace of its own.
        """
        ...

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """The seats the table waits for, in the order of play; empty when the deal is over."""
        ...

    def legal_moves(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """Every legal move of `seat`, each once. Lazy where there are millions: it knows its length and any item.

        It may be non-empty for a seat that is not in `to_act`, when the rules let it speak out of turn.
        """
        ...

    def play(self, state: StateT, seat: Seat, move: MoveT) -> tuple[StateT, tuple[Event, ...]]:
        """The state after the move, and what happened. Raises RuleError, and then nothing has changed."""
        ...

    def result(self, state: StateT) -> Result | None:
        """The result once the deal is over."""
        ...

    def after_deal(self, match: MatchT, state: StateT) -> MatchT:
        """The match after a finished deal: scores, next dealer, what hangs."""
        ...

    def match_result(self, match: MatchT) -> MatchResult | None:
        """The result once the match is over."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What `seat` may know, built field by field; None: a spectator, who sees public cards only."""
        ...

    def count_help(self, view: ViewT) -> CountHelp | None:
        """What the view lets its seat count of cards and card points; None while there is nothing to count."""
        ...

    def hand(self, state: StateT, seat: Seat) -> Collection[Card]:
        """The cards of `view(state, seat).hand`, in any order."""
        ...

    def sample(self, view: ViewT, rng: Random) -> StateT:
        """A full state that the view allows, uniformly over those possible and consistent with all that was shown.

        `view(sample(v), v.seat) == v` always holds.
        """
        ...

    def asked(self, state: StateT, seat: Seat) -> Asked | None:
        """What `seat` may do now, for an interface; None when there is nothing. Built from what `seat` may know."""
        ...

    def move_text(self, move: MoveT) -> str:
        """The move as text that `parse_move` reads back."""
        ...

    def parse_move(self, text: str) -> MoveT:
        """The move written as text; cards in any order are read as one move. Raises ParseError."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
