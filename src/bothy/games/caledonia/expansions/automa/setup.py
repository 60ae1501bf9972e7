"""The Automa's set-up: its glory token, money, shipping, and a worker in each module (A2.2 to A2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.cost import price_of
from bothy.games.caledonia.actions.stand import why_not_stand
from bothy.games.caledonia.expansions.automa.cards import amounts, rows
from bothy.games.caledonia.expansions.automa.chance import GoodRoll, HexDraw, PriceRoll
from bothy.games.caledonia.expansions.automa.deck import NOTCHES, automa, seat_of
from bothy.games.caledonia.expansions.automa.units import Deploy
from bothy.games.caledonia.expansions.automa.upgrades import UsePorts
from bothy.games.caledonia.map.grid import HEX_NAMES, MODULES, OUTLINES, distance
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.maps import ROCK
from bothy.games.caledonia.pack.types.units import WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Outcome, Step, value

NEAR_EACH = 2
"""Number of workers near ports, and the same near the central loch."""


@value
class RollToken(GoodRoll):
    """The goods die places the glory token above the column that makes this good (A2.2)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(good, 1) for good in pos.rules.pack.goods_die.faces]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        notch = pos.rules.unit_makes.index(outcome)
        automa(pos).token = notch
        pos.emit("automa-token", good=GOODS[outcome], notch=NOTCHES[notch])
        pos.push(BeginAutoma())


@value
class BeginAutoma(Step[Caledonia]):
    """Takes money by its level, and 1-loch shipping (A2.4); then places its workers, module by module (A2.5)."""

    def run(self, pos: Caledonia) -> None:
        seat, level = seat_of(pos), automa(pos).level
        player, ships = pos.players[seat], amounts(pos).shipping
        player.shipping += ships
        pos.emit("automa-begins", [(f"shipping-{seat}", ships, "automa-level")], level=level)
        pos.pay(seat, rows(pos).levels[level - 1].money, "automa-level")
        next_module(pos, 0, 0, 0)


def next_module(pos: Caledonia, module: int, ports: int, rocks: int) -> None:
    """Places the worker of a module: the die decides where, until ports or loch have their share (A2.5)."""
    if module == len(MODULES):
        return
    if ports < NEAR_EACH and rocks < NEAR_EACH:
        pos.push(RollPlace(module, ports, rocks))
    else:
        place_near(pos, module, ports, rocks, rocks == NEAR_EACH)


@value
class RollPlace(PriceRoll):
    """Plus for the central loch, minus for the port (A2.5)."""

    module: int
    ports: int
    rocks: int

    def rolled(self, pos: Caledonia, steps: int) -> None:
        place_near(pos, self.module, self.ports, self.rocks, steps < 0)


def place_near(pos: Caledonia, module: int, ports: int, rocks: int, port: bool) -> None:
    """Chooses the hex for a module's worker by the set-up's criteria (A2.6, R-A10); then the next module."""
    goal = pos.board.ports[module] if port else rock_of(pos, module)
    pos.emit("automa-near", module=MODULES[module], goal="port" if port else "rock", hex=HEX_NAMES[goal])
    pos.push(PlacedIn(module, ports + int(port), rocks + int(not port)))
    hexes = [hex_ for hex_ in OUTLINES[module] if workers_for(pos, hex_)]
    if not hexes:
        return
    costs, level = pos.board.land_cost, pos.players[seat_of(pos)].shipping
    hexes = [hex_ for hex_ in hexes if costs[hex_] <= amounts(pos).first_land] or hexes  # a preference (R-A10)
    nearest = min([distance(hex_, goal) for hex_ in hexes])
    hexes = [hex_ for hex_ in hexes if distance(hex_, goal) == nearest]
    if port:
        hexes = [hex_ for hex_ in hexes if pos.board.level_needed[hex_][goal] <= level] or hexes
    least = min([costs[hex_] for hex_ in hexes])
    hexes = [hex_ for hex_ in hexes if costs[hex_] == least]
    pos.emit("automa-cheapest", hexes=tuple([HEX_NAMES[hex_] for hex_ in hexes]), cost=least)
    if len(hexes) == 1:
        choose_worker(pos, hexes[0])
    else:
        pos.push(ChooseFirstHex(tuple(hexes)))


def rock_of(pos: Caledonia, module: int) -> int:
    """Returns the loch with the rock that bears a module's letter, on the side in use."""
    side = pos.rules.atlas.sides[pos.layout[2 * module : 2 * module + 2]]
    return next(cell.hex for cell in side.cells if cell.feature == ROCK)


def workers_for(pos: Caledonia, hex_: int) -> list[int]:
    """Returns the kinds of worker it may put on a hex and can pay for."""
    seat = seat_of(pos)
    money = pos.players[seat].money
    return [
        unit
        for unit in WORKERS
        if why_not_stand(pos, seat, unit, hex_) is None and price_of(pos, seat, unit, hex_) <= money
    ]


@value
class ChooseFirstHex(HexDraw):
    """One of the equally good hexes (A2.6)."""

    hexes: "tuple[int, ...]"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(hex_, 1) for hex_ in self.hexes]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("automa-random", hex=HEX_NAMES[outcome])
        choose_worker(pos, outcome)


def choose_worker(pos: Caledonia, hex_: int) -> None:
    """Chooses the worker for a hex; where the land suits both, the die decides (A2.7)."""
    units = workers_for(pos, hex_)
    pos.push(Deploy(units[0], hex_) if len(units) == 1 else RollFirstWorker(hex_))


@value
class RollFirstWorker(PriceRoll):
    """Plus for a woodcutter, minus for a miner (A2.7)."""

    hex: int

    def rolled(self, pos: Caledonia, steps: int) -> None:
        pos.push(Deploy(WORKERS[0 if steps > 0 else 1], self.hex))


@value
class PlacedIn(Step[Caledonia]):
    """Pays at once for a port that the worker reaches (A2.7), then goes on to the next module."""

    module: int
    ports: int
    rocks: int

    def run(self, pos: Caledonia) -> None:
        pos.push(UsePorts(), NextModule(self.module + 1, self.ports, self.rocks))


@value
class NextModule(Step[Caledonia]):
    """Continues with the next module, if any is left."""

    module: int
    ports: int
    rocks: int

    def run(self, pos: Caledonia) -> None:
        next_module(pos, self.module, self.ports, self.rocks)
