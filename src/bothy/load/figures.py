"""Statistics of a run, and its report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time


@dataclass(slots=True)
class Figures:
    """Totals of all clients."""

    acks: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    deliveries: int = 0
    bytes: int = 0
    resyncs: int = 0
    mismatches: int = 0
    """Client views that differ from the server's."""
    gaps: int = 0
    """Steps received that don't follow the client's state."""
    strays: int = 0
    """Answers to no question."""
    reconnects: int = 0
    late: int = 0
    """Moves that were due before the next player knew the previous one."""
    refusals: dict[str, int] = field(default_factory=dict)
    _began: float = 0.0
    _cpu: float = 0.0
    seconds: float = 0.0
    cpu: float = 0.0

    def begin(self) -> None:
        """Start counting; messages on arrival don't count."""
        self.acks.clear()
        self.deliveries = self.bytes = self.resyncs = 0
        self._began, self._cpu = perf_counter(), process_time()

    def end(self) -> None:
        """Stop counting."""
        self.seconds = perf_counter() - self._began
        self.cpu = process_time() - self._cpu

    @property
    def rate(self) -> float:
        """Moves acknowledged per second."""
        return len(self.acks) / self.seconds

    def lines(self) -> list[str]:
        """Return the report."""
        p50, p95, p99 = (1e3 * percentile(self.acks, each) for each in (50, 95, 99))
        longest = 1e3 * max(self.acks, default=0.0)
        size = self.bytes / max(self.deliveries, 1)
        refused = ", ".join(f"{key} {count:,}" for key, count in sorted(self.refusals.items())) or "none"
        return [
            f"moves acknowledged   {len(self.acks):,} in {self.seconds:.1f} s: {self.rate:,.1f}/s",
            f"acknowledgement      p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms",
            f"messages to seats    {self.deliveries:,}: {self.deliveries / self.seconds:,.0f}/s of {size:,.0f} B",
            f"hash mismatches      {self.mismatches:,}; gaps {self.gaps:,}; stray answers {self.strays:,}",
            f"resyncs              {self.resyncs:,}; reconnects {self.reconnects:,}; moves late {self.late:,}",
            f"refusals             {refused}",
            f"the driver's CPU     {self.cpu / self.seconds:.0%} of a core",
        ]


def percentile(values: Sequence[float], share: int) -> float:
    """Return the value that `share` percent of the values don't exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0
