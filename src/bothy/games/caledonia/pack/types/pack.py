"""All components together, read once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from bothy.games.caledonia.pack.types import contracts, market, solo, tiles, units
from bothy.games.caledonia.pack.types.contracts import Contract, ContractTotals
from bothy.games.caledonia.pack.types.export import GloryTrack, ImportTrack, OpenBoxes, PassBonus, Round
from bothy.games.caledonia.pack.types.maps import Side, read_side
from bothy.games.caledonia.pack.types.market import PriceBand, PriceTrack
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import Ranking, Rarity, Worth
from bothy.games.caledonia.pack.types.setup import PlayerCount, Setup, Variants
from bothy.games.caledonia.pack.types.solo import GoodsDie, PriceFace, ResultBand, Rung, Solo
from bothy.games.caledonia.pack.types.tiles import Clan, Port, ScoringTile, StartingTile
from bothy.games.caledonia.pack.types.units import Merchants, ShippingLevel, Technology, Unit
from bothy.kernel.pack import Changes, Tables
from bothy.kernel.rows import IF_ANY, NEVER

BUILT_IN: Final = Path(__file__).parent.parent / "data"


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """Every table of the base game.

    Goods, units and shipping levels are at their own number; rounds, places and numbers of players, which count
    from one, at one less.
    """

    price_tracks: tuple[PriceTrack, ...]
    price_bands: tuple[PriceBand, ...]
    units: tuple[Unit, ...]
    technologies: tuple[Technology, ...]
    shipping_levels: tuple[ShippingLevel, ...]
    merchants: Merchants
    contracts: tuple[Contract, ...]
    contract_totals: ContractTotals
    ports: tuple[Port, ...]
    scoring_tiles: tuple[ScoringTile, ...]
    clans: tuple[Clan, ...]
    starting_tiles: tuple[StartingTile, ...]
    open_boxes: tuple[OpenBoxes, ...]
    rounds: tuple[Round, ...]
    pass_bonuses: tuple[PassBonus, ...]
    import_track: ImportTrack
    glory_track: GloryTrack
    setup: Setup
    player_counts: tuple[PlayerCount, ...]
    variants: Variants
    worths: tuple[Worth, ...]
    rarities: tuple[Rarity, ...]
    rankings: tuple[Ranking, ...]
    solo: Solo
    goods_die: GoodsDie
    price_faces: tuple[PriceFace, ...]
    rungs: tuple[Rung, ...]
    result_bands: tuple[ResultBand, ...]
    sides: tuple[Side, ...]
    changes: Changes = field(default_factory=dict, metadata=IF_ANY)
    """Rows of modules that replace the built-in ones, for the modules to read."""
    kept: tuple[Path, ...] = field(default=(), metadata=NEVER)
    """Folders with older files, for a kept version: modules look there before they read the current ones."""

    def ranking(self, of: str, players: int) -> tuple[int, ...]:
        """Returns the points for the best places in exports or settlements; a solo game has ladders instead."""
        return next(iter([each.vp for each in self.rankings if (each.of, each.players) == (of, players)]), ())

    def worth(self, thing: str) -> Worth:
        """Returns the worth of a thing in the final scoring."""
        return next(iter([each for each in self.worths if each.id == thing]))

    def sets(self) -> tuple[tuple[str, Sequence[Piece]], ...]:
        """Returns all rows, set by set, under each set's usual name."""
        return (
            ("price tracks", self.price_tracks),
            ("price bands", self.price_bands),
            ("units", self.units),
            ("technology tiles", self.technologies),
            ("shipping levels", self.shipping_levels),
            ("merchants", (self.merchants,)),
            ("export contracts", self.contracts),
            ("export contract totals", (self.contract_totals,)),
            ("port bonus tiles", self.ports),
            ("scoring tiles", self.scoring_tiles),
            ("clans", self.clans),
            ("starting tiles", self.starting_tiles),
            ("open contract boxes", self.open_boxes),
            ("rounds", self.rounds),
            ("pass bonuses", self.pass_bonuses),
            ("tracks", (self.import_track, self.glory_track)),
            ("set-up", (self.setup,)),
            ("player counts", self.player_counts),
            ("variants", (self.variants,)),
            ("final scoring", (*self.worths, *self.rarities, *self.rankings)),
            ("solo game", (self.solo, self.goods_die, *self.price_faces, *self.rungs, *self.result_bands)),
            ("map module sides", self.sides),
            ("rivers", tuple([river for side in self.sides for river in side.rivers])),
        )


@cache
def components() -> Components:
    """Returns the built-in components, read on first use."""
    return read_components(BUILT_IN)


def read_components(folder: Path) -> Components:
    """Reads the components from a folder of data files; raises ComponentError on a fault."""
    return build_components(Tables.read(folder))


def build_components(files: Tables) -> Components:
    """Builds the components from the tables of their files, every one of which must be read."""
    board = files.sheet("market.toml")
    player = files.sheet("units.toml")
    deals = files.sheet("contracts.toml")
    exports = files.sheet("export.toml")
    start = files.sheet("setup.toml")
    end = files.sheet("scoring.toml")
    alone = files.sheet("solo.toml")
    built = Components(
        price_tracks=board.rows("track", market.read_price_track),
        price_bands=board.rows("band", PriceBand),
        units=player.rows("unit", units.read_unit),
        technologies=player.rows("technology", Technology),
        shipping_levels=player.rows("shipping", ShippingLevel),
        merchants=player.row("merchants", Merchants),
        contracts=deals.rows("contract", contracts.read_contract, any_number=True),
        contract_totals=deals.row("totals", contracts.read_contract_totals),
        ports=files.sheet("ports.toml").rows("port", tiles.read_port),
        scoring_tiles=files.sheet("scoring_tiles.toml").rows("scoring_tile", tiles.read_scoring_tile),
        clans=files.sheet("clans.toml").rows("clan", tiles.read_clan),
        starting_tiles=files.sheet("starting_tiles.toml").rows("starting_tile", StartingTile),
        open_boxes=exports.rows("boxes", OpenBoxes),
        rounds=exports.rows("round", Round),
        pass_bonuses=exports.rows("pass_bonus", PassBonus),
        import_track=exports.row("import_track", ImportTrack),
        glory_track=exports.row("glory_track", GloryTrack),
        setup=start.row("setup", Setup),
        player_counts=start.rows("players", PlayerCount),
        variants=start.row("variants", Variants),
        worths=end.rows("worth", Worth),
        rarities=end.rows("rarity", Rarity),
        rankings=end.rows("ranking", Ranking),
        solo=alone.row("solo", Solo),
        goods_die=alone.row("die", solo.read_goods_die),
        price_faces=alone.rows("price_face", PriceFace),
        rungs=alone.rows("ladder", Rung),
        result_bands=alone.rows("result", solo.read_result_band),
        sides=files.sheet("maps.toml").rows("side", read_side),
    )
    files.close()
    return built
