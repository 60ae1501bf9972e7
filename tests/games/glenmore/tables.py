"""Positions of Glen More II for tests, built by describing the table."""

from __future__ import annotations

from typing import Any, Self

from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.manifest import rules_of
from bothy.games.glenmore.pack.types import RESOURCES, STACKS, Components
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore, TurnFacts
from bothy.games.glenmore.rondel.ring import EMPTY, pawn_of
from bothy.games.glenmore.rounds import Advance, Refill
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.territory.grid import AROUND, NOWHERE, cell_at
from bothy.games.glenmore.turn import Turn
from bothy.games.glenmore.variants.die import DIE
from bothy.kernel import Action, Event, EventRecorder, SamplingDealer, ScriptedDealer

FILLERS = (
    "brora", "glenmore-forest", "glen-orchy", "strathnairn", "spittal", "rothiemurchus", "strathnaver", "crieff",
    "black-isle", "glen-lyon", "ballachulish", "rannoch", "strathspey",
)  # fmt: skip
"""Plain tiles used for "any tile" on a rondel."""


class Table:
    """A game after setup: no coins, an empty market, pawns on the first spaces in the order of seats.

    It is seat 0's turn by default. Places are named by column and row, tiles by id.
    """

    def __init__(self, seats: int = 3, pack: Components | None = None, **options: Any) -> None:
        rules = GLENMORE.open(options, seats)
        if pack is not None:
            rules = rules_of(pack, GLENMORE.complete(options), seats)
        assert isinstance(rules, GlenMoreRules)
        self.rules: GlenMoreRules = rules
        self.pos: GlenMore = self.rules.start()
        self.pos.stack.clear()
        self.pos.market = [0] * len(RESOURCES)
        self.stack("A")
        pawns = [f"seat-{seat}" for seat in range(seats)]
        self.rondel("gap", *pawns, *["any"] * (len(self.pos.rondel) - 1 - seats))
        self.turn(0)

    # The table

    def rondel(self, *spaces: str) -> Self:
        """Sets all spaces from the gap: "gap", "seat-0", "die", a tile's id, or "any" for some plain tile."""
        pos = self.pos
        named = [space for space in spaces if space in self.rules.number_of]
        fillers = iter([tile for tile in FILLERS if tile not in named])
        pos.gap, pos.rondel = 0, [EMPTY] * len(spaces)
        for at, space in enumerate(spaces):
            if space.startswith("seat-"):
                seat = int(space[5:])
                pos.rondel[at], pos.players[seat].space = pawn_of(seat), at
            elif space == "die":
                pos.rondel[at] = DIE
            elif space not in ("gap", "empty"):
                pos.rondel[at] = self.number(next(fillers) if space == "any" else space)
        pos.left = tuple([tile for tile in pos.left if tile not in pos.rondel])
        return self

    def stack(self, letter: str, left: int | None = None) -> Self:
        """Sets the stack that tiles come from, and how many are left (default: all)."""
        self.pos.stage = STACKS.index(letter)
        tiles = [tile for tile in self.rules.stacks[self.pos.stage] if tile not in self.pos.rondel]
        self.pos.left = tuple(tiles if left is None else tiles[len(tiles) - left :])
        return self

    def market(self, **filled: int) -> Self:
        """Fills this many spaces of these rows."""
        for name, count in filled.items():
            self.pos.market[RESOURCES.index(name)] = count
        return self

    def discards(self, *tiles: str) -> Self:
        self.pos.discards = tuple([self.number(tile) for tile in tiles])
        return self

    def marker(self, clan: str, seat: int = 0) -> Self:
        """Puts a marker on a clan territory, without cost or bonus."""
        pos, place = self.pos, self.rules.clan_of[clan]
        pos.clans = tuple([(*seats, seat) if at == place else seats for at, seats in enumerate(pos.clans)])
        pos.roads = self.rules.roads_after(pos.roads, place)
        self.player(seat).markers -= 1
        return self

    # A player

    def player(self, seat: int = 0) -> Player:
        """Returns a seat's state, to read or change."""
        return self.pos.players[seat]

    def number(self, tile: str) -> int:
        """Returns the number of a tile."""
        return self.rules.number_of[tile]

    def coins(self, coins: int, seat: int = 0) -> Self:
        self.player(seat).coins = coins
        return self

    def whisky(self, barrels: int, seat: int = 0) -> Self:
        self.player(seat).whisky = barrels
        return self

    def power(self, power: str, seat: int = 0) -> Self:
        """Gives a lasting power."""
        self.player(seat).powers += (power,)
        self.player(seat).places = None
        return self

    def card(self, *cards: str, seat: int = 0) -> Self:
        """Gives landmark cards taken earlier, without their immediate effects."""
        self.player(seat).cards += tuple([self.rules.card_of[card] for card in cards])
        return self

    def person(self, *persons: str, seat: int = 0) -> Self:
        self.player(seat).persons += tuple([self.number(person) for person in persons])
        return self

    def tile(self, tile: str, column: int, row: int, seat: int = 0) -> Self:
        """Puts a tile in the territory, or on top of another, without any effect."""
        player, cell = self.player(seat), cell_at(column, row)
        if cell in player.tiles:
            player.under[cell] = (*player.under.get(cell, ()), player.tiles[cell])
        player.tiles[cell] = self.number(tile)
        player.places = None
        return self

    def tiles(self, count: int, seat: int = 0) -> Self:
        """Puts this many plain tiles in a column under the castle, to change its size."""
        for row in range(count):
            self.tile("brora", 1, row + 1, seat)
        return self

    def scotsmen(self, seat: int = 0, **where: int) -> Self:
        """Sets all Scotsmen by tile, with underscores for hyphens."""
        player = self.player(seat)
        player.supply += sum(player.scotsmen.values()) - sum(where.values())
        player.scotsmen = {}
        for tile, count in where.items():
            player.add_scotsmen(self.pos.cell_of(seat, tile.replace("_", "-")), count)
        return self

    def goods(self, tile: str, seat: int = 0, **goods: int) -> Self:
        """Puts resources on a tile of the territory."""
        cell = self.pos.cell_of(seat, tile)
        assert cell != NOWHERE, tile
        for name, count in goods.items():
            self.player(seat).add_goods(cell, RESOURCES.index(name), count)
        return self

    # The turn

    def turn(self, seat: int) -> Self:
        """Starts this seat's turn, before it moves."""
        self.pos.stack.clear()
        self.pos.push(Turn(seat), Refill(), Advance())
        self.pos.begin_turn(TurnFacts(seat))
        return self

    def activating(self, tile: str = "", movement: int = 0) -> Self:
        """Marks the pawn as moved; a tile just placed and those around it may be activated."""
        facts = self.pos.now
        facts.acted, facts.movement = True, movement
        if tile:
            tiles, cell = self.player(facts.seat).tiles, self.pos.cell_of(facts.seat, tile)
            facts.around = (cell, *[cell + way for way in AROUND if cell + way in tiles])
        return self

    def asked(self, *frames: Any) -> Self:
        """Pushes these frames, for instance a marker to be placed."""
        self.pos.push(*frames)
        return self

    def play(self, *actions: Action, seat: int | None = None, deal: tuple[Any, ...] | None = None) -> Self:
        """Plays actions of a seat, by default the one to act; `deal` fixes what is drawn, tiles by id."""
        drawn = [self.number(each) if isinstance(each, str) else each for each in deal or ()]
        dealer = SamplingDealer(1) if deal is None else ScriptedDealer(drawn)
        self.pos.trace = trace = EventRecorder()
        for action in actions:
            self.pos.play(self.pos.seats_to_act()[0] if seat is None else seat, action, dealer)
        self.events: list[Event] = trace.events
        return self

    def run(self, *frames: Any) -> Self:
        """Runs automatic steps only."""
        self.pos.stack.clear()
        self.pos.push(*frames)
        self.pos.settle(SamplingDealer(1))
        return self

    # Looking

    def why_not(self, action: Action, seat: int | None = None) -> str:
        """Returns the key of the reason against an action, "" if it is legal."""
        reason = self.pos.why_not(self.pos.seats_to_act()[0] if seat is None else seat, action)
        return "" if reason is None else reason.key

    def legal(self, kind: type[Action], seat: int | None = None) -> list[Any]:
        """Returns the legal actions of one kind."""
        legal = self.pos.legal(self.pos.seats_to_act()[0] if seat is None else seat)
        return [action for action in legal if isinstance(action, kind)]

    def on(self, tile: str, seat: int = 0) -> dict[str, int]:
        """Returns the resources on a tile."""
        goods = self.player(seat).goods.get(self.pos.cell_of(seat, tile), ())
        return {name: count for name, count in zip(RESOURCES, goods, strict=False) if count}

    def standing(self, tile: str, seat: int = 0) -> int:
        """Returns the number of Scotsmen on a tile."""
        return self.player(seat).scotsmen.get(self.pos.cell_of(seat, tile), 0)

    def space(self, at: int) -> str:
        """Returns what is on a space of the rondel, as `rondel` names it."""
        code = self.pos.rondel[at]
        if code >= 0:
            return self.rules.ids[code]
        return {EMPTY: "empty", DIE: "die"}.get(code, f"seat-{pawn_of(0) - code}")

    def acting(self) -> int:
        """Returns the seat to act."""
        return self.pos.seats_to_act()[0]
