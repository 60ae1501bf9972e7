"""Why the Automa does what it does, in figures: a person with the cards in hand can follow every step.

Explanations are told beside the events and are no part of the game: nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.automa.deck import NOTCHES, seat_of
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import Caledonia

PURSE = "automa-purse"
"""What it has when its card is turned over, and when the turn is over."""
LACKS = "automa-lacks"
"""An icon is not possible: it `has` so much of what it `needs`."""
HEXES = "automa-hexes"
"""The hexes of the modules to which it could expand and which it could pay."""
FILTER = "automa-filter"
"""A criterion: the hexes it was applied to, the figure of each, and those that fit best. If none does, all stay,
but in `growth`."""
RANKING = "automa-ranking"
"""The same for contracts."""
UNITS_FIT = "automa-units"
"""The kinds of unit that fit the hex."""
PAYS = "automa-pays"
"""What the goods of a contract cost it."""
KEYS: tuple[str, ...] = (PURSE, LACKS, HEXES, FILTER, RANKING, UNITS_FIT, PAYS)


def names(hexes: Iterable[int]) -> tuple[str, ...]:
    """Hexes as people call them."""
    return tuple([HEX_NAMES[hex_] for hex_ in hexes])


def purse(pos: Caledonia) -> None:
    """What money it has now."""
    pos.explain(PURSE, money=pos.players[seat_of(pos)].money)


def lacks(pos: Caledonia, icon: str, has: int, needs: int) -> None:
    """Why an icon is not possible."""
    pos.explain(LACKS, icon=icon, has=has, needs=needs)


def hexes(pos: Caledonia, found: Sequence[int]) -> None:
    """Where it could expand to."""
    pos.explain(HEXES, hexes=names(found))


def filtered(
    pos: Caledonia,
    criterion: str,
    found: Sequence[int],
    figures: Sequence[int],
    stay: Sequence[int],
    joins: Sequence[int] = (),
) -> None:
    """What a criterion sees in each hex, and which of them fit best, if any. `joins` counts groups of
    settlements that a hex would link."""
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
    """By which figure contracts are told apart."""
    pos.explain(RANKING, rank=rank, contracts=tuple(contracts), figures=tuple(figures), stay=tuple(stay))


def units(pos: Caledonia, hex_: int, fitting: Sequence[int], notches: Sequence[int]) -> None:
    """Which kinds of unit could be deployed on the hex it has chosen, and the notches above them."""
    pos.explain(
        UNITS_FIT,
        hex=HEX_NAMES[hex_],
        units=tuple([UNITS[unit] for unit in fitting]),
        notches=tuple([NOTCHES[notch] for notch in notches]),
    )


def pays(pos: Caledonia, contract: int, cost: int) -> None:
    """What fulfilling a contract costs."""
    pos.explain(PAYS, contract=contract, cost=cost)
