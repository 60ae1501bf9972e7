"""The estimate of a position's value for a seat, in hundredths of a VP; simple enough for a player to read.

A seat's holdings are entered in a tally, with what its turn still owes and offers (`pending`). Then each line is
valued (`worths`): points, future scorings at today's differences, the fine for a large territory, coins, goods,
and the value of the remaining turns, whose number depends on the pawn's distance to The End.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.actions.ground import places_near
from bothy.games.glenmore.bots.arrival import arrived
from bothy.games.glenmore.bots.pending import close_turn
from bothy.games.glenmore.bots.price_lists import first_list
from bothy.games.glenmore.bots.tile_values import Ground, Place, Prospects, ProspectsByRules
from bothy.games.glenmore.bots.worths import MANY as MOST
from bothy.games.glenmore.bots.worths import Worths
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore, TurnFacts
from bothy.games.glenmore.rounds import Advance
from bothy.games.glenmore.scoring.scores import Finish, Reckon
from bothy.games.glenmore.tally import (
    CARDS,
    CHOICE,
    COINS,
    LINES,
    OTHER,
    PERSONS,
    POINTS,
    SCOTSMEN,
    TURNLY,
    WHISKY,
    WOOD,
)
from bothy.games.glenmore.territory.grid import CASTLE, ROW

FAR: Final = 5
"""Leads above this count no more in scorings."""
FEW: Final = 4
"""Number of coins that count as the first ones."""
ROOMY: Final = 6
"""More free places than this add nothing."""
SETTLED: Final = 300
"""Turns left, in hundredths, from which Scotsmen have their full value."""
MANY: Final = 99
REMEMBERED: Final = 4_096
FIRST: Final = ProspectsByRules(first_list)


def estimate(pos: GlenMore, seat: int) -> int:
    """Returns a position's value for a seat, using the first price list."""
    return appraised(pos, seat, FIRST)


def appraised(pos: GlenMore, seat: int, by_rules: ProspectsByRules) -> int:
    """Returns a position's value for a seat; at the end, its points and what modules still add."""
    if not pos.rules.plain_moves:
        pos = arrived(pos)
    player, rules = pos.players[seat], pos.rules
    if not pos.stack:
        return 100 * sum(player.points)
    if not isinstance(pos.stack[0], Advance) and past_final_scoring(pos):
        return 100 * sum(player.points) + sum([hook(pos, seat, 0) for hook in rules.hooks.estimate])
    prospects = by_rules[rules][pos.stage]
    worths = prospects.worths
    turns = turns_left(pos, prospects)
    left = turns[seat]
    tally = count(player, prospects)
    coin = worths.coin + worths.coin_per_turn * left // 100 if left else worths.coin_at_end
    places, plain, river, all_tiles = ground(pos, seat, prospects)
    plain_best, river_best, size = plain[0], river[0], 100 * len(player.tiles)
    facts = pos.turn
    acting = isinstance(facts, TurnFacts) and facts.seat == seat
    if acting and pos.now.acted:
        hand = close_turn(pos, seat, prospects, tally, left, coin, plain[2], river[2])
        if hand >= 0:
            wakes = prospects.wake[hand]
            all_tiles += wakes
            if rules.overlay[hand]:
                plain_best += wakes * worths.joining // 200
            elif rules.river[hand]:
                river_best, size = joined(worths, river, wakes), size + 100
            else:
                plain_best, size = joined(worths, plain, wakes), size + 100
    worth = 100 * tally[POINTS] + tally[OTHER] + coin * tally[COINS]
    worth += compared(pos, seat, prospects, tally, size, turns)
    for hook in pos.hooks_of(seat).estimate:
        worth += hook(pos, seat, tally[COINS])
    if left:
        high, low = (plain_best, river_best) if plain_best > river_best else (river_best, plain_best)
        engine = (high * (100 - worths.other_bank) + low * worths.other_bank) * worths.best_place // 100
        engine = (engine + all_tiles * worths.all_tiles) // 100
        worth += (worths.turn + engine + tally[TURNLY]) * left // 100
        coins, dry, wet = tally[COINS], len(places[0]), len(places[1])
        room = worths.first_coins * (coins if coins < FEW else FEW) + worths.places * (
            dry if dry < ROOMY else ROOMY
        )
        room += worths.river_places * (wet if wet < ROOMY else ROOMY)
        coming = tally[SCOTSMEN] if tally[SCOTSMEN] < player.supply else player.supply
        men = sum(player.scotsmen.values()) + coming
        room += worths.scotsmen[men if men < MOST else MOST]
        worth += room if left >= SETTLED else room * left // SETTLED
    return worth + _goods(pos, player, prospects, tally, left, acting) if left or acting else worth


