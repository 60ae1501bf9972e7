"""Price lines that modules add to printed prices, computed once for all tiles, roads or places of a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.games.glenmore.hook_types import PriceLine, PriceLines
from bothy.games.glenmore.position import GlenMore


def lines_beside(pos: GlenMore, seat: int, hooks: tuple[Callable[[GlenMore, int], PriceLines], ...]) -> PriceLines:
    """Returns the lines of these hooks, module by module. There are rarely any."""
    if len(hooks) == 1:
        return hooks[0](pos, seat)
    found: dict[int, Sequence[PriceLine]] = {}
    for hook in hooks:
        for at, lines in hook(pos, seat).items():
            found[at] = (*found.get(at, ()), *lines)
    return found


def coins_at(lines: PriceLines, at: int) -> int:
    """Returns the total of the lines added to one price."""
    return sum([line.coins for line in lines.get(at, ())])
