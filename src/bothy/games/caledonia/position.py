"""The facts of a game of Clans of Caledonia, and the few ways in which money and pieces move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.player import Player
from bothy.kernel import Json, Part, Position, state
from bothy.kernel.event import Line

if TYPE_CHECKING:
    from bothy.games.caledonia.clans.power import Power
    from bothy.games.caledonia.ruleset import CaledoniaRules

EMPTY = -1
NEUTRAL = 15 << 4
"""A neutral worker of the solo game, or a hex covered on the tighter map: closed to everybody."""
FISHERMAN = 8
"""A worker of Clan MacDonald on a loch; beside the unit types of the board."""
NAMES = (*UNITS, "fisherman")


def piece(seat: int, unit: int) -> int:
    """What stands on a hex, as a number."""
    return seat << 4 | unit


def owner_of(code: int) -> int:
    """The seat of a piece; 15 for what belongs to nobody."""
    return code >> 4


def unit_of(code: int) -> int:
    """The unit type of a piece."""
    return code & 15


@state
class TurnFacts(Part):
    """The facts of one turn."""

    seat: int
    bought: list[int]
    """By good: units bought by neighbourhood bonus this turn (C11.6)."""
    rowed: bool = False
    acted: bool = False
    """Whether the main action was taken: rowing comes before it (C20.19)."""
    obtained: int = 0
    """Contracts that came into the box this turn, whichever way."""

    def copy(self) -> TurnFacts:
        return TurnFacts(self.seat, self.bought[:], self.rowed, self.acted, self.obtained)


class Caledonia(Position):
    """A position. The pile has no order: `unseen` could come in any, `under` lies below in a known one."""

    __slots__ = (
        "board", "drawn", "hexes", "imports", "layout", "offers", "open", "order", "passed", "players", "ports",
        "prices", "round", "rules", "tiles", "under", "unseen",
    )  # fmt: skip

    rules: CaledoniaRules
    board: Board
    layout: str
    round: int
    order: tuple[int, ...]
    """The turn order of this round."""
    passed: tuple[int, ...]
    """Who has passed this round, in order."""
    prices: list[int]
    """By good: the step its marker stands on."""
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
    """What stands on each hex."""
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
        new.players = [player.copy() for player in self.players]
        new.offers = self.offers
        return new

    def facts(self) -> dict[str, Json]:
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
        }

    # Looking

    def power(self, seat: int) -> Power:
        """The power of a seat's clan."""
        return self.rules.powers[self.players[seat].clan]

    def price(self, good: int) -> int:
        """What one unit of a good costs now."""
        return self.rules.prices[good][self.prices[good]]

    def contract_cost(self) -> int:
        """What obtaining a contract costs this round, clans aside; below zero it pays (C8.1)."""
        return self.rules.pack.rounds[self.round - 1].contract_cost

    @property
    def now(self) -> TurnFacts:
        """The facts of the current turn."""
        return self.turn  # type: ignore[return-value] # asked too often to be checked: outside a turn it is a bug

    # Moving money and pieces, each with its line in the account

    def pay(self, seat: int, amount: int, why: str) -> None:
        """Money in (above zero) or out (below)."""
        if amount:
            self.players[seat].money += amount
            if self.trace is not None:
                self.say("money", [(f"money-{seat}", amount, why)], seat=seat, amount=amount, why=why)

    def settle_bill(self, seat: int, lines: list[tuple[int, str]]) -> None:
        """Several amounts at once, none paid out: discounts never bring the total above zero (C9.2)."""
        total = sum([amount for amount, _ in lines])
        if total > 0:
            lines = [*lines, (-total, "no-payout")]
            total = 0
        self.players[seat].money += total
        if self.trace is not None and lines:
            account: list[Line] = [(f"money-{seat}", amount, why) for amount, why in lines]
            self.say("bill", account, seat=seat, amount=-total)

    def gain(self, seat: int, good: int, count: int, why: str) -> None:
        """Goods in (above zero) or out (below)."""
        if count:
            self.players[seat].goods[good] += count
            if self.trace is not None:
                name = GOODS[good]
                self.say("goods", [(f"{name}-{seat}", count, why)], seat=seat, good=name, count=count, why=why)

    def glorify(self, seat: int, glory: int, why: str) -> None:
        """Steps on the glory track."""
        if glory:
            self.players[seat].glory += glory
            if self.trace is not None:
                self.say("glory", [(f"glory-{seat}", glory, why)], seat=seat, glory=glory, why=why)

    def deploy(self, seat: int, unit: int, hex_: int) -> None:
        """A unit from the board to the map."""
        player = self.players[seat]
        column = self.power(seat).columns[unit]
        player.left[column] -= 1
        self.hexes[hex_] = seat << 4 | unit
        player.units.append(hex_)
        if self.trace is not None:
            lines: list[Line] = [(f"{UNITS[column]}-left-{seat}", -1, "deploy"), (f"map-{seat}", 1, "deploy")]
            self.say("deployed", lines, seat=seat, unit=NAMES[unit], hex=HEX_NAMES[hex_])

    def withdraw(self, seat: int, hex_: int, column: int, why: str) -> None:
        """A unit from the map to a column of the board."""
        player = self.players[seat]
        unit = unit_of(self.hexes[hex_])
        player.left[column] += 1
        self.hexes[hex_] = EMPTY
        player.units.remove(hex_)
        if self.trace is not None:
            lines: list[Line] = [(f"{UNITS[column]}-left-{seat}", 1, why), (f"map-{seat}", -1, why)]
            self.say("withdrawn", lines, seat=seat, unit=NAMES[unit], hex=HEX_NAMES[hex_], why=why)

    def move_price(self, good: int, steps: int) -> None:
        """A price marker, which stops at either end of its track (C7.4)."""
        last = len(self.rules.prices[good]) - 1
        start = self.prices[good]
        step = start + steps
        self.prices[good] = 0 if step < 0 else last if step > last else step
        if self.trace is not None:
            self.say("price", good=GOODS[good], steps=steps, start=start, price=self.price(good))
