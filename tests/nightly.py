"""Whether it is night: `make nightly` sets BOTHY_NIGHTLY and makes every check, the gate makes some of each kind.

A test with the mark `nightly` is left out by day. So are the games of a chronicle that go through the battery, but
for the first of each file; and by day the battery makes its checks at one step in four.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

NIGHTLY: Final = bool(os.environ.get("BOTHY_NIGHTLY"))
at_night = pytest.mark.nightly
CHECKED_STEPS: Final = 1 if NIGHTLY else 4
"""The battery checks one step in so many."""
