"""The conformance battery: plain functions that any game, bot host or test can call; no pytest needed."""

from bothy.table.conformance.battery import AT_THE_END, EVERY_STEP, Failed, again, play_game, quick_game
from bothy.table.conformance.probe import Faults, Probe, Violation

__all__ = [
    "AT_THE_END",
    "EVERY_STEP",
    "Failed",
    "Faults",
    "Probe",
    "Violation",
    "again",
    "play_game",
    "quick_game",
]
