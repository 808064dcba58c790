"""The documents: their code runs, links lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.project import ROOT, code_blocks, markdown_files, prose, text_of

CODE = [(page, code) for page in markdown_files() for code in code_blocks(text_of(page), "python")]
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


@pytest.mark.parametrize(("page", "code"), CODE, ids=[f"{page.relative_to(ROOT)}:{code[:30]!r}" for page, code in CODE])
def test_code_in_a_document_runs_and_prints_what_it_says(
    page: Path, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each block runs by itself; where comments `# prints: ...` name its output, it prints exactly that."""
    exec(compile(code, page.name, "exec"), {"__name__": "document"})
    named = re.findall(r"^# prints: (.*)$", code, re.MULTILINE)
    assert named in ([], capsys.readouterr().out.splitlines())


def test_the_documents_that_hold_code_are_read() -> None:
    """Those that a builder begins with among them."""
    pages = {page.name for page, _ in CODE}
    assert {"README.md", "bots.md", "solvers.md", "solver-belote.md"} <= pages
