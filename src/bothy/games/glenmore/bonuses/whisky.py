"""Gaining and paying barrels of whisky: the only ways their number changes (G11.6)."""

from __future__ import annotations

from bothy.games.glenmore.position import GlenMore


def gain_barrels(pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> None:
    """Gains barrels, or what a module gives instead."""
    for hook in pos.hooks_of(seat).whisky_frames:
        instead = hook(pos, seat, count, why, distilled)
        if instead is not None:
            pos.push(*instead)
            return
    pos.brew(seat, count, why)


def pay_whisky(pos: GlenMore, seat: int, count: int, why: str) -> None:
    """Pays barrels."""
    pos.brew(seat, -count, why)
