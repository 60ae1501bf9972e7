"""The ten scoring cards and the voting tokens (X7.1, X7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.piece import Piece
from bothy.kernel.pack import DataFile, Named, Within
from bothy.kernel.pack.module_rows import ModuleRows

ANIMALS: Final = "animals"
WOOD_AND_STONE: Final = "wood-and-stone"
LARGEST_SQUARE: Final = "largest-square"
FULL_SETS: Final = "full-sets"
MANNED_CASTLES: Final = "manned-castles"
WHISKY_TILES: Final = "whisky-tiles"
FARTHEST_SCOTSMAN: Final = "farthest-scotsman"
OWN_DISCARDS: Final = "own-discards"
SMALLEST_TERRITORY: Final = "smallest-territory"
JOINED_PASTURES: Final = "joined-pastures"
MEASURES: Final = (
    ANIMALS, WOOD_AND_STONE, LARGEST_SQUARE, FULL_SETS, MANNED_CASTLES, WHISKY_TILES, FARTHEST_SCOTSMAN,
    OWN_DISCARDS, SMALLEST_TERRITORY, JOINED_PASTURES,
)  # fmt: skip
"""The things cards count, in the order of their numbers."""
SEATS: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure(Piece):
    """A scoring card. Its id is what it counts."""

    id: Annotated[str, Named(MEASURES, f"a card counts one of {', '.join(MEASURES)}")]
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft(Piece):
    """The number of cards drawn."""

    open: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand(Piece):
    """A player's initial tokens by number of players, and the most to cast in a single vote of the game."""

    players: Annotated[int, Within(1, 9)]
    ayes: Annotated[int, Within(most=20)]
    nays: Annotated[int, Within(most=20)]
    at_most: Annotated[int, Within(1, 9)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CouncilRows:
    """All rows of the council."""

    measures: "tuple[Measure, ...]"
    draft: Draft
    hands: "tuple[Hand, ...]"

    def hand(self, players: int) -> Hand:
        """Returns the tokens for a number of players."""
        return next(iter([hand for hand in self.hands if hand.players == players]))


def read(sheet: DataFile) -> CouncilRows:
    """Reads the data file."""
    return CouncilRows(
        measures=sheet.rows("measure", Measure),
        draft=sheet.row("council", Draft),
        hands=sheet.rows("hand", Hand),
    )


ROWS: ModuleRows[CouncilRows] = ModuleRows(Path(__file__).parent / "council.toml", read)


def sets(rows: CouncilRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("council cards", rows.measures), ("council", [rows.draft]), ("voting tokens", rows.hands)]


def faults(pack: Components) -> list[str]:
    """Returns the faults of the rows, as sentences."""
    rows = ROWS.of(pack)
    players = [hand.players for hand in rows.hands]
    odd = [hand.id for hand in rows.hands if hand.at_most not in (1, 2) or min(hand.ayes, hand.nays) < 0]
    found = [f"{card.id}: {card.vp} VP, a card gives at least 1" for card in rows.measures if card.vp < 1]
    found += [f"voting tokens: one row is wanted for {each} players" for each in SEATS if players.count(each) != 1]
    found += [f"{hand}: a vote takes 1 or 2 tokens, and nobody has fewer than none" for hand in odd]
    if not 1 <= rows.draft.open <= len(rows.measures):
        found.append(f"council: {rows.draft.open} cards open, there are {len(rows.measures)}")
    return found
