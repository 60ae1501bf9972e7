"""The rules at one table: components by number, modules and powers; start, views and result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bothy.games.glenmore import rounds, turn
from bothy.games.glenmore.actions import (
    activation,
    ground,
    markers,
    market,
    movement,
    payment,
    placing,
    removing,
    retrieving,
    rondel,
    taking,
)
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.bonuses import gains, immediate
from bothy.games.glenmore.hook_types import EffectKind, FinalTerm, Perform, RondelPiece
from bothy.games.glenmore.hooks import Hooks
from bothy.games.glenmore.module import MainActions, Module, Power
from bothy.games.glenmore.pack.types import STACKS, START, Components
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.effects import ICONS, Activate, Effect, Trade
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.pack.types.tiles import END, PERSON
from bothy.games.glenmore.player import SCORES, Player
from bothy.games.glenmore.position import GlenMore, TurnFacts
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.scoring import scores as scoring
from bothy.games.glenmore.seat_hooks import hooks_over
from bothy.games.glenmore.setup import steps as setup
from bothy.games.glenmore.stocks import stocks
from bothy.games.glenmore.territory.grid import CASTLE, VILLAGE
from bothy.games.glenmore.view import view
from bothy.kernel import Action, Dealer, FreeAction, Json, Registry, Result, RuleGroup, Ruleset, Text

M = TypeVar("M", bound=Module)
MODULE_FILES = (
    setup,
    rondel,
    rounds,
    turn,
    taking,
    payment,
    market,
    placing,
    ground,
    immediate,
    gains,
    activation,
    movement,
    markers,
    removing,
    retrieving,
    scoring,
)
BASE = Registry(
    frames=[frame for module in MODULE_FILES for frame in getattr(module, "FRAMES", ())],
    free_actions=[*market.FREE_ACTIONS, *movement.FREE_ACTIONS],
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
"""The function of each kind of effect, given position, seat, place, effect and reason."""


class GlenMoreRules(Ruleset[GlenMore]):
    """Everything about a table that stays the same throughout the game. Tiles are identified by number."""

    def __init__(
        self, pack: Components, seats: int, modules: Sequence[Module], powers: Sequence[Power], names: Registry
    ) -> None:
        """Builds the rules from these modules, in manifest order, and all possible powers and names."""
        super().__init__(seats, names, 2000 * seats)
        self.modules: tuple[Module, ...] = tuple(modules)
        self.module_named: dict[str, Module] = {module.name: module for module in self.modules}
        self._modules_of: dict[type[Any], tuple[Any, ...]] = {}
        self.powers: dict[str, Power] = {power.name: power for power in powers}
        self.hooks: Hooks = hooks_over(self.modules)
        self.anybody: Hooks = hooks_over([*modules, *powers])
        """Hooks of all modules and powers. If a hook is empty here, no seat's powers need checking."""
        self.hooks_by: dict[tuple[str, ...], Hooks] = {(): self.hooks}
        """Hooks by the powers a seat holds, filled on demand."""
        self.same_ground: bool = not self.hooks.modify_standing
        """True if all plain tiles share the same places, and all river tiles too, tolls included."""
        hooks = self.hooks
        self.plain_moves: bool = not (hooks.on_passing or hooks.on_stopped)
        """True if moves finish at once because no hook runs along the way."""
        self.nothing_hidden = not self.hooks.imagine
        for hook in self.hooks.components:
            pack = hook(pack)
        self.pack: Components = pack
        self.room: int = pack.pieces.room
        self.prices: tuple[tuple[int, ...], ...] = tuple([row.prices for row in pack.market])
        self.coin_worth: int = pack.end_worth("coin")
        self.tile_worth: int = pack.end_worth("extra-tile")
        self.effects: list[Effect] = []
        self._read_tiles()
        self._read_cards()
        self._read_clans()
        self._read_stacks()
        self._read_scores()
        self._read_modules()
        self._figures: dict[str, dict[str, int]] = {
            effect.name: dict(effect.figures) for effect in self.effects if isinstance(effect, fx.Power)
        }

    def _numbered(self, effects: tuple[Effect, ...]) -> tuple[int, ...]:
        """Adds effects to the table of all effects, since frames can only store their numbers."""
        first = len(self.effects)
        self.effects += effects
        return tuple(range(first, len(self.effects)))

    def _read_tiles(self) -> None:
        tiles = self.pack.tiles
        self.ids: tuple[str, ...] = tuple([tile.id for tile in tiles])
        self.number_of: dict[str, int] = {tile.id: number for number, tile in enumerate(tiles)}
        # Number -1 means no tile and has no river, so a place without a tile needs no special case.
        self.river: tuple[bool, ...] = (*[tile.river for tile in tiles], False)
        self.overlay: tuple[bool, ...] = tuple([tile.overlay for tile in tiles])
        known = dict.fromkeys([*ICONS, *[icon for tile in tiles for icon in tile.icons]])
        self.icons: tuple[int, ...] = tuple(
            [sum([1 << at for at, icon in enumerate(known) if icon in tile.icons]) for tile in tiles]
        )
        self.castle: tuple[bool, ...] = self._shows("castle")
        self.village: tuple[bool, ...] = self._shows("village")
        self.trade: tuple[bool, ...] = self._shows("trade")
        self.distillery: tuple[bool, ...] = self._shows("whisky")
        self.person: tuple[bool, ...] = tuple([tile.kind == PERSON for tile in tiles])
        stays = [id_ for hook in self.hooks.lasting_tiles for id_ in hook()]
        self.stays: bool = bool(stays)
        """True if a tile other than The End stays on the rondel."""
        self.lasting: tuple[bool, ...] = tuple([tile.kind == END or tile.id in stays for tile in tiles])
        """By tile: True if it stays, never taken or discarded."""
        stops = [id_ for hook in self.hooks.stopovers for id_ in hook()]
        self.keeps_place: tuple[bool, ...] = tuple(
            [lasts or tile.id in stops for tile, lasts in zip(tiles, self.lasting, strict=True)]
        )
        """By tile: whether it stays in place when a pawn stops on it."""
        self.protected: tuple[bool, ...] = tuple(
            [tile.protected or tile.id in stays or tile.id in stops for tile in tiles]
        )
        skipped = [id_ for hook in self.hooks.skipped_tiles for id_ in hook(self.pack)]
        self.skipped: tuple[bool, ...] = tuple([tile.id in skipped for tile in tiles])
        """By tile: whether pieces that move automatically never stop on it."""
        self.costs: tuple[Bill, ...] = tuple([Bill(tile.cost) for tile in tiles])
        self.simple: tuple[bool, ...] = tuple(
            [not (tile.kind == PERSON or tile.overlay or tile.cost.scotsmen) for tile in tiles]
        )
        """By tile: whether any free place of its kind will do."""
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
            [markers.PlaceMarker.of(place.id) for place in board.territories]
        )
        self.bonus: tuple[tuple[int, ...], ...] = tuple(
            [
                self._numbered(tuple([each for each in place.bonus if not isinstance(each, Activate)]))
                for place in board.places
            ]
        )

        givers = [place.id for place in board.places if any(isinstance(e, fx.TakeDiscard) for e in place.bonus)]
        self.retriever: str = givers[0] if givers else ""
        """The clan that takes tiles out of the discard pile."""

    def _read_stacks(self) -> None:
        pack = self.pack
        rows = {row.id: row for row in pack.stacks}
        in_box = [id_ for hook in self.hooks.tiles_left_out for id_ in hook(pack)]
        self.stacks: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([self.number_of[tile.id] for tile in pack.stack(letter) if tile.id not in in_box])
                for letter in STACKS
            ]
        )
        sizes = [len(stack) for stack in self.stacks]
        self.tiles_after: tuple[int, ...] = tuple([sum(sizes[at + 1 :]) for at in range(len(sizes))])
        self.scoring_after: tuple[bool, ...] = tuple([rows[letter].scores for letter in STACKS])
        third = -(-sizes[-1] // 3)
        depths = {self.the_end: (third, sizes[-1] - third - 1)}
        for hook in self.hooks.depths:
            depths |= {
                self.number_of[id_]: depth
                for id_, depth in hook(pack, dict(zip(STACKS, sizes, strict=True))).items()
            }
        self.end_depths: tuple[int, int] = depths[self.the_end]
        """The least and most tiles above The End (G3.8)."""
        deep = [[tile for tile in stack if tile in depths] for stack in self.stacks]
        self.bound: tuple[tuple[int, int, int] | None, ...] = tuple(
            [(tiles[0], *depths[tiles[0]]) if tiles else None for tiles in deep]
        )
        """By stack: its one tile with a bound depth, and the least and most tiles above it."""

    def _read_scores(self) -> None:
        hooks = self.hooks
        self.categories: tuple[str, ...] = CATEGORIES
        """The categories a scoring compares."""
        self.terms: tuple[FinalTerm, ...] = tuple([each for hook in hooks.final_terms for each in hook()])
        self.sources: tuple[str, ...] = tuple([name for hook in hooks.score_lines for name in hook()])
        """Sources of points during play other than tiles and clans."""
        more = [*self.sources, *[each.name for each in self.terms]]
        self.scores: tuple[str, ...] = (*SCORES, *dict.fromkeys(more))
        """Sources of points, by number."""
        self.category_scores: tuple[int, ...] = tuple([self.scores.index(name) for name in self.categories])

    def _read_modules(self) -> None:
        hooks = self.hooks
        kinds: list[EffectKind] = [kind for hook in hooks.effects for kind in hook()]
        self.kinds: dict[type, EffectKind] = {each.kind: each for each in kinds}
        """Kinds of effect that modules add."""
        self.performs: dict[type, Perform] = PERFORMS | {each.kind: each.perform for each in kinds}
        self.words: dict[type, str] = {**immediate.WORDS, **{each.kind: each.word for each in kinds}}
        far = [*immediate.FAR_REACHING, *[each.kind for each in kinds if each.far_reaching]]
        self.far_reaching: dict[type, None] = dict.fromkeys(far)
        self.pieces: tuple[RondelPiece, ...] = tuple([each for hook in hooks.pieces for each in hook()])
        """The pieces on the rondel that aren't seats' pawns."""
        for at, piece in enumerate(self.pieces):
            piece.code = piece.code or PAWN - self.seats - at
        shared = self.stays or bool(hooks.stopovers)
        self.plain_rondel: bool = not shared and all(piece.code > PAWN for piece in self.pieces)
        """True if every piece has its own space and only the box's neutral piece isn't a pawn."""
        self.piece_at: dict[int, RondelPiece] = {piece.code: piece for piece in self.pieces}
        self.more_actions: MainActions = tuple([each for hook in hooks.main_actions for each in hook()])
        self.main_actions: RuleGroup[GlenMore] = RuleGroup(
            [activation.ACTIVATING, market.SELLING, *self.more_actions]
        )
        """The rules of a turn's question: activations, then sales, then those of modules."""
        self.more_free_actions: tuple[FreeAction[GlenMore], ...] = tuple(
            [each for hook in hooks.free_actions for each in hook()]
        )

    # Queries by rules

    def perform(self, pos: GlenMore, seat: int, cell: int, effect: Effect, why: str) -> None:
        """Performs an effect, on this place if it needs one."""
        self.performs[type(effect)](pos, seat, cell, effect, why)

    def modules_of(self, kind: type[M]) -> tuple[M, ...]:
        """Returns this table's modules of a kind, in manifest order; cached."""
        found = self._modules_of.get(kind)
        if found is None:
            found = self._modules_of[kind] = tuple([each for each in self.modules if isinstance(each, kind)])
        return found

    def hooks_with(self, powers: tuple[str, ...]) -> Hooks:
        """Returns the hooks for a seat that holds these powers."""
        found = self.hooks_by.get(powers)
        if found is None:
            held = [power for name, power in self.powers.items() if name in powers]
            found = self.hooks_by[powers] = hooks_over([*self.modules, *held])
        return found

    def figure(self, power: str, name: str) -> int:
        """Returns a number from a power's data."""
        return self._figures[power][name]

    def roads_after(self, roads: tuple[int, ...], place: int) -> tuple[int, ...]:
        """Returns road costs once a marker is here; it doesn't help another one to the same place (G15.5)."""
        costs = self.pack.clan_board.costs[place]
        return tuple(
            [old if to == place else min(old, new) for to, (old, new) in enumerate(zip(roads, costs, strict=True))]
        )

    def roads_to(self, markers: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """Returns road costs with these markers on the clan board."""
        roads = self.pack.clan_board.costs[START]
        for place, seats in enumerate(markers):
            if seats:
                roads = self.roads_after(roads, place)
        return roads

    # Opening a game

    def start(self) -> GlenMore:
        pos = GlenMore()
        pos.rules = self
        table = self.pack.smallest_table(self.seats)
        for layout in self.hooks.modify_layout:
            table = layout(self.pack, table)
        pos.rondel = [EMPTY] * self.pack.rondel.spaces
        pos.gap, pos.behind = 0, 0
        pos.stage, pos.left, pos.discards = 0, self.stacks[0], ()
        pos.market = [table.market_coins] * len(self.prices)
        pos.clans = ((),) * len(self.pack.clan_board.places)
        pos.roads = self.roads_to(pos.clans)
        pos.players = [self._new_player() for _ in range(self.seats)]
        for parts in self.hooks.parts:
            pos.parts |= {part.name: part for part in parts(pos)}
        spaces = setup.rondel_line(pos, len(self.stacks[0]) + table.a_tiles)
        pos.push(
            *[setup.DrawPawn(place) for place in range(self.seats)],
            *[rounds.LayTile(space) for space in spaces],
            *[frame for hook in self.hooks.setup_steps for frame in hook(pos)],
            rounds.Advance(),
        )
        return pos

    def _new_player(self) -> Player:
        player = Player()
        player.coins = player.whisky = 0
        player.points = [0] * len(self.scores)  # no VP, resources, whisky or cards yet (G3.10)
        player.supply, player.markers = self.pack.pieces.scotsmen - 2, self.pack.pieces.markers
        player.cards, player.persons, player.powers = (), (), ()
        player.tiles = {VILLAGE: self.home_village, CASTLE: self.home_castle}
        player.under, player.scotsmen, player.goods = {}, {VILLAGE: 1}, {}
        player.space, player.done, player.places = -1, False, None
        return player

    # The kernel's interface

    def restore(self, facts: dict[str, Json]) -> GlenMore:
        pos = GlenMore()
        pos.rules = self
        pos.rondel, pos.market = list(facts["rondel"]), list(facts["market"])
        pos.gap, pos.behind, pos.stage = facts["gap"], facts.get("behind", 0), facts["stage"]
        pos.left, pos.discards = tuple(facts["left"]), tuple(facts["discards"])
        pos.clans = tuple([tuple(seats) for seats in facts["clans"]])
        pos.roads = self.roads_to(pos.clans)
        pos.players = [Player.read(player) for player in facts["players"]]
        return pos

    def view(self, pos: GlenMore, seat: int | None) -> dict[str, Json]:
        return view(pos, seat)

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        """Redraws what modules hide. Nothing else is secret, and the stacks have no order (G1.5)."""
        other = pos.copy()
        for hook in self.hooks.imagine:
            other = hook(other, seat, dealer)
        return other

    def reactions(self) -> tuple[str, ...]:
        """Returns the reactions of this table's modules; the registry has those of all modules."""
        found = [name for module in self.modules for name in module.registry.reactions]
        return tuple(dict.fromkeys([*BASE.reactions, *found]))

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        return [note for hook in self.hooks.notes for note in hook(pos)]

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        return [note for hook in self.hooks.own_notes for note in hook(pos, seat)]

    def stocks(self, pos: GlenMore) -> dict[str, int]:
        return stocks(pos)

    def result(self, pos: GlenMore) -> Result:
        """Ranks by points; of tied players the one with the fewest resources wins, or they share (G19.10)."""
        keys = [(player.total(), -sum(player.stock())) for player in pos.players]
        ranks = [1 + len([other for other in keys if other > own]) for own in keys]
        return Result(
            tuple(ranks), tuple([dict(zip(self.scores, each.points, strict=True)) for each in pos.players])
        )


__all__ = ["BASE", "GlenMoreRules"]
