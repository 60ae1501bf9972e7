"""What a process and its workers have used, and what one request to it cost."""

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
    """A process and all below it."""
    found = [pid]
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Seconds of CPU of a process and of all below it, those that have ended included."""
    total = 0
    for each in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += sum(int(field) for field in fields[11:15])
    return total / TICK


def memory_of(pid: int) -> int:
    """Bytes in use at most, of a process and of all below it, since `forget_peaks`."""
    total = 0
    for each in family(pid):
        with suppress(OSError):
            for line in Path(f"/proc/{each}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    total += int(line.split()[1]) * 1024
    return total


def forget_peaks(pid: int) -> None:
    """Count what is used at most from here on."""
    for each in family(pid):
        with suppress(OSError):
            Path(f"/proc/{each}/clear_refs").write_text("5")


async def cost_of(pid: int, client: httpx.AsyncClient, path: str, data: object) -> Cost:
    """What a request takes of a process, its workers included."""
    forget_peaks(pid)
    cpu, memory = cpu_of(pid), memory_of(pid)
    answer = await client.post(path, json=data)
    return Cost(cpu_of(pid) - cpu, memory_of(pid) - memory, answer)
