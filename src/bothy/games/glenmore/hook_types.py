"""Types that modules contribute: rondel pieces, effect kinds, price lines and final terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import Gift
from bothy.kernel import Frame, ScoreLine, Text
from bothy.kernel.compiled import mypyc_attr

NOBODY: Final = -1
"""No seat: a piece without an owner, or the supply as payee."""

Perform = Callable[[GlenMore, int, int, Any, str], None]
"""Performs an effect, given position, seat, place, effect and reason."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RondelPiece:
    """A piece on the rondel that isn't a seat's pawn. The game never waits for it alone (G5.5)."""

    def __init__(self, name: str, code: int = 0) -> None:
        self.name: str = name
        self.code: int = code
        """Its number on the rondel. 0 lets the table assign one, so create a new piece for each table."""

    def owner(self, pos: GlenMore) -> int:
        """Returns the seat that controls it, or NOBODY if it moves automatically."""
        return NOBODY

    def turn(self, pos: GlenMore) -> Sequence[Frame[GlenMore]]:
        """Returns what happens when it is farthest back; the refill follows automatically."""
        return ()


class EffectKind:
    """A kind of effect: its function and its label; its value to bots is added in `bot.py`."""

    __slots__ = ("far_reaching", "gift", "kind", "perform", "wake", "word")

    def __init__(self, kind: type, perform: Perform, word: str, far_reaching: bool = False) -> None:
        self.kind: type = kind
        self.perform: Perform = perform
        self.word: str = word
        """Label that distinguishes it from other effects; needs a message for the answer `resolve`."""
        self.far_reaching: bool = far_reaching
        """True if it can depend on or change the rest of the table, so that its order matters (G11.1)."""
        self.gift: Gift = ()
        """For bots: its contribution to a tally."""
        self.wake: int = 0
        """For bots: its value as an activation in a later turn, in hundredths of a VP."""

    def valued(self, gift: Gift, wake: int = 0) -> EffectKind:
        """Returns it with its values."""
        self.gift, self.wake = gift, wake
        return self


class PriceLine:
    """Coins added to a printed price, and who receives them."""

    __slots__ = ("coins", "payee", "why")

    def __init__(self, coins: int, why: str, payee: int = NOBODY) -> None:
        self.coins: int = coins
        self.why: str = why
        self.payee: int = payee
        """A seat, or NOBODY for the supply."""


PriceLines = Mapping[int, Sequence[PriceLine]]
"""Price lines by the number of the priced thing. Anything missing costs nothing extra."""
NO_LINES: PriceLines = {}


class TilePiece:
    """Pieces on a tile other than its owner's Scotsmen."""

    __slots__ = ("count", "kind", "owner")

    def __init__(self, kind: str, owner: int, count: int = 1) -> None:
        self.kind: str = kind
        self.owner: int = owner
        self.count: int = count


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalTerm:
    """A term of the final reckoning, after size and coins (G19.8)."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def points(self, pos: GlenMore) -> list[int]:
        """Returns what each seat gains or loses."""
        raise NotImplementedError

    def sources(self, pos: GlenMore) -> list[list[int]]:
        """Returns the points per source, for terms with several sources, each scored separately."""
        return [self.points(pos)]

    def explain(self, pos: GlenMore, source: int) -> None:
        """Explains which source is being scored, for terms with several sources."""

    def told(self, pos: GlenMore, seat: int) -> Text:
        """Returns the line of the breakdown."""
        return Text("breakdown-" + self.name)

    def lines(self, pos: GlenMore, seat: int) -> list[ScoreLine]:
        """Returns all lines of the breakdown, for terms that need several; they add up to the points."""
        return [ScoreLine(self.told(pos, seat), self.points(pos)[seat])]


CoinLine = tuple[int, int, str]
"""A number of coins, the value of each at the end, and the message that explains it."""

# Reasons for discarding a tile
PASSED: Final = "passed"
NOTHING_POSSIBLE: Final = "nothing-possible"
BY_PIECE: Final = "piece"
