"""Closer scoring for two players: a player who is a little behind gets half (I11.3 to I11.5; booklet 7.2)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.expansions.industria.variants.rows import RUNNERS_UP
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import final_scores, links_of
from bothy.kernel import Option, ScoreLine, Text

SEATS = 2


def close(pos: Caledonia, of: str, counts: Sequence[int]) -> tuple[int, int]:
    """Returns the seat that is close behind, and its points; (-1, 0) if there is none."""
    least, most = min(counts), max(counts)
    for row in RUNNERS_UP.of(pos.rules.pack):
        if row.of == of and least < most <= least + row.behind:
            return list(counts).index(least), row.vp
    return -1, 0


class CloserScoring(Module):
    """Points for the runner-up in exports and settlements. Its messages and rules are with the other variant's."""

    def __init__(self) -> None:
        super().__init__(
            "closer-scoring",
            options=(
                Option("closer-scoring", (False, True), False, seats={True: (SEATS,)}, group="industria-variants"),
            ),  # I11.3
            data=RUNNERS_UP.data,
        )

    def components(self, pack: Components) -> Components:
        RUNNERS_UP.of(pack)  # fails early on a faulty row
        return pack

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return [("runners-up for two", RUNNERS_UP.of(pack))]

    def modify_place_points(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        seat, vp = close(pos, of, counts)
        return points if seat < 0 else [vp if at == seat else each for at, each in enumerate(points)]

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        seats, scores = range(len(pos.players)), final_scores(pos)[seat]
        counts = {
            EXPORTS: [len(player.fulfilled) for player in pos.players],
            SETTLEMENTS: [links_of(pos, each) for each in seats],
        }
        found = dict(lines)
        for of, each in counts.items():
            if close(pos, of, each)[0] == seat:
                behind = max(each) - each[seat]
                found[of] = [ScoreLine(Text(f"breakdown-{of}-close", count=each[seat], behind=behind), scores[of])]
        return found
