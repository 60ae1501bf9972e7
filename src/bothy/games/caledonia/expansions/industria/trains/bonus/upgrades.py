"""Delivery bonus 5: three upgrades undone for goods (I14.8, R-I37)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from bothy.games.caledonia.actions.upgrades import DONE, SHIPPING, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import ChooseGoods
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart, bonus_row
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value

TECHNOLOGIES: tuple[str, ...] = tuple([UNITS[unit] for unit in WORKERS])


@value
class UndoUpgrades(Action):
    """Take back shipping levels, hired merchants and technologies."""

    levels: int
    hired: int
    technologies: "tuple[str, ...]"


def most_undone(pos: Caledonia, seat: int) -> tuple[int, int, tuple[str, ...]]:
    """Returns the shipping levels, hired merchants in stock and technologies that a seat could undo.

    The first merchants aren't hired; a clan that can't upgrade its shipping can't lose it either.
    """
    player, hired = pos.players[seat], pos.rules.pack.merchants.track - pos.players[seat].to_hire
    fixed = any(hook(pos, seat, SHIPPING) is not None for hook in pos.hooks_of(seat).why_not_upgrade)
    turned = tuple([name for at, name in enumerate(TECHNOLOGIES) if player.technology[at]])
    return 0 if fixed else player.shipping, min(hired, player.merchants), turned


@value
class UndoingUpgrades(BonusPart):
    """Exactly the number on the tile, of any kinds."""

    takes = (UndoUpgrades, Done)
    seat: int
    tile: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        count = bonus_row(pos, self.tile).figure("undone")
        found: list[Action] = []
        for turned in range(len(TECHNOLOGIES) + 1):
            for some in combinations(TECHNOLOGIES, turned):
                rest = count - turned
                found += [UndoUpgrades.of(levels, rest - levels, some) for levels in range(rest, -1, -1)]
        return [*found, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: UndoUpgrades | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        count = bonus_row(pos, self.tile).figure("undone")
        if action not in self.candidates(pos, seat):
            return Reason("undo-exactly", rule="I14.8", count=count)
        levels, hired, turned = most_undone(pos, seat)
        there = action.levels <= levels and action.hired <= hired
        if not there or any(name not in turned for name in action.technologies):
            return Reason("too-few-upgrades", rule="I14.8", levels=levels, hired=hired, turned=len(turned))
        return None

    def take(self, pos: Caledonia, seat: int, action: UndoUpgrades | Done) -> None:
        if not isinstance(action, UndoUpgrades):
            return
        player, row = pos.players[seat], bonus_row(pos, self.tile)
        player.shipping -= action.levels
        player.merchants -= action.hired
        player.to_hire += action.hired
        for name in action.technologies:
            player.technology[TECHNOLOGIES.index(name)] = 0
        lines = [
            (f"shipping-{seat}", -action.levels, WHY),
            (f"merchants-{seat}", -action.hired, WHY),
            (f"to-hire-{seat}", action.hired, WHY),
            (f"technology-{seat}", -len(action.technologies), WHY),
        ]
        pos.emit("upgrades-undone", lines, seat=seat, count=row.figure("undone"))
        pos.push(ChooseGoods(seat, row.figure("processed"), row.figure("basic")))


FRAMES: Sequence[type[Frame[Caledonia]]] = (UndoingUpgrades,)
REASONS: tuple[str, ...] = ("undo-exactly", "too-few-upgrades")
EVENTS: tuple[str, ...] = ("upgrades-undone",)
