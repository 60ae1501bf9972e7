"""Progress of long work: a moving line on a terminal, an occasional line elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType

EVERY_ON_TERMINAL = 0.1
EVERY_ELSEWHERE = 10.0
BAR = 24


class Progress:
    """Shows progress on standard error, so that standard output stays clean for results."""

    def __init__(self, what: str, total: int, done: int = 0) -> None:
        self.what = what
        self.total = total
        self.done = self._before = done
        """Work of an earlier run counts as done, but not for the estimated time."""
        self._terminal = sys.stderr.isatty()
        self._start = self._shown = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def step(self) -> None:
        """Count one item."""
        self.done += 1
        now = time.monotonic()
        if now - self._shown < (EVERY_ON_TERMINAL if self._terminal else EVERY_ELSEWHERE):
            return
        self._shown = now
        left = (now - self._start) / (self.done - self._before) * (self.total - self.done)
        line = f"{self.what}: {self.done:,} of {self.total:,}, about {spoken(left)} left"
        bar = f"{drawn(self.done / self.total)} " if self._terminal else ""
        print(
            f"\r{bar}{line}\x1b[K" if self._terminal else line, end="" if self._terminal else "\n", file=sys.stderr
        )
        sys.stderr.flush()

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._start


def drawn(share: float) -> str:
    """Return a progress bar."""
    full = min(int(share * BAR), BAR)
    return "█" * full + "░" * (BAR - full)


def spoken(seconds: float) -> str:
    """Format a duration."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    if seconds < 6000:
        return f"{seconds / 60:.0f} min"
    return f"{seconds // 3600:.0f} h {seconds % 3600 / 60:.0f} min"
