"""The hooks of a game module: variants, clans, ports and expansions are all such modules.

The name of a hook tells its kind: `why_not_…` forbids, `allows_…` waives, `keeps_…` takes, `modify_…` changes a
value it's given, `on_…` follows an event, `estimate…` values a position, and any other lists things to add. Only
`components` and `imagine`, which have the kernel's names, change a value without saying so.

Hooks take the position and the seat concerned. At each point the table's modules are called in the order of the
manifest, then the clan of the seat, whose power is a module bound to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bothy.games.caledonia.map.grid import HEXES
from bothy.games.caledonia.pack.types.goods import MEATS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import (
    Action,
    Dealer,
    Frame,
    FreeAction,
    Json,
    ModuleState,
    Reason,
    Rule,
    ScoreLine,
    Text,
    mypyc_attr,
)
from bothy.kernel.event import Line
from bothy.kernel.modules import GameModule

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types import Clan, Components
    from bothy.games.caledonia.pack.types.contracts import Contract

CORNERS: Final = "corners"
ROUNDS: Final = "rounds"
LAND: Final = "land"
CONTRACTS: Final = "contracts"
CLANS: Final = "clans"
WORKERS_PLACED: Final = "workers"
PLACES: Final = (CORNERS, ROUNDS, LAND, CONTRACTS, CLANS, WORKERS_PLACED)
"""Points for set-up steps: after the map is laid out, with the tiles of the rounds, when land is closed, after the
open contracts, after the clans are chosen, and after the first workers are placed.
"""

BillLine = tuple[int, str, int]
"""Money (negative if paid), its reason, and the other seat, -1 for the bank."""
Deployed = tuple[tuple[int, int], ...]
"""Units just deployed, each with its hex."""
Held = tuple[tuple[int, ...], tuple[int, ...]]
"""Goods by kind, and meat by kind."""


class Quote(NamedTuple):
    """The terms of a trade. Units, merchants and steps of the marker are three numbers, usually equal."""

    units: int
    """Positive if bought, negative if sold."""
    merchants: int
    steps: int
    price: int
    """Per unit."""
    before: int
    """Money received before anything is paid."""
    after: int = 0
    """Money received afterwards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitKind:
    """A kind of unit that only some boards have: where it may stand, and what it counts as."""

    name: str
    worker: bool
    """True if it counts as a worker, and may be a first one."""
    on_lochs: bool
    pays_land: bool
    column: int
    """The column of the board it comes from, -1 if from elsewhere."""
    not_yours: Reason
    """The reason shown to a seat without such units."""
    expands: bool
    """True if an Expand may deploy it; if not, only its module does, by `pos.deploy`, as with stations (I3.7)."""

    def __init__(
        self,
        name: str,
        not_yours: Reason,
        worker: bool,
        on_lochs: bool,
        pays_land: bool,
        column: int,
        expands: bool = True,
    ) -> None:
        self.name = name
        self.not_yours = not_yours
        self.worker = worker
        self.on_lochs = on_lochs
        self.pays_land = pays_land
        self.column = column
        self.expands = expands

    def places(self, pos: Caledonia) -> Sequence[int]:
        """Returns the hexes where a seat might try to deploy it, in order."""
        return pos.board.lochs if self.on_lochs else pos.board.land

    def why_not_stand(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        """Returns the reason it can't stand on this hex, reach and money aside, or None."""
        return None

    def in_reach(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the hexes in reach where it may stand: the ones an Expand offers."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Sparing:
    """A way to leave animals, or goods, out of a contract: one for each of its marks (C16.7)."""

    def names(self) -> tuple[str, ...]:
        """Returns the things it may leave out: meats, unless overridden."""
        return MEATS

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the marks a seat may use now."""
        return []

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        """Returns the reason this mark can't be used, or None. Accepts any mark."""
        return None

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        """Uses the mark."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PortWay:
    """A way to a port tile's effect other than reaching and marking it on the map: once per mark.

    Tiles and marks are numbers in the pack. A mark is the tile that is used up.
    """

    def tiles(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """Returns the tiles whose effects it may ever give a seat, so that others can be skipped."""
        return ()

    def claims(self, pos: Caledonia, seat: int, mark: int) -> bool:
        """Returns whether a mark belongs to this way, so that no other way handles it."""
        return False

    def tries(self, pos: Caledonia, seat: int, tile: int) -> Sequence[int]:
        """Returns the marks by which a seat might try the effect of a tile."""
        return ()

    def why_not(self, pos: Caledonia, seat: int, tile: int, mark: int) -> Reason | None:
        """Returns the reason a tile's effect can't be had by this mark, or None. Accepts any mark."""
        return None

    def use(self, pos: Caledonia, seat: int, tile: int, mark: int) -> None:
        """Uses up the mark and pays for it; the tile's effect follows, before any frames pushed here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Processor(Rule[Caledonia]):
    """Another product of basic goods, where no building is needed for it."""

    __slots__ = ()

    def used(self, action: Action) -> int:
        """Returns how many basic goods an action uses."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EndOfProduction(Rule[Caledonia]):
    """A question to a seat once its processed goods are made (R-C1)."""

    __slots__ = ()

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        """Applies the immediate effects of the cheese, bread and whisky just made; returns whether to ask."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module without effect, whose subclasses override what they need. The base game names no module."""

    # Players

    def modify_people(self, people: tuple[int, ...]) -> tuple[int, ...]:
        """When a table is opened: the seats played by people."""
        return people

    # Components: rows, powers of clans

    def components(self, pack: Components) -> Components:
        """When a table is opened: the components, with its own rows after those of the base game."""
        return pack

    def powers(self) -> Mapping[str, Callable[[Clan], Module]]:
        """When a table is opened: the powers of its clans by id."""
        return {}

    # Set-up

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        """At the start (seat -1) or when a seat takes the clan: the module's state."""
        return ()

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        """At each of `PLACES` of the set-up: the module's steps."""
        return ()

    def modify_drawn(self, row: Piece, drawn: bool) -> bool:
        """When a table is opened: whether a row is among the tiles, clans or sides that are drawn."""
        return drawn

    def modify_clan_setup(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        """Once the first player is known: the steps by which players get clans."""
        return steps

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        """When a seat takes its clan or starting tile: changes its board, with the lines of the account."""
        return ()

    def modify_first_hexes(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> Sequence[int]:
        """Hexes where first workers may stand, if the land suits."""
        return hexes

    def why_not_first(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        """A first worker on a hex that suits it."""
        return None

    # Units on the map

    def unit_kinds(self) -> Sequence[UnitKind]:
        """When a table is opened: kinds of unit that aren't on every board."""
        return ()

    def modify_columns(self, columns: tuple[int, ...]) -> tuple[int, ...]:
        """When a table is opened: the column of the board each kind of unit is taken from."""
        return columns

    def why_not_stand(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        """A unit of the board on a hex that is otherwise allowed, such as a blocked one."""
        return None

    def allows_standing(self, pos: Caledonia, seat: int, unit: int, hex_: int, reason: Reason) -> bool:
        """A unit of the board on a hex despite this reason, such as a shared hex or other land."""
        return False

    def affected_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """Hexes where its `why_not_stand`, `allows_standing` or `modify_bill` could change anything for a seat.

        On other hexes, expansions are listed without calling those hooks.
        """
        return range(HEXES)

    def why_not_move(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        """Moving a unit to a hex where it could be deployed, such as a reserved one."""
        return None

    def reached_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """Hexes, including ports, that a seat reaches in addition to those of its units and ships."""
        return ()

    def tolls(self, pos: Caledonia, seat: int) -> tuple[str, Mapping[int, int]] | None:
        """Hexes out of reach, including ports, that a seat can get to for money: the reason, and the tolls.

        For expanding there, or using a port; they are out of reach for anything else.
        """
        return None

    def allows_link(self, pos: Caledonia, seat: int, one: int, other: int) -> bool:
        """When settlements are counted: linking two hexes of a seat without a ship.

        Must depend only on the board and the seat's units and shipping, because the count is cached.
        """
        return False

    def near_hexes(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[int]:
        """After a deployment: hexes besides the neighbours that count as neighbouring for its trades."""
        return ()

    def on_deployed(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        """After any seat's deployment is paid, in set-up too: frames before its bonuses.

        Called once for a table's module (watcher -1), and for each seat's clan with that seat as the watcher.
        """
        return ()

    def on_expanded(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        """After an Expand is paid: its own frames, before its bonuses."""
        return ()

    def allows_bonus(self, pos: Caledonia, seat: int, deployed: Deployed) -> bool:
        """After a deployment in the action phase: whether one of `bonus_choices` is open to it.

        Called on every module, whatever the others return, so that each can record what is open.
        """
        return False

    def bonus_choices(self) -> Sequence[Rule[Any]]:
        """When a table is opened: bonuses of a deployment, in any order with the base game's."""
        return ()

    # Costs of a deployment

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """The cost of a unit before the land, with reasons. Goes with `modify_unit_costs`."""
        return lines

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        """The totals of `modify_unit_lines`, for every kind of unit."""
        return costs

    def hex_discounts(self, pos: Caledonia, seat: int) -> tuple[str, Sequence[int]] | None:
        """The discount on the whole bill on each hex, and the reason."""
        return None

    def modify_bill(
        self, pos: Caledonia, seat: int, unit: int, hex_: int, lines: list[BillLine]
    ) -> list[BillLine]:
        """The whole bill, such as tolls, lines paid to another seat, or waived lines."""
        return lines

    # Market

    def trade_bonuses(self) -> Sequence[tuple[int, str]]:
        """When a table is opened: money before each purchase or sale, with its reason."""
        return ()

    def modify_quote(self, pos: Caledonia, seat: int, good: int, quote: Quote) -> Quote:
        """The terms of a trade, by action or by bonus."""
        return quote

    def modify_most_cheap(self, pos: Caledonia, seat: int, most: int) -> int:
        """The number of units of a good the neighbourhood bonus may buy per turn."""
        return most

    # Contracts

    def contract_frames(self, pos: Caledonia, place: int) -> Sequence[Frame[Any]]:
        """The frame that brings a contract to a place (-1: to choose from), if not from the pile."""
        return ()

    def modify_contracts_left(self, pos: Caledonia, count: int) -> int:
        """The number of contracts left to refill with, or to choose from."""
        return count

    def keeps_rejected(self, pos: Caledonia, seat: int, contracts: tuple[int, ...]) -> bool:
        """Whether the module has taken the contracts not kept, which otherwise go under the pile."""
        return False

    def modify_contract_cost(self, pos: Caledonia, seat: int, cost: int) -> int:
        """The current cost of putting contracts in the box; a negative cost pays the seat."""
        return cost

    def modify_contracts_drawn(self, pos: Caledonia, seat: int, count: int) -> int:
        """The number of contracts a building bonus draws."""
        return count

    def modify_most_obtained(self, pos: Caledonia, seat: int, count: int) -> int:
        """The number of contracts one obtain action may take."""
        return count

    def sparing_ways(self) -> Sequence[Sparing]:
        """When a table is opened: ways to leave animals or goods out of a contract."""
        return ()

    def modify_payable(self, pos: Caledonia, seat: int, good: int, have: int) -> int:
        """The amount of a good a seat can pay or sell, substitutes included. Goes with `modify_due`."""
        return have

    def modify_due(self, pos: Caledonia, seat: int, good: int, count: int) -> int:
        """The amount of a good still due from stock: pays or sells substitutes at once."""
        return count

    def modify_rewards(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        """The frames after a contract is paid and its imports counted: rewards, and others around them."""
        return frames

    def modify_import_money(self, pos: Caledonia, seat: int, money: int) -> int:
        """The money from marked steps of the import track."""
        return money

    # Upgrades

    def why_not_upgrade(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        """An upgrade, paid or as a bonus."""
        return None

    # Ports

    def port_free_actions(self) -> Mapping[str, FreeAction[Any]]:
        """When a table is opened: free actions of port tiles, by effect."""
        return {}

    def port_ways(self) -> Sequence[PortWay]:
        """When a table is opened: ways to a port's effect other than reaching its tile on the map."""
        return ()

    # Turns

    def main_actions(self) -> Sequence[Rule[Any]]:
        """When a table is opened: its main actions; those of a clan are tested for every seat."""
        return ()

    def modify_most_actions(self, pos: Caledonia, seat: int, most: int) -> int:
        """The number of main actions this turn has."""
        return most

    def free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        """Free actions under any open question of the seat's turn."""
        return ()

    def turn_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        """Free actions while no other question of the turn is open."""
        return ()

    def bonus_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        """Free actions while the bonuses of a deployment are open."""
        return ()

    def tried_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        """Free actions to try although they aren't currently offered, because they can explain why not."""
        return ()

    def sums_at_hand(self, pos: Caledonia, seat: int) -> Sequence[tuple[int, str]]:
        """Money that free actions could raise at any time, with the key of the advice (R-C103)."""
        return ()

    def turn_frames(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """A seat's turn, if it isn't the usual one."""
        return ()

    def modify_pass_bonus(self, pos: Caledonia, place: int, money: int) -> int:
        """The money for passing at this place, counted from 0."""
        return money

    # Phases

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        """The steps at the start of a round, except the first."""
        return steps

    def on_production_begin(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """Before the workers of a seat are paid; its frames come after processing."""
        return ()

    def modify_worker_income(
        self, pos: Caledonia, seat: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """The income of the deployed workers."""
        return lines

    def modify_yield(self, pos: Caledonia, seat: int, unit: int, amount: int) -> int:
        """The amount of its basic good that all deployed units of a kind make."""
        return amount

    def processors(self) -> Sequence[Processor]:
        """When a table is opened: further products of basic goods, where no building is needed."""
        return ()

    def production_questions(self) -> Sequence[EndOfProduction]:
        """When a table is opened: questions to a seat once its processed goods are made."""
        return ()

    def scoring_steps(self, pos: Caledonia) -> Sequence[Frame[Any]]:
        """The steps of a round's scoring."""
        return ()

    def on_game_end(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """Before the final scoring, for each seat."""
        return ()

    # Scoring

    def modify_stock(self, pos: Caledonia, seat: int, goods: list[int]) -> list[int]:
        """Goods that count as owned, by kind. Returns a new list if changed."""
        return goods

    def modify_tile_glory(self, pos: Caledonia, seat: int, glory: int) -> int:
        """The glory of a scoring tile for a seat."""
        return glory

    def modify_count(self, pos: Caledonia, seat: int, what: str, count: int) -> int:
        """A seat's count for a scoring tile."""
        return count

    def modify_import_values(self, pos: Caledonia, values: list[int]) -> list[int]:
        """The value of each rare import. Returns a new list if changed."""
        return values

    def modify_place_points(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        """Points by place, for exports or settlements. Returns a new list if changed."""
        return points

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        """The categories of a seat's final scoring."""
        return scores

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        """The explanation of a seat's points, category by category."""
        return lines

    def modify_tie_break(self, pos: Caledonia, seat: int, rest: int) -> int:
        """The money left over in the final scoring, which breaks ties."""
        return rest

    def verdict_lines(self, pos: Caledonia) -> Sequence[Text]:
        """The verdict on a finished game."""
        return ()

    # Views, stocks and estimates

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        """Amounts of a seat, or of the table (seat -1), that must not change without an event."""
        return {}

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        """For estimates: pounds expected from a production, with these numbers of deployed units."""
        return pounds

    def estimate(self, pos: Caledonia, seat: int) -> int:
        """Its addition to a position's value for a seat, in hundredths of a VP."""
        return 0

    def view_facts(self, pos: Caledonia, viewer: int | None) -> Mapping[str, Json]:
        """Its additions to the view of a seat or spectator, which may replace entries."""
        return {}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        """Public lines that describe the module's state, for the table (seat -1) or for a clan's seat.

        They are under `notes` in a view, and a client without drawings for the module prints them.
        """
        return ()

    def seat_facts(self, pos: Caledonia, seat: int) -> Mapping[str, Json]:
        """Public facts derived from a seat's own, added to its view. Cached by those facts and `view_keys`."""
        return {}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        """Things a seat's part of the view depends on besides the seat's own facts and its units."""
        return ()

    def imagine(self, pos: Caledonia, seat: int | None, dealer: Dealer) -> Caledonia:
        """A copy of the position with all a seat can't know redrawn. A module that overrides it has secrets."""
        return pos
