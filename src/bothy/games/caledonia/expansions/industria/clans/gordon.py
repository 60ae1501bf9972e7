"""Clan Gordon: rich fields, and silos whose grain pays for more than bread (I21.20 to I21.28)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, TypedDict

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.upgrades import BonusUpgrade
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.module import EndOfProduction
from bothy.games.caledonia.pack.types.goods import GOODS, GRAIN, MILK, WOOL
from bothy.games.caledonia.pack.types.units import FIELD
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import yield_of
from bothy.kernel import Action, FreeAction, ModuleState, Reason, Text, state, value

FREE_LAND, UPGRADE, GOOD = range(3)
"""The bonuses of the silos, from the first."""
SILOS: tuple[int, ...] = (1, 2, 3)
"""The silos' numbers for players."""
NO_GOOD = "none"


@state
class Silos(ModuleState):
    """Grain by silo: 1 if there is one."""

    grain: list[int]

    def copy(self) -> Silos:
        return Silos(self.grain[:])


@value
class FillSilos(Action):
    """Put grain into these silos, counted from 1."""

    silos: "tuple[int, ...]"


@value
class UseSilo(Action):
    """Use the grain of a silo for its bonus; the third one gives a good."""

    silo: int
    good: str


@value
class TakeGrain(Action):
    """Take the grain of a silo back into stock."""

    silo: int


def silos_of(pos: Caledonia, seat: int) -> list[int]:
    """Returns the silos of a seat; none for other clans."""
    player = pos.players[seat]
    if player.clan < 0 or "silos" not in pos.parts or not isinstance(pos.rules.powers[player.clan], Gordon):
        return []
    return pos.part(Silos).grain


def why_not_empty(pos: Caledonia, seat: int, silo: int, rule: str) -> Reason | None:
    """Returns the reason a seat can't take grain out of a silo, or None."""
    silos = silos_of(pos, seat)
    if not silos:
        return Reason("no-silos", rule="I21.21")
    full = 0 < silo <= len(silos) and silos[silo - 1]
    return None if full else Reason("silo-empty", rule=rule)


class Filling(EndOfProduction):
    """Stores unused grain of this production in empty silos (I21.22, R-I50)."""

    name = "filling"
    takes = (FillSilos,)

    def most(self, pos: Caledonia, seat: int) -> int:
        """Returns how much grain may be stored: as much as the fields made and is still in stock."""
        grain = [each for unit, good, each in pos.rules.basic_producers if (unit, good) == (FIELD, GRAIN)]
        made = yield_of(pos, seat, FIELD, sum(grain))
        return min(made, pos.players[seat].goods[GRAIN])

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        silos = range(1, len(silos_of(pos, seat)) + 1)
        return [FillSilos.of(some) for count in range(len(silos) + 1) for some in combinations(silos, count)]

    def why_not(self, pos: Caledonia, seat: int, action: FillSilos) -> Reason | None:
        silos, chosen = silos_of(pos, seat), list(action.silos)
        if chosen != sorted(set(chosen)) or any(not 0 < silo <= len(silos) for silo in chosen):
            return Reason("no-such-silo", rule="I21.21")
        if any(silos[silo - 1] for silo in chosen):
            return Reason("silo-full", rule="I21.21")
        most = self.most(pos, seat)
        return None if len(chosen) <= most else Reason("too-little-new-grain", rule="I21.22", most=most)

    def take(self, pos: Caledonia, seat: int, action: FillSilos) -> None:
        for silo in action.silos:
            pos.part(Silos).grain[silo - 1] = 1
            pos.gain(seat, GRAIN, -1, "silo")
            pos.emit("silo-filled", [(f"silos-{seat}", 1, "silo")], seat=seat, silo=silo)

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return not all(silos_of(pos, seat)) and self.most(pos, seat) > 0


