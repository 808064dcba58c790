"""The documents: code in README.md runs, links lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.project import ROOT, code_blocks, markdown_files, prose, text_of

README = ROOT / "README.md"
README_CODE = code_blocks(text_of(README), "python") if README.is_file() else []
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The anchors that headings of a page make."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> Iterator[str]:
    """Links of a page to files that are not there, or to headings that their page does not have."""
    for link in LINK.findall(prose(text_of(page))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


@pytest.mark.parametrize("page", markdown_files(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    """A link within the project names a file, and a heading, that exist."""
    assert list(broken_links(page)) == []


@pytest.mark.parametrize("code", README_CODE, ids=[f"block {number}" for number in range(1, len(README_CODE) + 1)])
def test_code_in_the_readme_runs_and_prints_what_it_says(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each block runs by itself; where comments `# prints: ...` name its output, it prints exactly that."""
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    named = re.findall(r"^# prints: (.*)$", code, re.MULTILINE)
    assert named in ([], capsys.readouterr().out.splitlines())
