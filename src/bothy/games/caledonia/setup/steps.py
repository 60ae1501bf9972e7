"""Setting up: the map, ports, tiles, contracts, the first player, clans and first workers (C3, C4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.cost import bill, price_of
from bothy.games.caledonia.actions.expand import EXPAND, Expand, unit_named, why_not_stand
from bothy.games.caledonia.actions.reach import beside_fisherman
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, MODULE_OF, MODULES
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import EMPTY, FISHERMAN, NEUTRAL, Caledonia
from bothy.games.caledonia.rounds import Round
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, Step, Text, value

AMPLE = 16
"""No worker costs more than this with its land."""


@value
class DrawSide(Draw[Caledonia]):
    """A side of a map module (C3.1)."""

    module: int

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(side.id, 1) for side in pos.rules.pack.sides if side.module == self.module]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.rules.lay(pos, pos.layout + outcome)
        pos.say("side", side=outcome)


@value
class CoverHex(Draw[Caledonia]):
    """Tighter map: one land hex of a module is covered, never the only land next to a port (C23.5)."""

    module: int

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        board = pos.board
        kept = [near[0] for near in [land_beside(pos, port) for port in board.ports] if len(near) == 1]
        land = [hex_ for hex_ in board.land if MODULE_OF[hex_] == self.module]
        return [(hex_, 1) for hex_ in land if hex_ not in kept]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.hexes[outcome] = NEUTRAL
        pos.say("covered", hex=HEX_NAMES[outcome])


def land_beside(pos: Caledonia, port: int) -> list[int]:
    """Active land next to a port's hex that is not closed."""
    near = pos.board.neighbours[port]
    return [hex_ for hex_ in near if not pos.board.loch[hex_] and pos.hexes[hex_] == EMPTY]


@value
class DrawPort(Draw[Caledonia]):
    """A port tile for a corner (C3.2)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        rows = pos.rules.pack.ports
        extra = pos.rules.kickstarter
        left = [tile for tile, row in enumerate(rows) if tile not in pos.ports and (extra or not row.kickstarter)]
        return [(tile, 1) for tile in left]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.say("port-placed", port=outcome + 1, corner=MODULES[len(pos.ports)])
        pos.ports += (outcome,)


@value
class DrawScoringTile(Draw[Caledonia]):
    """A scoring tile for the next round without one (C3.3)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        rows = pos.rules.pack.scoring_tiles
        extra = pos.rules.kickstarter
        left = [tile for tile, row in enumerate(rows) if tile not in pos.tiles and (extra or not row.kickstarter)]
        return [(tile, 1) for tile in left]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.tiles += (outcome,)
        pos.say("tile-placed", round=len(pos.tiles), tile=pos.rules.pack.scoring_tiles[outcome].id)


@value
class DrawFirstPlayer(Draw[Caledonia]):
    """The first player; turns run clockwise from there (C3.5)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(seat, 1) for seat in range(pos.rules.seats)]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        seats = pos.rules.seats
        pos.order = tuple([(outcome + turn) % seats for turn in range(seats)])
        pos.say("first-player", seat=outcome)
        pos.then(*pos.rules.clan_setup(pos))


@value
class DrawClan(Draw[Caledonia]):
    """A clan to choose from; its starting tile follows (C4.1)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        drawn = [clan for clan, _ in pos.offers]
        rows = pos.rules.pack.clans
        extra = pos.rules.kickstarter
        return [(at, 1) for at, row in enumerate(rows) if at not in drawn and (extra or not row.kickstarter)]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.then(DrawStartingTile(outcome))


@value
class DrawStartingTile(Draw[Caledonia]):
    """A starting tile, joined to a clan or (clan -1) by itself."""

    clan: int

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        drawn = [tile for _, tile in pos.offers]
        return [(tile, 1) for tile in range(len(pos.rules.pack.starting_tiles)) if tile not in drawn]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.offers += ((self.clan, outcome),)
        pos.say("offer", clan=offer_name(pos, self.clan), tile=pos.rules.pack.starting_tiles[outcome].id)


def offer_name(pos: Caledonia, clan: int) -> str:
    """The id of a clan, or `none`."""
    return pos.rules.pack.clans[clan].id if clan >= 0 else "none"


@value
class ChooseClan(Action):
    """Take a clan with its starting tile."""

    clan: str
    tile: str


@value
class Choosing(Frame[Caledonia]):
    """Take one of the pairs; its money and goods come at once (C4.2, C4.3)."""

    takes = (ChooseClan,)
    seat: int

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-choosing-tile" if pos.rules.clans == "none" else "ask-choosing")

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        tiles = pos.rules.pack.starting_tiles
        return [ChooseClan.of(offer_name(pos, clan), tiles[tile].id) for clan, tile in pos.offers]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None if action in self.candidates(pos, seat) else Reason("not-offered", rule="C4.2")

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        offers = list(self.candidates(pos, seat))
        clan, tile = pos.offers[offers.index(action)]
        pos.offers = tuple([offer for offer in pos.offers if offer != (clan, tile)])
        if clan >= 0:
            pos.say("clan", seat=seat, clan=offer_name(pos, clan))
        pos.rules.found_clan(pos, seat, clan)
        start = pos.rules.pack.starting_tiles[tile]
        pos.pay(seat, start.money, "start")
        for good in range(len(GOODS)):
            pos.gain(seat, good, start.goods[good], "start")


