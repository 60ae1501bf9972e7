"""A module that uses every hook, to prove that each can be reached without code in the base game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from bothy.games.caledonia.actions.contracts import DrawContract
from bothy.games.caledonia.actions.moving import move_unit, why_not_move
from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.actions.upgrades import HireMerchant
from bothy.games.caledonia.clans.campbell import Campbell
from bothy.games.caledonia.game import ClansOfCaledonia
from bothy.games.caledonia.manifest import MODULES, OPTIONS
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, HEXES, distance
from bothy.games.caledonia.module import (
    CLANS,
    CONTRACTS,
    LAND,
    BillLine,
    Deployed,
    EndOfProduction,
    Module,
    PortWay,
    Processor,
    Quote,
    Sparing,
    UnitKind,
)
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.goods import GOODS, WOOL
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.tiles import Clan
from bothy.games.caledonia.pack.types.units import SHEEP
from bothy.games.caledonia.position import EMPTY, NEUTRAL, Caledonia, owner_of
from bothy.games.caledonia.turn import PASS, PASSING
from bothy.kernel import (
    UNTIL_CLOSED,
    Action,
    Dealer,
    Draw,
    Frame,
    FreeAction,
    Json,
    ModuleState,
    Option,
    Options,
    Outcome,
    Reason,
    Registry,
    Rule,
    ScoreLine,
    Step,
    Text,
    state,
    value,
)
from bothy.kernel.event import Line

WHY = "everything"
SECRETS = 5
GHOST = 3
"""The fourth seat has no player: it takes a pound per turn, and passes on the second."""
MARK = 99


@state
class Tally(ModuleState):
    """The module's state by seat, and the turns in which things were done."""

    plaids: list[int]
    stations: list[int]
    sips: list[int]
    spared: list[int]
    rested: list[int]
    haunted: list[int]
    ferried: list[int]
    secret: list[int]
    """Visible only to its seat."""
    again: int = -1
    peddled: int = -1
    strolled: int = -1
    haggled: int = -1
    votes: int = 0

    def copy(self) -> Tally:
        return Tally(
            self.plaids[:], self.stations[:], self.sips[:], self.spared[:], self.rested[:], self.haunted[:],
            self.ferried[:], self.secret[:], self.again, self.peddled, self.strolled, self.haggled, self.votes,
        )  # fmt: skip

    def view(self, seat: int | None) -> Json:
        data = self.data()
        data[7] = [own if at == seat else None for at, own in enumerate(self.secret)]
        return data


def tally(pos: Caledonia) -> Tally:
    return pos.part(Tally)


def told(pos: Caledonia, stock: str, seat: int, count: int) -> None:
    """Records a change of one of its stocks in the account."""
    pos.emit(WHY, [(f"{stock}-{seat}", count, WHY)], seat=seat, count=count)


# Set-up: a blocker, a secret, a vote


@value
class Block(Draw[Caledonia]):
    """Closes one land hex."""

    def place(self, pos: Caledonia) -> str:
        return "block"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(hex_, 1) for hex_ in pos.board.land if pos.hexes[hex_] == EMPTY][:20]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.block(outcome)
        pos.emit("blocked", hex=HEX_NAMES[outcome])


@value
class Whisper(Draw[Caledonia]):
    """A number that only one seat sees."""

    seat: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("whisper")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(number, 1) for number in range(SECRETS)]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        tally(pos).secret[self.seat] = outcome

    def seen_by(self, pos: Caledonia) -> tuple[int, ...] | None:
        return (self.seat,)


@value
class Ballot(Action):
    """Yes or no."""

    yes: bool


@value
class Vote(Frame[Caledonia]):
    """A secret vote of all seats; the answers are kept until the last one has come: -1 for none yet."""

    takes = (Ballot,)
    blocks_free_actions = True
    sealed = UNTIL_CLOSED
    answers: "tuple[int, ...]"

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer < 0]

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Ballot.of(True), Ballot.of(False)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: Caledonia, seat: int, action: Ballot) -> None:
        pos.push(Vote((*self.answers[:seat], int(action.yes), *self.answers[seat + 1 :])))

    def close(self, pos: Caledonia) -> None:
        tally(pos).votes += sum(self.answers)
        pos.emit("voted", count=sum(self.answers))


