"""Closer scoring for two players: whoever is a little behind gets a half (I11.3 to I11.5; booklet 7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.own_rows import OwnRows
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import EXPORTS, RANKED, SETTLEMENTS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import final_scores, links_of
from bothy.kernel import Option, Reckoned, Text
from bothy.kernel.pack import Row, Sheet

SEATS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class RunnerUp(Piece):
    """The points of whoever is at most so many behind."""

    of: str
    behind: int
    vp: int


def read_runner_up(row: Row) -> RunnerUp:
    """The runner-up's points out of their row."""
    of, behind, vp = row.word("of", RANKED), row.number("behind"), row.number("vp")
    return RunnerUp(id=row.id, source=row.source, of=of, behind=behind, vp=vp)


def read(sheet: Sheet) -> tuple[RunnerUp, ...]:
    """The data file."""
    return sheet.rows("runner_up", read_runner_up)


RUNNERS_UP: OwnRows[tuple[RunnerUp, ...]] = OwnRows(Path(__file__).parent / "closer-scoring.toml", read)


def close(pos: Caledonia, of: str, counts: Sequence[int]) -> tuple[int, int]:
    """The seat that is close behind, and its points; (-1, 0) if nobody is."""
    least, most = min(counts), max(counts)
    for row in RUNNERS_UP.of(pos.rules.pack):
        if row.of == of and least < most <= least + row.behind:
            return list(counts).index(least), row.vp
    return -1, 0


class CloserScoring(Module):
    """Exports and settlements stay a race. Its words and rules stand beside those of the other variant."""

    def __init__(self) -> None:
        super().__init__(
            "closer-scoring",
            options=(
                Option("closer-scoring", (False, True), False, seats={True: (SEATS,)}, group="industria-variants"),
            ),  # I11.3
            data=RUNNERS_UP.data,
        )

    def components(self, pack: Components) -> Components:
        RUNNERS_UP.of(pack)  # so that a slip in a row is found as soon as a pack is read
        return pack

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return [("runners-up for two", RUNNERS_UP.of(pack))]

    def places(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        seat, vp = close(pos, of, counts)
        return points if seat < 0 else [vp if at == seat else each for at, each in enumerate(points)]

    def breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[Reckoned]]
    ) -> dict[str, Sequence[Reckoned]]:
        seats, scores = range(len(pos.players)), final_scores(pos)[seat]
        counts = {
            EXPORTS: [len(player.fulfilled) for player in pos.players],
            SETTLEMENTS: [links_of(pos, each) for each in seats],
        }
        found = dict(lines)
        for of, each in counts.items():
            if close(pos, of, each)[0] == seat:
                behind = max(each) - each[seat]
                found[of] = [Reckoned(Text(f"reckon-{of}-close", count=each[seat], behind=behind), scores[of])]
        return found
