"""Values are frozen dataclasses in every respect but the way they are built."""

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field
from typing import Any

import pytest

from stammtisch.games.game import Result, ScoreLine
from stammtisch.values import builder, dataclass, kept_for_the_same, replace


@dataclass(frozen=True, slots=True)
class Pair:
    """Two numbers."""

    first: int
    second: int = 2

    @property
    def total(self) -> int:
        return self.first + self.second


@dataclass(frozen=True, slots=True)
class Triple(Pair):
    """A pair and one more."""

    third: int = 3


@dataclass(frozen=True, slots=True, eq=False)
class Single:
    """Equal only to itself."""

    first: int


def test_fields_are_given_in_order_by_name_or_by_default() -> None:
    """As for any dataclass; what is missing or too much is refused."""
    assert (Pair(1).total, Pair(1, 5).total, Pair(second=7, first=1).total) == (3, 6, 8)
    assert (Triple(1).third, Triple(1, 1, 1).total) == (3, 2)
    for wrong in ((), (1, 2, 3)):
        with pytest.raises(TypeError):
            Pair(*wrong)


@pytest.mark.parametrize("value", [Pair(1), Triple(1), Single(1)])
def test_a_value_refuses_every_change(value: Pair | Triple | Single) -> None:
    """Of a field, by deletion, and by a field that does not exist."""
    with pytest.raises(FrozenInstanceError):
        value.first = 5  # type: ignore[misc]  # the type checker refuses it too
    with pytest.raises(FrozenInstanceError):
        del value.first
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        value.other = 5  # type: ignore[union-attr]
    assert value.first == 1
    assert not hasattr(value, "__dict__")


def test_equality_hash_and_text_are_those_of_a_dataclass() -> None:
    """Equal fields of one class are equal; a class apart is not."""
    assert Pair(1, 2) == Pair(1) != Pair(2)
    assert hash(Pair(1, 2)) == hash(Pair(1)) == hash((1, 2))
    assert Pair(1) != Triple(1)
    assert (repr(Pair(1)), type(Triple(1)), Single(1) == Single(1)) == ("Pair(first=1, second=2)", Triple, False)


@pytest.mark.parametrize("value", [Pair(1, 5), Triple(1, 5, 6)])
def test_copies_and_pickles_are_equal(value: Pair) -> None:
    """`copy`, `deepcopy`, `pickle` in every protocol, `replace` and `astuple`."""
    pickled = [pickle.loads(pickle.dumps(value, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    assert all(made == value for made in [copy.copy(value), copy.deepcopy(value), *pickled])
    assert (dataclasses.replace(value, first=9).total, dataclasses.astuple(value)[:2]) == (14, (1, 5))


def test_a_pattern_takes_the_fields_in_order() -> None:
    """`match` knows them by position."""
    match Triple(1, 2, 4):
        case Triple(first, second, third):
            assert (first, second, third) == (1, 2, 4)


def test_what_a_value_cannot_have_is_refused_where_the_class_is_made() -> None:
    """Not frozen, not slotted, a default made by a function, work after building."""
    with pytest.raises(TypeError, match="frozen"):
        dataclass(frozen=False, slots=True)
    with pytest.raises(TypeError, match="plain defaults only"):

        @dataclass(frozen=True, slots=True)
        class _Made:
            first: list[int] = field(default_factory=list)

    with pytest.raises(TypeError, match="no __post_init__"):

        @dataclass(frozen=True, slots=True)
        class _After:
            first: int

            def __post_init__(self) -> None:
                """Never called."""


def test_the_lines_of_a_result_are_derived_when_they_are_first_read_and_once() -> None:
    """A result made of a function equals one that holds the lines; nobody can change either."""
    line, asked = ScoreLine("sum", "C-14"), list[None]()

    def derive() -> tuple[ScoreLine, ...]:
        asked.append(None)
        return (line,)

    late = Result.derived((1, 0), "counted", derive)
    assert (late.scores, late.reason, asked) == ((1, 0), "counted", [])
    assert late == Result((1, 0), "counted", (line,))
    assert (late.lines, len(asked)) == ((line,), 1)
    assert pickle.loads(pickle.dumps(late)) == copy.deepcopy(late) == late
    with pytest.raises(FrozenInstanceError):
        late.lines = ()  # type: ignore[misc]
    with pytest.raises(AttributeError, match="Result has no 'line'"):
        late.line  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("cls", [Pair, Triple, Single])
def test_a_builder_makes_what_a_call_of_the_class_makes(cls: type[Pair | Triple | Single]) -> None:
    """Of the same class, with the same defaults and refusals; a class that is no value has no builder."""
    built: Any = builder(cls)(first=1)
    assert (type(built), repr(built)) == (cls, repr(cls(1)))
    with pytest.raises(FrozenInstanceError):
        built.first = 5
    with pytest.raises(TypeError):
        builder(cls)()
    with pytest.raises(KeyError):
        builder(Exception)


def test_a_value_with_other_fields_is_what_the_standard_library_makes() -> None:
    """Of the same class; the value itself stays; a field that does not exist is refused. So it is for any dataclass."""

    @dataclasses.dataclass(frozen=True)
    class Plain:
        first: int
        second: int = 2

    for value in (Pair(1, 5), Triple(1, 5, 6), Plain(1, 5)):
        changed = replace(value, first=9)
        assert (type(changed), changed, value.first) == (type(value), dataclasses.replace(value, first=9), 1)
        assert replace(value) == value
        with pytest.raises(FrozenInstanceError):
            changed.first = 5  # type: ignore[misc]  # the type checker refuses it too
        with pytest.raises(TypeError):
            replace(value, other=5)  # type: ignore[call-arg]  # as above


def test_an_answer_is_kept_for_the_very_same_objects_until_others_are_asked_about() -> None:
    """Equal is not the same; what raises is asked anew."""
    asked = list[Pair]()

    @kept_for_the_same
    def total(one: Pair, other: Pair) -> int:
        asked.append(one)
        if one.first < 0:
            raise ValueError("below zero")
        return one.total + other.total

    one, equal, below = Pair(1), Pair(1), Pair(-1)
    assert [total(one, equal), total(one, equal), total(equal, equal), total(one, equal)] == [6, 6, 6, 6]
    assert len(asked) == 3
    for _ in range(2):
        with pytest.raises(ValueError, match="below zero"):
            total(below, one)
    assert (len(asked), total(one, equal), len(asked)) == (5, 6, 5)
