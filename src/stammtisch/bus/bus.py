"""What every bus promises: hints from one process reach the others, mostly, and soon.

Not here: what hints there are (`wire/hints.py`), how they travel (`local.py`, `postgres.py`), what follows from them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from stammtisch.wire.hints import Hint

Listener: TypeAlias = Callable[[Hint], None]


class Bus(Protocol):
    """Carries hints. Any of them may be lost, come late, come twice or in another order; nothing may depend on one."""

    def listen(self, listener: Listener) -> None:
        """From now on `listener` hears every hint that comes, in the event loop."""
        ...

    def tell(self, hint: Hint) -> None:
        """Tell all processes, this one too, soon. Never waits and never fails."""
        ...

    async def close(self) -> None:
        """Tell and hear nothing more."""
        ...
