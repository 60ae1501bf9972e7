"""Clan MacKenzie: money for whisky, and a cellar in which it ages (C20.25 to C20.28)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from bothy.games.caledonia.clans.power import Power, figure
from bothy.games.caledonia.module import EndOfProduction
from bothy.games.caledonia.pack.types.goods import WHISKY
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, FreeAction, ModuleState, Reason, state, value


@state
class Cellar(ModuleState):
    """Barrels by spot, left to right: 1 if there is one. The left one hasn't aged, the right one once."""

    spots: list[int]

    def copy(self) -> Cellar:
        return Cellar(self.spots[:])


@value
class TakeBarrel(Action):
    """Take a barrel out of the cellar."""

    spot: int


@value
class StoreBarrel(Action):
    """Put a barrel made in this production into the cellar, or not."""

    store: bool


def take_out(pos: Caledonia, seat: int, spot: int, aged: int) -> None:
    """Moves a barrel to the stock, and pays for its age."""
    pos.part(Cellar).spots[spot] = 0
    pos.emit("barrel-out", [(f"cellar-{seat}", -1, "cellar")], seat=seat, aged=aged)
    pos.gain(seat, WHISKY, 1, "cellar")
    if aged:
        pos.pay(seat, figure(pos, seat, "aged_whisky", aged - 1), "cellar")


class Cellaring(FreeAction[Caledonia]):
    """Barrels may leave under any open question of their owner's turn (C20.28)."""

    name = "cellaring"
    takes: ClassVar[tuple[type[Action], ...]] = (TakeBarrel,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [TakeBarrel.of(spot) for spot in range(len(pos.part(Cellar).spots))]

    def why_not(self, pos: Caledonia, seat: int, action: TakeBarrel) -> Reason | None:
        spots = pos.part(Cellar).spots
        there = 0 <= action.spot < len(spots) and spots[action.spot]
        return None if there else Reason("no-barrel", rule="C20.28")

    def take(self, pos: Caledonia, seat: int, action: TakeBarrel) -> None:
        take_out(pos, seat, action.spot, action.spot)


CELLARING = Cellaring()


class Storing(EndOfProduction):
    """One barrel made in this production may go to the left spot (C20.26)."""

    name = "storing"
    takes = (StoreBarrel,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [StoreBarrel.of(True), StoreBarrel.of(False)]

    def why_not(self, pos: Caledonia, seat: int, action: StoreBarrel) -> Reason | None:
        return None

    def take(self, pos: Caledonia, seat: int, action: StoreBarrel) -> None:
        if action.store:
            pos.gain(seat, WHISKY, -1, "cellar")
            pos.part(Cellar).spots[0] = 1
            pos.emit("barrel-in", [(f"cellar-{seat}", 1, "cellar")], seat=seat)

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        pos.pay(seat, made[2] * figure(pos, seat, "whisky_income"), "whisky-made")
        return made[2] > 0


STORING: Storing = Storing()


class CellarFacts(TypedDict):
    """For each spot, from the left, whether it holds a barrel."""

    cellar: list[int]


class MacKenzie(Power):
    """Whisky pays when made, and again when it has aged."""

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (Cellar([0] * self.figure("cellar_spots")),)

    def free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return (CELLARING,) if any(pos.part(Cellar).spots) else ()

    def sums_at_hand(self, pos: Caledonia, seat: int) -> Sequence[tuple[int, str]]:
        spots = pos.part(Cellar).spots
        money = sum([self.figure("aged_whisky", at - 1) for at in range(1, len(spots)) if spots[at]])
        return ((money, self.name),) if money else ()

    def on_production_begin(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        spots = pos.part(Cellar).spots
        if spots[-1]:
            take_out(pos, seat, len(spots) - 1, len(spots))
        spots[1:] = spots[:-1]
        spots[0] = 0
        return ()

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (STORING,)

    def on_game_end(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        spots = pos.part(Cellar).spots
        for spot in range(len(spots)):
            if spots[spot]:
                take_out(pos, seat, spot, spot)
        return ()

    def modify_stock(self, pos: Caledonia, seat: int, goods: list[int]) -> list[int]:
        barrels = sum(pos.part(Cellar).spots)
        return [*goods[:WHISKY], goods[WHISKY] + barrels, *goods[WHISKY + 1 :]] if barrels else goods

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        return {"cellar": sum(pos.part(Cellar).spots)}

    def seat_facts(self, pos: Caledonia, seat: int) -> CellarFacts:
        return {"cellar": list(pos.part(Cellar).spots)}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        return (tuple(pos.part(Cellar).spots),)


REASONS: tuple[str, ...] = ("no-barrel",)
EVENTS: tuple[str, ...] = ("barrel-in", "barrel-out")
