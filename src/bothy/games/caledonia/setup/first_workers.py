"""The first workers: anywhere on the map, before the first turn (C4.4 to C4.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.bonuses import watch
from bothy.games.caledonia.actions.cost import bill, price_of
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.stand import unit_named, why_not_stand
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.module import CLANS, WORKERS_PLACED, UnitKind
from bothy.games.caledonia.pack.types.units import WORKERS
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.games.caledonia.rounds import Round
from bothy.kernel import Action, Frame, Reason, Step, value

AMPLE = 16
"""The maximum cost of a worker with its land."""


def steps_at(pos: Caledonia, place: str) -> list[Frame[Any]]:
    """Returns the set-up steps of modules at a named point."""
    return [step for hook in pos.rules.hooks.setup_steps for step in hook(pos, place)]


def _kinds(pos: Caledonia, seat: int) -> list[UnitKind]:
    """Returns the workers of a seat that only some boards have."""
    return [kind for kind in pos.hooks_of(seat).units if kind.worker]


def worker_types(pos: Caledonia, seat: int) -> list[int]:
    """Returns the kinds as which a seat's worker may be deployed."""
    return [*WORKERS, *[pos.rules.unit_numbers[kind.name] for kind in _kinds(pos, seat)]]


def first_hexes(pos: Caledonia, seat: int) -> Sequence[int]:
    """Returns the hexes where first workers may stand, if the land suits."""
    hexes: Sequence[int] = pos.board.land
    for hook in pos.hooks_of(seat).modify_first_hexes:
        hexes = hook(pos, seat, hexes)
    return hexes


@value
class FirstWorkers(Step[Caledonia]):
    """Each seat places a worker in turn order, then in reverse order, then third ones (C4.4, C20.12)."""

    def run(self, pos: Caledonia) -> None:
        pos.offers = ()
        count = pos.rules.pack.setup.first_workers
        order = [seat for seat in pos.order if seat in pos.rules.people]
        places = [FirstWorker(seat, 1) for seat in order]
        places += [FirstWorker(seat, 0) for seat in reversed(order)]
        for seat in order:
            clan = pos.players[seat].clan
            extra = pos.rules.pack.clans[clan].extra_first_workers if clan >= 0 else 0
            if extra:
                places = [FirstWorker(p.seat, p.left + extra if p.seat == seat else p.left) for p in places]
                places += [FirstWorker(seat, extra - 1 - at) for at in range(extra)]
        assert count == 2, "the order of first workers is written for two"
        pos.push(*steps_at(pos, CLANS), *places, *steps_at(pos, WORKERS_PLACED), Round(1))


@value
class FirstWorker(Frame[Caledonia]):
    """A worker anywhere on suitable land, at the usual cost; no bonuses, no ports (C4.5, C4.6)."""

    takes = (Expand,)
    seat: int
    left: int
    """The number the seat still has to place afterwards."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        # Every hex, even where a clan may not begin, so that each has a reason to show.
        rows = pos.rules.expansions
        found: list[Action] = [rows[unit][hex_] for unit in WORKERS for hex_ in pos.board.land]
        for kind in _kinds(pos, seat):
            row = rows[pos.rules.unit_numbers[kind.name]]
            found += [row[hex_] for hex_ in kind.places(pos)]
        return found

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        player, rules = pos.players[seat], pos.rules
        hooks = pos.hooks_of(seat)
        vetoes = rules.hooks.why_not_first  # a clan's own vetoes are in its list of hexes
        uneven = bool(vetoes) or any(says(pos, seat) for says in hooks.affected_hexes)
        if uneven or player.money < (self.left + 1) * AMPLE:
            return self._one_by_one(pos, seat)
        hexes, terrain = pos.hexes, pos.board.terrain
        places = [hex_ for hex_ in first_hexes(pos, seat) if hexes[hex_] == EMPTY]
        found: list[Action] = []
        for unit in WORKERS:
            row, land = rules.expansions[unit], rules.unit_land[unit]
            found += [row[hex_] for hex_ in places if terrain[hex_] & land]
        for kind in _kinds(pos, seat):
            row = rules.expansions[rules.unit_numbers[kind.name]]
            found += [row[hex_] for hex_ in places if kind.why_not_stand(pos, seat, hex_) is None]
        return found

    def _one_by_one(self, pos: Caledonia, seat: int) -> list[Action]:
        """Lists the placements one by one, where money is short or modules change the rules."""
        places, found = first_hexes(pos, seat), list[Action]()
        for action in self.candidates(pos, seat):
            assert isinstance(action, Expand)
            if HEX_OF[action.hex] in places and self.why_not(pos, seat, action) is None:
                found.append(action)
        return found

    def why_not(self, pos: Caledonia, seat: int, action: Expand) -> Reason | None:
        unit, hex_ = unit_named(pos, action.unit), HEX_OF.get(action.hex, -1)
        if unit not in worker_types(pos, seat) or hex_ < 0:
            return Reason("first-are-workers", rule="C4.4")
        reason = why_not_stand(pos, seat, unit, hex_)
        if reason is not None:
            return reason
        for hook in pos.hooks_of(seat).why_not_first:
            reason = hook(pos, seat, hex_)
            if reason is not None:
                return reason
        money, cost = pos.players[seat].money, price_of(pos, seat, unit, hex_)
        if cost > money:
            return too_dear(pos, seat, "C4.5", cost, money)
        if cost + self._reserve(pos, seat, money - cost) > money:
            return Reason("next-worker-unaffordable", rule="C4.7", cost=cost, have=money)
        return None

    def _reserve(self, pos: Caledonia, seat: int, rest: int) -> int:
        """Returns the minimum cost of the workers still to be placed (R-C20), or 0 if there is ample money."""
        if not self.left or rest >= self.left * AMPLE:
            return 0
        prices = [
            price_of(pos, seat, unit, hex_)
            for unit in worker_types(pos, seat)
            for hex_ in first_hexes(pos, seat)
            if why_not_stand(pos, seat, unit, hex_) is None
        ]
        return self.left * min(prices, default=0)

    def take(self, pos: Caledonia, seat: int, action: Expand) -> None:
        unit, hex_ = unit_named(pos, action.unit), HEX_OF[action.hex]
        lines = bill(pos, seat, unit, hex_, False)
        pos.deploy(seat, unit, hex_)
        pos.settle_bill(seat, lines)
        watch(pos, seat, ((unit, hex_),))


FRAMES: Sequence[type[Frame[Caledonia]]] = (FirstWorkers, FirstWorker)
REASONS: tuple[str, ...] = ("first-are-workers", "next-worker-unaffordable")
