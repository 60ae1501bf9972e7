"""Loads the server as if on a system without uvloop, resource limits, /proc and SIGKILL.

A script of its own, because the patches would break a test process.
"""

from __future__ import annotations

import signal
import sys
from importlib import import_module, reload
from pathlib import Path
from unittest.mock import Mock, patch

MODULES = ("server.records.limits", "server.records.worker", "server.process", "load.hosting")


def main() -> None:
    """Imports the modules here, with everything they need, and again there."""
    loaded = [import_module(f"bothy.{name}") for name in MODULES]
    nowhere = {"uvloop": None, "resource": None}
    with (
        patch.dict(sys.modules, nowhere),
        patch.object(sys, "platform", "win32"),
        patch.object(Path, "exists") as exists,
    ):
        exists.return_value = False
        del signal.SIGKILL
        limits, worker, process, hosting = [reload(module) for module in loaded]
        limits.limit_memory()
        limits.limit_cpu()
        assert worker.limit_cpu is limits.limit_cpu
        assert process.loop_factory() is None
        running = Mock()
        killed = hosting.Process(running, "")
        killed.kill()
        running.kill.assert_called_once_with()
        assert hosting.Host("", "", [killed]).cpu == []


if __name__ == "__main__":
    main()
