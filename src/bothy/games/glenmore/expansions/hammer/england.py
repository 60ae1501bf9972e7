"""The England row and the England token (X4.3 to X4.5, X4.8)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.hammer.rows import ROWS, TakeToken
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ModuleState, state

ENGLAND: Final = "england"
"""The reason for coins paid to the row or taken from it."""
FULL: Final = -1


@state
class England(ModuleState):
    """The token's holder, and the number of filled spaces in the row."""

    holder: int
    filled: int

    def copy(self) -> England:
        return England(self.holder, self.filled)


def england(pos: GlenMore) -> England:
    """Returns the row and the token."""
    return pos.part(England)


# The row


def prices(pos: GlenMore) -> tuple[int, ...]:
    """Returns the coins on the row's spaces, from left to right."""
    return ROWS.of(pos.rules.pack).row.prices


def next_price(pos: GlenMore) -> int:
    """Returns the price of using the Englishman now, FULL if the row has no space left."""
    filled, row = england(pos).filled, prices(pos)
    return row[filled] if filled < len(row) else FULL


def rightmost(pos: GlenMore) -> int:
    """Returns the coins on the rightmost filled space, 0 if the row is empty."""
    filled = england(pos).filled
    return prices(pos)[filled - 1] if filled else 0


def fill(pos: GlenMore, spaces: int) -> None:
    """Fills spaces of the row, or empties them if negative; the seat's coins are counted elsewhere."""
    part = england(pos)
    part.filled += spaces
    pos.emit("england-row", [("england-row", spaces, ENGLAND)], filled=part.filled)


def take_rightmost(pos: GlenMore, seat: int, why: str = ENGLAND) -> None:
    """Gives a seat the coins of the rightmost filled space, if any (X4.8)."""
    coins = rightmost(pos)
    if coins:
        fill(pos, -1)
        pos.pay(seat, coins, why)


# The token


def take_token(pos: GlenMore, seat: int) -> None:
    """Moves the token to a seat from wherever it is; its holder keeps it (X4.4, X4.5)."""
    part = england(pos)
    if part.holder != seat:
        part.holder = seat
        pos.emit("england-token", seat=seat)


def gain_token(pos: GlenMore, seat: int, cell: int, effect: TakeToken, why: str) -> None:
    """Gives the token, as this chronicle's cards do."""
    take_token(pos, seat)


def token_lies_there(pos: GlenMore) -> bool:
    """Returns whether the token is still under the Englishman."""
    return england(pos).holder == NOBODY
