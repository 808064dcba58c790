"""Checking files of cases and what comes of it: counts, failures by id, reasons for skips, places not to be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from stammtisch.errors import ParseError, RuleError
from stammtisch.verify.cases import Line, Unreadable, kind_of, read_lines
from stammtisch.verify.check import Check, Mismatch, Skipped


@dataclass(slots=True)
class Report:
    """What the checks said so far."""

    passed: int = 0
    failed: list[str] = field(default_factory=list)
    skipped: list[tuple[str, str]] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)

    @property
    def exit_code(self) -> int:
        """2 if something could not be read, else 1 if a case failed, else 0."""
        return 2 if self.unreadable else 1 if self.failed else 0

    def lines(self) -> Iterator[str]:
        """The report as text; the last line is `N passed, N failed, N skipped`."""
        yield from (f"FAILED {text}" for text in self.failed)
        reasons = Counter(reason for _, reason in self.skipped)
        for reason, count in reasons.most_common():
            names = [name for name, other in self.skipped if other == reason]
            listed = ", ".join(names[:12]) + (" ..." if count > 12 else "")
            yield f"skipped {count}: {reason} ({listed})"
        yield f"{self.passed} passed, {len(self.failed)} failed, {len(self.skipped)} skipped"


def check_files(files: Iterable[Path], checks: Mapping[str, Check]) -> Report:
    """Every line of every file, checked by what the beginning of the file's name says."""
    report = Report()
    for path in files:
        try:
            check = checks[kind_of(path, list(checks))]
        except ParseError as error:
            report.unreadable.append(f"{path}: {error}")
            continue
        for line in read_lines(path):
            _check_line(line, check, report)
    return report


def _check_line(line: Line | Unreadable, check: Check, report: Report) -> None:
    if isinstance(line, Unreadable):
        report.unreadable.append(str(line))
        return
    try:
        check(line.case)
    except Skipped as skipped:
        report.skipped.append((line.name, str(skipped)))
    except Mismatch as mismatch:
        report.failed.append(f"{line.name}: {mismatch}")
    except RuleError as refusal:
        report.failed.append(f"{line.name}: {refusal.sentence} ({refusal.code}, {refusal.rule})")
    except ParseError as error:
        report.unreadable.append(f"{line.path}:{line.number}: {line.name}: {error}")
    else:
        report.passed += 1
