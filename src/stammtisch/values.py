"""Values: frozen dataclasses with slots that are quick to build; the rules build several with every move.

What belongs here: how such a class is made, and its constructor as a function. What does not: any value.

A frozen class of the standard library writes each field through `object.__setattr__`, which takes four times as long as
a plain assignment. Here a value is built as an object of an open twin, field by field, and closed by a change of class:
docs/decisions/0012-values-built-quickly.md.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

ClassT = TypeVar("ClassT", bound=type[Any])
Fields = ParamSpec("Fields")
Value = TypeVar("Value")

if TYPE_CHECKING:  # a type checker sees the standard decorator, and so all that it knows about it holds
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, slots: bool, eq: bool = True) -> Callable[[ClassT], ClassT]:
        """As `dataclasses.dataclass` with `frozen` and `slots`, and as strict; a default is a plain value.

        Raises TypeError without both of them, and for a class with a `__post_init__` or a field made by `field`.
        """
        if not (frozen and slots):
            raise TypeError("only for values: frozen=True, slots=True")
        return lambda plain: _built_quickly(dataclasses.dataclass(frozen=True, slots=True, eq=eq)(plain))


_OPEN: Final = ("__new__", "__setattr__", "__delattr__")
"""What an open twin takes back from its closed base, if it has one."""


def _built_quickly(closed: ClassT) -> ClassT:
    shape = {"__slots__": closed.__slots__} | {name: vars(object)[name] for name in _OPEN}
    opened = type(f"Open{closed.__name__}", closed.__bases__, shape)
    fields = dataclasses.fields(closed)
    if hasattr(closed, "__post_init__") or not all(map(_is_plain, fields)):
        raise TypeError(f"{closed.__name__}: a value has fields with plain defaults only, and no __post_init__")
    _BUILDERS[closed] = _written("build", "", fields, opened, closed)
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


_BUILDERS: Final[dict[type, Callable[..., Any]]] = {}


def builder(cls: Callable[Fields, Value]) -> Callable[Fields, Value]:
    """The constructor of a value's class as a plain function, for what every move builds; a third quicker.

    Raises KeyError for a class that was not made here.
    """
    return _BUILDERS[cls]  # type: ignore[index]  # a class, as a type checker sees what is called


def _reduce(self: Any) -> tuple[type, tuple[object, ...]]:
    """For `copy` and `pickle`: the class, and the fields it is called with."""
    return type(self), tuple([getattr(self, field.name) for field in dataclasses.fields(self)])
