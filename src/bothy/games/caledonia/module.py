"""The points at which a module of the game may enter: variants, clans, ports and expansions are all such modules.

A hook is one of three kinds. A *list* gives things to add. A *fold* gets a value and gives it, or another, back.
A *veto* gives the reason that forbids something, a *waiver* says that something is allowed all the same. Hooks get
the position and the seat they are about. At each point the modules of the table are asked in the order of the
manifest, and after them the clan of the seat, whose power is a module bound to it (see `hooks`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bothy.games.caledonia.map.grid import HEXES
from bothy.games.caledonia.pack.types.goods import MEATS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Answerable, Aside, Dealer, Frame, Json, Part, Reason, Reckoned, Text, mypyc_attr
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
"""Where set-up steps go in: after the map is laid, with the tiles of the rounds, when land is closed, after the
open contracts, after the clans are chosen, and after the first workers stand."""

BillLine = tuple[int, str, int]
"""Money (below zero it is paid), why, and the seat it goes to or comes from, -1 for the bank."""
Deployed = tuple[tuple[int, int], ...]
"""Units just deployed, each with its hex."""
Held = tuple[tuple[int, ...], tuple[int, ...]]
"""Goods by kind, and meat by kind."""


class Quote(NamedTuple):
    """What a trade costs. Units, merchants and steps of the marker are three numbers, mostly the same."""

    units: int
    """Above zero bought, below sold."""
    merchants: int
    steps: int
    price: int
    """For one unit."""
    before: int
    """Money that comes in before anything is paid."""
    after: int = 0
    """Money that comes in afterwards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitKind:
    """A kind of unit that is not on everybody's board: where it may stand, and what it counts as."""

    name: str
    worker: bool
    """Whether it counts as a worker, and may be a first one."""
    on_lochs: bool
    pays_land: bool
    column: int
    """The column of the board it comes from, -1 if from elsewhere."""
    not_yours: Reason
    """What a seat is told that has no such units."""
    expands: bool
    """Whether an Expand may deploy it; if not, its module alone does, by `pos.deploy`, as with stations (I3.7)."""

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
        """The hexes on which somebody might try to deploy it, in their order."""
        return pos.board.lochs if self.on_lochs else pos.board.land

    def why_not_stand(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        """What forbids it to stand on this hex, reach and money aside."""
        return None

    def in_reach(self, pos: Caledonia, seat: int) -> list[int]:
        """The hexes in reach on which it may stand: what an Expand offers."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Sparing:
    """A way to leave animals, or goods, out of a contract: by each of its marks one (C16.7)."""

    def names(self) -> tuple[str, ...]:
        """What it may leave out: meats, unless it says otherwise."""
        return MEATS

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        """The marks a seat may use now."""
        return []

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        """What forbids using this mark. Total."""
        return None

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        """Use the mark."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PortWay:
    """A way to what a port tile does, besides reaching and marking it on the map: by each of its marks once.

    Tiles and marks are numbers in the pack. A mark is the tile that is used up.
    """

    def tiles(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """The tiles whose effects it may give a seat at some time: those worth asking about."""
        return ()

    def claims(self, pos: Caledonia, seat: int, mark: int) -> bool:
        """Whether a mark is one of its own, so that it is asked and nobody else."""
        return False

    def tries(self, pos: Caledonia, seat: int, tile: int) -> Sequence[int]:
        """The marks by which somebody might try the effect of a tile."""
        return ()

    def why_not(self, pos: Caledonia, seat: int, tile: int, mark: int) -> Reason | None:
        """What forbids the effect of a tile by a mark of its own. Total."""
        return None

    def use(self, pos: Caledonia, seat: int, tile: int, mark: int) -> None:
        """Use the mark up, and pay for it; what the tile does comes after, and before what is pushed here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Processor(Answerable[Caledonia]):
    """Something else that basic goods may become where no building is needed for it."""

    __slots__ = ()

    def used(self, action: Action) -> int:
        """How many basic goods an action uses."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EndOfProduction(Answerable[Caledonia]):
    """A question put to a seat when its processed goods are made (R-C1)."""

    __slots__ = ()

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        """What cheese, bread and whisky made just now bring at once, and whether the question is then asked."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module without effect: each overrides what it needs. The base game asks here and names no module."""

    # Who plays

    def hides(self) -> bool:
        """Waiver, when a table is opened: whether the module keeps secrets, and seats see different things."""
        return False

    def size(self, size: int) -> int:
        """Fold, when a table is opened: the number of players that map, contracts and limits go by."""
        return size

    def people(self, people: tuple[int, ...]) -> tuple[int, ...]:
        """Fold, when a table is opened: the seats at which a person answers."""
        return people

    # Components: rows, powers of clans

    def components(self, pack: Components) -> Components:
        """Fold, when a table is opened: the components with its own rows behind those of the base game."""
        return pack

    def powers(self) -> Mapping[str, Callable[[Clan], Module]]:
        """List, when a table is opened: the powers of its clans by id."""
        return {}

    # Setting up

    def part(self, pos: Caledonia, seat: int) -> Part | None:
        """List, at the start (seat -1) or when a seat takes the clan: what the module remembers."""
        return None

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        """List, at each of `PLACES` of the set-up: steps of its own."""
        return ()

    def in_play(self, row: Piece, drawn: bool) -> bool:
        """Fold, when a table is opened: whether a row is among the tiles, clans or sides that are drawn."""
        return drawn

    def clan_setup(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        """Fold, once the first player is known: how clans come to players."""
        return steps

    def clan_start(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        """List, when a seat takes its clan or starting tile: changes of its board, as lines of the account."""
        return ()

    def first_hexes(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> Sequence[int]:
        """Fold: where first workers may stand, if the land suits."""
        return hexes

    def why_not_first(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        """Veto on a first worker on a hex that suits it."""
        return None

    # Units on the map

    def units(self) -> Sequence[UnitKind]:
        """List, when a table is opened: kinds of unit besides those of the board."""
        return ()

    def columns(self, columns: tuple[int, ...]) -> tuple[int, ...]:
        """Fold, when a table is opened: the column of the board each kind of unit is taken from."""
        return columns

    def why_not_stand(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        """Veto on a unit of the board standing on a hex where it otherwise might: blockers."""
        return None

    def may_stand(self, pos: Caledonia, seat: int, unit: int, hex_: int, reason: Reason) -> bool:
        """Waiver of what forbids a unit of the board to stand on a hex: a hex shared, other land."""
        return False

    def has_say(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """List: hexes where its `why_not_stand`, `may_stand` or `bill` could change anything for a seat just now.

        Elsewhere lists of expansions are made without asking hex by hex.
        """
        return range(HEXES)

    def why_not_move(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        """Veto on moving a unit to a hex where it might be deployed: one that is reserved."""
        return None

    def reach(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """List: hexes, ports among them, that a seat reaches besides those its units and ships do."""
        return ()

    def tolls(self, pos: Caledonia, seat: int) -> tuple[str, Mapping[int, int]] | None:
        """List: hexes out of reach, ports among them, that a seat gets to for money: why, and for how much.

        To expand there, or to use a port; nothing else reaches them.
        """
        return None

    def links(self, pos: Caledonia, seat: int, one: int, other: int) -> bool:
        """Waiver, when settlements are counted: whether two hexes of a seat are linked although no ship does.

        By the board and the seat's units and shipping alone: the count is remembered.
        """
        return False

    def near(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[int]:
        """List, after a deployment: hexes besides the neighbours that count as neighbouring for its trades."""
        return ()

    def deployed(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        """List, after any seat's deployment is paid, in set-up too: what follows before its bonuses.

        A table's module is asked once (watcher -1), the clan of every seat with that seat as the watcher.
        """
        return ()

    def expanded(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        """List, after an Expand is paid: what belongs to it and comes before its bonuses."""
        return ()

    def brings_bonus(self, pos: Caledonia, seat: int, deployed: Deployed) -> bool:
        """Waiver, after a deployment in the action phase: whether one of `bonus_choices` is open to it.

        Every module is asked, whatever the others say, and may note what is open.
        """
        return False

    def bonus_choices(self) -> Sequence[Answerable[Any]]:
        """List, when a table is opened: bonuses of a deployment, in any order with the base game's."""
        return ()

    # What a deployment costs

    def unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Fold: what a unit costs before the land, with reasons. Goes with `unit_costs`."""
        return lines

    def unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        """Fold: what the lines of `unit_lines` come to, for every kind of unit."""
        return costs

    def hex_discounts(self, pos: Caledonia, seat: int) -> tuple[str, Sequence[int]] | None:
        """List: what comes off the whole bill on each hex, and why."""
        return None

    def bill(self, pos: Caledonia, seat: int, unit: int, hex_: int, lines: list[BillLine]) -> list[BillLine]:
        """Fold: the whole bill: tolls, lines paid to another seat, lines waived."""
        return lines

    # Market

    def trade_bonus(self) -> int:
        """List, when a table is opened: money before each purchase or sale."""
        return 0

    def quote(self, pos: Caledonia, seat: int, good: int, quote: Quote) -> Quote:
        """Fold: what a trade, by action or by bonus, costs."""
        return quote

    def most_cheap(self, pos: Caledonia, seat: int, most: int) -> int:
        """Fold: how many units of a good the neighbourhood bonus may buy in a turn."""
        return most

    # Contracts

    def contract_source(self, pos: Caledonia, place: int) -> Frame[Any] | None:
        """List: what brings a contract to a place of the export board (-1: to choose from), if not the pile."""
        return None

    def contracts_left(self, pos: Caledonia, count: int) -> int:
        """Fold: how many contracts there are to refill with, or to choose from."""
        return count

    def rejected(self, pos: Caledonia, seat: int, contracts: tuple[int, ...]) -> bool:
        """Waiver: whether the module has taken the contracts not kept, which else go under the pile."""
        return False

    def contract_cost(self, pos: Caledonia, seat: int, cost: int) -> int:
        """Fold: what putting contracts in the box costs at this moment of the turn; below zero it pays."""
        return cost

    def contracts_drawn(self, pos: Caledonia, seat: int, count: int) -> int:
        """Fold: how many contracts a building bonus draws."""
        return count

    def most_obtained(self, pos: Caledonia, seat: int, count: int) -> int:
        """Fold: how many contracts one obtain action may take."""
        return count

    def boxes(self, pos: Caledonia, seat: int, boxes: int) -> int:
        """Fold: how many contracts a seat's boxes hold."""
        return boxes

    def demand(self, pos: Caledonia, seat: int, contract: Contract, demand: Held) -> Held:
        """Fold: the goods and the meat that a contract asks for."""
        return demand

    def sparing(self) -> Sequence[Sparing]:
        """List, when a table is opened: ways to leave animals or goods out of a contract."""
        return ()

    def payable(self, pos: Caledonia, seat: int, good: int, have: int) -> int:
        """Fold: how much of a good a seat can pay or sell, substitutes included. Goes with `pay`."""
        return have

    def pay(self, pos: Caledonia, seat: int, good: int, count: int) -> int:
        """Fold: pay or sell a good with substitutes; gives what is left to be paid from stock."""
        return count

    def after_fulfilling(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        """Fold: what follows once a contract is paid and its imports counted: rewards, and things around them."""
        return frames

    def import_money(self, pos: Caledonia, seat: int, money: int) -> int:
        """Fold: what marked steps of the import track pay."""
        return money

    # Upgrades

    def why_not_upgrade(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        """Veto on an upgrade, paid or as a bonus."""
        return None

    def upgrade_costs(self, pos: Caledonia, seat: int, costs: tuple[int, int, int]) -> tuple[int, int, int]:
        """Fold: what shipping, technology and a merchant cost as a main action."""
        return costs

    def bonus_upgrades(self) -> Sequence[Answerable[Any]]:
        """List, when a table is opened: what a bonus upgrade may be besides."""
        return ()

    # Ports

    def port_asides(self) -> Mapping[str, Aside[Any]]:
        """List, when a table is opened: free actions of port tiles, by effect."""
        return {}

    def port_ways(self) -> Sequence[PortWay]:
        """List, when a table is opened: ways to a port's effect besides reaching its tile on the map."""
        return ()

    # Turns

    def main_actions(self) -> Sequence[Answerable[Any]]:
        """List, when a table is opened: main actions of its own; those of a clan everybody is asked about."""
        return ()

    def most_actions(self, pos: Caledonia, seat: int, most: int) -> int:
        """Fold: how many main actions this turn has."""
        return most

    def asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """List: free actions under any open question of the seat's turn."""
        return ()

    def turn_asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """List: free actions while no other question of the turn is open."""
        return ()

    def bonus_asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """List: free actions while the bonuses of a deployment are open."""
        return ()

    def tries(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """List: free actions one might try although they aren't offered just now: they can say why not."""
        return ()

    def at_hand(self, pos: Caledonia, seat: int) -> Sequence[tuple[int, str]]:
        """List: money that free actions would bring at any time, with the word that says how (R-C103)."""
        return ()

    def next_seats(self, pos: Caledonia, after: int, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Fold: in which order the others come after a seat (-1: at the start of the round)."""
        return seats

    def turn_frames(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """List: a seat's turn, if it isn't the usual one."""
        return ()

    def pass_bonus(self, pos: Caledonia, place: int, money: int) -> int:
        """Fold: what whoever passes at this place, counted from 0, is paid."""
        return money

    # Phases

    def preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        """Fold: what a round but the first begins with."""
        return steps

    def start_of_production(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """List, before the workers of a seat are paid: what happens at once, and steps for after processing."""
        return ()

    def worker_income(self, pos: Caledonia, seat: int, lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Fold: what the deployed workers earn."""
        return lines

    def yields(self, pos: Caledonia, seat: int, unit: int, amount: int) -> int:
        """Fold: how much of its basic good all deployed units of a kind make."""
        return amount

    def processors(self) -> Sequence[Processor]:
        """List, when a table is opened: what basic goods may become besides, where no building is needed."""
        return ()

    def end_of_production(self) -> Sequence[EndOfProduction]:
        """List, when a table is opened: questions to a seat once its processed goods are made."""
        return ()

    def production_steps(self, pos: Caledonia) -> Sequence[Frame[Any]]:
        """List: what a production phase ends with, when all have answered."""
        return ()

    def scoring_steps(self, pos: Caledonia) -> Sequence[Frame[Any]]:
        """List: what a round is scored by."""
        return ()

    def end_of_game(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """List, before the final scoring, of each seat: what happens at once, and what follows."""
        return ()

    # Scoring

    def stock(self, pos: Caledonia, seat: int, goods: list[int]) -> list[int]:
        """Fold: goods that count as owned, by kind. A new list, if any."""
        return goods

    def tile_glory(self, pos: Caledonia, seat: int, glory: int) -> int:
        """Fold: what a scoring tile gives a seat."""
        return glory

    def counted(self, pos: Caledonia, seat: int, what: str, count: int) -> int:
        """Fold: how many a seat has of what a scoring tile counts."""
        return count

    def import_values(self, pos: Caledonia, values: list[int]) -> list[int]:
        """Fold: what one of each rare import is worth. A new list, if any."""
        return values

    def places(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        """Fold: points by place, for exports or settlements. A new list, if any."""
        return points

    def scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        """Fold: the categories of the final scoring of a seat."""
        return scores

    def breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[Reckoned]]
    ) -> dict[str, Sequence[Reckoned]]:
        """Fold: why a seat has its points, category by category."""
        return lines

    def tie_break(self, pos: Caledonia, seat: int, rest: int) -> int:
        """Fold: the money left over in the final scoring, which breaks ties."""
        return rest

    def verdict(self, pos: Caledonia) -> Sequence[Text]:
        """List: what a finished game is called."""
        return ()

    # What others see and count

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        """List: amounts of a seat, or of the table (seat -1), that must not change without an event."""
        return {}

    def income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        """Fold, for estimates: pounds set to come in a production, with so many of each unit out."""
        return pounds

    def estimate(self, pos: Caledonia, seat: int, worth: int) -> int:
        """Fold: how good a position looks for a seat, in hundredths of a VP."""
        return worth

    def view(self, pos: Caledonia, viewer: int | None, shown: dict[str, Json]) -> dict[str, Json]:
        """Fold: the table as a seat, or a spectator, sees it."""
        return shown

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        """List: lines for all to see that say what the module holds, of the table (seat -1) or of a clan's seat.

        A view has them under `notes`, and a client without drawings for the module prints them.
        """
        return ()

    def seat_view(self, pos: Caledonia, seat: int, shown: dict[str, Json]) -> dict[str, Json]:
        """Fold: what follows from a seat's facts, for all to see. Remembered by those facts and `view_key`."""
        return shown

    def view_key(self, pos: Caledonia, seat: int) -> Sequence[object]:
        """List: what a seat's share of the view depends on besides the seat's own facts and its units."""
        return ()

    def imagine(self, pos: Caledonia, seat: int | None, dealer: Dealer) -> Caledonia:
        """Fold: a copy of the position in which what a seat cannot know is drawn anew."""
        return pos
