"""Options as typed on the command line: `map-a=A1,ports=false`."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game, InvalidInput, Reason


def options_of(game: Game[Any], text: str) -> dict[str, Any]:
    """Return the chosen options as the game's own values. An unknown value is left for the game to reject."""
    known = {option.id: option.values for option in game.options}
    chosen: dict[str, Any] = {}
    for each in filter(None, text.split(",")):
        name, equals, value = each.strip().partition("=")
        if not equals or name not in known:
            raise InvalidInput(Reason("option-unknown", option=name))
        named = [own for own in known[name] if str(own).lower() == value.lower()]
        chosen[name] = named[0] if named else value
    return chosen
