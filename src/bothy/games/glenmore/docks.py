"""What modules hand in: pieces of the rondel, kinds of effect, lines of a price, categories and final terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import Gift
from bothy.kernel import Frame, Reckoned, Text
from bothy.kernel.compiled import mypyc_attr

NOBODY: Final = -1
"""No seat: a piece without an owner, or the supply as payee."""

Perform = Callable[[GlenMore, int, int, Any, str], None]
"""How an effect happens: position, seat, place, effect, reason."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RondelPiece:
    """A piece on the rondel that is no seat's pawn. The game never waits for it alone (G5.5)."""

    def __init__(self, name: str, code: int = 0) -> None:
        self.name: str = name
        self.code: int = code
        """How it is written on the rondel; 0 lets the table number it, so make it anew for each table."""

    def owner(self, pos: GlenMore) -> int:
        """The seat that answers for it, NOBODY if it moves by itself."""
        return NOBODY

    def turn(self, pos: GlenMore) -> Sequence[Frame[GlenMore]]:
        """What happens when it stands farthest back; the refill follows by itself."""
        return ()


class EffectKind:
    """A kind of effect: how it happens, its word, and what the estimate thinks of it."""

    __slots__ = ("far_reaching", "gift", "kind", "perform", "wake", "word")

    def __init__(
        self, kind: type, perform: Perform, word: str, far_reaching: bool = False, gift: Gift = (), wake: int = 0
    ) -> None:
        self.kind: type = kind
        self.perform: Perform = perform
        self.word: str = word
        """How a player tells it from other effects; needs the message of an answer `resolve`."""
        self.far_reaching: bool = far_reaching
        """Whether it can depend on, or change, the rest of the table: its order then matters (G11.1)."""
        self.gift: Gift = gift
        """What it adds to a tally."""
        self.wake: int = wake
        """What it is worth as an activation of a turn to come, in hundredths."""


class PriceLine:
    """Coins beside a printed price, and who gets them."""

    __slots__ = ("coins", "payee", "why")

    def __init__(self, coins: int, why: str, payee: int = NOBODY) -> None:
        self.coins: int = coins
        self.why: str = why
        self.payee: int = payee
        """A seat, or NOBODY for the supply."""


PriceLines = Mapping[int, Sequence[PriceLine]]
"""By the number of what is priced: lines beside the price. What is not in it costs nothing more."""
NO_LINES: PriceLines = {}


class TilePiece:
    """Pieces on a tile that are not Scotsmen of the tile's owner."""

    __slots__ = ("count", "kind", "owner")

    def __init__(self, kind: str, owner: int, count: int = 1) -> None:
        self.kind: str = kind
        self.owner: int = owner
        self.count: int = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Category:
    """Something a scoring compares (G18.2)."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def count(self, pos: GlenMore, seat: int) -> int:
        """How many a seat has of it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalTerm:
    """A term of the final reckoning, after size and coins (G19.8)."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def points(self, pos: GlenMore) -> list[int]:
        """What each seat gets, or loses."""
        raise NotImplementedError

    def sources(self, pos: GlenMore) -> list[list[int]]:
        """The same source by source, where a term has several: each is scored by itself."""
        return [self.points(pos)]

    def explain(self, pos: GlenMore, source: int) -> None:
        """Say which source it is that is scored now, where a term has several."""

    def told(self, pos: GlenMore, seat: int) -> Text:
        """The line of the breakdown."""
        return Text("reckon-" + self.name)

    def lines(self, pos: GlenMore, seat: int) -> list[Reckoned]:
        """All lines of the breakdown, where one does not say enough; they add up to the points."""
        return [Reckoned(self.told(pos, seat), self.points(pos)[seat])]


CoinLine = tuple[int, int, str]
"""So many coins, what each is worth at the end, and the message that says so."""

# What a placing test is called when a module may waive it (G9, G10)
SCOTSMAN_TEST: Final = "scotsman"
RIVER_TEST: Final = "river"

# Why a tile is discarded
PASSED: Final = "passed"
NOTHING_POSSIBLE: Final = "nothing-possible"
BY_PIECE: Final = "piece"