def past_final_scoring(pos: GlenMore) -> bool:
    """Returns whether the final reckoning is over and only later steps are open."""
    return all(player.done for player in pos.players) and not isinstance(pos.stack[0], Finish | Reckon)


def count(player: Player, prospects: Prospects) -> list[int]:
    """Returns a seat's holdings, line by line; Scotsmen only as changes."""
    wood = stone = barley = sheep = cattle = persons = turnly = 0
    for goods in player.goods.values():
        wood += goods[0]
        stone += goods[1]
        barley += goods[2]
        sheep += goods[3]
        cattle += goods[4]
    for tile in player.persons:
        persons += prospects.persons[tile]
    for power in player.powers:
        turnly += prospects.rules.powers[power].each_turn
    return [
        sum(player.points), player.coins, player.whisky, len(player.cards), persons, 0, 0, 0, turnly, 0,
        wood, stone, barley, sheep, cattle,
    ]  # fmt: skip


# Time


def turns_left(pos: GlenMore, prospects: Prospects) -> list[int]:
    """Returns each seat's expected turns, in hundredths: the spaces to The End over the spaces per turn."""
    gap, spaces, players, worths = pos.gap, len(pos.rondel), pos.players, prospects.worths
    stride = 100 * len(players) + worths.stride
    for piece in pos.rules.pieces:
        if piece.code in pos.rondel:
            stride += 100
    road = spaces + to_the_end(pos, prospects)
    return [
        0 if player.done else (road - (player.space - gap) % spaces) * 10_000 // stride + worths.last_turn
        for player in players
    ]


def to_the_end(pos: GlenMore, prospects: Prospects) -> int:
    """Returns how many tiles will be laid before The End; negative: how far it is before the gap."""
    rules, stage = pos.rules, pos.stage
    after = rules.tiles_after[stage]
    if after:
        return len(pos.left) + after - prospects.beyond_end
    the_end = rules.the_end
    if the_end in pos.rondel:
        return (pos.rondel.index(the_end) - pos.gap) % len(pos.rondel) - len(pos.rondel)
    first, last = rules.end_depths
    laid = len(rules.stacks[stage]) - len(pos.left)
    return ((first if first > laid else laid) + last) // 2 - laid


# Opponents


