"""Redraws tokens a seat can't know, consistent with what all have seen."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.expansions.haggis.rows import ROWS, VALUES
from bothy.games.glenmore.expansions.haggis.tables import (
    ANY,
    NO_TOKEN,
    known_of,
    only,
    possible,
    tables,
    token,
    value_of,
)
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Dealer


def imagine(pos: GlenMore, seat: int | None, dealer: Dealer) -> None:
    """Deals the tokens this seat doesn't see: first to the other tables, the rest to the reserve."""
    part = tables(pos)
    others = [at for at in range(len(pos.players)) if at != seat]
    left = unseen(pos, seat)
    known = [known_of(each) for at in others for each in part.on_table(at)]
    drawn = deal_unseen(known, left, dealer)
    for at in others:
        count = len(part.hidden[at])
        part.hidden[at] = sorted(drawn[:count])
        drawn = drawn[count:]
        if part.fresh[at] != NO_TOKEN:
            part.fresh[at], drawn = drawn[0], drawn[1:]
    part.reserve = left


def unseen(pos: GlenMore, seat: int | None) -> list[int]:
    """Returns how many tokens of each value a seat doesn't see."""
    part = tables(pos)
    left = [row.count for row in ROWS.of(pos.rules.pack).tokens]
    own = [] if seat is None else [value_of(each) for each in part.on_table(seat)]
    for each in [*own, *part.shown, *[value for served in part.served for value in served]]:
        left[each - 1] -= 1
    return left


def deal_unseen(known: Sequence[int], left: list[int], dealer: Dealer) -> list[int]:
    """Draws a token for each of these from what is left, the best known first; returned in the given order."""
    found = [NO_TOKEN] * len(known)
    open_ = sorted(range(len(known)), key=lambda at: len(possible(known[at])))
    while open_:
        at = open_.pop(0)
        rest = [known[other] for other in open_]
        outcomes = [
            (value, left[value - 1])
            for value in possible(known[at])
            if left[value - 1]
            and enough(rest, [count - (each == value) for each, count in zip(VALUES, left, strict=True)])
        ]
        value = dealer.deal("imagined", outcomes)
        left[value - 1] -= 1
        found[at] = token(value, known[at])
    return found


def enough(known: Sequence[int], left: Sequence[int]) -> bool:
    """Returns whether what is left can fill all of these: no group may need more than is available for it."""
    return all(
        len([each for each in known if not each & ~group])
        <= sum([count for value, count in zip(VALUES, left, strict=True) if group & only(value)])
        for group in range(1, ANY + 1)
    )
