"""Options as a person types them: `map-a=A1,ports=false`."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game, Malformed, Reason


def options_of(game: Game[Any], text: str) -> dict[str, Any]:
    """What was chosen, each value as the game knows it; a value it does not know is left for it to refuse."""
    known = {option.id: option.values for option in game.options}
    chosen: dict[str, Any] = {}
    for each in filter(None, text.split(",")):
        name, equals, value = each.strip().partition("=")
        if not equals or name not in known:
            raise Malformed(Reason("option-unknown", option=name))
        named = [own for own in known[name] if str(own).lower() == value.lower()]
        chosen[name] = named[0] if named else value
    return chosen
