"""The open part of a turn: debts count as paid, promised gains as received.

A position in mid-turn therefore looks as good as its end will, and nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.actions.activation import Activations, Favours, Reward
from bothy.games.glenmore.actions.ground import places_for
from bothy.games.glenmore.actions.markers import ChoosingClan, roads_for
from bothy.games.glenmore.actions.payment import Pay
from bothy.games.glenmore.actions.placing import Placing, Receive
from bothy.games.glenmore.actions.removing import Removing
from bothy.games.glenmore.actions.retrieving import Retrieving
from bothy.games.glenmore.bonuses.gains import Gathering, Stationing, Storing, counted
from bothy.games.glenmore.bonuses.immediate import Immediate, InOrder
from bothy.games.glenmore.bots.tile_values import Deal, Prospects
from bothy.games.glenmore.bots.worths import Worths
from bothy.games.glenmore.pack.types.effects import ScoreSteps
from bothy.games.glenmore.pack.types.price import SHEEP
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import (
    CHOICE,
    COINS,
    KINDS,
    MARKERS,
    OTHER,
    PERSONS,
    POINTS,
    SCOTSMEN,
    WHISKY,
    WOOD,
    Gift,
)
from bothy.games.glenmore.territory.grid import AROUND
from bothy.kernel import Frame

DEAR: Final = 4
"""Assumed cost of a good that the market doesn't sell."""
NO_TILE: Final = -1


def close_turn(
    pos: GlenMore, seat: int, prospects: Prospects, tally: list[int], left: int, coin: int, plain: int, river: int
) -> int:
    """Adds everything open in a seat's turn to a tally and returns the tile in hand, or NO_TILE.

    Given are the turns left after this one, a coin's value, and the best places for a tile in hand.
    """
    turn = Turn(pos, seat, prospects, tally, left, coin)
    facts, stack = pos.now, pos.stack
    turn.cells = list(turn.player.tiles) if facts.everywhere else list(facts.around)
    for height in range(len(stack) - 1, -1, -1):
        frame = stack[height]
        if frame.turn:
            break
        if isinstance(frame, Placing | Receive):
            turn.take_in_hand(frame.tile, plain, river)
        elif isinstance(frame, Pay):
            turn.pay(frame)
        else:
            turn.enter(frame)
    if tally[MARKERS]:
        tally[OTHER] += tally[MARKERS] * turn.best_clan()
    turn.activate(facts.used)
    if facts.movement:
        turn.move(facts.movement)
    for hook in pos.hooks_of(seat).estimate_turn:
        tally[OTHER] += hook(pos, seat)
    return turn.hand


