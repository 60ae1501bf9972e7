"""The four scorings and the final reckoning (G18, G19)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.hook_types import CoinLine
from bothy.games.glenmore.pack.types.tables import Differences
from bothy.games.glenmore.player import COINS, SIZE
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel import Frame, Step, value

FIRST_CATEGORY = 1
"""Index of the first of the four in SCORES."""
COINS_TOLD = "breakdown-coins"
FINAL = "final"
"""The reason for points from a module's term."""


# Counting


def amounts(pos: GlenMore, seat: int) -> tuple[int, ...]:
    """Returns what a seat has in each category, in the order of the table's categories (G18.2, G18.5)."""
    player, rules = pos.players[seat], pos.rules
    found = [player.scotsmen.get(CASTLE, 0), len(player.cards), player.whisky, pos.count_persons(seat)]
    hooks = pos.hooks_of(seat).modify_count
    if hooks:
        for at, name in enumerate(rules.categories):
            for hook in hooks:
                found[at] = hook(pos, seat, name, found[at])
    return tuple(found)


def table_for(pos: GlenMore, seat: int, category: int) -> Differences:
    """Returns the table by which a seat scores a category (G18.3)."""
    table = pos.rules.pack.differences
    for hook in pos.hooks_of(seat).modify_scoring_table:
        table = hook(pos, seat, pos.rules.categories[category], table)
    return table


def scored(pos: GlenMore) -> list[list[int]]:
    """Returns a scoring's points now, by seat and category: the lead over the player with the fewest (G18.3)."""
    every = [amounts(pos, seat) for seat in range(len(pos.players))]
    kinds = range(len(pos.rules.categories))
    least = [min([own[at] for own in every]) for at in kinds]  # of players only (G18.4)
    if not pos.rules.anybody.modify_scoring_table:
        points = pos.rules.pack.differences.points
        return [[points(own[at] - least[at]) for at in kinds] for own in every]
    return [
        [table_for(pos, seat, at).points(own[at] - least[at]) for at in kinds] for seat, own in enumerate(every)
    ]


@value
class Scoring(Step[GlenMore]):
    """One of the four scorings. Players gain points and spend nothing (G18.7)."""

    number: int

    def run(self, pos: GlenMore) -> None:
        pos.emit("scoring", number=self.number)
        for hook in pos.rules.hooks.on_scoring_end:
            pos.push(*hook(pos, self.number))
        for seat, points in enumerate(scored(pos)):
            for category, gained in enumerate(points):
                pos.score(seat, gained, "scoring", pos.rules.category_scores[category])


# The end


def size_fines(pos: GlenMore) -> list[int]:
    """Returns what each seat loses for tiles beyond the smallest territory (G19.7)."""
    sizes = [len(player.tiles) for player in pos.players]
    return [(size - min(sizes)) * pos.rules.tile_worth for size in sizes]


def coin_lines(pos: GlenMore, seat: int) -> list[CoinLine]:
    """Returns what a seat's coins are worth at the end, line by line (G19.8)."""
    lines: list[CoinLine] = [(pos.players[seat].coins, pos.rules.coin_worth, COINS_TOLD)]
    for hook in pos.hooks_of(seat).modify_coin_lines:
        lines = hook(pos, seat, lines)
    return lines


def coin_points(pos: GlenMore, seat: int) -> int:
    """Returns what a seat's coins are worth at the end."""
    return sum([count * each for count, each, _ in coin_lines(pos, seat)])


@value
class Finish(Step[GlenMore]):
    """The end of the game: modules' steps before it, the final reckoning, modules' steps after it."""

    def run(self, pos: GlenMore) -> None:
        hooks = pos.rules.hooks
        before = [frame for hook in hooks.on_game_end for frame in hook(pos)]
        if before:
            pos.push(*before, Reckon())
        else:
            reckon(pos)


@value
class Reckon(Step[GlenMore]):
    """The final reckoning, once no question before it is open."""

    def run(self, pos: GlenMore) -> None:
        reckon(pos)


def reckon(pos: GlenMore) -> None:
    """Scores size, then coins, then modules' terms (G19.7, G19.8)."""
    for hook in pos.rules.hooks.on_reckoning_end:
        pos.push(*hook(pos))
    for seat, fine in enumerate(size_fines(pos)):
        pos.score(seat, fine, "size", SIZE)
    for seat in range(len(pos.players)):
        pos.score(seat, coin_points(pos, seat), "coins", COINS)
    for term in pos.rules.terms:
        for number, source in enumerate(term.sources(pos)):
            term.explain(pos, number)
            for seat, points in enumerate(source):
                pos.score(seat, points, FINAL, pos.rules.scores.index(term.name))


FRAMES: Sequence[type[Frame[GlenMore]]] = (Scoring, Finish, Reckon)
EVENTS: tuple[str, ...] = ("scoring",)
