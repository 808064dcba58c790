"""The build backend of the project: setuptools, after everything is made that setuptools cannot make.

What belongs here: the hooks of PEP 517 and PEP 660, and `PREPARATIONS`, the list of things made first.
What does not: how one of them is made; each has a module of its own beside this one.
"""

import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import client
import kernels

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PREPARATIONS: tuple[ModuleType, ...] = (client,)
"""Made before packing, in this order: each offers `requirements()` and `build()`."""

COMPILED: tuple[ModuleType, ...] = (kernels,)
"""Made by setuptools itself, as `setup.py` says; each offers `requirements()`."""

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What the build needs beside setuptools: that of setuptools itself and of each preparation."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed + _preparations_require()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """As for a wheel: an editable install has the client and all else that is made, too."""
    needed: list[str] = build_meta.get_requires_for_build_editable(config_settings)
    return needed + _preparations_require()


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Name of the wheel, the client in it."""
    _prepare()
    shutil.rmtree(Path("build"), ignore_errors=True)  # setuptools would pack what an earlier build left there
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Name of the editable wheel; the client stands in the source tree, where the server looks for it."""
    _prepare()
    name: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return name


def _preparations_require() -> list[str]:
    return [requirement for made in (*PREPARATIONS, *COMPILED) for requirement in made.requirements()]


def _prepare() -> None:
    for preparation in PREPARATIONS:
        preparation.build()
