"""What all chronicles share: their base class, and the first chapter of their rules (X0)."""

from pathlib import Path

from bothy.games.glenmore.module import Module

GENERAL: Module = Module("chronicles", reference=Path(__file__).parent / "rules")
"""The chapter that applies to every chronicle. It is never at a table."""
MODULES = (GENERAL,)

__all__ = ["MODULES"]
