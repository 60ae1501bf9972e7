"""The rules at one table: components, modules, clans; start, views and result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bothy.games.caledonia import clans as powers
from bothy.games.caledonia import production, rounds, turn
from bothy.games.caledonia.actions import bonuses, contracts, expand, fulfil, moving, rewards, trade, upgrades
from bothy.games.caledonia.actions.expand import EXPANDING_FREE, Expand, expansions_of
from bothy.games.caledonia.actions.upgrades import BONUS_UPGRADING
from bothy.games.caledonia.hooks import Hooks
from bothy.games.caledonia.map.board import Atlas, atlas
from bothy.games.caledonia.map.grid import HEXES, MODULES
from bothy.games.caledonia.module import Module, UnitKind
from bothy.games.caledonia.pack.types import Clan, Components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.player import Player
from bothy.games.caledonia.position import EMPTY, Caledonia, TurnFacts
from bothy.games.caledonia.rounds import MAIN_ACTIONS
from bothy.games.caledonia.scoring import scores as scoring
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.games.caledonia.seat_hooks import SeatHooks
from bothy.games.caledonia.setup import first_workers, steps
from bothy.games.caledonia.setup.steps import in_play, opening
from bothy.games.caledonia.stocks import stocks
from bothy.games.caledonia.view import view
from bothy.kernel import Dealer, Frame, FreeAction, Json, Registry, Result, Rule, RuleGroup, Ruleset, Text

BASE_FILES = (
    trade, contracts, upgrades, expand, bonuses, rewards, fulfil, turn, production, rounds, scoring, steps,
    first_workers, moving,
)  # fmt: skip
BASE: Registry = Registry(
    frames=[frame for file in BASE_FILES for frame in file.FRAMES],
    actions=[kind for rule in (*MAIN_ACTIONS.values(), BONUS_UPGRADING) for kind in rule.takes],
    parts=[TurnFacts],
    events=["money", "goods", "glory", *[event for file in BASE_FILES for event in getattr(file, "EVENTS", ())]],
    reasons=[reason for file in BASE_FILES for reason in getattr(file, "REASONS", ())],
).joined([powers.NAMES])
UNIT_NAMES: tuple[str, ...] = (*UNITS, *[kind.name for kind in powers.UNIT_KINDS])
"""The units of the board and of clans, which any table may have without a module."""


class CaledoniaRules(Ruleset[Caledonia]):
    """Everything about a table that doesn't change during play. Slots, for fast access by rules."""

    __slots__ = (
        "atlas",
        "basic_producers",
        "board_units",
        "bonus_choices",
        "bonus_costs",
        "bonus_upgrades",
        "clan_notes",
        "columns",
        "dearest_land",
        "drawn_clans",
        "drawn_ports",
        "drawn_scoring_tiles",
        "drawn_sides",
        "drawn_starting_tiles",
        "ends_of_production",
        "expansions",
        "hooks",
        "incomes",
        "is_worker",
        "last_level",
        "layout",
        "main_actions",
        "modules",
        "neighbourhood",
        "noted",
        "offered",
        "open_boxes",
        "other_turns",
        "pack",
        "pays_land",
        "pieces",
        "powers",
        "prices",
        "rewards",
        "seat_hooks",
        "sides",
        "size",
        "tile_free_actions",
        "tile_of",
        "unit_costs",
        "unit_kinds",
        "unit_land",
        "unit_makes",
        "unit_names",
        "unit_numbers",
        "upgrade_costs",
        "watched",
        "watching",
        "worths",
    )

    def __init__(
        self,
        pack: Components,
        seats: int,
        sides: Sequence[str],
        modules: Sequence[Module],
        names: Registry,
    ) -> None:
        """Takes the side named for each map module, if one is, and the names of all modules of the game."""
        super().__init__(seats, names, step_bound=2000 * seats)
        self.modules: tuple[Module, ...] = tuple(modules)
        self.hooks: SeatHooks = SeatHooks(self.modules)
        """The hooks of the table; for those of a seat, see `Caledonia.hooks_of`."""
        for joined in self.hooks.components:
            pack = joined(pack)
        self.pack: Components = pack
        self._drawn()
        self._sides(sides)
        self.nothing_hidden = not self.hooks.imagine
        people = tuple(range(seats))
        for answering in self.hooks.modify_people:
            people = answering(people)
        self.size: int = seats
        """The number of players that determines map, contracts and limits."""
        self.people = people
        self.other_turns: bool = bool(self.hooks.turn_frames) or len(people) < seats
        """True if some turns may differ from the usual ones."""
        self.open_boxes: int = pack.open_boxes[seats - 1].open
        self.offered: int = pack.player_counts[len(people) - 1].clans
        """Clans or starting tiles to choose from."""
        self.neighbourhood: int = pack.player_counts[seats - 1].neighbourhood
        self._prices()
        self._clans()
        self._units()
        self._questions()
        self.tile_of: dict[str, int] = {row.effect: tile for tile, row in enumerate(pack.ports)}
        self.tile_free_actions: dict[int, FreeAction[Any]] = {
            self.tile_of[effect]: free_action
            for hook in self.hooks.port_free_actions
            for effect, free_action in hook().items()
            if effect in self.tile_of
        }
        """The free actions of port tiles."""
        self.worths: dict[str, tuple[int, int]] = {worth.id: (worth.every, worth.vp) for worth in pack.worths}
        self.atlas: Atlas = atlas(pack.sides)

    def _drawn(self) -> None:
        """Determines the rows of each set that are drawn from at this table."""
        pack, hooks = self.pack, self.hooks
        self.drawn_sides: tuple[int, ...] = in_play(hooks, pack.sides)
        self.drawn_clans: tuple[int, ...] = in_play(hooks, pack.clans)
        self.drawn_starting_tiles: tuple[int, ...] = in_play(hooks, pack.starting_tiles)
        self.drawn_ports: tuple[int, ...] = in_play(hooks, pack.ports)
        self.drawn_scoring_tiles: tuple[int, ...] = in_play(hooks, pack.scoring_tiles)

    def _sides(self, named: Sequence[str]) -> None:
        """Determines what each map module is drawn from."""
        drawn = [self.pack.sides[number] for number in self.drawn_sides]
        self.sides: tuple[tuple[str, ...], ...] = tuple(
            [
                (side,) if side else tuple([each.id for each in drawn if each.module == module])
                for module, side in enumerate(named)
            ]
        )
        """The sides each map module is drawn from, only one if the table has named it."""
        one_each = all(len(each) == 1 for each in self.sides)
        self.layout: str = "".join([each[0] for each in self.sides]) if one_each else ""
        """The whole layout, if no side is drawn."""

    def _prices(self) -> None:
        pack = self.pack
        self.prices: tuple[tuple[int, ...], ...] = tuple([track.prices for track in pack.price_tracks])
        technology = pack.technologies[0]
        self.upgrade_costs: tuple[int, int, int] = (
            pack.shipping_levels[-1].cost,
            technology.cost,
            pack.merchants.cost,
        )
        self.bonus_costs: tuple[int, int, int] = (0, technology.bonus_cost, 0)
        self.last_level: int = len(pack.shipping_levels) - 1

    def _clans(self) -> None:
        """Builds the hooks of a seat by its clan; the last entry is for clan -1, none."""
        known: dict[str, Callable[[Clan], Module]] = dict(powers.POWERS)
        for hook in self.hooks.powers:
            known |= hook()
        self.powers: tuple[Module, ...] = tuple([known[row.id](row) for row in self.pack.clans])
        by_clan: list[tuple[Module, ...]] = [(power,) for power in self.powers]
        by_clan.append(())
        self.seat_hooks: tuple[SeatHooks, ...] = tuple([SeatHooks((*self.modules, *own)) for own in by_clan])
        alone = [Hooks(own) for own in by_clan]
        self.watching: tuple[tuple[Callable[[Caledonia, int, int, int, int], Sequence[Frame[Any]]], ...], ...] = (
            tuple([hooks.on_deployed for hooks in alone])
        )
        """The reactions of each clan to any seat's deployments."""
        self.clan_notes: tuple[tuple[Callable[[Caledonia, int], Sequence[Text]], ...], ...] = tuple(
            [hooks.notes for hooks in alone]
        )
        self.noted: bool = bool(self.hooks.notes) or any(bool(hooks) for hooks in self.clan_notes)
        self.watched: bool = bool(self.hooks.on_deployed) or any(bool(hooks) for hooks in self.watching)

    def _units(self) -> None:
        pack = self.pack
        kinds: list[UnitKind] = [*powers.UNIT_KINDS, *self.hooks.units]
        self.unit_kinds: tuple[UnitKind, ...] = tuple(kinds)
        """Kinds of unit that only some boards have; their numbers follow those of the board."""
        self.unit_names: tuple[str, ...] = (*UNITS, *[kind.name for kind in kinds])
        self.unit_numbers: dict[str, int] = {name: number for number, name in enumerate(self.unit_names)}
        self.expansions: tuple[tuple[Expand, ...], ...] = tuple([expansions_of(name) for name in self.unit_names])
        self.unit_costs: tuple[int, ...] = (*[unit.cost for unit in pack.units], *[0 for _ in kinds])
        self.unit_land: tuple[int, ...] = tuple([unit.land for unit in pack.units])
        self.pays_land: tuple[bool, ...] = (*[True for _ in UNITS], *[kind.pays_land for kind in kinds])
        self.is_worker: tuple[bool, ...] = (
            *[unit in WORKERS for unit in range(len(UNITS))],
            *[kind.worker for kind in kinds],
        )
        makes = [-1 if unit.makes is None else unit.makes for unit in pack.units]
        self.unit_makes: tuple[int, ...] = (*makes, *[-1] * (16 - len(makes)))
        self.pieces: tuple[int, ...] = tuple([unit.pieces for unit in pack.units])
        self.incomes: tuple[tuple[int, int], ...] = tuple(
            [
                (pack.units[unit].income, pack.units[unit].income + technology.income)
                for unit, technology in zip(WORKERS, pack.technologies, strict=True)
            ]
        )
        self.basic_producers: tuple[tuple[int, int, int], ...] = tuple(
            [
                (unit.index, unit.makes, unit.makes_amount)
                for unit in pack.units
                if unit.makes is not None and unit.uses is None
            ]
        )
        self.dearest_land: int = max([cell.cost for side in pack.sides for cell in side.cells])
        usual = (*range(len(UNITS)), *[kind.column for kind in kinds])
        self.columns: tuple[tuple[int, ...], ...] = tuple([_columns(hooks, usual) for hooks in self.seat_hooks])
        """The column of the board a unit is taken from, -1 if from elsewhere, by clan and kind of unit."""
        self.board_units: tuple[tuple[tuple[int, int, int, tuple[Expand, ...]], ...], ...] = tuple(
            [
                tuple(
                    [
                        (unit, land, columns[unit], self.expansions[unit])
                        for unit, land in enumerate(self.unit_land)
                    ]
                )
                for columns in self.columns
            ]
        )
        """The units of the board, each with its land, its column and its expansions by hex, by clan."""

    def _questions(self) -> None:
        hooks = self.hooks
        more: list[Rule[Any]] = [rule for hook in hooks.main_actions for rule in hook()]
        own: list[Rule[Any]] = [rule for power in self.powers for rule in power.main_actions()]
        self.main_actions: RuleGroup[Caledonia] = RuleGroup([*MAIN_ACTIONS.values(), *more, *own])
        self.bonus_choices: RuleGroup[Caledonia] = RuleGroup(
            [rule for hook in hooks.bonus_choices for rule in hook()]
        )
        self.bonus_upgrades: RuleGroup[Caledonia] = RuleGroup([BONUS_UPGRADING])
        self.rewards: tuple[RuleGroup[Caledonia], ...] = (
            RuleGroup([]),
            RuleGroup([EXPANDING_FREE]),
            self.bonus_upgrades,
            RuleGroup([EXPANDING_FREE, BONUS_UPGRADING]),
        )
        """The remaining rewards of a contract: nothing, free land, upgrades, both."""
        ends = {rule: None for seat_hooks in self.seat_hooks for rule in seat_hooks.end_of_production}
        self.ends_of_production: RuleGroup[Caledonia] = RuleGroup(list(ends))

    # Opening a game

    def start(self) -> Caledonia:
        pos = Caledonia()
        pos.rules = self
        pos.round, pos.order, pos.passed = 0, (), ()
        pos.prices = [track.start for track in self.pack.price_tracks]
        pos.open = [EMPTY] * self.open_boxes
        pos.unseen = tuple(range(len(self.pack.contracts)))
        pos.under, pos.drawn, pos.offers = (), (), ()
        pos.imports = [self.pack.import_track.start] * 3
        pos.ports, pos.tiles = (), ()
        pos.hexes, pos.shared = [EMPTY] * HEXES, ()
        pos.players = [self._new_player() for _ in range(self.seats)]
        self.lay(pos, self.layout)
        for hook in self.hooks.parts:
            pos.parts |= {part.name: part for part in hook(pos, -1)}
        pos.push(*opening(pos, self.layout))
        return pos

    def lay(self, pos: Caledonia, layout: str) -> None:
        """Lays out the map as far as its sides are known; the board is built once all four are."""
        pos.layout = layout
        whole = len(layout) == 2 * len(MODULES)
        pos.board = self.atlas.board(layout if whole else self.atlas.layouts[0], self.size)

    def _new_player(self) -> Player:
        player = Player()
        player.clan, player.money, player.bid = -1, 0, 0
        player.goods = [0] * len(GOODS)
        player.left = list(self.pieces)
        player.merchants, player.to_hire = self.pack.merchants.stock, self.pack.merchants.track
        player.market = [0] * len(GOODS)
        player.shipping, player.technology = 0, [0] * len(WORKERS)
        player.box, player.boxes, player.fulfilled = (), self.pack.setup.export_boxes, ()
        player.hops, player.imports = 0, [0] * 3
        player.glory = self.pack.glory_track.start
        player.ports, player.units = (), []
        return player

    # Kernel interface

    def restore(self, facts: dict[str, Json]) -> Caledonia:
        pos = Caledonia()
        pos.rules = self
        self.lay(pos, facts["layout"])
        pos.round = facts["round"]
        pos.order, pos.passed = tuple(facts["order"]), tuple(facts["passed"])
        pos.prices, pos.open = list(facts["prices"]), list(facts["open"])
        pos.unseen, pos.under, pos.drawn = tuple(facts["unseen"]), tuple(facts["under"]), tuple(facts["drawn"])
        pos.imports = list(facts["imports"])
        pos.ports, pos.tiles = tuple(facts["ports"]), tuple(facts["tiles"])
        pos.hexes = list(facts["hexes"])
        pos.shared = tuple([(hex_, code) for hex_, code in facts.get("shared", ())])
        pos.players = [Player.read(player) for player in facts["players"]]
        pos.offers = tuple([(clan, tile) for clan, tile in facts["offers"]])
        return pos

    def view(self, pos: Caledonia, seat: int | None) -> dict[str, Json]:
        return view(pos, seat)

    def notes(self, pos: Caledonia) -> Sequence[Text]:
        found = [note for hook in self.hooks.notes for note in hook(pos, -1)]
        for seat, player in enumerate(pos.players):
            found += [note for hook in self.clan_notes[player.clan] for note in hook(pos, seat)]
        return found

    def imagine(self, pos: Caledonia, seat: int | None, dealer: Dealer) -> Caledonia:
        """Returns a copy: only modules hide anything, and the pile has no order to imagine (C1.4)."""
        imagined = pos.copy()
        for hook in self.hooks.imagine:
            imagined = hook(imagined, seat, dealer)
        return imagined

    def stocks(self, pos: Caledonia) -> dict[str, int]:
        return stocks(pos)

    def result(self, pos: Caledonia) -> Result:
        scores = final_scores(pos)
        worth = self.pack.worth("money")
        keys = [
            (sum(score.values()), self._tie_break(pos, seat, pos.players[seat].money % worth.every))
            for seat, score in enumerate(scores)
        ]
        ranks = [1 + len([other for other in keys if other > own]) for own in keys]  # C19.20
        return Result(tuple(ranks), tuple(scores))

    def _tie_break(self, pos: Caledonia, seat: int, rest: int) -> int:
        for hook in pos.hooks_of(seat).modify_tie_break:
            rest = hook(pos, seat, rest)
        return rest


def _columns(hooks: Hooks, columns: tuple[int, ...]) -> tuple[int, ...]:
    for hook in hooks.modify_columns:
        columns = hook(columns)
    return columns
