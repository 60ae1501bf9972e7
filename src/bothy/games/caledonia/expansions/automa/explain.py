"""The Automa's reasons in figures, so that a player with the cards in hand can follow every step.

Explanations accompany the events and don't affect the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.expansions.automa.deck import NOTCHES, seat_of
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import Caledonia

PURSE = "automa-purse"
"""Its money when its card is turned over and at the end of the turn."""
LACKS = "automa-lacks"
"""An icon is impossible: it `has` less than it `needs`."""
HEXES = "automa-hexes"
"""The hexes of the modules to which it could expand and which it can afford."""
FILTER = "automa-filter"
"""A criterion: the hexes it was applied to, the figure of each, and those that fit best. If none does, all remain,
except for `growth`.
"""
RANKING = "automa-ranking"
"""The same for contracts."""
UNITS_FIT = "automa-units"
"""The kinds of unit that fit the hex."""
PAYS = "automa-pays"
"""The cost of a contract's goods to it."""
KEYS: tuple[str, ...] = (PURSE, LACKS, HEXES, FILTER, RANKING, UNITS_FIT, PAYS)


def names(hexes: Iterable[int]) -> tuple[str, ...]:
    """Returns the names of hexes."""
    return tuple([HEX_NAMES[hex_] for hex_ in hexes])


def purse(pos: Caledonia) -> None:
    """Explains how much money it has now."""
    pos.explain(PURSE, money=pos.players[seat_of(pos)].money)


def lacks(pos: Caledonia, icon: str, has: int, needs: int) -> None:
    """Explains why an icon is impossible."""
    pos.explain(LACKS, icon=icon, has=has, needs=needs)


def hexes(pos: Caledonia, found: Sequence[int]) -> None:
    """Explains where it could expand to."""
    pos.explain(HEXES, hexes=names(found))


def filtered(
    pos: Caledonia,
    criterion: str,
    found: Sequence[int],
    figures: Sequence[int],
    stay: Sequence[int],
    joins: Sequence[int] = (),
) -> None:
    """Explains the figure of each hex for a criterion, and which fit best, if any.

    `joins` counts the groups of settlements that a hex would link.
    """
    pos.explain(
        FILTER,
        criterion=criterion,
        hexes=names(found),
        figures=tuple(figures),
        joins=tuple(joins),
        stay=names(stay),
    )


def ranking(
    pos: Caledonia, rank: str, contracts: Sequence[int], figures: Sequence[int], stay: Sequence[int]
) -> None:
    """Explains the figure by which contracts are compared."""
    pos.explain(RANKING, rank=rank, contracts=tuple(contracts), figures=tuple(figures), stay=tuple(stay))


def units(pos: Caledonia, hex_: int, fitting: Sequence[int], notches: Sequence[int]) -> None:
    """Explains which kinds of unit fit the chosen hex, and the notches above them."""
    pos.explain(
        UNITS_FIT,
        hex=HEX_NAMES[hex_],
        units=tuple([UNITS[unit] for unit in fitting]),
        notches=tuple([NOTCHES[notch] for notch in notches]),
    )


def pays(pos: Caledonia, contract: int, cost: int) -> None:
    """Explains the cost of fulfilling a contract."""
    pos.explain(PAYS, contract=contract, cost=cost)
