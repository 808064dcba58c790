"""A table as one reader may see it, in two halves: what all readers see alike, and what is this reader's own.

So what all see alike is made, and compared with what was sent before, once for all of them. Not here: what is in the
halves (`table_view.py`, `company_view.py`), and how they are compared (`changes.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.values import dataclass
from stammtisch.wire.messages import Company, TableView, WaitingView


@dataclass(frozen=True, slots=True)
class ReaderView:
    """By names of fields: of the message itself in `common` and `own`, of its `company` in `people` and `person`.

    kind: of message. common, people: the same objects for all readers of a moment.
    """

    kind: type[TableView | WaitingView]
    common: Mapping[str, Any]
    own: Mapping[str, Any]
    people: Mapping[str, Any]
    person: Mapping[str, Any]

    def whole(self, number: int = 0) -> TableView | WaitingView:
        """The message that tells all of it."""
        return self.kind(**self.common, **self.own, company=Company(**self.people, **self.person), number=number)
