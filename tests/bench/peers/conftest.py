"""Tests in this folder need other people's programs: each is collected only where its program is installed.

`make bench` installs `colver`; XSkat is Debian's package `xskat`. What needs no program is tested one folder up, on
games that were recorded.
"""

from stammtisch.bench.belote_peers import has_colver
from stammtisch.bench.skat_peers import has_xskat

_PROGRAMS = {"test_colver.py": has_colver, "test_xskat.py": has_xskat}

collect_ignore = [name for name, is_installed in _PROGRAMS.items() if not is_installed()]
