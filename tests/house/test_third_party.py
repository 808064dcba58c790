"""THIRD_PARTY.md names every package of others that the project installs."""

import json
import re

from tests.house.project import ROOT, text_of

THIRD_PARTY = text_of(ROOT / "THIRD_PARTY.md")
NAMED = set(re.findall(r"^\| ([@a-z0-9][^ |]*) \| [A-Z]", THIRD_PARTY, re.MULTILINE))


def test_every_locked_python_package_has_its_licence_named() -> None:
    """A row for each package in the locks."""
    locks = text_of(ROOT / "requirements.lock") + text_of(ROOT / "requirements-bench.lock")
    assert set(re.findall(r"^([a-z0-9][a-z0-9-]*)==", locks, re.MULTILINE)) - NAMED == set()


def test_every_package_of_the_client_has_its_licence_named() -> None:
    """A row for each package that the client asks for."""
    manifest = ROOT / "web" / "package.json"
    asked = json.loads(text_of(manifest)) if manifest.is_file() else {}
    assert {*asked.get("dependencies", {}), *asked.get("devDependencies", {})} - NAMED == set()
