"""Tables with an Automa at the last seat, past the set-up, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.expansions.automa.deck import NOTCHES, Automa, automa
from bothy.games.caledonia.expansions.automa.turn import DrawAction
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import TurnFacts

NONE: Mapping[str, Any] = {}


def automa_table(
    level: int = 3, seats: int = 2, notch: str = "sheep", options: Mapping[str, Any] = NONE, **choices: Any
) -> Table:
    """A table where people have empty boards; the Automa has £0, no shipping, and its token on this notch."""
    table = Table(seats=seats, automa=str(level), **choices, **options)
    automa(table.pos).token = NOTCHES.index(notch)
    return table


def part(table: Table) -> Automa:
    return automa(table.pos)


def seat(table: Table) -> int:
    return table.pos.rules.seats - 1


def automa_turn(table: Table, *deal: Any) -> Table:
    """Plays a turn of the Automa; `deal` fixes its cards and dice, the action card first."""
    own = seat(table)
    part(table).acted = False
    table.pos.begin_turn(TurnFacts(own, [0] * len(GOODS)))
    return run(table, DrawAction(), deal=deal)


def tell(table: Table, key: str) -> list[dict[str, Any]]:
    """Returns the values of all events of one key since the last turn."""
    return [dict(event.values) for event in table.events if event.key == key]


def lines(table: Table) -> list[str]:
    """Returns the events since the last turn, as a player with the cards would check them."""
    found = []
    for event in table.events:
        values = event.values
        if event.key == "automa-support":
            found.append(f"support {values['card']}: {', '.join(values['modules'])}")
        elif event.key == "automa-criterion":
            found.append(f"{values['criterion']}: {' '.join(values['hexes'])}")
        elif event.key == "automa-none":
            found.append(f"{values['criterion']}: none")
        elif event.key == "automa-cheapest":
            found.append(f"cheapest: {' '.join(values['hexes'])} £{values['cost']}")
        elif event.key == "automa-merchants":
            found.append(f"neighbourhood: {' '.join(values['hexes'])} {values['count']}")
        elif event.key == "automa-token-moves":
            found.append(f"{values['start']} +{values['steps']}: {values['notch']}")
        elif event.key == "automa-unit":
            found.append(f"{values['unit']} £{values['cost']}")
    return found
