"""The client's files: assets whose names hold their hash are kept for ever, the page is asked for each time.

Every path that is no file is the page; the client knows what it shows there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response

STATIC: Final = Path(__file__).parent / "static"
HASHED: Final = "assets/"
"""The folder in which every name holds the hash of what is in the file."""

HEADERS: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY"}

NOT_BUILT: Final = "The page is not built. `make play` builds it; the server itself is running.\n"


def page(path: str) -> Response:
    """The file at this path, or else the page. Raises HTTPException for an asset that is not there."""
    file = _file(path)
    if file is not None:
        return FileResponse(file, headers={"Cache-Control": _caching(path), **HEADERS})
    if path.startswith(HASHED):
        raise HTTPException(404)
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache", **HEADERS})


def _file(path: str) -> Path | None:
    """The client's file at this path; None if there is none, be it that no file can have such a name."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long for the system, or with a NUL
        return None


def _caching(path: str) -> str:
    return "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