class Turn:
    """The open part of a seat's turn: tally, places that may still be activated, and tile in hand."""

    __slots__ = ("cells", "coin", "hand", "left", "player", "pos", "prospects", "seat", "tally", "worths")

    def __init__(
        self, pos: GlenMore, seat: int, prospects: Prospects, tally: list[int], left: int, coin: int
    ) -> None:
        self.pos: GlenMore = pos
        self.seat: int = seat
        self.player: Player = pos.players[seat]
        self.prospects: Prospects = prospects
        self.worths: Worths = prospects.worths
        self.tally: list[int] = tally
        self.left: int = left
        self.coin: int = coin
        self.cells: list[int] = []
        self.hand: int = NO_TILE

    # Frames on the stack

    def _add(self, gift: Gift) -> None:
        tally = self.tally
        for line, count in gift:
            tally[line] += count

    def enter(self, frame: Frame[GlenMore]) -> None:
        """Adds the expected result of a question still to be answered."""
        tally, effects = self.tally, self.prospects.effect
        if isinstance(frame, Reward):
            self._add(effects[frame.effect])
        elif isinstance(frame, InOrder | Immediate):
            for number in frame.left:
                self._add(effects[number])
        elif isinstance(frame, ChoosingClan):
            tally[MARKERS] += 1
        elif isinstance(frame, Gathering):
            tally[CHOICE] += min(frame.count, self.pos.room(self.seat, frame.cell))
        elif isinstance(frame, Storing):
            tally[CHOICE] += frame.choice
            for kind in range(KINDS):
                tally[WOOD + kind] += frame.left[kind]
        else:
            self._enter_rarer(frame)

    def _enter_rarer(self, frame: Frame[GlenMore]) -> None:
        tally = self.tally
        if isinstance(frame, Stationing):
            tally[SCOTSMEN] += frame.left
        elif isinstance(frame, Removing):
            tally[OTHER] += self.worths.removal * frame.left
        elif isinstance(frame, Retrieving):
            tally[OTHER] += self.worths.retrieval
        elif isinstance(frame, Activations):
            self.cells += frame.places
        elif isinstance(frame, Favours):
            for icon in frame.icons:
                self._favour(icon)
        else:
            for hook in self.pos.hooks_of(self.seat).pending_gifts:
                self._add(hook(self.pos, self.seat, frame))

    def _favour(self, icon: str) -> None:
        """Adds the best tile with an icon to those that may be activated, regardless of its place."""
        wake, used, tiles = self.prospects.wake, self.pos.now.used, self.pos.rules.pack.tiles
        best, found = 0, 0
        for cell, tile in self.player.tiles.items():
            if wake[tile] > best and tile not in used and icon in tiles[tile].icons:
                best, found = wake[tile], cell
        if best and found not in self.cells:
            self.cells.append(found)

    def take_in_hand(self, tile: int, plain: int, river: int) -> None:
        """Adds a tile being paid for or received: its immediate effects, and the tiles around its best place."""
        rules = self.pos.rules
        self._add(self.prospects.at_once[tile])
        if rules.person[tile]:
            self.tally[PERSONS] += self.prospects.persons[tile]
            return
        self.hand = tile
        cell = self._best_cover(tile) if rules.overlay[tile] else river if rules.river[tile] else plain
        self.cells += [cell + way for way in AROUND]

    def _best_cover(self, tile: int) -> int:
        """Returns the best tile for an overlay to cover: the one that activates most."""
        player, wake = self.player, self.prospects.wake
        tiles, best, found = player.tiles, -1, 0
        for cell in places_for(self.pos, self.seat, tile):
            woken = sum([wake[tiles[cell + way]] for way in AROUND if cell + way in tiles])
            if woken > best:
                best, found = woken, cell
        return found

    def best_clan(self) -> int:
        """Returns the value of the best clan a marker can reach, less its road."""
        pos, prospects, coins = self.pos, self.prospects, self.tally[COINS]
        best, roads = 0, pos.roads
        if pos.rules.hooks.road_lines:
            roads = roads_for(pos, self.seat)
        for place, road in enumerate(roads):
            if place and road <= coins and (not pos.clans[place] or pos.rules.many[place]):
                worth = prospects.clans[place] + prospects.lasting[place] * self.left // 100 - self.coin * road
                steps = prospects.steps[place]
                if steps is not None:
                    worth += 100 * self._step(steps, coins - road)
                if worth > best:
                    best = worth
        return best

    def _step(self, steps: ScoreSteps, coins: int) -> int:
        have = coins if steps.count == "coins" else counted(self.pos, self.seat, steps.count)
        return steps.points(have)

    # Activations

    def activate(self, used: Sequence[int]) -> None:
        """Activates everything possible: first production, then trades."""
        tiles, prospects = self.player.tiles, self.prospects
        deals, moves, makes = prospects.deals, prospects.moves, prospects.makes
        trades: list[int] = []
        points = 0
        for cell in self.cells:
            tile = tiles.get(cell, NO_TILE)
            if tile < 0 or tile in used:
                continue
            if moves[tile]:
                points += moves[tile]
            elif deals[tile]:
                trades.append(tile)
            else:
                self._make(self.player.load(cell), makes[tile])
        if self.hand >= 0:
            points += moves[self.hand]
            self._make(0, makes[self.hand])
            trades.append(self.hand)
        if points:
            self.move(points)
        for tile in trades:
            self._trade(deals[tile])

    def _make(self, load: int, gift: Gift) -> None:
        """Adds what a tile produces, as far as it has room."""
        room = self.pos.rules.room - load
        for line, count in gift:
            if line == POINTS:
                self.tally[POINTS] += count
            else:
                more = count if count < room else room
                self.tally[line] += more
                room -= more

    def move(self, points: int) -> None:
        """Adds movement points, at a small value each; a power may raise it (G15.12)."""
        worth = self.worths.movement
        for hook in self.pos.hooks_of(self.seat).modify_movement_worth:
            worth = hook(self.pos, self.seat, worth)
        self.tally[OTHER] += points * worth

    def _trade(self, deals: Sequence[Deal]) -> None:
        """Makes the largest trade worth its goods and coins. Goods are worth little late in the game."""
        tally, time = self.tally, self.worths.time_to_spend
        piece = self.worths.piece if self.left >= time else self.worths.piece * self.left // time
        for deal in deals:
            before = tally[:]
            spent = self._give(deal.named)
            if deal.pooled:
                spent += self._give_any(deal.animals, deal.different, deal.any, ())
            tally[WHISKY] -= deal.whisky
            tally[SCOTSMEN] -= deal.scotsmen
            price = piece * spent + self.coin * (before[COINS] - tally[COINS])
            price += self.worths.barrel * deal.whisky + self.worths.spent_scotsman * deal.scotsmen
            if tally[COINS] >= 0 and tally[WHISKY] >= 0 and self._has_men(deal.scotsmen) and price <= deal.gain:
                tally[OTHER] += deal.gain
                return
            tally[:] = before

    def _has_men(self, count: int) -> bool:
        return not count or sum(self.player.scotsmen.values()) + self.tally[SCOTSMEN] > 0

    # Paying

    def pay(self, frame: Pay) -> None:
        """Pays the rest of a price."""
        self._give([(kind, count) for kind, count in enumerate(frame.named) if count])
        if frame.animals or frame.different or frame.any:
            self._give_any(frame.animals, frame.different, frame.any, frame.given)
        self.tally[SCOTSMEN] -= frame.scotsmen

    def _give(self, named: Sequence[tuple[int, int]]) -> int:
        """Pays named goods, own ones first, the rest from the market; returns how many own ones."""
        tally, market, prices = self.tally, self.pos.market, self.pos.rules.prices
        spent = 0
        for kind, count in named:
            own = tally[WOOD + kind]
            if own < count:
                row = prices[kind]
                for at in range(market[kind], market[kind] + count - own):
                    tally[COINS] -= row[at] if at < len(row) else DEAR
                count = own
            tally[WOOD + kind] = own - count
            spent += count
        return spent

    def _give_any(self, animals: int, different: int, any_: int, given: Sequence[int]) -> int:
        """Pays goods of open kinds: the most plentiful first, else the cheapest; returns how many own ones."""
        spent = 0
        seen = list(given)
        for _ in range(animals):
            spent += self._give_one(SHEEP, [])
        for _ in range(different):
            spent += self._give_one(0, seen)
        for _ in range(any_):
            spent += self._give_one(0, [])
        return spent

    def _give_one(self, first: int, seen: list[int]) -> int:
        """Pays one good of kind `first` or above that isn't in `seen`; returns 1 if it was an own one."""
        tally, market, prices = self.tally, self.pos.market, self.pos.rules.prices
        chosen, most, price = -1, 0, DEAR
        for kind in range(first, KINDS):
            if kind in seen:
                continue
            if tally[WOOD + kind] > most:
                chosen, most = kind, tally[WOOD + kind]
            elif not most and market[kind] < len(prices[kind]) and prices[kind][market[kind]] < price:
                chosen, price = kind, prices[kind][market[kind]]
        seen.append(chosen)
        if most:
            tally[WOOD + chosen] -= 1
            return 1
        tally[COINS] -= price
        return 0