class UsingSilo(ActionRule):
    """A main action: free land, a bonus upgrade, or a wool or milk (I21.23 to I21.26)."""

    name = "using-silo"
    takes = (UseSilo,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        if not silos_of(pos, seat):
            return ()
        return [
            UseSilo.of(1, NO_GOOD),
            UseSilo.of(2, NO_GOOD),
            *[UseSilo.of(3, GOODS[good]) for good in (WOOL, MILK)],
        ]

    def why_not(self, pos: Caledonia, seat: int, action: UseSilo) -> Reason | None:
        reason = why_not_empty(pos, seat, action.silo, "I21.23")
        if reason is not None:
            return reason
        goods = (GOODS[WOOL], GOODS[MILK]) if action.silo - 1 == GOOD else (NO_GOOD,)
        return None if action.good in goods else Reason("silo-gives-other", rule="I21.26")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return super().options(pos, seat) if any(silos_of(pos, seat)) else []

    def take(self, pos: Caledonia, seat: int, action: UseSilo) -> None:
        silo = action.silo - 1
        pos.part(Silos).grain[silo] = 0
        pos.emit("silo-used", [(f"silos-{seat}", -1, "silo")], seat=seat, silo=action.silo)
        if silo == FREE_LAND:
            pos.push(Rewards(seat, 0, 1, 0))
        elif silo == UPGRADE:
            pos.push(BonusUpgrade(seat))
        else:
            pos.gain(seat, GOODS.index(action.good), 1, "silo")


class TakingGrain(FreeAction[Caledonia]):
    """Grain may be taken back under any open question of its owner (I21.28, R-I50)."""

    name = "taking-grain"
    takes: ClassVar[tuple[type[Action], ...]] = (TakeGrain,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [TakeGrain.of(silo + 1) for silo in range(len(silos_of(pos, seat)))]

    def why_not(self, pos: Caledonia, seat: int, action: TakeGrain) -> Reason | None:
        return why_not_empty(pos, seat, action.silo, "I21.28")

    def take(self, pos: Caledonia, seat: int, action: TakeGrain) -> None:
        pos.part(Silos).grain[action.silo - 1] = 0
        pos.emit("silo-emptied", [(f"silos-{seat}", -1, "silo")], seat=seat, silo=action.silo)
        pos.gain(seat, GRAIN, 1, "silo")


FILLING: Filling = Filling()
USING_SILO: UsingSilo = UsingSilo()
TAKING_GRAIN: TakingGrain = TakingGrain()


class SiloFacts(TypedDict):
    """For each silo, whether it has grain."""

    silos: list[int]


class Gordon(Power):
    """Fields cost less and make more; grain in silos is still grain in stock (I21.27, R-I26)."""

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (Silos([0] * self.figure("silos")),)

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Returns the reduced price of a field, unless it is free anyway (I21.20)."""
        cost = self.figure("field_cost")
        return [(min(each, cost), why) if unit == FIELD and why == "unit" else (each, why) for each, why in lines]

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        return [min(cost, self.figure("field_cost")) if unit == FIELD else cost for unit, cost in enumerate(costs)]

    def modify_yield(self, pos: Caledonia, seat: int, unit: int, amount: int) -> int:
        fields = pos.rules.pieces[unit] - pos.players[seat].left[unit]
        return amount + fields * self.figure("more_grain") if unit == FIELD else amount

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (FILLING,)

    def main_actions(self) -> Sequence[ActionRule]:
        return (USING_SILO,)

    def free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return (TAKING_GRAIN,) if any(pos.part(Silos).grain) else ()

    def modify_stock(self, pos: Caledonia, seat: int, goods: list[int]) -> list[int]:
        grain = sum(pos.part(Silos).grain)
        return [*goods[:GRAIN], goods[GRAIN] + grain, *goods[GRAIN + 1 :]] if grain else goods

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        return {"silos": sum(pos.part(Silos).grain)}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        full = [silo + 1 for silo, grain in enumerate(pos.part(Silos).grain) if grain]
        return [Text("note-silos", seat=seat, silos=full)]

    def seat_facts(self, pos: Caledonia, seat: int) -> SiloFacts:
        return {"silos": list(pos.part(Silos).grain)}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        return (tuple(pos.part(Silos).grain),)


REASONS: tuple[str, ...] = (
    "no-silos",
    "silo-empty",
    "no-such-silo",
    "silo-full",
    "too-little-new-grain",
    "silo-gives-other",
)
EVENTS: tuple[str, ...] = ("silo-filled", "silo-used", "silo-emptied")
