"""The CPU and memory of a process and its workers, and the cost of one request to it."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Cost:
    """CPU in seconds, memory in bytes."""

    cpu: float
    memory: int
    answer: httpx.Response


def family(pid: int) -> list[int]:
    """Returns a process and all its descendants."""
    found = [pid]
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Returns the CPU seconds of a process and its descendants, including those that have ended."""
    total = 0
    for each in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += sum(int(field) for field in fields[11:15])
    return total / TICK


def memory_of(pid: int) -> int:
    """Returns the peak memory in bytes of a process and its descendants since `forget_peaks`."""
    total = 0
    for each in family(pid):
        with suppress(OSError):
            for line in Path(f"/proc/{each}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    total += int(line.split()[1]) * 1024
    return total


def forget_peaks(pid: int) -> None:
    """Resets the peak memory counters."""
    for each in family(pid):
        with suppress(OSError):
            Path(f"/proc/{each}/clear_refs").write_text("5")


async def cost_of(pid: int, client: httpx.AsyncClient, path: str, data: object) -> Cost:
    """Returns the cost of a request to a process, including its workers."""
    forget_peaks(pid)
    cpu, memory = cpu_of(pid), memory_of(pid)
    answer = await client.post(path, json=data)
    return Cost(cpu_of(pid) - cpu, memory_of(pid) - memory, answer)
