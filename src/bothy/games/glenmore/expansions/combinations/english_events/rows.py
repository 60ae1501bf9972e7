"""The four events, and their own effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bothy.games.glenmore.expansions.tome.rows import History, read_history
from bothy.games.glenmore.pack.types.clan_board import COLOURS
from bothy.games.glenmore.pack.types.declared import Table, Verbs, truth_of, word_of
from bothy.games.glenmore.pack.types.effects import ModuleEffect
from bothy.kernel.pack import DataFile, Row
from bothy.kernel.pack.module_rows import ModuleRows


@dataclass(frozen=True, slots=True)
class TakeEnglandRow(ModuleEffect):
    """All coins of the England row."""


@dataclass(frozen=True, slots=True)
class ActivateAround(ModuleEffect):
    """A tile and those around it."""

    tile: str


@dataclass(frozen=True, slots=True)
class MoveEnglishman(ModuleEffect):
    """A swap of the Englishman with a tile of the rondel."""


@dataclass(frozen=True, slots=True)
class FreeMarker(ModuleEffect):
    """A clan marker on a territory of this colour, without its road."""

    colour: str


def _plainly(table: Table, verb: str, effect: ModuleEffect) -> ModuleEffect:
    if not truth_of(table, verb):
        raise ValueError(f"{verb} should be true")
    return effect


ENGLISH_VERBS: Final[Verbs] = {
    "england_row": (lambda t: _plainly(t, "england_row", TakeEnglandRow()), ()),
    "activate_around": (lambda t: ActivateAround(word_of(t, "activate_around")), ()),
    "swap_englishman": (lambda t: _plainly(t, "swap_englishman", MoveEnglishman()), ()),
    "free_marker": (lambda t: FreeMarker(word_of(t, "free_marker", COLOURS)), ()),
}


def _event(row: Row) -> History:
    return read_history(row, ENGLISH_VERBS)


def _read(sheet: DataFile) -> Sequence[History]:
    return sheet.rows("event", _event)


ROWS: ModuleRows[Sequence[History]] = ModuleRows(Path(__file__).parent / "english-events.toml", _read)
