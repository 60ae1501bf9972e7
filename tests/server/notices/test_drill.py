"""Mail server down, a process killed: every notice arrives. At night also in the long form."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.nightly import at_night

DRILL = Path(__file__).parents[3] / "scripts" / "notices_drill.py"


@at_night
def test_every_notice_arrives_though_mail_server_and_process_fail() -> None:
    arguments = [sys.executable, str(DRILL), "--notices", "40", "--gone", "2", "--quick"]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["arrived"], found["killed"]) == (40, True)
    assert found["repeats"] <= 8, "no more than two processes send at a time"
