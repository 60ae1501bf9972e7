"""Tiles and landmark cards: how many of each kind, and what the rulebook assumes about them."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.types import Components, Tile
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import FREE
from bothy.games.glenmore.pack.types.tiles import END, PERSON, TERRITORY

LANDMARKS: Final = {
    "A": ("loch-lochy", "donan-castle", "castle-stalker"),
    "B": ("inverness", "loch-shiel", "duart-castle"),
    "C": ("loch-ness", "armadale-castle"),
    "D": ("loch-morar", "castle-moil", "castle-of-mey"),
}
DISTILLERIES: Final = ("edradour", "glen-mhor", "glenlochy", "millburn", "pulteney")
COUNTIES: Final = (
    "Aberdeenshire",
    "Argyll",
    "Caithness",
    "Inverness-shire",
    "Moray",
    "Nairnshire",
    "Perthshire",
    "Ross",
    "Sutherland",
)
"""The counties the Highlands reach into."""
BOUNDS: Final = {"persons": (10, 12), "villages": (8, 10), "overlays": (4, 6), "river tiles": (14, 70)}
MAY_COVER: Final = 3
"""Number of other tiles every overlay must be able to cover, to be worth waiting for."""


def tile_faults(pack: Components) -> list[str]:
    """Returns every fault of single tiles and of their mix."""
    return [
        *mix_faults(pack),
        *landmark_faults(pack),
        *distillery_faults(pack),
        *person_faults(pack),
        *end_faults(pack),
        *name_faults(pack),
        *overlay_faults(pack),
        *room_faults(pack),
    ]


def mix_faults(pack: Components) -> list[str]:
    """Checks how many tiles of each kind are on the rondel."""
    tiles = pack.rondel_tiles
    counts = {
        "persons": len([tile for tile in tiles if tile.kind == PERSON]),
        "villages": len([tile for tile in tiles if "village" in tile.icons]),
        "overlays": len([tile for tile in tiles if tile.overlay]),
        "river tiles": len([tile for tile in tiles if tile.river]),
    }
    return [
        f"{name}: {counts[name]} on the rondel, there should be {least} to {most}"
        for name, (least, most) in BOUNDS.items()
        if not least <= counts[name] <= most
    ]


def landmark_faults(pack: Components) -> list[str]:
    """Finds cards in the wrong stack, without a tile, or with a tile that brings another card."""
    faults = []
    for letter, names in LANDMARKS.items():
        found = [card.id for card in pack.landmarks if card.stack == letter]
        if sorted(found) != sorted(names):
            faults.append(f"landmark cards: stack {letter} should have {', '.join(names)}")
    brought = [(tile.card, tile.stack) for tile in pack.tiles if tile.card]
    faults += [
        f"{card.id}: exactly one tile of stack {card.stack} should bring this card"
        for card in pack.landmarks
        if brought.count((card.id, card.stack)) != 1
    ]
    known = [card.id for card in pack.landmarks]
    strange = [card for card, _ in brought if card not in known]
    return faults + [f"{card}: a tile brings this card, but there is none" for card in strange]


def distillery_faults(pack: Components) -> list[str]:
    """Checks that the distilleries are the base game's five."""
    found = sorted([tile.id for tile in pack.rondel_tiles if "whisky" in tile.icons])
    if found == list(DISTILLERIES):
        return []
    return [f"distilleries: should be {', '.join(DISTILLERIES)}, not {', '.join(found)}"]


def person_faults(pack: Components) -> list[str]:
    """Checks that persons count in scorings, aren't territory, and on the rondel bring one clan marker (G21.5)."""
    faults = []
    for tile in pack.tiles:
        if (tile.kind == PERSON) != (tile.persons > 0):
            faults.append(f"{tile.id}: only persons count as persons, and all of them do")
        if tile.kind == TERRITORY and not tile.icons:
            faults.append(f"{tile.id}: a territory tile needs a type icon")
        if tile.kind != PERSON:
            continue
        if tile.icons or tile.activation or tile.river or tile.overlay:
            faults.append(f"{tile.id}: a person is never placed, so it has no icon, river or activation")
        if tile.stack != "clan" and tile.immediate != (fx.PlaceMarkers(1),):
            faults.append(f"{tile.id}: a person of the rondel brings one clan marker")
        if tile.cost != FREE:
            faults.append(f"{tile.id}: a person can always be taken, so it costs nothing (G8.8)")
    return faults


def end_faults(pack: Components) -> list[str]:
    """Checks that The End is one tile of stack D, and the only protected one."""
    ends = [tile for tile in pack.tiles if tile.kind == END]
    faults = []
    if [tile.stack for tile in ends] != ["D"]:
        faults.append("The End: there should be one, in stack D")
    odd = [tile.id for tile in pack.tiles if tile.protected != (tile.kind == END)]
    return faults + [f"{id_}: The End alone is protected" for id_ in odd]


def name_faults(pack: Components) -> list[str]:
    """Checks that places are real ones in the Highlands, or named in the rulebook, and that names are unique."""
    faults = []
    for tile in pack.rondel_tiles:
        printed = "name" in tile.origin.rulebook or tile.source == "rulebook"
        if tile.kind == TERRITORY and tile.region not in COUNTIES and not printed:
            faults.append(f"{tile.id}: {tile.region or 'no region'} is not in the Highlands")
    names = [tile.name for tile in pack.tiles]
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    return faults + [f"{name}: two tiles have this name" for name in twice]


def covers(tile: Tile, under: Tile) -> bool:
    """Returns whether an overlay may lie on a tile: a shared icon, and both on the river or neither (R-G32)."""
    home_castle = under.stack == "start" and "castle" in under.icons
    alike = tile.river == under.river and any(icon in under.icons for icon in tile.icons)
    return tile.overlay and alike and tile.id != under.id and not home_castle


def overlay_faults(pack: Components) -> list[str]:
    """Finds overlays that could lie on too few tiles."""
    faults = []
    for tile in [tile for tile in pack.rondel_tiles if tile.overlay]:
        under = len([other for other in pack.tiles if covers(tile, other)])
        if under < MAY_COVER:
            faults.append(f"{tile.id}: only {under} tiles that it may cover, there should be {MAY_COVER}")
    return faults


def room_faults(pack: Components) -> list[str]:
    """Finds tiles that produce more resources at once than they have room for."""
    faults = []
    for tile in pack.tiles:
        at_once = sum([_resources(effect) for effect in tile.immediate])
        most = max([at_once, *[_resources(effect) for effect in tile.activation]])
        if most > pack.pieces.room:
            faults.append(f"{tile.id}: brings {most} resources at once, a tile has room for {pack.pieces.room}")
    return faults


def _resources(effect: fx.Effect) -> int:
    if isinstance(effect, fx.Produce):
        return sum(effect.resources)
    return effect.count if isinstance(effect, fx.ProduceAny) else 0
