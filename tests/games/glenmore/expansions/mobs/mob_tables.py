"""Tables of the Penny Mobs for tests: the prison and the mobsters' holders."""

from __future__ import annotations

from typing import Any

from tests.games.glenmore.openings import reason_for
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.mobs.mobster import mobsters_at
from bothy.games.glenmore.expansions.mobs.prison import IN_PRISON, PennyMobs, mobs
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Action
from bothy.messages import Catalogue
from bothy.table.reference import Reference

NINE = (
    "peggy-mcwander", "joe-mcduff", "bruce-mcmail", "peggy-mclaird", "kenneth-mcsnitch", "sibyl-macsponge",
    "derek-anderson", "fergus-macdarkie", "mike-mccastle",
)  # fmt: skip
PARAGRAPHS = tuple(Reference(GLENMORE).paragraphs)
WORDS = [Catalogue(language, GLENMORE) for language in ("en", "fr", "pt")]
HIDERS = ("kenneth-mcsnitch", "fergus-macdarkie", "mike-mccastle")


def mob_table(*prison: str, seats: int = 3, **options: Any) -> Table:
    """Returns a table after setup with these mobsters in prison."""
    table = Table(seats, mobs=True, **options)
    for mobster in prison:
        jail(table, mobster)
    return table


def jail(table: Table, mobster: str) -> Table:
    """Puts a mobster in prison."""
    _draw(table, mobster, IN_PRISON)
    return table


def hold(table: Table, mobster: str, seat: int = 0) -> Table:
    """Gives a seat a mobster taken earlier, with all of its tokens."""
    _draw(table, mobster, seat)
    mobsters_at(table.pos)[mobster].taken(table.pos, seat)
    return table


def held_by(mobster: str, seat: int = 0, seats: int = 3, **options: Any) -> Table:
    """Returns a table where a seat holds this mobster."""
    return hold(mob_table(seats=seats, **options), mobster, seat)


def out(table: Table, mobster: str, one: int, other: int) -> Table:
    """Lays out the mobster's first token."""
    part = state(table)
    at = part.ids.index(mobster)
    part.tokens = (*part.tokens[:at], part.tokens[at][1:], *part.tokens[at + 1 :])
    part.out = (*part.out, (at, one, other))
    return table


def standing_on(table: Table, mobster: str, tile: str, owner: int) -> Table:
    """Puts the mobster on another seat's tile, as a Scotsman from the holder's supply."""
    table.player(state(table).holders[state(table).ids.index(mobster)]).supply -= 1
    return out(table, mobster, owner, table.pos.cell_of(owner, tile))


def whereabouts(table: Table, mobster: str) -> tuple[int, str] | None:
    """Returns the seat and tile of a mobster."""
    part = state(table)
    found = [(one, other) for at, one, other in part.out if part.ids[at] == mobster]
    return (found[0][0], table.pos.tile_on(*found[0])) if found else None


def state(table: Table) -> PennyMobs:
    return mobs(table.pos)


def tokens(table: Table, mobster: str) -> tuple[int, ...]:
    part = state(table)
    return part.tokens[part.ids.index(mobster)]


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Returns the reason's key and paragraph, after checking that it is a sentence in every language."""
    reason = reason_for(table, action)
    assert reason.rule in (*PARAGRAPHS, "")
    assert [words.faults(f"no-{reason.key}", reason.values) for words in WORDS] == [[], [], []]
    return reason.key, reason.rule


def _draw(table: Table, mobster: str, holder: int) -> None:
    part = state(table)
    part.ids, part.holders = (*part.ids, mobster), (*part.holders, holder)
    part.offered, part.stamps, part.tokens = (*part.offered, 0), (*part.stamps, -1), (*part.tokens, ())
