"""What is paid beside printed prices, as modules say: asked once for all tiles, roads or places of a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.games.glenmore.docks import PriceLine, PriceLines
from bothy.games.glenmore.position import GlenMore


def lines_beside(pos: GlenMore, seat: int, hooks: tuple[Callable[[GlenMore, int], PriceLines], ...]) -> PriceLines:
    """The lines that these hooks give, of one module after the other; hardly ever are there any."""
    if len(hooks) == 1:
        return hooks[0](pos, seat)
    found: dict[int, Sequence[PriceLine]] = {}
    for hook in hooks:
        for at, lines in hook(pos, seat).items():
            found[at] = (*found.get(at, ()), *lines)
    return found


def coins_at(lines: PriceLines, at: int) -> int:
    """What the lines beside one price come to."""
    return sum([line.coins for line in lines.get(at, ())])