def vote(pos: Caledonia) -> Vote:
    return Vote(tuple([-1 if seat in pos.rules.people else 0 for seat in range(len(pos.players))]))


# On the map: a unit that shares a hex, a walk, a reaction, young animals


class Stations(UnitKind):
    """Shares a hex with a rival's unit; two per seat, which are on no board."""

    def why_not_stand(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        owners = [owner_of(code) for code in pos.pieces_on(hex_)]
        shared = len(owners) == 1 and owners[0] != seat and pos.hexes[hex_] != NEUTRAL
        if not shared or not tally(pos).stations[seat] or pos.board.loch[hex_]:
            return Reason("no-halt")
        return None

    def in_reach(self, pos: Caledonia, seat: int) -> list[int]:
        return [
            hex_
            for hex_ in pos.board.land
            if self.why_not_stand(pos, seat, hex_) is None and reaches(pos, seat, hex_)
        ]


STATIONS = Stations("halt", Reason("no-halt"), worker=False, on_lochs=False, pays_land=False, column=0)


def station(pos: Caledonia) -> int:
    return pos.rules.unit_numbers[STATIONS.name]


@value
class Stroll(Action):
    """Move a sheep to the next hex."""

    start: str
    end: str


class Strolling(FreeAction[Caledonia]):
    """Once per turn, before the main action: the general move."""

    name = "strolling"
    takes: ClassVar[tuple[type[Action], ...]] = (Stroll,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        pairs = zip(pos.players[seat].units, pos.kinds_of(seat), strict=True)
        flock = sorted({hex_ for hex_, kind in pairs if kind == SHEEP})
        near = pos.board.neighbours
        return [Stroll.of(HEX_NAMES[start], HEX_NAMES[end]) for start in flock for end in near[start]]

    def why_not(self, pos: Caledonia, seat: int, action: Stroll) -> Reason | None:
        if pos.now.acted or tally(pos).strolled == pos.turns or not pos.stack[-1].turn:
            return Reason("no-stroll")
        start, end = HEX_OF.get(action.start, -1), HEX_OF.get(action.end, -1)
        if start < 0 or end < 0 or why_not_move(pos, seat, SHEEP, start, end) is not None:
            return Reason("no-stroll")
        return None

    def take(self, pos: Caledonia, seat: int, action: Stroll) -> None:
        tally(pos).strolled = pos.turns
        move_unit(pos, seat, SHEEP, HEX_OF[action.start], HEX_OF[action.end])
        pos.emit("strolled", seat=seat, start=action.start, end=action.end)


@value
class Cheer(Action):
    """Cheer a rival's unit."""

    loud: bool


@value
class React(Frame[Caledonia]):
    """A reaction of another seat in the middle of a turn, for glory."""

    takes = (Cheer,)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Cheer.of(True), Cheer.of(False)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: Caledonia, seat: int, action: Cheer) -> None:
        pos.glorify(seat, int(action.loud), WHY)


# Turns: a main action that gives another, free actions, a bonus, an upgrade, a turn without a player


@value
class Rest(Action):
    """Rest, and take another main action."""


class Resting(Rule[Caledonia]):
    """Twice per game."""

    name = "resting"
    takes: ClassVar[tuple[type[Action], ...]] = (Rest,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Rest.of()]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return Reason("no-rest") if pos.now.acted or tally(pos).rested[seat] == 2 else None

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        tally(pos).rested[seat] += 1
        tally(pos).again = pos.turns


@value
class Sip(Action):
    """Take a pound at any time."""


class Sipping(FreeAction[Caledonia]):
    """Under any question of the seat's own turn, and in production."""

    name = "sipping"
    takes: ClassVar[tuple[type[Action], ...]] = (Sip,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Sip.of()]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None if tally(pos).sips[seat] else Reason("no-sip")

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        tally(pos).sips[seat] -= 1
        told(pos, "sips", seat, -1)
        pos.pay(seat, 1, WHY)


@value
class Haggle(Action):
    """Take a pound among the bonuses."""


class Haggling(FreeAction[Caledonia]):
    """Once per turn."""

    name = "haggling"
    takes: ClassVar[tuple[type[Action], ...]] = (Haggle,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Haggle.of()]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return Reason("no-haggle") if tally(pos).haggled == pos.turns else None

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        tally(pos).haggled = pos.turns
        pos.pay(seat, 1, WHY)


@value
class Peddle(Action):
    """Sell one of a good at the farmers' market."""

    good: str


class Peddling(Rule[Caledonia]):
    """A bonus of a deployment, in any order with the others, once per turn."""

    name = "peddling"
    takes: ClassVar[tuple[type[Action], ...]] = (Peddle,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Peddle.of(good) for good in GOODS]

    def why_not(self, pos: Caledonia, seat: int, action: Peddle) -> Reason | None:
        there = action.good in GOODS and pos.players[seat].goods[GOODS.index(action.good)]
        return None if there and tally(pos).peddled != pos.turns else Reason("no-peddling")

    def take(self, pos: Caledonia, seat: int, action: Peddle) -> None:
        good = GOODS.index(action.good)
        tally(pos).peddled = pos.turns
        pos.gain(seat, good, -1, WHY)
        pos.pay(seat, pos.price(good) + 2, WHY)


@value
class Haunt(Step[Caledonia]):
    """The turn of a seat without a player."""

    seat: int

    def run(self, pos: Caledonia) -> None:
        pos.pay(self.seat, 1, WHY)
        tally(pos).haunted[self.seat] += 1
        if tally(pos).haunted[self.seat] % 2 == 0:
            PASSING.take(pos, self.seat, PASS)


# Contracts and production


@value
class FromTheRow(Draw[Caledonia]):
    """One of the first three possible contracts."""

    box: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("row")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return list(DrawContract(self.box).outcomes(pos))[:3]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        DrawContract(self.box).dealt(pos, outcome)


class Mercy(Sparing):
    """Spares an animal without a port, once per game and seat."""

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        return [] if tally(pos).spared[seat] else [MARK]

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        return None if mark in self.marks(pos, seat) else Reason("no-such-port")

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        tally(pos).spared[seat] = 1


class Ferry(PortWay):
    """Lets a seat use the port of the last corner from anywhere, once per game; that port is its mark."""

    def tiles(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return pos.ports[-1:]

    def claims(self, pos: Caledonia, seat: int, mark: int) -> bool:
        return mark in self.tiles(pos, seat) and not reaches(pos, seat, pos.board.ports[-1])

    def tries(self, pos: Caledonia, seat: int, tile: int) -> Sequence[int]:
        return [tile] if self.claims(pos, seat, tile) else []

    def why_not(self, pos: Caledonia, seat: int, tile: int, mark: int) -> Reason | None:
        return None if tile == mark and not tally(pos).ferried[seat] else Reason("no-ferry")

    def use(self, pos: Caledonia, seat: int, tile: int, mark: int) -> None:
        tally(pos).ferried[seat] = 1


@value
class Toast(Step[Caledonia]):
    """Glory for completing a contract or a round."""

    seat: int

    def run(self, pos: Caledonia) -> None:
        pos.glorify(self.seat, 1, WHY)


@value
class Weave(Action):
    """Turn a wool into a plaid, or don't."""

    plaid: bool


class Weaving(EndOfProduction):
    """A question to seats with wool and room for a plaid."""

    name = "weaving"
    takes: ClassVar[tuple[type[Action], ...]] = (Weave,)

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return pos.players[seat].goods[WOOL] > 0 and tally(pos).plaids[seat] < 2

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Weave.of(True), Weave.of(False)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: Caledonia, seat: int, action: Weave) -> None:
        if action.plaid:
            pos.gain(seat, WOOL, -1, WHY)
            tally(pos).plaids[seat] += 1
            told(pos, "plaids", seat, 1)


STROLLING, RESTING, SIPPING, HAGGLING = Strolling(), Resting(), Sipping(), Haggling()
PEDDLING, WEAVING, MERCY, FERRY = Peddling(), Weaving(), Mercy(), Ferry()
VETO = Reason("everything-forbids")
DISCOUNTS = (WHY, tuple([int(hex_ % 5 == 0) for hex_ in range(HEXES)]))
NAMES = Registry(
    frames=[Block, Whisper, Vote, React, Haunt, FromTheRow, Toast],
    free_actions=[Strolling, Sipping, Haggling],
    parts=[Tally],
    actions=[Rest, Peddle, Weave],
    events=[WHY, "blocked", "voted", "strolled", "burnt"],
    reasons=[
        "no-halt", "no-stroll", "no-rest", "no-sip", "no-haggle", "no-peddling", "no-ferry",
        "everything-forbids",
    ],
)  # fmt: skip


class Everything(Module):
    """A little of everything that Industria and the Automa need."""

    def __init__(self) -> None:
        super().__init__("everything", registry=NAMES, locales=Path(__file__).parent / "everything_words")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    # Players

    def modify_people(self, people: tuple[int, ...]) -> tuple[int, ...]:
        return people[:GHOST]

    # Components

    def components(self, pack: Components) -> Components:
        first = pack.starting_tiles[0]
        richer = replace(first, id="start-99", source="original", money=first.money + 1)
        return replace(pack, starting_tiles=(*pack.starting_tiles, richer))

    def powers(self) -> Mapping[str, Callable[[Clan], Module]]:
        return {"campbell": Campbell}

    # Set-up

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        none = [0] * len(pos.players)
        return (Tally(none[:], [2] * len(none), none[:], none[:], none[:], none[:], none[:], none[:]),)

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        if place == CLANS:
            return [Whisper(seat) for seat in range(len(pos.players))]
        if place == CONTRACTS:
            return (vote(pos),)
        return (Block(),) if place == LAND else ()

    def modify_drawn(self, row: Piece, drawn: bool) -> bool:
        return drawn or isinstance(row, Clan)

    def modify_clan_setup(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        return [Toast(0), *steps]

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        tally(pos).plaids[seat] += 1
        return [(f"plaids-{seat}", 1, WHY)]

    def modify_first_hexes(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> Sequence[int]:
        return [hex_ for hex_ in hexes if hex_ % 13]

    def why_not_first(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        return None if hex_ % 13 else VETO

    # Units on the map

    def unit_kinds(self) -> Sequence[UnitKind]:
        return (STATIONS,)

    def modify_columns(self, columns: tuple[int, ...]) -> tuple[int, ...]:
        return (*columns[:-1], -1)  # a halt is on no board

    def why_not_stand(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        return VETO if hex_ % 11 == 0 and seat != 0 else None

    def affected_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return pos.board.land

    def allows_standing(self, pos: Caledonia, seat: int, unit: int, hex_: int, reason: Reason) -> bool:
        own = [owner_of(code) for code in pos.pieces_on(hex_)] == [seat]
        return unit == SHEEP and own and reason.key == "occupied" and not pos.board.loch[hex_]

    def why_not_move(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        return VETO if hex_ % 7 == 0 else None

    def reached_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return (*pos.board.ports[:1], *pos.board.land[:3])

    def tolls(self, pos: Caledonia, seat: int) -> tuple[str, Mapping[int, int]] | None:
        return WHY, dict.fromkeys((*pos.board.ports[1:2], *pos.board.land[3:6]), 1)

    def allows_link(self, pos: Caledonia, seat: int, one: int, other: int) -> bool:
        return distance(one, other) == 2

    def near_hexes(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[int]:
        return pos.board.across_river[hex_]

    def on_deployed(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        if unit == station(pos):
            tally(pos).stations[seat] -= 1
            told(pos, "halts", seat, -1)
        others = [other for other in pos.rules.people if other != seat]
        return [React(others[0])] if others and unit % 3 == 0 else ()

    def on_expanded(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        return (Toast(seat),) if hex_ % 2 else ()

    def allows_bonus(self, pos: Caledonia, seat: int, deployed: Deployed) -> bool:
        return any(pos.players[seat].goods)

    def bonus_choices(self) -> Sequence[Rule[Any]]:
        return (PEDDLING,)

    # Costs of a deployment

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        return [(3, "unit")] if unit == station(pos) else lines

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        return [*costs[:-1], 3]

    def hex_discounts(self, pos: Caledonia, seat: int) -> tuple[str, Sequence[int]] | None:
        return DISCOUNTS

    def modify_bill(
        self, pos: Caledonia, seat: int, unit: int, hex_: int, lines: list[BillLine]
    ) -> list[BillLine]:
        near = [pos.hexes[other] for other in pos.board.neighbours[hex_]]
        hosts = [owner_of(code) for code in near if code not in (EMPTY, NEUTRAL) and owner_of(code) != seat]
        return [*lines, (-1, "toll", hosts[0])] if hosts else lines

    # Market

    def trade_bonuses(self) -> Sequence[tuple[int, str]]:
        return ((1, WHY),)

    def modify_quote(self, pos: Caledonia, seat: int, good: int, quote: Quote) -> Quote:
        sent = (abs(quote.units) + 1) // 2  # a merchant trades two units
        steps = sent if quote.units > 0 else -sent
        return Quote(quote.units, sent, steps, quote.price, quote.before, after=sent)

    def modify_most_cheap(self, pos: Caledonia, seat: int, most: int) -> int:
        return most + 1

    # Contracts

    def contract_frames(self, pos: Caledonia, place: int) -> Sequence[Frame[Any]]:
        return (FromTheRow(place),)

    def modify_contracts_left(self, pos: Caledonia, count: int) -> int:
        return min(count, 5)

    def keeps_rejected(self, pos: Caledonia, seat: int, contracts: tuple[int, ...]) -> bool:
        if len(contracts) != 1:
            return False
        pos.emit("burnt", [("drawn", -1, WHY)], contracts=contracts)
        return True

    def modify_contract_cost(self, pos: Caledonia, seat: int, cost: int) -> int:
        return cost - 1

    def modify_contracts_drawn(self, pos: Caledonia, seat: int, count: int) -> int:
        return count + 1

    def modify_most_obtained(self, pos: Caledonia, seat: int, count: int) -> int:
        return 2

    def sparing_ways(self) -> Sequence[Sparing]:
        return (MERCY,)

    def modify_payable(self, pos: Caledonia, seat: int, good: int, have: int) -> int:
        return have + tally(pos).plaids[seat] if good == WOOL else have

    def modify_due(self, pos: Caledonia, seat: int, good: int, count: int) -> int:
        short = count - pos.players[seat].goods[good]
        if good != WOOL or short <= 0:
            return count
        tally(pos).plaids[seat] -= short
        told(pos, "plaids", seat, -short)
        return count - short

    def modify_rewards(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        return [*frames, Toast(seat)]

    def modify_import_money(self, pos: Caledonia, seat: int, money: int) -> int:
        return money + 1

    # Upgrades

    def why_not_upgrade(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return VETO if isinstance(action, HireMerchant) and pos.round == 1 else None

    # Ports

    def port_free_actions(self) -> Mapping[str, FreeAction[Any]]:
        return {"stroll": STROLLING}

    def port_ways(self) -> Sequence[PortWay]:
        return (FERRY,)

    # Turns

    def main_actions(self) -> Sequence[Rule[Any]]:
        return (RESTING,)

    def modify_most_actions(self, pos: Caledonia, seat: int, most: int) -> int:
        return 2 if tally(pos).again == pos.turns else most

    def free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return (SIPPING,) if tally(pos).sips[seat] else ()

    def turn_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return () if pos.now.acted else (STROLLING,)

    def bonus_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return (HAGGLING,)

    def tried_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return (STROLLING,)

    def sums_at_hand(self, pos: Caledonia, seat: int) -> Sequence[tuple[int, str]]:
        return ((tally(pos).sips[seat], WHY),)

    def turn_frames(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        haunted = seat == GHOST and "automa" not in pos.parts  # another seat without a player has its own turns
        return (Haunt(seat),) if haunted else ()

    def modify_pass_bonus(self, pos: Caledonia, place: int, money: int) -> int:
        return max(0, money - 4)

    # Phases

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        return [*steps, vote(pos)]

    def on_production_begin(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        tally(pos).sips[seat] += 1
        told(pos, "sips", seat, 1)
        return (Toast(seat),)

    def modify_worker_income(
        self, pos: Caledonia, seat: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        return [*lines, (1, WHY)]

    def modify_yield(self, pos: Caledonia, seat: int, unit: int, amount: int) -> int:
        return amount + 1 if unit == SHEEP and amount else amount

    def processors(self) -> Sequence[Processor]:
        return ()

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (WEAVING,)

    def scoring_steps(self, pos: Caledonia) -> Sequence[Frame[Any]]:
        return [Toast(seat) for seat in pos.order]

    def on_game_end(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        sips, tally(pos).sips[seat] = tally(pos).sips[seat], 0
        told(pos, "sips", seat, -sips)
        pos.pay(seat, sips, WHY)
        return (Toast(seat),)

    # Scoring

    def modify_stock(self, pos: Caledonia, seat: int, goods: list[int]) -> list[int]:
        return [goods[WOOL] + tally(pos).plaids[seat], *goods[1:]]

    def modify_tile_glory(self, pos: Caledonia, seat: int, glory: int) -> int:
        return glory + 1

    def modify_count(self, pos: Caledonia, seat: int, what: str, count: int) -> int:
        return count + 1 if what == "workers" else count

    def modify_import_values(self, pos: Caledonia, values: list[int]) -> list[int]:
        return [value + 1 for value in values]

    def modify_place_points(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        return [each + 1 for each in points]

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        return {**scores, WHY: tally(pos).votes + tally(pos).plaids[seat]}

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        votes, plaids = tally(pos).votes, tally(pos).plaids[seat]
        return {**lines, WHY: [ScoreLine(Text("breakdown-everything", count=votes), votes + plaids)]}

    def modify_tie_break(self, pos: Caledonia, seat: int, rest: int) -> int:
        return rest + 1

    def verdict_lines(self, pos: Caledonia) -> Sequence[Text]:
        return (Text("verdict-everything"),)

    # Views and stocks

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        part = tally(pos)
        if seat < 0:
            return {"whispered": 0}
        return {"plaids": part.plaids[seat], "halts": part.stations[seat], "sips": part.sips[seat]}

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        return pounds + 1

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return 100 * tally(pos).plaids[seat]

    def view_facts(self, pos: Caledonia, viewer: int | None) -> dict[str, Json]:
        return {"whispered": None if viewer is None else tally(pos).secret[viewer]}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        return [
            Text("note-everything", seat=other, count=plaids) for other, plaids in enumerate(tally(pos).plaids)
        ]

    def seat_facts(self, pos: Caledonia, seat: int) -> dict[str, Json]:
        return {"plaids": tally(pos).plaids[seat]}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        return (tally(pos).plaids[seat], tally(pos).sips[seat], tally(pos).stations[seat])

    def imagine(self, pos: Caledonia, seat: int | None, dealer: Dealer) -> Caledonia:
        part = tally(pos)
        numbers, ballots = [(number, 1) for number in range(SECRETS)], [(0, 1), (1, 1)]
        whispered = any(part.secret)
        for other in range(len(part.secret)):
            if other != seat and whispered:
                part.secret[other] = dealer.deal("imagined", numbers)
        for at, frame in enumerate(pos.stack):
            if isinstance(frame, Vote):
                answers = [
                    answer if answer < 0 or other == seat else dealer.deal("imagined", ballots)
                    for other, answer in enumerate(frame.answers)
                ]
                pos.stack[at] = Vote(tuple(answers))
        return pos


def game_with(module: Module) -> ClansOfCaledonia:
    """Returns the game with one more module, which is at every table; only one map and the random one."""
    clans = [option for option in OPTIONS if not option.id.startswith("map")]
    maps = [Option(f"map-{letter}", ("random", f"{letter.upper()}1"), "random") for letter in "abcd"]
    return ClansOfCaledonia((*maps, *clans), (*MODULES, module))
