"""The count of the award in play, and its points (I9.2 to I9.6)."""

from __future__ import annotations

from bothy.games.caledonia.actions.at_hand import money_at_hand
from bothy.games.caledonia.expansions.industria.awards.rows import (
    ALONG_RIVERS,
    AWARDS,
    BASIC,
    BY_LOCHS,
    GLORY,
    MONEY,
    ONE_IMPORT,
    ONE_SETTLEMENT,
    PROCESSED,
    UNITS,
    Award,
)
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.settlements import sizes
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, PROCESSED_GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import shared, stock_of
from bothy.kernel import ModuleState, state
from bothy.kernel.bounded_cache import BoundedCache

NONE = -1


@state
class AwardDrawn(ModuleState):
    """The award of this game by its number in the data, -1 until it is drawn."""

    award: int

    def copy(self) -> AwardDrawn:
        return AwardDrawn(self.award)


def in_play(pos: Caledonia) -> Award | None:
    """Returns the award of this game, once it is drawn."""
    number = pos.part(AwardDrawn).award
    return None if number == NONE else AWARDS.of(pos.rules.pack).awards[number]


def counted(pos: Caledonia, seat: int, what: str) -> int:
    """Returns a seat's count for an award; modules may add to it (I9.2, R-I25, R-I26)."""
    count = _counted(pos, seat, what)
    for hook in pos.hooks_of(seat).modify_count:
        count = hook(pos, seat, what, count)
    return count


def _counted(pos: Caledonia, seat: int, what: str) -> int:
    player, board = pos.players[seat], pos.board
    if what in (BASIC, PROCESSED):
        stock = stock_of(pos, seat)
        return sum([stock[good] for good in (BASIC_GOODS if what == BASIC else PROCESSED_GOODS)])
    if what == ONE_SETTLEMENT:
        return _largest(board, player.units)
    if what == ALONG_RIVERS:
        return len([hex_ for hex_ in player.units if board.along[hex_]])
    if what == BY_LOCHS:
        return len([hex_ for hex_ in player.units if board.at_loch[hex_]])
    simple = {
        UNITS: len(player.units),
        ONE_IMPORT: max(player.imports),  # rare ones; hops don't count (R-I13)
        GLORY: player.glory,
        MONEY: player.money + money_at_hand(pos, seat),
    }
    return simple[what]


_LARGEST: BoundedCache[tuple[Board, int]] = BoundedCache(20_000)


def _largest(board: Board, units: list[int]) -> int:
    """Returns the units of the largest settlement, cached: every estimate needs it, and few actions change it."""
    key = (id(board), *units)
    known = _LARGEST.get(key)
    if known is None:
        known = (board, max(sizes(board, units), default=0))  # keeps the board alive, for its id
        _LARGEST.put(key, known)
    return known[1]


def points(pos: Caledonia, award: Award) -> list[int]:
    """Returns what the award would give each seat now; seats without a person take no part (I9.3, I9.6)."""
    found, people = [0] * len(pos.players), pos.rules.people
    counts = [counted(pos, seat, award.id) for seat in people]
    if len(people) == 1:
        found[people[0]] = card_points(pos, award, counts[0])
        return found
    prizes = AWARDS.of(pos.rules.pack).vp(len(people))
    for seat, vp in zip(people, shared(counts, prizes), strict=True):  # like exports (I9.4)
        found[seat] = vp
    return found


def behind(pos: Caledonia, award: Award, seat: int) -> int:
    """Returns how many more a seat needs to tie with the next place above, or for the next step of the card."""
    own, people = counted(pos, seat, award.id), pos.rules.people
    above = (award.even, award.full) if len(people) == 1 else [counted(pos, each, award.id) for each in people]
    return min([count - own for count in above if count > own], default=0)


def card_points(pos: Caledonia, award: Award, count: int) -> int:
    """Returns what the award's card gives a solo player (I9.5)."""
    card = AWARDS.of(pos.rules.pack).card
    if count >= award.full:
        return card.vp
    return 0 if count >= award.even else -card.loss
