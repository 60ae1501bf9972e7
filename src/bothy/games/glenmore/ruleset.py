"""The rules at one table: components by number, options; start, views and result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bothy.games.glenmore import turn
from bothy.games.glenmore.actions import (
    activation,
    market,
    movement,
    payment,
    placing,
    removing,
    retrieving,
    taking,
)
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.bonuses import gains, immediate
from bothy.games.glenmore.bots.tile_values import Prospects
from bothy.games.glenmore.clans import markers as clans
from bothy.games.glenmore.pack.types import STACKS, START, Components
from bothy.games.glenmore.pack.types.effects import ICONS, Activate, Effect, Power, Trade
from bothy.games.glenmore.pack.types.tiles import END, PERSON
from bothy.games.glenmore.player import SCORES, Player
from bothy.games.glenmore.position import DIE, EMPTY, GlenMore, TurnFacts
from bothy.games.glenmore.rondel import rondel
from bothy.games.glenmore.scoring import scores as scoring
from bothy.games.glenmore.setup import steps as setup
from bothy.games.glenmore.stocks import stocks
from bothy.games.glenmore.territory import territory
from bothy.games.glenmore.territory.grid import CASTLE, VILLAGE
from bothy.games.glenmore.view import view
from bothy.kernel import Action, Dealer, Json, Options, Registry, Result, Ruleset

MODULE_FILES = (
    setup,
    rondel,
    turn,
    taking,
    payment,
    market,
    placing,
    territory,
    immediate,
    gains,
    activation,
    movement,
    clans,
    removing,
    retrieving,
    scoring,
)
BASE = Registry(
    frames=[frame for module in MODULE_FILES for frame in getattr(module, "FRAMES", ())],
    asides=[*market.ASIDES, *movement.ASIDES],
    parts=[TurnFacts],
    events=[
        "coins", "whisky", "points", "goods", "scotsmen",
        *[event for module in MODULE_FILES for event in getattr(module, "EVENTS", ())],
    ],
    reasons=[reason for module in MODULE_FILES for reason in getattr(module, "REASONS", ())],
)  # fmt: skip
PERFORMS: dict[type, Any] = {
    kind: perform for module in MODULE_FILES for kind, perform in getattr(module, "PERFORMS", {}).items()
}
"""How each kind of effect happens: a function of position, seat, place, effect and reason."""


class GlenMoreRules(Ruleset[GlenMore]):
    """Everything about a table that does not change while it is played. Tiles are known by number."""

    def __init__(self, pack: Components, options: Options, seats: int) -> None:
        super().__init__(seats, BASE, step_bound=2000 * seats)
        self.nothing_hidden = True
        self.pack: Components = pack
        without_die = [table.players for table in pack.tables if not table.die]
        self.with_die: bool = bool(options["die"]) or seats not in without_die
        self.room: int = pack.pieces.room
        self.prices: tuple[tuple[int, ...], ...] = tuple([row.prices for row in pack.market])
        self.coin_worth: int = pack.end_worth("coin")
        self.tile_worth: int = pack.end_worth("extra-tile")
        self.effects: list[Effect] = []
        self._read_tiles()
        self._read_cards()
        self._read_clans()
        self._read_stacks(str(options["length"]))
        self._figures: dict[str, dict[str, int]] = {
            effect.name: dict(effect.figures) for effect in self.effects if isinstance(effect, Power)
        }
        self.prospects: Prospects = Prospects(self)
        """For the estimate only; no rule asks for it."""

    def _numbered(self, effects: tuple[Effect, ...]) -> tuple[int, ...]:
        """Effects entered into the table of all of them, as frames can only name numbers."""
        first = len(self.effects)
        self.effects += effects
        return tuple(range(first, len(self.effects)))

    def _read_tiles(self) -> None:
        tiles = self.pack.tiles
        self.ids: tuple[str, ...] = tuple([tile.id for tile in tiles])
        self.number_of: dict[str, int] = {tile.id: number for number, tile in enumerate(tiles)}
        # No tile is number -1: it has no river, so that a place without a tile needs no test of its own.
        self.river: tuple[bool, ...] = (*[tile.river for tile in tiles], False)
        self.overlay: tuple[bool, ...] = tuple([tile.overlay for tile in tiles])
        self.icons: tuple[int, ...] = tuple(
            [sum([1 << at for at, icon in enumerate(ICONS) if icon in tile.icons]) for tile in tiles]
        )
        self.castle: tuple[bool, ...] = self._shows("castle")
        self.village: tuple[bool, ...] = self._shows("village")
        self.trade: tuple[bool, ...] = self._shows("trade")
        self.distillery: tuple[bool, ...] = self._shows("whisky")
        self.person: tuple[bool, ...] = tuple([tile.kind == PERSON for tile in tiles])
        self.protected: tuple[bool, ...] = tuple([tile.protected for tile in tiles])
        self.costs: tuple[Bill, ...] = tuple([Bill(tile.cost) for tile in tiles])
        self.immediate: tuple[tuple[int, ...], ...] = tuple([self._numbered(tile.immediate) for tile in tiles])
        self.activation: tuple[tuple[tuple[int, Bill | None], ...], ...] = tuple(
            [
                tuple(
                    [
                        (number, Bill(effect.pay) if isinstance(effect, Trade) else None)
                        for number, effect in zip(self._numbered(tile.activation), tile.activation, strict=True)
                    ]
                )
                for tile in tiles
            ]
        )
        self.the_end: int = [tile.kind for tile in tiles].index(END)
        self.home_village: int = self.number_of["home-village"]
        self.home_castle: int = self.number_of["home-castle"]
        self.activate_actions: tuple[tuple[Action, ...], ...] = tuple(
            [
                tuple([activation.Activate.of(tile.id, deal + 1) for deal in range(max(1, len(tile.activation)))])
                for tile in tiles
            ]
        )
        self.take_actions: tuple[Action, ...] = tuple([turn.Take.of(tile.id) for tile in tiles])
        self.discard_actions: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([turn.Discard.of(tile.id, reward) for reward in (turn.COIN, turn.MOVEMENT)]) for tile in tiles]
        )

    def _shows(self, icon: str) -> tuple[bool, ...]:
        return tuple([icon in tile.icons for tile in self.pack.tiles])

    def _read_cards(self) -> None:
        cards = self.pack.landmarks
        self.card_of: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        self.card_effects: tuple[tuple[int, ...], ...] = tuple([self._numbered(card.effects) for card in cards])

    def _read_clans(self) -> None:
        board = self.pack.clan_board
        self.clan_of: dict[str, int] = {
            place.id: number for number, place in enumerate(board.places) if number != START
        }
        self.many: tuple[bool, ...] = tuple([place.many_markers for place in board.places])
        self.marker_actions: tuple[Action, ...] = tuple(
            [clans.PlaceMarker.of(place.id) for place in board.territories]
        )
        self.bonus: tuple[tuple[int, ...], ...] = tuple(
            [
                self._numbered(tuple([each for each in place.bonus if not isinstance(each, Activate)]))
                for place in board.places
            ]
        )

    def _read_stacks(self, length: str) -> None:
        pack = self.pack
        rows = {row.id: row for row in pack.stacks}
        self.stacks: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.number_of[tile.id] for tile in pack.stack(letter)]) for letter in STACKS]
        )
        sizes = [len(stack) for stack in self.stacks]
        self.tiles_after: tuple[int, ...] = tuple([sum(sizes[at + 1 :]) for at in range(len(sizes))])
        self.scoring_after: tuple[bool, ...] = tuple([rows[letter].scores for letter in STACKS])
        third = -(-sizes[-1] // 3)
        depth = next(iter([row.the_end for row in pack.lengths if row.id == length]))
        self.end_depths: tuple[int, int] = (0, 0) if depth == "top" else (third, sizes[-1] - third - 1)
        """How many tiles may lie above The End, at least and at most (G3.8)."""
        faces = pack.die.faces
        self.die_outcomes: tuple[tuple[int, int], ...] = tuple(
            [(face, faces.count(face)) for face in dict.fromkeys(faces)]
        )

    # What rules ask for

    def perform(self, pos: GlenMore, seat: int, cell: int, effect: Effect, why: str) -> None:
        """Let an effect happen, on this place where it needs one."""
        how: Callable[[GlenMore, int, int, Any, str], None] = PERFORMS[type(effect)]
        how(pos, seat, cell, effect, why)

    def figure(self, power: str, name: str) -> int:
        """A number of a power."""
        return self._figures[power][name]

    def roads_after(self, roads: tuple[int, ...], place: int) -> tuple[int, ...]:
        """What roads cost once a marker stands here; it does not help another to the same place (G15.5)."""
        costs = self.pack.clan_board.costs[place]
        return tuple(
            [old if to == place else min(old, new) for to, (old, new) in enumerate(zip(roads, costs, strict=True))]
        )

    def roads_to(self, markers: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """What roads cost with these markers on the clan board."""
        roads = self.pack.clan_board.costs[START]
        for place, seats in enumerate(markers):
            if seats:
                roads = self.roads_after(roads, place)
        return roads

    # Opening a game

    def start(self) -> GlenMore:
        pos = GlenMore()
        pos.rules = self
        table = self.pack.table(self.seats, self.with_die)
        pos.rondel = [EMPTY] * self.pack.rondel.spaces
        pos.gap, pos.die = 0, -1
        pos.stage, pos.left, pos.discards = 0, self.stacks[0], ()
        pos.market = [table.market_coins] * len(self.prices)
        pos.clans = ((),) * len(self.pack.clan_board.places)
        pos.roads = self.roads_to(pos.clans)
        pos.players = [self._new_player() for _ in range(self.seats)]
        first = setup.FIRST_SPACE + self.seats
        if self.with_die:
            pos.die = first
            pos.rondel[first] = DIE
            first += 1
        tiles = len(self.stacks[0]) + table.a_tiles
        pos.then(
            *[setup.DrawPawn(place) for place in range(self.seats)],
            *[rondel.LayTile(first + number) for number in range(tiles)],
            turn.Advance(),
        )
        return pos

    def _new_player(self) -> Player:
        player = Player()
        player.coins = player.whisky = 0
        player.points = [0] * len(SCORES)
        player.supply, player.markers = self.pack.pieces.scotsmen - 2, self.pack.pieces.markers
        player.cards, player.persons, player.powers = (), (), ()
        player.tiles = {VILLAGE: self.home_village, CASTLE: self.home_castle}
        player.under, player.scotsmen, player.goods = {}, {VILLAGE: 1}, {}
        player.space, player.done, player.places = -1, False, None
        return player

    # What the kernel asks for

    def restore(self, facts: dict[str, Json]) -> GlenMore:
        pos = GlenMore()
        pos.rules = self
        pos.rondel, pos.market = list(facts["rondel"]), list(facts["market"])
        pos.gap, pos.die, pos.stage = facts["gap"], facts["die"], facts["stage"]
        pos.left, pos.discards = tuple(facts["left"]), tuple(facts["discards"])
        pos.clans = tuple([tuple(seats) for seats in facts["clans"]])
        pos.roads = self.roads_to(pos.clans)
        pos.players = [Player.read(player) for player in facts["players"]]
        return pos

    def view(self, pos: GlenMore, seat: int | None) -> dict[str, Json]:
        return view(pos)

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        """Nothing is secret, and the stacks have no order to imagine (G1.5)."""
        return pos.copy()

    def stocks(self, pos: GlenMore) -> dict[str, int]:
        return stocks(pos)

    def result(self, pos: GlenMore) -> Result:
        """Most points win; of tied players the one with fewest resources, else they share (G19.10)."""
        keys = [(player.total(), -sum(player.stock())) for player in pos.players]
        ranks = [1 + len([other for other in keys if other > own]) for own in keys]
        return Result(tuple(ranks), tuple([dict(zip(SCORES, each.points, strict=True)) for each in pos.players]))


__all__ = ["BASE", "GlenMoreRules"]
