"""Bits of masks in plain Python; a kernel imports them only where it is not compiled.

What belongs here: what `intrinsics.pxd` names for the C compiler, under the same names. All masks lie below 2**63.
"""

from __future__ import annotations


def bit(place: int) -> int:
    """The mask with this one bit. In C a literal `1 <<` would be a shift of 32 bits, so kernels never write one."""
    return 1 << place


def pop(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def ctz(mask: int) -> int:
    """Place of the lowest bit of a mask that is not 0."""
    return (mask & -mask).bit_length() - 1


def msb(mask: int) -> int:
    """Place of the highest bit of a mask that is not 0."""
    return mask.bit_length() - 1


def prefetch(entry: int) -> None:
    """Nothing here. In C the entry of a table, which is not read yet, begins its way from memory."""
