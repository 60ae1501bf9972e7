"""Positions of Clans of Caledonia for tests, built from what is on the table, and separate phases of the game."""

from __future__ import annotations

from typing import Any, Self

from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.game import CALEDONIA, ClansOfCaledonia
from bothy.games.caledonia.map.board import layout_options
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.player import Player
from bothy.games.caledonia.position import Caledonia, TurnFacts
from bothy.games.caledonia.rounds import NextTurn
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.games.caledonia.setup.steps import found_clan
from bothy.games.caledonia.turn import Turn
from bothy.kernel import Action, Event, EventRecorder, Frame, SamplingDealer, ScriptedDealer

LAYOUT = "A1B1C1D1"


class Table:
    """A game past its set-up, with empty boards and £0, in round 1 by default.

    Clans are given by id, one per seat ("" for none); ports by number, one per corner (A to D); tiles by number.
    """

    def __init__(
        self,
        *clans: str,
        seats: int = 0,
        round: int = 1,  # noqa: A002 - the rulebook's word
        ports: tuple[int, ...] = (),
        tiles: tuple[int, ...] = (1, 2, 3, 4, 5),
        game: ClansOfCaledonia = CALEDONIA,
        layout: str = LAYOUT,
        **options: Any,
    ) -> None:
        count = seats or len(clans) or 3
        self.rules = game.open((layout_options(layout) if layout else {}) | options, count)
        assert isinstance(self.rules, CaledoniaRules)
        self.pos: Caledonia = self.rules.start()
        pos, pack = self.pos, self.rules.pack
        pos.stack.clear()
        pos.round, pos.order = round, tuple(range(count))
        pos.ports = tuple(port - 1 for port in ports)
        pos.tiles = tuple(tile - 1 for tile in tiles)
        for seat, clan in enumerate(clans):
            if clan:
                found_clan(pos, seat, [row.id for row in pack.clans].index(clan))
        for place in range(pack.open_boxes[count - 1].open):
            pos.open[place] = pos.unseen[0]
            pos.unseen = pos.unseen[1:]
        self.turn(0)

    def player(self, seat: int = 0) -> Player:
        """Returns a seat's facts, to read or change."""
        return self.pos.players[seat]

    def money(self, amount: int, seat: int = 0) -> Self:
        self.player(seat).money = amount
        return self

    def goods(self, seat: int = 0, **goods: int) -> Self:
        for good, count in goods.items():
            self.player(seat).goods[GOODS.index(good)] = count
        return self

    def merchants(self, stock: int, seat: int = 0) -> Self:
        """Sets the merchants in stock; the rest are still to be hired."""
        player = self.player(seat)
        player.to_hire += player.merchants - stock
        player.merchants = stock
        return self

    def shipping(self, level: int, seat: int = 0) -> Self:
        self.player(seat).shipping = level
        return self

    def place(self, unit: str, hex_: str, seat: int = 0) -> Self:
        """Puts a unit on the map, at no cost and without bonuses."""
        self.pos.deploy(seat, unit_named(self.pos, unit), HEX_OF[hex_])
        return self

    def price(self, good: str, step: int) -> Self:
        """Puts a price marker on a step."""
        self.pos.prices[GOODS.index(good)] = step
        return self

    def contract(self, number: int, seat: int = 0) -> Self:
        """Puts a contract, counted from 1 as in the pack, in a box; it is no longer open nor in the pile."""
        pos, contract = self.pos, number - 1
        pos.unseen = tuple(each for each in pos.unseen if each != contract)
        pos.open = [-1 if each == contract else each for each in pos.open]
        self.player(seat).box += (contract,)
        return self

    def turn(self, seat: int) -> Self:
        """Starts this seat's turn, with its main action."""
        self.pos.stack.clear()
        self.pos.push(Turn(seat), NextTurn(seat))
        self.pos.begin_turn(TurnFacts(seat, [0] * len(GOODS)))
        return self

    def play(self, *actions: Action, seat: int = 0, deal: tuple[Any, ...] | None = None) -> Self:
        """Plays actions of a seat; `deal` fixes what is drawn."""
        dealer = SamplingDealer(1) if deal is None else ScriptedDealer(deal)
        self.pos.trace = trace = EventRecorder()
        for action in actions:
            self.pos.play(seat, action, dealer)
        self.events: list[Event] = trace.events
        return self

    def why_not(self, action: Action, seat: int = 0) -> str:
        """Returns the key of the reason that forbids an action, empty if it is legal."""
        reason = self.pos.why_not(seat, action)
        return "" if reason is None else reason.key

    def legal(self, kind: type[Action], seat: int = 0) -> list[Any]:
        """Returns the legal actions of one kind."""
        return [action for action in self.pos.legal(seat) if isinstance(action, kind)]

    def stock(self, good: str, seat: int = 0) -> int:
        """Returns how much of a good a seat has."""
        return self.player(seat).goods[GOODS.index(good)]


def run(table: Table, *frames: Frame[Any], deal: tuple[Any, ...] | None = None) -> Table:
    """Runs phases from their beginning up to the first question; `deal` fixes what is drawn."""
    table.pos.stack.clear()
    table.pos.push(*frames)
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(SamplingDealer(1) if deal is None else ScriptedDealer(deal))
    table.events = trace.events
    return table


def begin(seats: int, seed: int = 1, **options: Any) -> Caledonia:
    """Returns a game set up to the first question to a player."""
    rules = CALEDONIA.open(layout_options(LAYOUT) | options, seats)
    assert isinstance(rules, CaledoniaRules)
    pos = rules.start()
    pos.settle(SamplingDealer(seed))
    return pos


def scores(table: Table, seat: int = 0) -> dict[str, int]:
    """Returns the final scoring of a seat, category by category, as of now."""
    return final_scores(table.pos)[seat]


def keys(table: Table) -> list[str]:
    """Returns the keys of the events since the last play."""
    return [event.key for event in table.events]
