"""`make nightly` runs every test that does more at night."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SWITCH = re.compile(r"^from tests\.nightly import", re.MULTILINE)


def test_every_test_that_does_more_at_night_is_in_the_nightly_run() -> None:
    lines = (ROOT / "Makefile").read_text().replace("\\\n", " ").splitlines()
    runs = " ".join(line for line in lines if "BOTHY_NIGHTLY=1" in line and "pytest" in line)
    named = [found for path in runs.split() if path.startswith("tests/") for found in ROOT.glob(path)]
    nightly = [file for file in sorted(ROOT.glob("tests/**/test_*.py")) if SWITCH.search(file.read_text())]
    assert len(nightly) > 20
    assert [str(file) for file in nightly if not {file, *file.parents} & set(named)] == []
