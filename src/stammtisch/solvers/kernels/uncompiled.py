"""Stands in for the module `cython` where that is not installed: a kernel runs as plain Python, and nothing more."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

compiled: Final = False
nogil: Final = nullcontext()
"""In compiled code: other threads run meanwhile."""