def compared(pos: GlenMore, seat: int, prospects: Prospects, tally: list[int], size: int, turns: list[int]) -> int:
    """Returns the value of leads over opponents: in scorings, in territory size, and in the race for tiles."""
    worths = prospects.worths
    persons, castle, land, left = prospects.persons, CASTLE, worths.land, turns[seat]
    home_least = cards_least = whisky_least = persons_least = MANY
    size_least, theirs = 100 * MANY, 0
    for other, player in enumerate(pos.players):
        home = player.scotsmen.get(castle, 0)
        for hook in pos.hooks_of(other).modify_count:  # a hook may count Scotsmen even if none stand there
            home = hook(pos, other, CATEGORIES[0], home)
        if other == seat:
            own_home, away = home, sum(player.scotsmen.values()) - player.scotsmen.get(castle, 0)
            continue
        home_least = home if home < home_least else home_least
        cards = len(player.cards)
        cards_least = cards if cards < cards_least else cards_least
        whisky_least = player.whisky if player.whisky < whisky_least else whisky_least
        company = 0
        for tile in player.persons:
            company += persons[tile]
        persons_least = company if company < persons_least else persons_least
        theirs += turns[other]
        grown = 100 * len(player.tiles) + turns[other] * land // 100
        size_least = grown if grown < size_least else size_least
    worth = worths.home * _difference(worths, own_home - home_least)
    worth += worths.cards * _difference(worths, tally[CARDS] - cards_least)
    worth += worths.whisky * _difference(worths, tally[WHISKY] - whisky_least)
    worth += worths.persons * _difference(worths, tally[PERSONS] - persons_least)
    worth = worth // 100 + worths.away * away if left else worth // 100
    worth = worth * (worths.scorings + worths.soon * laid(pos) // 100) // 100
    excess = size + left * land // 100 - size_least
    worth -= excess * (worths.fine if excess > 0 else worths.spare) // 100
    return worth + worths.race * (left - theirs // (len(turns) - 1)) // 100


def laid(pos: GlenMore) -> int:
    """Returns the share of the current stack already laid, in percent; its last tile triggers a scoring."""
    whole = len(pos.rules.stacks[pos.stage])
    return 100 * (whole - len(pos.left)) // whole if whole else 100


def _difference(worths: Worths, more: int) -> int:
    """Returns the value of a lead over the opponents' minimum in a scoring (G18.3)."""
    return worths.behind * more if more < 0 else worths.differences[more if more < FAR else FAR]


# Goods and places


def _goods(pos: GlenMore, player: Player, prospects: Prospects, tally: list[int], left: int, acting: bool) -> int:
    """Values goods by quantity per kind and by demand; with no time left, at their sale price."""
    worths = prospects.worths
    worth, table, kinds = 100 * worths.of_choice * tally[CHOICE], worths.goods, worths.by_kind
    for line in range(WOOD, LINES):
        have = tally[line]
        if have > 0:
            worth += table[have if have < MOST else MOST] * kinds[line - WOOD]
    worth //= 100
    asks, asked = prospects.asks, 0
    for tile in player.tiles.values():
        for line, count in asks[tile]:
            have = tally[line]
            asked += have if have < count else count
    worth += asked * worths.asked
    spend = worths.time_to_spend
    if left >= spend:
        return worth
    return (worth * left + (_sale(pos, tally) * (spend - left) if acting else 0)) // spend


def _sale(pos: GlenMore, tally: list[int]) -> int:
    """Returns the market's price for all goods, slightly reduced for the effort of selling."""
    coins = 0
    for kind, filled in enumerate(pos.market):
        coins += sum(pos.rules.prices[kind][max(0, filled - tally[WOOD + kind]) : filled])
    return 95 * coins


def ground(pos: GlenMore, seat: int, prospects: Prospects) -> Ground:
    """Returns where the next tile may go and what it would activate; cached, as few actions change a territory."""
    player, rules = pos.players[seat], pos.rules
    if rules.hooks.modify_standing:
        return _ground(pos, seat, prospects)
    tiles, known = player.tiles, prospects.grounds
    key = (tuple(tiles), tuple(tiles.values()), tuple(player.scotsmen), pos.hooks_of(seat).modify_standing)
    found = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[key] = _ground(pos, seat, prospects)
    elif player.places is None:
        player.places = found[0]
    return found


def _ground(pos: GlenMore, seat: int, prospects: Prospects) -> Ground:
    player, wake = pos.players[seat], prospects.wake
    places = places_near(pos, seat, player)
    woken = {cell: wake[tile] for cell, tile in player.tiles.items() if wake[tile]}
    return places, best_place(places[0], woken), best_place(places[1], woken), sum(woken.values())


def best_place(cells: Sequence[int], woken: dict[int, int]) -> Place:
    """Returns the best of these free places by what a tile there would activate."""
    best = second = place = 0
    get = woken.get
    for cell in cells:
        above, below = cell - ROW, cell + ROW
        total = (
            get(above - 1, 0) + get(above, 0) + get(above + 1, 0) + get(cell - 1, 0)
            + get(cell + 1, 0) + get(below - 1, 0) + get(below, 0) + get(below + 1, 0)
        )  # fmt: skip
        if total > best:
            best, second, place = total, best, cell
        elif total > second:
            second = total
    return best, second, place


def joined(worths: Worths, place: Place, hand: int) -> int:
    """Returns the best place's value after placing a tile there: closer to the second best, plus the new tile."""
    best, second, _ = place
    return best + ((second - best) * worths.used_up + hand * worths.joining) // 100
