"""Resource limits of a process, where its system supports them: Windows has no `resource`."""

from __future__ import annotations

import sys

MEMORY = 190 << 20
"""Bytes a record may take in addition to a process with all games loaded."""
CPU_SECONDS = 4
"""Per record. The longest game that fits into a record takes about one."""

if sys.platform == "win32":

    def limit_memory() -> None:
        """Do nothing: Windows has no such limit, so the wall clock must do."""

    def limit_cpu() -> None:
        """Do nothing: Windows has no such limit."""

else:
    import math
    import resource
    from contextlib import suppress
    from pathlib import Path

    USUAL = 256 << 20
    """Assumed address space of a reader where the system doesn't report it."""

    def limit_memory() -> None:
        """Limit memory from now on, and leave no core dump if that kills the process."""
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            most = _address_space() + MEMORY
            resource.setrlimit(resource.RLIMIT_AS, (most, most))

    def _address_space() -> int:
        """Return the current address space of this process."""
        with suppress(OSError, ValueError):
            return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        return USUAL

    def limit_cpu() -> None:
        """Let the system kill this process after `CPU_SECONDS` more seconds of work."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = math.ceil(used.ru_utime + used.ru_stime) + CPU_SECONDS
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
