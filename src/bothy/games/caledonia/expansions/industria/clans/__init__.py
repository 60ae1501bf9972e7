"""The clans of Industria, one file each, and the set they make (I21.1)."""

from collections.abc import Callable
from pathlib import Path

from bothy.games.caledonia.expansions.industria.clans import bot, fraser, gordon, macgregor, macpherson, sinclair
from bothy.games.caledonia.expansions.industria.clans.macleod import WithoutShipyards
from bothy.games.caledonia.expansions.industria.clans.sinclair import Sinclair
from bothy.games.caledonia.expansions.industria.sets import MoreTiles, WithoutBase
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import Clan
from bothy.games.caledonia.pack.types.tiles import read_clan
from bothy.kernel import Registry

POWERS: dict[str, Callable[[Clan], Module]] = {
    "douglas": bot.ValuedDouglas,
    "fraser": bot.ValuedFraser,
    "gordon": bot.ValuedGordon,
    "macfarlane": bot.ValuedMacFarlane,
    "macgregor": bot.ValuedMacGregor,
    "mackintosh": bot.ValuedMackintosh,
    "macleod": bot.ValuedMacLeod,
    "macpherson": bot.ValuedMacPherson,
    "sinclair": Sinclair,
}
CLAN_TILES: MoreTiles = MoreTiles(
    "clan-tiles",
    "clans",
    "clan",
    read_clan,
    Path(__file__).parent / "industria-clans.toml",
    registry=Registry(
        frames=[fraser.KiltsInstead, macgregor.Grazing],
        free_actions=[gordon.TakingGrain],
        parts=[fraser.Kilts, gordon.Silos],
        actions=[
            *fraser.WEAVING_KILTS.takes,
            *gordon.FILLING.takes,
            *gordon.USING_SILO.takes,
            *macgregor.SELLING_SHEEP.takes,
            *macpherson.CALVING.takes,
            *macpherson.LAMBING.takes,
        ],
        events=[*fraser.EVENTS, *gordon.EVENTS],
        reasons=[*fraser.REASONS, *gordon.REASONS, *macgregor.REASONS, *macpherson.REASONS, *sinclair.REASONS],
    ),
    powers=POWERS,
    arguments={"silo": gordon.SILOS, "silos": gordon.SILOS, "hex": ("none",), "good": ("none",)},
)
MODULES: tuple[Module, ...] = (CLAN_TILES, WithoutBase(CLAN_TILES, Clan), WithoutShipyards())

__all__ = ["MODULES", "POWERS"]