@value
class FirstWorkers(Step[Caledonia]):
    """Everybody places a worker in turn order, then in reverse order, then third ones (C4.4, C20.12)."""

    def run(self, pos: Caledonia) -> None:
        pos.offers = ()
        count = pos.rules.pack.setup.first_workers
        places = [FirstWorker(seat, 1) for seat in pos.order]
        places += [FirstWorker(seat, 0) for seat in reversed(pos.order)]
        for seat in pos.order:
            row = pos.power(seat).row
            extra = 0 if row is None else row.extra_first_workers
            if extra:
                places = [FirstWorker(p.seat, p.left + extra if p.seat == seat else p.left) for p in places]
                places += [FirstWorker(seat, extra - 1 - at) for at in range(extra)]
        assert count == 2, "the order of first workers is written for two"
        pos.then(*places, Round(1))


@value
class FirstWorker(Frame[Caledonia]):
    """A worker anywhere its land suits, paid like any other; no bonus, no ports (C4.5, C4.6)."""

    takes = (Expand,)
    seat: int
    left: int
    """How many more the seat has to place afterwards."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        # Every hex, also those a clan may not begin on: whoever asks about one shall hear why.
        types, board = pos.power(seat).worker_types(), pos.board
        return [
            EXPAND[unit][hex_] for unit in types for hex_ in (board.lochs if unit == FISHERMAN else board.land)
        ]

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        player, power, board, rules = pos.players[seat], pos.power(seat), pos.board, pos.rules
        places = [hex_ for hex_ in power.first_hexes(pos) if pos.hexes[hex_] == EMPTY]
        if player.money < (self.left + 1) * AMPLE:
            return Frame.options(self, pos, seat)
        found: list[Action] = []
        for unit in power.worker_types():
            row = EXPAND[unit]
            if unit == FISHERMAN:
                lochs = [hex_ for hex_ in places if board.loch[hex_]]
                found += [row[hex_] for hex_ in lochs if not beside_fisherman(pos, hex_)]
            else:
                land = rules.unit_land[unit]
                found += [row[hex_] for hex_ in places if board.terrain[hex_] & land]
        return found

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Expand)
        power, unit, hex_ = pos.power(seat), unit_named(action.unit), HEX_OF.get(action.hex, -1)
        if unit not in power.worker_types() or hex_ < 0:
            return Reason("first-are-workers", rule="C4.4")
        reason = why_not_stand(pos, seat, unit, hex_)
        if reason is not None:
            return reason
        reason = power.why_not_first(pos, hex_)
        if reason is not None:
            return reason
        money, cost = pos.players[seat].money, price_of(pos, seat, unit, hex_)
        if cost > money:
            return too_dear(pos, seat, "C4.5", cost, money)
        if cost + self._reserve(pos, seat, money - cost) > money:
            return Reason("next-worker-unaffordable", rule="C4.7", cost=cost, have=money)
        return None

    def _reserve(self, pos: Caledonia, seat: int, rest: int) -> int:
        """What the workers still to be placed cost at least (R-C20), looked up only when money is short."""
        if not self.left or rest >= self.left * AMPLE:
            return 0
        prices = [
            price_of(pos, seat, unit, hex_)
            for unit in pos.power(seat).worker_types()
            for hex_ in pos.power(seat).first_hexes(pos)
            if why_not_stand(pos, seat, unit, hex_) is None
        ]
        return self.left * min(prices, default=0)

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, Expand)
        unit, hex_ = unit_named(action.unit), HEX_OF[action.hex]
        lines = bill(pos, seat, unit, hex_, False)
        pos.deploy(seat, unit, hex_)
        pos.settle_bill(seat, lines)


@value
class NeutralWorkers(Step[Caledonia]):
    """Solo: every active land hex of £1 is closed (C22.2)."""

    def run(self, pos: Caledonia) -> None:
        cost = pos.rules.pack.solo.blocked_land_cost
        for hex_ in pos.board.land:
            if pos.board.land_cost[hex_] == cost:
                pos.hexes[hex_] = NEUTRAL


FRAMES: Sequence[type[Frame[Caledonia]]] = (
    DrawSide, CoverHex, DrawPort, DrawScoringTile, DrawFirstPlayer, DrawClan, DrawStartingTile, Choosing,
    FirstWorkers, FirstWorker, NeutralWorkers,
)  # fmt: skip
REASONS: tuple[str, ...] = ("not-offered", "first-are-workers", "next-worker-unaffordable")
EVENTS: tuple[str, ...] = (
    "side",
    "covered",
    "port-placed",
    "tile-placed",
    "first-player",
    "offer",
    "clan",
    "clan-start",
)
