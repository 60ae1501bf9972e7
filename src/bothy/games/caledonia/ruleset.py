"""The rules at one table: components, options, clans and ports in play; start, views and result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia import clans as powers
from bothy.games.caledonia import ports, production, rounds, turn
from bothy.games.caledonia.actions import contracts, expand, fulfil, trade, upgrades
from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.board import Atlas, atlas
from bothy.games.caledonia.map.grid import HEXES, MODULES
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS, WOODCUTTER, WORKERS
from bothy.games.caledonia.player import Player
from bothy.games.caledonia.ports.move_price import PricePort
from bothy.games.caledonia.ports.use import BORROWING
from bothy.games.caledonia.position import EMPTY, Caledonia, TurnFacts
from bothy.games.caledonia.scoring import scores as scoring
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.games.caledonia.setup import steps as setup
from bothy.games.caledonia.stocks import stocks
from bothy.games.caledonia.variants import auction, solo
from bothy.games.caledonia.view import view
from bothy.kernel import Aside, Dealer, Frame, Json, Options, Registry, Result, Ruleset
from bothy.kernel.event import Line

MODULE_FILES = (
    trade,
    contracts,
    upgrades,
    expand,
    fulfil,
    turn,
    production,
    rounds,
    scoring,
    setup,
    auction,
    solo,
)
BASE = Registry(
    frames=[frame for module in MODULE_FILES for frame in module.FRAMES],
    parts=[TurnFacts],
    events=[
        "money", "goods", "glory",
        *[event for module in MODULE_FILES for event in getattr(module, "EVENTS", ())],
    ],
    reasons=[reason for module in MODULE_FILES for reason in getattr(module, "REASONS", ())],
).joined([ports.NAMES, powers.NAMES])  # fmt: skip


class CaledoniaRules(Ruleset[Caledonia]):
    """Everything about a table that does not change while it is played."""

    def __init__(self, pack: Components, options: Options, seats: int) -> None:
        super().__init__(seats, BASE, step_bound=2000 * seats)
        self.nothing_hidden = True
        self.pack: Components = pack
        self.map: str = str(options["map"])
        self.clans: str = str(options["clans"])
        self.with_ports: bool = bool(options["ports"])
        self.with_tiles: bool = bool(options["scoring"])
        self.static_imports: bool = options["imports"] == "fixed"
        self.tight: bool = bool(options["tight"])
        self.kickstarter: bool = bool(options["extras"])
        self.prices: tuple[tuple[int, ...], ...] = tuple([track.prices for track in pack.price_tracks])
        self.unit_costs: tuple[int, ...] = (*[unit.cost for unit in pack.units], 0)
        self.unit_land: tuple[int, ...] = tuple([unit.land for unit in pack.units])
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
        technology = pack.technologies[0]
        self.upgrade_costs: tuple[int, int, int] = (
            pack.shipping_levels[-1].cost,
            technology.cost,
            pack.merchants.cost,
        )
        self.bonus_costs: tuple[int, int, int] = (0, technology.bonus_cost, 0)
        dearest = max([cell.cost for side in pack.sides for cell in side.cells])
        self.ample: int = max(self.unit_costs) + dearest
        """With so much money every expansion is affordable."""
        self.last_level: int = len(pack.shipping_levels) - 1
        self.neighbourhood: int = pack.player_counts[seats - 1].neighbourhood
        bonuses = [bonus.money for bonus in pack.pass_bonuses]
        self.pass_bonuses: tuple[int, ...] = tuple(bonuses) if seats > 1 else (pack.solo.pass_bonus,)
        self.tile_of: dict[str, int] = {row.effect: tile for tile, row in enumerate(pack.ports)}
        self.nine: int = self.tile_of[BORROWING]
        self.aside_of: dict[int, Aside[Any]] = {self.tile_of[aside.effect]: aside for aside in ports.ASIDES}
        self.worths: dict[str, tuple[int, int]] = {worth.id: (worth.every, worth.vp) for worth in pack.worths}
        self.atlas: Atlas = atlas(pack.sides)
        self.powers: list[Power] = [powers.POWERS[row.id](self, row) for row in pack.clans]
        self.powers.append(Power(self, None))  # clan -1: whoever has none

    # Opening a game

    def start(self) -> Caledonia:
        pos = Caledonia()
        pos.rules = self
        pos.round, pos.order, pos.passed = 0, (), ()
        pos.prices = [track.start for track in self.pack.price_tracks]
        open_boxes = self.pack.open_boxes[self.seats - 1].open
        places = open_boxes + (self.seats == 1)
        pos.open = [EMPTY] * places
        pos.unseen = tuple(range(len(self.pack.contracts)))
        pos.under, pos.drawn, pos.offers = (), (), ()
        pos.imports = [self.pack.import_track.start] * 3
        pos.ports, pos.tiles = (), ()
        pos.hexes = [EMPTY] * HEXES
        pos.players = [self._new_player() for _ in range(self.seats)]
        self.lay(pos, "" if self.map == "random" else self.map)
        frames: list[Frame[Caledonia]] = []
        if self.map == "random":
            frames += [setup.DrawSide(module) for module in range(len(MODULES))]
        if self.with_ports:
            frames += [setup.DrawPort() for _ in range(self.pack.setup.ports)]
        if self.with_tiles:
            frames += [setup.DrawScoringTile() for _ in range(self.pack.setup.scoring_tiles)]
        if self.seats == 1:
            frames.append(setup.NeutralWorkers())
        if self.tight:
            frames += [setup.CoverHex(module) for module in range(len(MODULES))]
        frames += [contracts.DrawContract(place) for place in range(open_boxes)]
        pos.then(*frames, setup.DrawFirstPlayer())
        return pos

    def lay(self, pos: Caledonia, layout: str) -> None:
        """Lay out the map as far as its sides are known; a board is there once all four are."""
        pos.layout = layout
        whole = len(layout) == 2 * len(MODULES)
        pos.board = self.atlas.board(layout if whole else self.atlas.layouts[0], self.seats)

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

    def clan_setup(self, pos: Caledonia) -> Sequence[Frame[Caledonia]]:
        """How clans come to players: by choice in reverse turn order, by auction, or not at all."""
        drawn = self.pack.player_counts[self.seats - 1].clans
        choices = [setup.Choosing(seat) for seat in reversed(pos.order)]
        if self.clans == "none":
            tiles = [setup.DrawStartingTile(-1) for _ in range(drawn)]
            return [*tiles, *choices, setup.FirstWorkers()]
        if self.clans == "auction":
            opener, pos.order = pos.order[0], ()
            return [*[setup.DrawClan() for _ in range(self.seats)], auction.Auction(opener)]
        return [*[setup.DrawClan() for _ in range(drawn)], *choices, setup.FirstWorkers()]

    def found_clan(self, pos: Caledonia, seat: int, clan: int) -> None:
        """Give a player what the clan begins with."""
        player = pos.players[seat]
        player.clan = clan
        if clan < 0:
            pos.pay(seat, self.pack.variants.no_clans_money[pos.order.index(seat)], "turn-order")
            return
        row, lines = self.pack.clans[clan], list[Line]()
        player.merchants += row.extra_merchants
        player.to_hire -= row.extra_merchants
        player.shipping = row.shipping(self.seats)
        player.boxes += row.extra_export_boxes
        lines += [
            (f"merchants-{seat}", row.extra_merchants, row.id),
            (f"to-hire-{seat}", -row.extra_merchants, row.id),
        ]
        lines += [(f"shipping-{seat}", player.shipping, row.id)]
        if self.powers[clan].columns[WORKERS[1]] == WOODCUTTER:
            moved = player.left[WORKERS[1]]
            player.left[WOODCUTTER], player.left[WORKERS[1]] = player.left[WOODCUTTER] + moved, 0
            lines += [
                (f"{UNITS[column]}-left-{seat}", way * moved, row.id)
                for column, way in zip(WORKERS, (1, -1), strict=True)
            ]
        part = self.powers[clan].part()
        if part is not None:
            pos.parts[part.name] = part
        pos.say("clan-start", lines, seat=seat, clan=row.id)

    def preparation(self, pos: Caledonia) -> Sequence[Frame[Caledonia]]:
        """What a round begins with (C5.2, C22.5)."""
        if self.seats == 1:
            return (rounds.MerchantsReturn(), solo.RollPrice(()))
        return (rounds.Refill(), rounds.MerchantsReturn())

    def port_asides(self, pos: Caledonia) -> Sequence[Aside[Any]]:
        """The ports in play that are free actions."""
        return [self.aside_of[tile] for tile in pos.ports if tile in self.aside_of]

    def usable_ports(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """The ports that this seat could use now by one marker or the other, by the quickest test there is."""
        player = pos.players[seat]
        corners = corners_in_reach(pos, seat)
        if not corners or not pos.ports:
            return ()
        near = [
            tile for corner, tile in enumerate(pos.ports) if corners >> corner & 1 and tile not in player.ports
        ]
        if self.nine in near:
            return self.port_asides(pos)
        return [self.aside_of[tile] for tile in near if tile in self.aside_of]

    def price_port(self, pos: Caledonia) -> Sequence[Aside[Any]]:
        """Port 6, if it is in play: the one port that works inside a neighbourhood bonus."""
        tile = self.tile_of[PricePort.effect]
        return (self.aside_of[tile],) if tile in pos.ports else ()

    # What the kernel asks for

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
        pos.players = [Player.read(player) for player in facts["players"]]
        pos.offers = tuple([(clan, tile) for clan, tile in facts["offers"]])
        return pos

    def view(self, pos: Caledonia, seat: int | None) -> dict[str, Json]:
        return view(pos)

    def imagine(self, pos: Caledonia, seat: int | None, dealer: Dealer) -> Caledonia:
        """Nothing is secret, and the pile has no order to imagine (C1.4)."""
        return pos.copy()

    def stocks(self, pos: Caledonia) -> dict[str, int]:
        return stocks(pos)

    def result(self, pos: Caledonia) -> Result:
        scores = final_scores(pos)
        worth = self.pack.worth("money")
        keys = [(sum(score.values()), pos.players[seat].money % worth.every) for seat, score in enumerate(scores)]
        ranks = [1 + len([other for other in keys if other > own]) for own in keys]
        return Result(tuple(ranks), tuple(scores))
