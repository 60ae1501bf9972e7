"""The position of a game of Glen More II: Chronicles, and the basic moves of pieces and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.player import EFFECTS, Player
from bothy.games.glenmore.rondel.ring import NEUTRAL
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Json, ModuleState, Position, state

if TYPE_CHECKING:
    from bothy.games.glenmore.hooks import Hooks
    from bothy.games.glenmore.ruleset import GlenMoreRules


@state
class TurnFacts(ModuleState):
    """The state of one turn."""

    seat: int
    acted: bool = False
    """True once the pawn has moved."""
    movement: int = 0
    around: "tuple[int, ...]" = ()
    """The places that may be activated, fixed when the tile is placed (G12.11)."""
    used: "tuple[int, ...]" = ()
    """The tiles activated this turn."""
    extra: int = 0
    """Activations beyond the neighbours so far (G16.11)."""
    everywhere: bool = False
    """True if all own tiles may be activated (G16.4)."""

    @property
    def own_pawn(self) -> bool:
        """True if the seat moves its own pawn this turn, rather than another piece it controls."""
        return True

    def copy(self) -> TurnFacts:
        return TurnFacts(self.seat, self.acted, self.movement, self.around, self.used, self.extra, self.everywhere)

    @classmethod
    def read(cls, data: list[Any]) -> TurnFacts:
        seat, acted, movement, around, used, extra, everywhere = data
        return cls(seat, acted, movement, tuple(around), tuple(used), extra, everywhere)


class GlenMore(Position):
    """A position. Stacks have no order: `left` is drawn at random, except for The End's depth (G3.8)."""

    __slots__ = (
        "behind",
        "clans",
        "discards",
        "gap",
        "left",
        "market",
        "players",
        "roads",
        "rondel",
        "rules",
        "stage",
    )

    rules: GlenMoreRules
    rondel: list[int]
    """By space: a tile's number, EMPTY, or a piece. A pawn on a tile that stays is recorded only in its player."""
    gap: int
    behind: int
    """Number of lasting tiles' spaces between the gap and the rearmost piece when it began to act."""
    stage: int
    """The stack that tiles come from, as an index into the pack."""
    left: tuple[int, ...]
    """The rest of that stack."""
    discards: tuple[int, ...]
    market: list[int]
    """By resource: the number of filled spaces in its row."""
    clans: tuple[tuple[int, ...], ...]
    """By place on the clan board: the seats with a marker there."""
    roads: tuple[int, ...]
    """By place on the clan board: the road cost of the next marker there; follows from `clans`."""
    players: list[Player]

    def copy(self) -> GlenMore:
        new = GlenMore(self)
        new.rules = self.rules
        new.rondel = self.rondel[:]
        new.gap = self.gap
        new.behind = self.behind
        new.stage = self.stage
        new.left = self.left
        new.discards = self.discards
        new.market = self.market[:]
        new.clans = self.clans
        new.roads = self.roads
        new.players = [player.copy() for player in self.players]
        return new

    def facts(self) -> dict[str, Json]:
        found: dict[str, Json] = {
            "rondel": self.rondel,
            "gap": self.gap,
            self.rules.pack.die.id: self.space_of(NEUTRAL),
            "stage": self.stage,
            "left": list(self.left),
            "discards": list(self.discards),
            "market": self.market,
            "clans": [list(seats) for seats in self.clans],
            "players": [player.data() for player in self.players],
        }
        if self.behind:
            found["behind"] = self.behind
        return found

    # Looking

    def hooks_of(self, seat: int) -> Hooks:
        """Returns the hooks for a seat: the table's modules and the powers it holds."""
        powers = self.players[seat].powers
        found = self.rules.hooks_by.get(powers)
        return found if found is not None else self.rules.hooks_with(powers)

    def space_of(self, code: int) -> int:
        """Returns the rondel space of a tile or piece, or -1."""
        return self.rondel.index(code) if code in self.rondel else -1

    @property
    def now(self) -> TurnFacts:
        """The state of the current turn. Called constantly, so its type isn't checked: turns have no other."""
        return self.turn  # type: ignore[return-value]

    def tile_on(self, seat: int, cell: int) -> str:
        """Returns the id of the tile on top of a place."""
        return self.rules.ids[self.players[seat].tiles[cell]]

    def cell_of(self, seat: int, id_: str) -> int:
        """Returns the place of a tile on top of a seat's territory, or NOWHERE."""
        number = self.rules.number_of.get(id_, -1)
        for cell, tile in self.players[seat].tiles.items():
            if tile == number:
                return cell
        return NOWHERE

    def room(self, seat: int, cell: int) -> int:
        """Returns how many more resources fit on a tile (G11.5); zero if it has left the territory."""
        player = self.players[seat]
        return self.rules.room - player.load(cell) if cell in player.tiles else 0

    def count_persons(self, seat: int) -> int:
        """Returns what a seat's persons count for in a scoring."""
        return sum([self.rules.pack.tiles[tile].persons for tile in self.players[seat].persons])

    # Moving pieces and points, each with its ledger line

    def pay(self, seat: int, amount: int, why: str) -> None:
        """Adds coins, or removes them if negative."""
        if amount:
            self.players[seat].coins += amount
            if self.trace is not None:
                self.emit("coins", [(f"coins-{seat}", amount, why)], seat=seat, amount=amount, why=why)

    def brew(self, seat: int, count: int, why: str) -> None:
        """Adds barrels of whisky, or removes them if negative."""
        if count:
            self.players[seat].whisky += count
            if self.trace is not None:
                self.emit("whisky", [(f"whisky-{seat}", count, why)], seat=seat, count=count, why=why)
            if self.rules.anybody.on_brewed:
                for hook in self.hooks_of(seat).on_brewed:
                    self.push(*hook(self, seat, count, why))

    def score(self, seat: int, points: int, why: str, category: int = EFFECTS) -> None:
        """Adds victory points, or removes them; a total may fall below zero (G19.9)."""
        if points:
            self.players[seat].points[category] += points
            if self.trace is not None:
                lines = [(f"vp-{seat}", points, why)]
                name = self.rules.scores[category]
                self.emit("points", lines, seat=seat, points=points, category=name, why=why)
            if self.rules.anybody.on_points_scored:
                for hook in self.hooks_of(seat).on_points_scored:
                    self.push(*hook(self, seat, points, why, self.rules.scores[category]))

    def put(self, seat: int, cell: int, resource: int, count: int, why: str) -> None:
        """Adds resources to a tile, or removes them if negative."""
        if count:
            self.players[seat].add_goods(cell, resource, count)
            if self.trace is not None:
                name, tile = RESOURCES[resource], self.tile_on(seat, cell)
                lines = [(f"{name}-{seat}", count, why)]
                self.emit("goods", lines, seat=seat, resource=name, count=count, tile=tile, why=why)

    def muster(self, seat: int, cell: int, count: int, why: str) -> None:
        """Moves Scotsmen from the supply onto a tile, as far as it lasts, or back if negative (G2.11).

        A tile may leave the territory before all its own effects have happened; the rest then have no effect.
        """
        player = self.players[seat]
        count = min(count, player.supply)
        if count and cell in player.tiles:
            player.supply -= count
            self.enter(seat, cell, count)
            if self.trace is not None:
                lines = [(f"supply-{seat}", -count, why), (f"scotsmen-{seat}", count, why)]
                self.emit("scotsmen", lines, seat=seat, count=count, tile=self.tile_on(seat, cell), why=why)

    def enter(self, seat: int, cell: int, count: int) -> None:
        """Adds Scotsmen to a tile, or removes them if negative."""
        self.players[seat].add_scotsmen(cell, count)
        if count > 0 and self.rules.anybody.on_entered:
            for hook in self.hooks_of(seat).on_entered:
                self.push(*hook(self, seat, cell, count))

    def fill(self, resource: int, spaces: int, why: str) -> None:
        """Fills spaces of a market row with coins, or empties them if negative."""
        self.market[resource] += spaces
        if self.trace is not None:
            name = RESOURCES[resource]
            self.emit("market", [(f"market-{name}", spaces, why)], resource=name, filled=self.market[resource])

    def discard(self, tile: int, cause: str, seat: int) -> None:
        """Discards a tile onto the common pile or a module's; `seat` is the cause, -1 if none."""
        hooks = self.rules.hooks
        keepers = hooks.keeps_discard
        if not (keepers and any(keeps(self, tile, cause, seat) for keeps in keepers)):
            self.discards += (tile,)  # the only way onto it (G4.12)
            self.emit("discarded", [("discards", 1, "discard")], tile=self.rules.ids[tile])
        for hook in hooks.on_discarded:
            self.push(*hook(self, tile, cause, seat))

    def all_discards(self) -> tuple[int, ...]:
        """Returns the tiles on all discard piles."""
        found = self.discards
        for hook in self.rules.hooks.other_discards:
            found += tuple(hook(self))
        return found
