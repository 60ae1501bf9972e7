"""The facts of a game of Clans of Caledonia, and the methods that move money and pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.player import Player
from bothy.kernel import Json, ModuleState, Position, state
from bothy.kernel.event import Line

if TYPE_CHECKING:
    from bothy.games.caledonia.ruleset import CaledoniaRules
    from bothy.games.caledonia.seat_hooks import SeatHooks

EMPTY = -1
NEUTRAL = 15 << 4
"""A blocker: it has no owner and closes its hex."""


def piece(seat: int, unit: int) -> int:
    """Encodes a piece on a hex as a number."""
    return seat << 4 | unit


def owner_of(code: int) -> int:
    """Returns the seat of a piece; 15 without an owner."""
    return code >> 4


def unit_of(code: int) -> int:
    """Returns the unit type of a piece."""
    return code & 15


@state
class TurnFacts(ModuleState):
    """The facts of one turn."""

    seat: int
    bought: list[int]
    """Units bought by neighbourhood bonus this turn, by good (C11.6)."""
    rowed: bool = False
    """True if a unit was moved by the free action before the main one (C20.19)."""
    acted: int = 0
    """The number of main actions taken."""
    obtained: int = 0
    """The number of contracts put in the box this turn, by any means."""

    def copy(self) -> TurnFacts:
        return TurnFacts(self.seat, self.bought[:], self.rowed, self.acted, self.obtained)

    def data(self) -> list[Json]:
        """Writes none or one main action as a truth value: most games have no other count."""
        acted: Json = self.acted
        if self.acted <= 1:
            acted = self.acted == 1  # a separate line: in one expression the compiler makes it a number
        return [self.seat, self.bought[:], self.rowed, acted, self.obtained]

    @classmethod
    def read(cls, data: list[Json]) -> TurnFacts:
        seat, bought, rowed, acted, obtained = data
        return TurnFacts(seat, list(bought), rowed, int(acted), obtained)


class Caledonia(Position):
    """A position. The pile has no order: `unseen` may come in any, `under` is below it in a known one."""

    __slots__ = (
        "board", "drawn", "hexes", "imports", "layout", "offers", "open", "order", "passed", "players", "ports",
        "prices", "round", "rules", "shared", "tiles", "under", "unseen",
    )  # fmt: skip

    rules: CaledoniaRules
    board: Board
    layout: str
    round: int
    order: tuple[int, ...]
    """The turn order of this round."""
    passed: tuple[int, ...]
    """The seats that have passed this round, in order."""
    prices: list[int]
    """The step of each good's marker."""
    open: list[int]
    """The contracts on the export board by place, -1 where it is empty."""
    unseen: tuple[int, ...]
    under: tuple[int, ...]
    drawn: tuple[int, ...]
    """Contracts drawn to choose from, shown to all."""
    imports: list[int]
    ports: tuple[int, ...]
    """Port tiles by corner."""
    tiles: tuple[int, ...]
    """Scoring tiles by round."""
    hexes: list[int]
    """The piece on each hex; the first one, where it is shared."""
    shared: tuple[tuple[int, int], ...]
    """Further pieces on shared hexes, as hex and piece, in order of arrival."""
    players: list[Player]
    offers: tuple[tuple[int, int], ...]
    """Clans and starting tiles still to be chosen, as pairs."""

    def copy(self) -> Caledonia:
        new = Caledonia(self)
        new.rules = self.rules
        new.board = self.board
        new.layout = self.layout
        new.round = self.round
        new.order = self.order
        new.passed = self.passed
        new.prices = self.prices[:]
        new.open = self.open[:]
        new.unseen = self.unseen
        new.under = self.under
        new.drawn = self.drawn
        new.imports = self.imports[:]
        new.ports = self.ports
        new.tiles = self.tiles
        new.hexes = self.hexes[:]
        new.shared = self.shared
        new.players = [player.copy() for player in self.players]
        new.offers = self.offers
        return new

    def facts(self) -> dict[str, Json]:
        more = {"shared": [list(each) for each in self.shared]} if self.shared else {}
        return {
            "layout": self.layout,
            "round": self.round,
            "order": list(self.order),
            "passed": list(self.passed),
            "prices": self.prices,
            "open": self.open,
            "unseen": list(self.unseen),
            "under": list(self.under),
            "drawn": list(self.drawn),
            "imports": self.imports,
            "ports": list(self.ports),
            "tiles": list(self.tiles),
            "hexes": self.hexes,
            "players": [player.data() for player in self.players],
            "offers": [list(offer) for offer in self.offers],
            **more,
        }

    # Reading

    def hooks_of(self, seat: int) -> SeatHooks:
        """Returns the hooks for a seat's play: those of the table's modules, then those of the seat's clan."""
        return self.rules.seat_hooks[self.players[seat].clan]

    def pieces_on(self, hex_: int) -> list[int]:
        """Returns the pieces on a hex, in order of arrival."""
        first = self.hexes[hex_]
        if not self.shared:
            return [first] if first != EMPTY else []
        return [first, *[code for at, code in self.shared if at == hex_]] if first != EMPTY else []

    def units_on(self, seat: int, hex_: int) -> int:
        """Returns how many units a seat has on a hex."""
        return self.players[seat].units.count(hex_)

    def kinds_of(self, seat: int) -> list[int]:
        """Returns the kinds of a seat's units, in the order of `Player.units`."""
        hexes, units = self.hexes, self.players[seat].units
        if not self.shared:
            return [hexes[hex_] & 15 for hex_ in units]
        left = {hex_: [code & 15 for code in self.pieces_on(hex_) if code >> 4 == seat] for hex_ in units}
        return [left[hex_].pop(0) for hex_ in units]

    def price(self, good: int) -> int:
        """Returns the current price of one unit of a good."""
        return self.rules.prices[good][self.prices[good]]

    def contract_cost(self) -> int:
        """Returns the cost of a contract this round, clans aside; a negative cost pays the seat (C8.1)."""
        return self.rules.pack.rounds[self.round - 1].contract_cost

    @property
    def now(self) -> TurnFacts:
        """Returns the facts of the current turn."""
        return self.turn  # type: ignore[return-value] # called too often to check; outside a turn it is a bug

    def may_act(self, seat: int) -> bool:
        """Returns whether the seat's turn has a main action left: there is one per turn, or more (C6.1)."""
        most, hooks = 1, self.rules.seat_hooks[self.players[seat].clan].modify_most_actions
        for hook in hooks:
            most = hook(self, seat, most)
        return self.now.acted < most

    # Moving money and pieces, each with its line in the account

    def pay(self, seat: int, amount: int, why: str) -> None:
        """Pays money in (positive) or out (negative)."""
        if amount:
            self.players[seat].money += amount
            if self.trace is not None:
                self.emit("money", [(f"money-{seat}", amount, why)], seat=seat, amount=amount, why=why)

    def settle_bill(self, seat: int, lines: list[tuple[int, str, int]]) -> None:
        """Settles several amounts at once; discounts never make the seat gain money (C9.2).

        A line is an amount, its reason, and the seat that receives it, -1 for the bank.
        """
        total = sum([amount for amount, _, _ in lines])
        if total > 0:
            lines = [*lines, (-total, "no-payout", -1)]
            total = 0
        self.players[seat].money += total
        if self.trace is not None and lines:
            account: list[Line] = [(f"money-{seat}", amount, why) for amount, why, _ in lines]
            self.emit("bill", account, seat=seat, amount=-total)
        for amount, why, payee in lines:
            if payee >= 0:
                self.pay(payee, -amount, why)

    def gain(self, seat: int, good: int, count: int, why: str) -> None:
        """Adds (positive) or removes (negative) goods; the supply never runs out (C1.5)."""
        if count:
            self.players[seat].goods[good] += count
            if self.trace is not None:
                name = GOODS[good]
                self.emit("goods", [(f"{name}-{seat}", count, why)], seat=seat, good=name, count=count, why=why)

    def glorify(self, seat: int, glory: int, why: str) -> None:
        """Moves up the glory track."""
        if glory:
            self.players[seat].glory += glory
            if self.trace is not None:
                self.emit("glory", [(f"glory-{seat}", glory, why)], seat=seat, glory=glory, why=why)

    # The only ways on and off the map

    def deploy(self, seat: int, unit: int, hex_: int) -> None:
        """Moves a unit from the board, or from elsewhere, to the map; to a shared hex as one more."""
        player = self.players[seat]
        column = self.rules.columns[player.clan][unit]
        if column >= 0:
            player.left[column] -= 1
        if self.hexes[hex_] == EMPTY:
            self.hexes[hex_] = seat << 4 | unit
        else:
            self.shared += ((hex_, seat << 4 | unit),)
        player.units.append(hex_)
        if self.trace is not None:
            lines: list[Line] = [(f"{UNITS[column]}-left-{seat}", -1, "deploy")] if column >= 0 else []
            lines.append((f"map-{seat}", 1, "deploy"))
            self.emit("deployed", lines, seat=seat, unit=self.rules.unit_names[unit], hex=HEX_NAMES[hex_])

    def move(self, seat: int, start: int, end: int, unit: int = -1, into: int = -1) -> None:
        """Moves a seat's unit, optionally of this kind, from one hex to another, where its kind may change."""
        code = self._leave(seat, start, unit)
        if into >= 0:
            code = piece(seat, into)
        units = self.players[seat].units
        units[units.index(start)] = end
        if self.hexes[end] == EMPTY:
            self.hexes[end] = code
        else:
            self.shared += ((end, code),)

    def withdraw(self, seat: int, hex_: int, column: int, why: str, unit: int = -1) -> None:
        """Moves a unit, optionally of this kind, from the map to a column of the board; -1 is out of the game."""
        player = self.players[seat]
        gone = unit_of(self._leave(seat, hex_, unit))
        if column >= 0:
            player.left[column] += 1
        player.units.remove(hex_)
        if self.trace is not None:
            lines: list[Line] = [(f"{UNITS[column]}-left-{seat}", 1, why)] if column >= 0 else []
            lines.append((f"map-{seat}", -1, why))
            name = self.rules.unit_names[gone]
            self.emit("withdrawn", lines, seat=seat, unit=name, hex=HEX_NAMES[hex_], why=why)

    def _leave(self, seat: int, hex_: int, unit: int) -> int:
        """Takes a piece of a seat off a hex; a piece that shared it moves up."""
        if not self.shared:
            code = self.hexes[hex_]
            self.hexes[hex_] = EMPTY
            return code
        pieces = self.pieces_on(hex_)
        mine = [code for code in pieces if code >> 4 == seat and unit in (-1, code & 15)]
        pieces.remove(mine[0])
        self.hexes[hex_] = pieces[0] if pieces else EMPTY
        others = [each for each in self.shared if each[0] != hex_]
        self.shared = (*others, *[(hex_, code) for code in pieces[1:]])
        return mine[0]

    def block(self, hex_: int) -> None:
        """Closes a hex."""
        self.hexes[hex_] = NEUTRAL

    def unblock(self, hex_: int) -> None:
        """Opens a closed hex."""
        self.hexes[hex_] = EMPTY

    def move_price(self, good: int, steps: int) -> None:
        """Moves a price marker, which stops at either end of its track (C7.4, C22.8)."""
        last = len(self.rules.prices[good]) - 1
        start = self.prices[good]
        step = start + steps
        self.prices[good] = 0 if step < 0 else last if step > last else step
        if self.trace is not None:
            self.emit("price", good=GOODS[good], steps=steps, start=start, price=self.price(good))
