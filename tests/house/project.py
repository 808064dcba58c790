"""The project's own files, for the tests of this folder.

What belongs here: which files there are, and what Markdown says in them. What does not: any check.
"""

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "stammtisch"
RULES_PAGES = tuple(sorted((ROOT / "docs" / "rules").glob("*.md")))


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file under version control that is there, in order of path; also in a checkout that another user owns."""
    git = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z"]
    names = subprocess.run(git, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(path for name in sorted(set(names) - {""}) if (path := ROOT / name).is_file())


def text_of(path: Path) -> str:
    """The text of a file; empty for pictures and other files that are no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def markdown_files() -> tuple[Path, ...]:
    """Every tracked Markdown page."""
    return tuple(path for path in tracked_files() if path.suffix == ".md")


def code_blocks(markdown: str, language: str) -> list[str]:
    """The fenced blocks of one language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)


def prose(markdown: str) -> str:
    """A page without its fenced blocks, code spans and comments: what a reader sees as text."""
    without_blocks = re.sub(r"^```.*?^```$", "", markdown, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"<!--.*?-->|`[^`\n]*`", "", without_blocks, flags=re.DOTALL)
