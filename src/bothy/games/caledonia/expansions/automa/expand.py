"""The expand icon: a support card names modules and criteria, which leave one hex (A4.15 to A4.19)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.expand import EXPANDING, Expand
from bothy.games.caledonia.expansions.automa import explain
from bothy.games.caledonia.expansions.automa.cards import COSTS, EXPAND, NEIGHBOURHOOD, PORT, SETTLEMENTS, Card
from bothy.games.caledonia.expansions.automa.chance import CardDraw, HexDraw
from bothy.games.caledonia.expansions.automa.deck import automa, draw, lines, seat_of
from bothy.games.caledonia.expansions.automa.extra import extras
from bothy.games.caledonia.expansions.automa.growth import Groups, growing, most_settlements
from bothy.games.caledonia.expansions.automa.market import neighbourhood
from bothy.games.caledonia.expansions.automa.units import ChooseUnit
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, MODULE_OF, MODULES
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Outcome, Step, value

ALL_MODULES = tuple(range(len(MODULES)))
GROWTH = "growth"
"""Precedes the criteria in the last round: the largest group must grow."""


@value
class ExpandIcon(Step[Caledonia]):
    """Draws one support card per attempt, successful or not (R-A2)."""

    def run(self, pos: Caledonia) -> None:
        pos.push(DrawExpansion())


@value
class DrawExpansion(CardDraw):
    """The support card of an expansion (A4.4)."""

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        support = draw(pos, outcome)
        names = tuple([MODULES[module] for module in modules_of(pos, support)])
        changes = lines(pos, "draw", deck=-1, hand=1)
        pos.emit("automa-support", changes, card=outcome, modules=names, steps=support.steps)
        expand(pos, support)


def last_round(pos: Caledonia) -> bool:
    """Returns whether only more settlements count (A4.19)."""
    return pos.round == pos.rules.pack.setup.rounds


def modules_of(pos: Caledonia, support: Card) -> tuple[int, ...]:
    """Returns the modules to consider: those of the card, or all in the last round (A4.15, A4.19)."""
    return ALL_MODULES if last_round(pos) else support.modules


def criteria_of(pos: Caledonia, support: Card) -> list[str]:
    """Returns the criteria in order; in the last round settlements come first (A4.19)."""
    if not last_round(pos):
        return list(support.criteria)
    return [SETTLEMENTS, *[each for each in support.criteria if each != SETTLEMENTS]]


def units_by_hex(pos: Caledonia) -> dict[int, list[int]]:
    """Returns each hex it could expand to, with the units it has, may deploy there and can pay (A4.16, R-A18)."""
    found: dict[int, list[int]] = {}
    numbers = pos.rules.unit_numbers
    for action in EXPANDING.options(pos, seat_of(pos)):
        assert isinstance(action, Expand)
        unit = numbers[action.unit]
        if unit < len(UNITS):
            found.setdefault(HEX_OF[action.hex], []).append(unit)
    return found


def expand(pos: Caledonia, support: Card) -> None:
    """Applies the criteria until one hex is left; chance decides between several (A4.16)."""
    wanted = modules_of(pos, support)
    hexes = sorted([hex_ for hex_ in units_by_hex(pos) if MODULE_OF[hex_] in wanted])
    groups = Groups(pos, seat_of(pos))
    explain.hexes(pos, hexes)
    if last_round(pos) and hexes:
        larger = growing(groups, hexes)
        if pos.trace is not None:
            explain.filtered(pos, GROWTH, hexes, [groups.with_unit(hex_)[1] for hex_ in hexes], larger)
        hexes = larger
    if not hexes:
        pos.emit("automa-cannot", icon=EXPAND, why="no-hex")
        return
    automa(pos).acted = True
    if len(hexes) == 1:
        pos.emit("automa-only", hex=HEX_NAMES[hexes[0]])
    for criterion in criteria_of(pos, support):
        if len(hexes) == 1:
            break
        fitting = _fitting(pos, criterion, hexes, wanted, groups)
        if pos.trace is not None:
            _explain(pos, criterion, hexes, wanted, groups, fitting)
            _tell(pos, criterion, fitting)
        hexes = fitting or hexes
    if len(hexes) == 1:
        pos.push(ChooseUnit(hexes[0], support.number))
    else:
        pos.push(ChooseHex(tuple(hexes), support.number))


def _fitting(pos: Caledonia, criterion: str, hexes: list[int], wanted: Sequence[int], groups: Groups) -> list[int]:
    """Returns the hexes that fit a criterion best; none if none fits."""
    if criterion == PORT:
        ports = ports_wanted(pos, wanted)
        near = pos.board.ports_in_reach[pos.players[seat_of(pos)].shipping]
        return [hex_ for hex_ in hexes if near[hex_] & ports]
    if criterion == COSTS:
        costs = pos.board.land_cost
        least = min([costs[hex_] for hex_ in hexes])  # the land alone (R-A12)
        return [hex_ for hex_ in hexes if costs[hex_] == least]
    if criterion == SETTLEMENTS:
        return most_settlements(groups, hexes)
    placed = [merchants_placed(pos, hex_) for hex_ in hexes]
    most = max(placed)
    return [hex_ for hex_, count in zip(hexes, placed, strict=True) if count == most] if most else []


def _explain(
    pos: Caledonia, criterion: str, hexes: list[int], wanted: Sequence[int], groups: Groups, stay: Sequence[int]
) -> None:
    """Explains a criterion by each hex's figure.

    That is the number of the port it reaches, the price of its land, the settlements its group would gain, or the
    merchants it would place.
    """
    joins = list[int]()
    if criterion == PORT:
        ports, near = ports_wanted(pos, wanted), pos.board.ports_in_reach[pos.players[seat_of(pos)].shipping]
        reached = [
            [tile + 1 for at, tile in enumerate(pos.ports) if near[hex_] & ports & 1 << at] for hex_ in hexes
        ]
        figures = [tiles[0] if tiles else 0 for tiles in reached]
    elif criterion == COSTS:
        figures = [pos.board.land_cost[hex_] for hex_ in hexes]
    elif criterion == SETTLEMENTS:
        grown = [groups.with_unit(hex_) for hex_ in hexes]
        figures, joins = [after - before for _, after, before in grown], [joined for joined, _, _ in grown]
    else:
        figures = [merchants_placed(pos, hex_) for hex_ in hexes]
    explain.filtered(pos, criterion, hexes, figures, stay, joins)


def ports_wanted(pos: Caledonia, modules: Sequence[int]) -> int:
    """Returns the corners of these modules with an unused port, as bits; none without ports (A4.18, R-A21)."""
    marked = pos.players[seat_of(pos)].ports
    return sum([1 << at for at, tile in enumerate(pos.ports) if at in modules and tile not in marked])


def merchants_placed(pos: Caledonia, hex_: int) -> int:
    """Returns how many merchants an expansion to a hex would place, by all bonuses together (A4.18, R-A14)."""
    seat = seat_of(pos)
    merchants = pos.players[seat].merchants
    if not merchants:
        return 0
    goods, placed = neighbourhood(pos, hex_, merchants)
    for extra in extras(pos):
        placed += extra.placed(pos, seat, hex_, merchants - placed, goods)
    return placed


def _tell(pos: Caledonia, criterion: str, hexes: Sequence[int]) -> None:
    """Reports the hexes a criterion leaves, so that a player with the cards can check it."""
    names = tuple([HEX_NAMES[hex_] for hex_ in hexes])
    if criterion == COSTS:
        pos.emit("automa-cheapest", hexes=names, cost=pos.board.land_cost[hexes[0]])
    elif criterion == NEIGHBOURHOOD and hexes:
        pos.emit("automa-merchants", hexes=names, count=merchants_placed(pos, hexes[0]))
    elif hexes:
        pos.emit("automa-criterion", criterion=criterion, hexes=names)
    else:
        pos.emit("automa-none", criterion=criterion)


@value
class ChooseHex(HexDraw):
    """One of the equally suitable hexes (A4.16)."""

    hexes: "tuple[int, ...]"
    card: int

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(hex_, 1) for hex_ in self.hexes]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("automa-random", hex=HEX_NAMES[outcome])
        pos.push(ChooseUnit(outcome, self.card))
