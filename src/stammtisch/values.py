"""Values: frozen dataclasses with slots that are quick to build; the rules build several with every move.

What belongs here: how such a class is made, its constructor as a function, a value with other fields, and answers
that are kept for the very same values. What does not: any value.

A frozen class of the standard library writes each field through `object.__setattr__`, which takes four times as long as
a plain assignment. Here a value is built as an object of an open twin, field by field, and closed by a change of class:
docs/decisions/0012-values-built-quickly.md.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar, TypeVarTuple

ClassT = TypeVar("ClassT", bound=type[Any])
Fields = ParamSpec("Fields")
Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

if TYPE_CHECKING:  # a type checker sees the standard words, and so all that it knows about them holds
    from dataclasses import dataclass as dataclass
    from dataclasses import replace as replace
else:

    def dataclass(*, frozen: bool, slots: bool, eq: bool = True) -> Callable[[ClassT], ClassT]:
        """As `dataclasses.dataclass` with `frozen` and `slots`, and as strict; a default is a plain value.

        Raises TypeError without both of them, and for a class with a `__post_init__` or a field made by `field`.
        """
        if not (frozen and slots):
            raise TypeError("only for values: frozen=True, slots=True")
        return lambda plain: _built_quickly(dataclasses.dataclass(frozen=True, slots=True, eq=eq)(plain))

    def replace(value: Value, /, **changes: Any) -> Value:
        """As `dataclasses.replace`, a tenth of its time for a value made here. Raises TypeError for no such field."""
        copier = _COPIERS.get(type(value))
        return dataclasses.replace(value, **changes) if copier is None else copier(value, changes)


_OPEN: Final = ("__new__", "__setattr__", "__delattr__")
"""What an open twin takes back from its closed base, if it has one."""


def _built_quickly(closed: ClassT) -> ClassT:
    shape = {"__slots__": closed.__slots__} | {name: vars(object)[name] for name in _OPEN}
    opened = type(f"Open{closed.__name__}", closed.__bases__, shape)
    fields = dataclasses.fields(closed)
    if hasattr(closed, "__post_init__") or not all(map(_is_plain, fields)):
        raise TypeError(f"{closed.__name__}: a value has fields with plain defaults only, and no __post_init__")
    _BUILDERS[closed] = _written("build", "", fields, opened, closed)
    _COPIERS[closed] = _copier(fields, opened, closed)
    closed.__new__ = _written("__new__", "cls, ", fields, opened, closed)
    closed.__init__ = object.__init__
    closed.__reduce__ = _reduce  # type: ignore[assignment]  # becomes a method, its argument the value
    return closed


def _is_plain(field: dataclasses.Field[Any]) -> bool:
    return field.init and not field.kw_only and field.default_factory is dataclasses.MISSING


def _written(name: str, first: str, fields: tuple[dataclasses.Field[Any], ...], opened: type, closed: type) -> Any:
    """A constructor with the fields as parameters, written out as the standard library writes its `__init__`."""
    defaults = {field.name: field.default for field in fields if field.default is not dataclasses.MISSING}
    parameters = [f"{f.name}=_defaults[{f.name!r}]" if f.name in defaults else f.name for f in fields]
    body = [f"    self.{field.name} = {field.name}\n" for field in fields]
    source = (
        f"def {name}({first}{', '.join(parameters)}):\n"
        f"    self = _opened()\n{''.join(body)}"
        "    self.__class__ = _closed\n    return self\n"
    )
    names: dict[str, Any] = {"_opened": opened, "_closed": closed, "_defaults": defaults}  # no field begins so
    exec(source, names)
    return names[name]


def _copier(fields: tuple[dataclasses.Field[Any], ...], opened: type, closed: type) -> Callable[[Any, Any], Any]:
    """A function of a value and of other values for some of its fields, written out field by field."""
    body = [f"    copied.{field.name} = value.{field.name}\n" for field in fields]
    source = (
        f"def copy(value, changes):\n"
        f"    copied = _opened()\n{''.join(body)}"
        "    for name in changes:\n"
        "        if name not in _names:\n"
        "            raise TypeError(f'{_closed.__name__} has no field {name!r}')\n"
        "        setattr(copied, name, changes[name])\n"
        "    copied.__class__ = _closed\n    return copied\n"
    )
    names: dict[str, Any] = {"_opened": opened, "_closed": closed, "_names": {field.name for field in fields}}
    exec(source, names)
    copier: Callable[[Any, Any], Any] = names["copy"]
    return copier


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of such values that are told: without those that only keep what follows from the others.

    Raises TypeError for what is no dataclass.
    """
    return tuple(field.name for field in dataclasses.fields(kind) if not field.name.startswith("_"))


_BUILDERS: Final[dict[type, Callable[..., Any]]] = {}
_COPIERS: Final[dict[type, Callable[[Any, Any], Any]]] = {}


def builder(cls: Callable[Fields, Value]) -> Callable[Fields, Value]:
    """The constructor of a value's class as a plain function, for what every move builds; a third quicker.

    Raises KeyError for a class that was not made here.
    """
    return _BUILDERS[cls]  # type: ignore[index]  # a class, as a type checker sees what is called


def _reduce(self: Any) -> tuple[type, tuple[object, ...]]:
    """For `copy` and `pickle`: the class, and the fields it is called with."""
    return type(self), tuple([getattr(self, field.name) for field in dataclasses.fields(self)])


def kept_for_the_same(function: Callable[[*Arguments], Value]) -> Callable[[*Arguments], Value]:
    """The function, which answers at once when it is asked for the very same objects as the last time.

    For what is asked several times in a row, as of one state for each of its readers. Only for values: what can change
    would be answered as it was. Nothing is kept of a call that raises.
    """
    last: tuple[tuple[Any, ...], Any] = ((), None)

    @wraps(function)
    def kept(*arguments: *Arguments) -> Value:
        nonlocal last
        asked, answer = last  # together, so that another thread cannot come between
        if len(asked) == len(arguments) and all(map(is_, asked, arguments)):
            return answer  # type: ignore[no-any-return]  # it came from the function
        answer = function(*arguments)
        last = (arguments, answer)
        return answer

    return kept
