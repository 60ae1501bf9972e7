"""The nightly switch: `make nightly` sets NIGHTLY and runs every check, the gate runs some of each kind.

By day, tests with the mark `nightly` are left out. So are the battery games of a chronicle, except the first
of each file, and the battery checks one step in four.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

NIGHTLY: Final = bool(os.environ.get("NIGHTLY"))
at_night = pytest.mark.nightly
CHECKED_STEPS: Final = 1 if NIGHTLY else 4
"""The battery checks one step in this many."""
