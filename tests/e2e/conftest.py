"""A server of its own for the tests in a browser, whose cards repeat, and pages that report every error."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.friends import People
from tests.e2e.nonces import REPEATING_NONCES
from tests.house.project import ROOT

pytest.register_assert_rewrite("tests.e2e.looking")
expect.set_options(timeout=20_000)  # a busy machine shows a page late

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUILT = ROOT / "src" / "stammtisch" / "server" / "static" / "index.html"
TOLD = "Become its host, once, within a day: "
SERVE = Path(__file__).with_name("serving.py")


class Server:
    """A real server as a host starts it, its bots not pausing; the cards of each match follow from a word."""

    def __init__(self, data: Path, word: str) -> None:
        self.data = data
        self._word_file = data / "word"
        self.deal_by(word)
        self.address = ""
        self.host_link = ""
        self._process: subprocess.Popen[str] | None = None

    def deal_by(self, word: str) -> None:
        """The matches opened from now on have the cards that belong to the word, the same in every run."""
        self._word_file.write_text(word, encoding="utf-8")

    def start(self) -> None:
        """Start it, at the port it had before if it had one; returns once it answers."""
        port = self.address.rpartition(":")[2] or "0"
        options = ["--port", port, "--pace", "0", "--data", str(self.data)]
        command = [sys.executable, str(SERVE), str(self._word_file), *options]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        log = self.data / "log"
        with log.open("a") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, log.read_text()
        self.address = line[line.index("http://") :].strip().rstrip("/")
        if not self.host_link:
            self.host_link = self._process.stdout.readline().strip().removeprefix(TOLD + self.address)

    def stop(self, *, kill: bool = False) -> None:
        """End it; `kill`: without a word, as a crash does."""
        if self._process is None:
            return
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.wait(timeout=20)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None


@pytest.fixture(scope="session")
def built() -> None:
    """The client is in the package. Without it a test is skipped, but under CI=true it fails."""
    if BUILT.is_file():
        return
    if os.environ.get("CI") == "true":
        pytest.fail("the client is not built: make play, or python build_backend/client.py build")
    pytest.skip("the client is not built (python build_backend/client.py build): tests in a browser are left out")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that the tests share."""
    started = Server(tmp_path_factory.mktemp("data"), "")
    started.start()
    yield started
    started.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that a test may kill."""
    started = Server(tmp_path, request.node.name)
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


ALL_SIZES = os.environ.get("SIZES") == "all"
"""Whether every test runs at both sizes, as in `make soak`; else each at one in turn, and whole deals at both."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the second size of each test, but of those that are marked `both_sizes`."""
    if ALL_SIZES:
        return
    sizes: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.path.parent == Path(__file__).parent and item.get_closest_marker("both_sizes") is None:
            sizes.setdefault(re.sub("phone|desk", "", item.nodeid), []).append(item)
    left_out = {
        id(item) for name, same in sizes.items() for item in same if item is not same[crc32(name.encode()) % len(same)]
    }
    config.hook.pytest_deselected(items=[item for item in items if id(item) in left_out])
    items[:] = [item for item in items if id(item) not in left_out]


@pytest.fixture(params=[(360, 740), (1440, 900)], ids=["phone", "desk"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """A phone held upright, and a desk."""
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.fixture
def page(
    browser: Browser, server: Server, size: tuple[int, int], tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page in a browser context of its own, its deals those of the test's name.

    The test fails if the page reports an error or a warning.
    """
    width, height = size
    server.deal_by(request.node.name)
    context = browser.new_context(
        base_url=server.address, viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    context.add_init_script(REPEATING_NONCES)
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    yield opened
    opened.screenshot(path=tmp_path / "last.png", full_page=True)
    context.close()
    assert errors == []


@pytest.fixture
def people(browser: Browser, server: Server, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[People]:
    """People come one after the other; no page of theirs may report an error."""
    server.deal_by(request.node.name)
    gathered = People(browser, server.address)
    yield gathered
    for number, context in enumerate(gathered.contexts):
        context.pages[-1].screenshot(path=tmp_path / f"last-{number}.png", full_page=True)
        context.close()
    assert gathered.errors == []
