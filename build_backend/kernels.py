"""Compiling the kernels: each `solvers/kernels/*.py` with a `.pxd` beside it becomes an extension module, by Cython.

What belongs here: which modules are compiled, by which compiler, with which flags, and what happens where that fails.
What does not: anything inside a kernel.

As a command: `python build_backend/kernels.py [requirements | build]`. `build` compiles in place, and only what has
changed; `requirements` prints what must be installed for that.
"""

import importlib.util
import os
import platform
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

CYTHON = "Cython==3.3.1"
SETUPTOOLS = "setuptools==84.2.1"
ZIG = "ziglang==0.17.1"
"""The Python wheel that brings a C compiler where the system has none."""

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "stammtisch.solvers.kernels"
KERNELS = ROOT / "src" / "stammtisch" / "solvers" / "kernels"

DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "annotation_typing": False,  # the types of a kernel stand in its header
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}

FAILED = """
**********************************************************************
The kernels of the solvers could not be compiled:
  {error}
Stammtisch works without, yet solvers and bots are about 170 times
slower. A C compiler and the headers of Python are needed, on Debian
`apt-get install gcc libc6-dev python3-dev`; then install once more.
**********************************************************************
"""


def requirements() -> list[str]:
    """What has to be installed before the kernels can be compiled."""
    needed = [CYTHON, SETUPTOOLS]
    if system_compiler() is None and not _is_windows():
        print(f"The system has no C compiler: using {ZIG} to compile the kernels.", file=sys.stderr)
        needed.append(ZIG)
    return needed


def system_compiler(search_path: str | None = None) -> str | None:
    """The C compiler on PATH (or `search_path`) that is used; None where there is none."""
    asked = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((name for name in asked if name and shutil.which(name.split()[0], path=search_path)), None)


def modules() -> tuple[str, ...]:
    """Names of the modules that are compiled."""
    return tuple(sorted(path.stem for path in KERNELS.glob("*.pxd") if path.with_suffix(".py").is_file()))


def extensions(names: Sequence[str]) -> list[Any]:
    """What setuptools is told to compile: from Python to C here, from C by setuptools itself."""
    from Cython.Build import cythonize  # only there while building
    from setuptools import Extension

    compiler = choose_compiler()
    sources = [
        Extension(f"{PACKAGE}.{name}", [_relative(KERNELS / f"{name}.py")], extra_compile_args=flags(compiler))
        for name in names
    ]
    made: list[Any] = cythonize(  # type: ignore[no-untyped-call]  # Cython ships no types
        sources,
        build_dir="build/kernels",
        include_path=["src"],
        compiler_directives=DIRECTIVES,
        quiet=True,
        force=True,  # what is fresh is not asked for
    )
    return made


def choose_compiler() -> str:
    """Have setuptools use the system's compiler, else zig; returns its name, "" for the one setuptools finds."""
    if _is_windows():
        return ""
    compiler = system_compiler()
    if compiler is None and importlib.util.find_spec("ziglang") is not None:
        compiler = f"{sys.executable} -m ziglang cc"
    if compiler is not None and compiler != sysconfig.get_config_var("CC"):
        os.environ["CC"] = compiler
        os.environ["LDSHARED"] = f"{compiler} -shared"
    return compiler or ""


def flags(compiler: str) -> list[str]:
    """Arguments for the C compiler. Zig compiles for this machine and knows no `-march=x86-64-v2`."""
    if _is_windows():
        return ["/O2"]
    plain_x86 = platform.machine() in ("x86_64", "AMD64") and sys.platform == "linux" and "ziglang" not in compiler
    return ["-O3", "-g0", *(["-march=x86-64-v2"] if plain_x86 else [])]


def build() -> None:
    """Compile in place what has changed; where that fails, say so loudly and leave the plain Python source to run."""
    if is_built():
        return
    os.chdir(ROOT)
    stale = [name for name in modules() if not _is_fresh(name)]
    for name in stale:  # an import must not find a compiled module that says something else than its source
        _compiled(name).unlink(missing_ok=True)
    try:
        _build_in_place(stale)
    except Exception as error:  # whatever the tools of other people raise, the plain source still runs
        tell_failure(error)


def is_built() -> bool:
    """Whether each kernel stands there compiled from its present source."""
    return all(map(_is_fresh, modules()))


def _is_fresh(name: str) -> bool:
    """Newer than its source, its header and every header that this one reads."""
    made = _compiled(name)
    sources = [KERNELS / f"{name}.py", *_headers(name, set())]
    return made.is_file() and made.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def _headers(name: str, seen: set[str]) -> Iterator[Path]:
    """The header of a kernel and those that it takes names from, directly or not."""
    header = KERNELS / f"{name}.pxd"
    if name in seen or not header.is_file():
        return
    seen.add(name)
    yield header
    for other in re.findall(rf"from {re.escape(PACKAGE)}\.(\w+) cimport", header.read_text(encoding="utf-8")):
        yield from _headers(other, seen)


def _compiled(name: str) -> Path:
    return KERNELS / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"


def _build_in_place(names: Sequence[str]) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    packages = {"package_dir": {"": "src"}, "packages": [PACKAGE], "ext_modules": extensions(names)}
    command = build_ext(Distribution(packages))
    command.inplace = command.force = True
    command.ensure_finalized()
    command.run()


def tell_failure(error: Exception) -> None:
    """Print what happened, and what it costs."""
    print(FAILED.format(error=f"{type(error).__name__}: {error}"), file=sys.stderr)


def _relative(path: Path) -> str:
    """As setuptools wants sources named: from the root of the project, with slashes."""
    return path.relative_to(ROOT).as_posix()


def _is_windows() -> bool:
    return os.name == "nt"


def main(arguments: list[str]) -> int:
    """Exit status of one command; 2 for an unknown one."""
    commands = {"requirements": lambda: print(*requirements()), "build": build}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(f"kernels.py: one of {', '.join(commands)} expected", file=sys.stderr)
        return 2
    commands[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
