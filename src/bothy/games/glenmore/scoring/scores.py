"""The four scorings and the final reckoning (G18, G19)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.pack.types import CATEGORIES
from bothy.games.glenmore.player import COINS, SIZE
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel import Frame, Step, value

CASTLE_SCOTSMEN = "castle-scotsmen-count-more"
COINS_COUNT_MORE = "coins-count-more"
FIRST_CATEGORY = 1
"""The first of the four among SCORES."""


def amounts(pos: GlenMore, seat: int) -> tuple[int, int, int, int]:
    """What a seat has in each category, in the order of CATEGORIES (G18.2)."""
    player = pos.players[seat]
    times = pos.rules.figure(CASTLE_SCOTSMEN, "times") if CASTLE_SCOTSMEN in player.powers else 1
    at_home = player.scotsmen.get(CASTLE, 0) * times
    return at_home, len(player.cards), player.whisky, pos.count_persons(seat)


def scored(pos: GlenMore) -> list[list[int]]:
    """The points of a scoring now, by seat and category: the difference to the player with the fewest (G18.3)."""
    table = pos.rules.pack.differences
    every = [amounts(pos, seat) for seat in range(len(pos.players))]
    least = [min([own[category] for own in every]) for category in range(len(CATEGORIES))]
    return [[table.points(have - low) for have, low in zip(own, least, strict=True)] for own in every]


@value
class Scoring(Step[GlenMore]):
    """One of the four scorings."""

    number: int

    def run(self, pos: GlenMore) -> None:
        pos.say("scoring", number=self.number)
        for seat, points in enumerate(scored(pos)):
            for category, gained in enumerate(points):
                pos.score(seat, gained, "scoring", FIRST_CATEGORY + category)


def size_fines(pos: GlenMore) -> list[int]:
    """What each seat loses for tiles beyond the smallest territory (G19.7)."""
    sizes = [len(player.tiles) for player in pos.players]
    return [(size - min(sizes)) * pos.rules.tile_worth for size in sizes]


def coin_points(pos: GlenMore, seat: int) -> int:
    """What a seat's coins are worth at the end, with Armadale Castle (G16.2, G19.8)."""
    player, each = pos.players[seat], pos.rules.coin_worth
    if COINS_COUNT_MORE not in player.powers:
        return player.coins * each
    first = min(player.coins, pos.rules.figure(COINS_COUNT_MORE, "first"))
    return first * pos.rules.figure(COINS_COUNT_MORE, "vp") + (player.coins - first) * each


@value
class Finish(Step[GlenMore]):
    """The final reckoning: size, then coins (G19.7, G19.8)."""

    def run(self, pos: GlenMore) -> None:
        for seat, fine in enumerate(size_fines(pos)):
            pos.score(seat, fine, "size", SIZE)
        for seat in range(len(pos.players)):
            pos.score(seat, coin_points(pos, seat), "coins", COINS)


FRAMES: Sequence[type[Frame[GlenMore]]] = (Scoring, Finish)
EVENTS: tuple[str, ...] = ("scoring",)
