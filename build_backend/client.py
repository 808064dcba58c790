"""Building the web client: from `web/` to `src/stammtisch/server/static/`, and only when something changed.

What belongs here: installing the client's packages, building, checking and placing it.
What does not: which node does it (`node.py`), and anything inside `web/`.

As a command: `python build_backend/client.py [node | build | check]`; `node` prints what must be installed to have one.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "stammtisch" / "server" / "static"
BUILT = STATIC / ".built-from"
"""Says from which inputs the client in the package was built."""

INPUTS = (WEB, ROOT / "docs" / "rules", ROOT / "src" / "stammtisch" / "locales")
"""What the client is made from: its own folder, and the texts that it shares with the rest of the project."""

MADE = {"node_modules", "dist", ".svelte-kit", ".vite", "coverage", "test-results", "__pycache__"}
"""Folders inside `web/` that are results, not inputs."""

CHECKS = ("format:check", "lint", "check", "test")
"""npm scripts that check the client; those that `web/package.json` defines are run, in this order."""


def requirements() -> list[str]:
    """What has to be installed before `build` can run."""
    if not _exists() or _is_built():
        return []
    needed = node.requirements()
    if needed:
        oldest = ".".join(map(str, node.OLDEST))
        print(f"The system has no node {oldest} or newer: using {needed[0]} to build the web client.", file=sys.stderr)
    return needed


def build() -> None:
    """Build the client into the package, unless the one there is made from the same inputs."""
    if not _exists() or _is_built():
        return
    _install_packages()
    node.run_npm(["run", "build"], WEB)
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(WEB / "dist", STATIC)
    BUILT.write_text(fingerprint())


def check() -> None:
    """Run the client's own checks. Raises CalledProcessError at the first that fails."""
    if not _exists():
        return
    _install_packages()
    scripts = json.loads((WEB / "package.json").read_text(encoding="utf-8")).get("scripts", {})
    for name in CHECKS:
        if name in scripts:
            node.run_npm(["run", name], WEB)


def fingerprint() -> str:
    """One digest over names and contents of all that the client is made from."""
    digest = hashlib.sha256()
    for path in _input_files():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _exists() -> bool:
    return (WEB / "package.json").is_file()


def _is_built() -> bool:
    return BUILT.is_file() and BUILT.read_text() == fingerprint()


def _input_files() -> Iterator[Path]:
    for folder in INPUTS:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not MADE.intersection(path.relative_to(ROOT).parts):
                yield path


def _install_packages() -> None:
    """`npm ci`, unless the installed packages are those of the present lock."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    node.run_npm(["--no-audit", "--no-fund", "ci"], WEB)
    stamp.parent.mkdir(exist_ok=True)  # npm makes no folder when there is nothing to install
    stamp.write_text(wanted)


def main(arguments: list[str]) -> int:
    """Exit status of one command; 2 for an unknown one."""
    commands = {"node": lambda: print(*node.requirements()), "build": build, "check": check}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(f"client.py: one of {', '.join(commands)} expected", file=sys.stderr)
        return 2
    try:
        commands[arguments[0]]()
    except node.NodeMissing as error:
        print(f"client.py: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"client.py: npm {error.cmd[-1]} failed in web/", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
