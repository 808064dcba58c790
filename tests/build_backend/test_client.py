"""The client is built when something it is made from has changed, and only then."""

import json
import subprocess
from pathlib import Path

import pytest

import client


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose client is one page, built by a real npm script."""
    web = tmp_path / "web"
    web.mkdir()
    build = "mkdir -p dist && cp page dist/index.html"
    (web / "package.json").write_text(
        f'{{"name": "page", "version": "1.0.0", "scripts": {{"build": "{build}", "lint": "exit 3"}}}}'
    )
    (web / "package-lock.json").write_text('{"name": "page", "version": "1.0.0", "lockfileVersion": 3, "packages": {}}')
    (web / "page").write_text("first")
    static = tmp_path / "static"
    for name, value in {
        "ROOT": tmp_path,
        "WEB": web,
        "STATIC": static,
        "BUILT": static / ".built-from",
        "INPUTS": (web,),
    }.items():
        monkeypatch.setattr(client, name, value)
    return tmp_path


def test_the_client_is_built_into_the_package_and_again_after_a_change(project: Path) -> None:
    """What `web/` says is what the server sends."""
    client.build()
    assert (project / "static" / "index.html").read_text() == "first"
    (project / "web" / "page").write_text("second")
    client.build()
    assert (project / "static" / "index.html").read_text() == "second"


def test_an_unchanged_client_is_not_built_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a second time needs neither node nor time."""
    client.build()
    monkeypatch.setenv("PATH", "")
    client.build()
    assert client.requirements() == []


def test_a_failing_check_of_the_client_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command ends with status 1 and the script that failed."""
    assert client.main(["check"]) == 1
    assert "npm lint failed in web/" in capsys.readouterr().err
    with pytest.raises(subprocess.CalledProcessError):
        client.check()


def test_no_script_of_the_client_calls_npm() -> None:
    """The node that comes as a wheel has no `npm` on PATH that works: a script names the tools themselves."""
    manifest = Path(__file__).parents[2] / "web" / "package.json"
    scripts = json.loads(manifest.read_text(encoding="utf-8")).get("scripts", {}) if manifest.is_file() else {}
    assert [name for name, script in scripts.items() if {"npm", "npx"} & set(script.split())] == []
