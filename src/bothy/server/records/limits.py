"""What a process may use, as far as its system can say so: `resource` is not there on Windows."""

from __future__ import annotations

import sys

MEMORY = 190 << 20
"""Bytes a record may take beside what the process has with all games read."""
CPU_SECONDS = 4
"""For one record. The longest game that fits into a record takes about one."""

if sys.platform == "win32":

    def limit_memory() -> None:
        """Nobody says how: the clock on the wall must do."""

    def limit_cpu() -> None:
        """The same."""

else:
    import math
    import resource
    from contextlib import suppress
    from pathlib import Path

    USUAL = 256 << 20
    """The address space of a reader where the system doesn't tell it."""

    def limit_memory() -> None:
        """Take no more than so much from now on, and leave nothing behind if that kills us."""
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            most = _address_space() + MEMORY
            resource.setrlimit(resource.RLIMIT_AS, (most, most))

    def _address_space() -> int:
        """What this process has by now."""
        with suppress(OSError, ValueError):
            return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        return USUAL

    def limit_cpu() -> None:
        """Let the system end this process after so many seconds of work from now on."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = math.ceil(used.ru_utime + used.ru_stime) + CPU_SECONDS
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
