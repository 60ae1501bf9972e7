"""Effects across the whole pack: required kinds, valid targets, and the number of Scotsmen needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bothy.games.glenmore.pack.checks.tiles import covers
from bothy.games.glenmore.pack.types import Components, Price
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import BARLEY

IMMEDIATE: Final = (
    fx.TakeCard,
    fx.GainScotsmen,
    fx.ProduceAny,
    fx.PlaceMarkers,
    fx.GainWhisky,
    fx.GainCoins,
    fx.Score,
)
"""The immediate icons the rulebook explains: the base tiles have these and no others."""
ACTIVATION: Final = (fx.Produce, fx.ProduceAny, fx.Trade, fx.Move, fx.Score)
"""The activation icons the rulebook explains."""
TARGETS: Final = 3
"""Tiles of a kind that an effect needs for a player to have one."""


def effect_faults(pack: Components) -> list[str]:
    """Returns every fault of effects."""
    return [
        *vocabulary_faults(pack),
        *trade_faults(pack),
        *price_faults(pack),
        *target_faults(pack),
        *power_faults(pack),
        *scotsmen_faults(pack),
    ]


def vocabulary_faults(pack: Components) -> list[str]:
    """Finds icons on tiles that aren't in the rulebook, and icons in the rulebook that no tile has."""
    faults = []
    places = (
        ("immediate", IMMEDIATE, [(tile.id, effect) for tile in pack.tiles for effect in tile.immediate]),
        ("activation", ACTIVATION, [(tile.id, effect) for tile in pack.tiles for effect in tile.activation]),
    )
    for place, known, found in places:
        faults += [
            f"{id_}: {type(effect).__name__} is no {place} effect of a base tile"
            for id_, effect in found
            if not isinstance(effect, known)
        ]
        present = [type(effect) for _, effect in found]
        faults += [f"tiles: none has the {place} effect {kind.__name__}" for kind in known if kind not in present]
    return faults


def trade_faults(pack: Components) -> list[str]:
    """Checks that each trade shown in the rulebook is on some tile."""
    trades = [effect for tile in pack.tiles for effect in tile.activation if isinstance(effect, fx.Trade)]
    barley = tuple([1 if number == BARLEY else 0 for number in range(5)])
    wanted = {
        "2 different for 4 points": fx.Trade(Price(different=2), (fx.Score(4),)),
        "4 different for 8 points": fx.Trade(Price(different=4), (fx.Score(8),)),
        "3 animals for 8 points": fx.Trade(Price(animals=3), (fx.Score(8),)),
        "any 3 for 7 points": fx.Trade(Price(any=3), (fx.Score(7),)),
        "any 1 for a clan marker": fx.Trade(Price(any=1), (fx.PlaceMarkers(1),)),
        "1 barley for 1 whisky": fx.Trade(Price(barley), (fx.GainWhisky(1),)),
    }
    faults = [f"trades: no tile gives {words}" for words, trade in wanted.items() if trade not in trades]
    if not any(sum(trade.pay.resources) > 1 for trade in trades):
        faults.append("trades: no tile asks for an exact set")
    return faults


def price_faults(pack: Components) -> list[str]:
    """Finds prices whose minimum isn't obvious because they leave too much open."""
    prices = [(tile.id, tile.cost) for tile in pack.tiles]
    for tile in pack.tiles:
        prices += [(tile.id, effect.pay) for effect in tile.activation if isinstance(effect, fx.Trade)]
    return [
        f"{id_}: a price has any, different or animals, never two of them"
        for id_, price in prices
        if (price.any > 0) + (price.different > 0) + (price.animals > 0) > 1
    ]


def target_faults(pack: Components) -> list[str]:
    """Finds clan bonuses with an unknown person, too few tiles, or an unreachable step."""
    faults = []
    persons = [tile.id for tile in pack.stack("clan")]
    for clan in pack.clan_board.territories:
        for effect in clan.bonus:
            if isinstance(effect, fx.TakePerson) and effect.person not in persons:
                faults.append(f"{clan.id}: there is no person {effect.person}")
            if isinstance(effect, fx.Activate):
                tiles = [t for t in pack.rondel_tiles if effect.icon in t.icons and t.activation]
                if len(tiles) < TARGETS:
                    faults.append(f"{clan.id}: only {len(tiles)} {effect.icon} tiles to activate")
            if isinstance(effect, fx.ScoreSteps):
                faults += _step_faults(pack, clan.id, effect)
    return faults


def _step_faults(pack: Components, clan: str, effect: fx.ScoreSteps) -> list[str]:
    faults = []
    if list(effect.steps) != sorted(effect.steps):
        faults.append(f"{clan}: a higher step should pay more")
    there = {
        "villages": len([t for t in pack.rondel_tiles if "village" in t.icons and not t.overlay]) + 1,
        "river-tiles": len([t for t in pack.rondel_tiles if t.river and not t.overlay]) + 2,
        "overlay-tiles": len([t for t in pack.rondel_tiles if any(covers(t, other) for other in pack.tiles)]),
        "tiles-with-scotsman": pack.pieces.scotsmen - 1,
        "coins": 99,
    }[effect.count]
    if effect.steps[-1][0] > there:
        faults.append(f"{clan}: asks for {effect.steps[-1][0]} {effect.count}, there are {there}")
    return faults


def power_faults(pack: Components) -> list[str]:
    """Checks that each power has one holder; a shared one should be a separate effect."""
    used = [effect.name for effect in _cards_and_clans(pack) if isinstance(effect, fx.Power)]
    return [
        f"power {name}: {used.count(name)} cards or clans have it, there should be one"
        for name in fx.POWERS
        if used.count(name) != 1
    ]


def scotsmen_given(pack: Components) -> int:
    """Returns all Scotsmen that the tiles of the rondel, the cards and the clans can bring."""
    tiles = [effect for tile in pack.rondel_tiles for effect in tile.immediate]
    found = [*tiles, *_cards_and_clans(pack)]
    return sum([effect.count for effect in found if isinstance(effect, fx.GainScotsmen)])


def scotsmen_faults(pack: Components) -> list[str]:
    """Finds tables where an even share of all Scotsmen exceeds what a player has left after setup.

    One is on the rondel, one in the home village. With two players the die plays and takes a share.
    """
    left = pack.pieces.scotsmen - 2
    given = scotsmen_given(pack)
    faults = []
    for table in pack.tables:
        takers = table.players + (1 if table.players == 2 else 0)
        share = -(-given // takers)
        if share > left:
            faults.append(f"Scotsmen: {given} to be had, {share} each in {table.id}, but only {left} are left")
    return faults


def _cards_and_clans(pack: Components) -> Iterable[fx.Effect]:
    cards = [effect for card in pack.landmarks for effect in card.effects]
    return [*cards, *[effect for clan in pack.clan_board.territories for effect in clan.bonus]]
