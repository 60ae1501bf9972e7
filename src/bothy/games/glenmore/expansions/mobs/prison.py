"""The prison, the mobsters' holders, pennies, and the tokens of mobsters (X8.1 to X8.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ModuleState, state

WAITING: Final = -2
"""Drawn, and not yet in prison (X8.3)."""
IN_PRISON: Final = NOBODY
NOT_DRAWN: Final = -1
NEVER: Final = -1
"""The turn of something that hasn't happened."""

Out = tuple[int, int, int]
"""A token that is out: its mobster, as an index into `ids`, and two numbers for its place."""


@state
class PennyMobs(ModuleState):
    """The mobs' state. Tuples, as search copies it constantly and it rarely changes."""

    pennies: "tuple[int, ...]"
    """By seat: pennies that cost a point."""
    bright: "tuple[int, ...]"
    """By seat: pennies worth a point."""
    ids: "tuple[str, ...]" = ()
    """The mobsters drawn; the fields below are in their order."""
    holders: "tuple[int, ...]" = ()
    """The seat, IN_PRISON or WAITING."""
    offered: "tuple[int, ...]" = ()
    """The pennies on each."""
    tokens: "tuple[tuple[int, ...], ...]" = ()
    """The tokens on each, by the coins they cost others."""
    stamps: "tuple[int, ...]" = ()
    """The turn in which each last used its once-per-turn effect."""
    out: "tuple[Out, ...]" = ()
    """Tokens placed elsewhere."""

    def copy(self) -> PennyMobs:
        return PennyMobs(
            self.pennies, self.bright, self.ids, self.holders, self.offered, self.tokens, self.stamps, self.out
        )

    @classmethod
    def read(cls, data: list[Any]) -> PennyMobs:
        pennies, bright, ids, holders, offered, tokens, stamps, out = data
        piles = tuple([tuple(each) for each in tokens])
        laid: tuple[Out, ...] = tuple([(each[0], each[1], each[2]) for each in out])
        return cls(
            tuple(pennies), tuple(bright), tuple(ids), tuple(holders), tuple(offered), piles, tuple(stamps), laid
        )


def mobs(pos: GlenMore) -> PennyMobs:
    """Returns the state of the mobs."""
    return pos.part(PennyMobs)


def place_of(part: PennyMobs, mobster: str) -> int:
    """Returns a mobster's index in the lists, NOT_DRAWN if it isn't in this game."""
    return part.ids.index(mobster) if mobster in part.ids else NOT_DRAWN


def holder_of(pos: GlenMore, mobster: str) -> int:
    """Returns the seat that holds a mobster, or NOBODY."""
    part = pos.part(PennyMobs)
    if mobster not in part.ids:  # called by every mobster at every question
        return NOBODY
    holder = part.holders[part.ids.index(mobster)]
    return holder if holder >= 0 else NOBODY


def tokens_of(pos: GlenMore, mobster: str) -> tuple[int, ...]:
    """Returns the tokens on a mobster that a seat holds."""
    part = mobs(pos)
    at = place_of(part, mobster)
    return part.tokens[at] if at >= 0 and part.holders[at] >= 0 else ()


def laid_out(pos: GlenMore, mobster: str) -> list[Out]:
    """Returns a mobster's tokens placed elsewhere."""
    part = mobs(pos)
    if not part.out:
        return []
    at = place_of(part, mobster)
    return [each for each in part.out if each[0] == at]


def first_out(pos: GlenMore, mobster: str) -> Out | None:
    """Returns the first of them, or None."""
    part = mobs(pos)
    for token in part.out:
        if part.ids[token[0]] == mobster:
            return token
    return None


def with_number(row: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """Returns a row of numbers with one replaced."""
    return (*row[:at], number, *row[at + 1 :])


# Changes, each with its ledger line


def put_penny(pos: GlenMore, seat: int, mobster: str) -> None:
    """Puts a penny on a mobster, turned over (X8.5)."""
    part = mobs(pos)
    at = place_of(part, mobster)
    part.pennies = with_number(part.pennies, seat, part.pennies[seat] - 1)
    part.offered = with_number(part.offered, at, part.offered[at] + 1)
    lines = [(f"pennies-{seat}", -1, "penny"), ("offered-pennies", 1, "penny")]
    pos.emit("penny-put", lines, seat=seat, mobster=mobster)


def give_mobster(pos: GlenMore, seat: int, mobster: str) -> None:
    """Gives a mobster to a seat, with the pennies on it (X8.6)."""
    part = mobs(pos)
    at = place_of(part, mobster)
    pennies = part.offered[at]
    part.holders = with_number(part.holders, at, seat)
    part.offered = with_number(part.offered, at, 0)
    part.bright = with_number(part.bright, seat, part.bright[seat] + pennies)
    lines = [(f"bright-pennies-{seat}", pennies, "penny"), ("offered-pennies", -pennies, "penny")]
    pos.emit("mobster-taken", lines, seat=seat, mobster=mobster, count=pennies)


def lay_out(pos: GlenMore, mobster: str, one: int, other: int) -> None:
    """Lays a token at the place these numbers describe."""
    part = mobs(pos)
    part.out = (*part.out, (place_of(part, mobster), one, other))
    pos.emit("token-laid", [("mob-tokens-out", 1, mobster)], mobster=mobster)


def take_up(pos: GlenMore, token: Out) -> None:
    """Removes a token placed elsewhere from the game."""
    part = mobs(pos)
    at = part.out.index(token)
    part.out = part.out[:at] + part.out[at + 1 :]
    mobster = part.ids[token[0]]
    pos.emit("token-gone", [("mob-tokens-out", -1, mobster)], mobster=mobster)


def move_token(pos: GlenMore, token: Out, one: int, other: int) -> None:
    """Moves a token to another place."""
    part = mobs(pos)
    at = part.out.index(token)
    part.out = (*part.out[:at], (token[0], one, other), *part.out[at + 1 :])


def stamp(pos: GlenMore, mobster: str) -> None:
    """Records that a mobster acted this turn."""
    part = mobs(pos)
    part.stamps = with_number(part.stamps, place_of(part, mobster), pos.turns)


def stamped(pos: GlenMore, mobster: str) -> bool:
    """Returns whether a mobster last acted this turn."""
    part = mobs(pos)
    return part.stamps[place_of(part, mobster)] == pos.turns


def forget(pos: GlenMore, mobster: str) -> None:
    """Clears the record of a mobster's last action."""
    part = mobs(pos)
    part.stamps = with_number(part.stamps, place_of(part, mobster), NEVER)


def ever_stamped(pos: GlenMore, mobster: str) -> bool:
    """Returns whether a mobster has a recorded action in any turn."""
    part = mobs(pos)
    return part.stamps[place_of(part, mobster)] != NEVER


def stocks(pos: GlenMore) -> Mapping[str, int]:
    """Returns pennies and tokens, which never change without an event."""
    part = mobs(pos)
    return {
        **{f"pennies-{seat}": count for seat, count in enumerate(part.pennies)},
        **{f"bright-pennies-{seat}": count for seat, count in enumerate(part.bright)},
        "offered-pennies": sum(part.offered),
        "mob-tokens": sum([len(each) for each in part.tokens]),
        "mob-tokens-out": len(part.out),
    }


EVENTS: tuple[str, ...] = ("penny-put", "mobster-taken", "token-laid", "token-gone")
