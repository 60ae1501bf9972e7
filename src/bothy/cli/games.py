"""`bothy games`: the installed games."""

from __future__ import annotations

import argparse
import json
from typing import Any

HELP = "list the installed games, their seats and options"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print every game with its seats and options."""
    from bothy.messages import Catalogue
    from bothy.table.game_registry import find, names

    if args.json:
        print(json.dumps([_data(find(name)) for name in names()]))
        return 0
    if not names():
        print("No games are installed. In a checkout, `make setup` installs the example.")
    for name in names():
        game = find(name)
        words = Catalogue(game=game)
        seats = ", ".join(str(count) for count in game.seats)
        older = f" (games of {', '.join(map(str, game.kept))} go on)" if game.kept else ""
        print(f"{name}: {words.render(f'game-{name}')}, {seats} seats, rules version {game.rules_version}{older}")
        for option in game.options:
            values = []
            for value in option.values:
                text = words.render(f"option-{option.id}-{str(value).lower()}")
                mark = " (default)" if value == option.default else ""
                fit = option.seats.get(value)
                only = "" if fit is None else f", {' or '.join(str(count) for count in fit)} seats only"
                values.append(f"      {value}: {text}{only}{mark}")
            print(f"   {option.id}: {words.render(f'option-{option.id}')}")
            print("\n".join(values))
    return 0


def _data(game: Any) -> dict[str, Any]:
    """Return a game's seats and options as JSON data. An option value without `seats` fits any number of them."""
    from bothy.messages import Catalogue

    words = Catalogue(game=game)
    options = []
    for option in game.options:
        values = []
        for value in option.values:
            told = {"value": value, "title": words.render(f"option-{option.id}-{str(value).lower()}")}
            fit = option.seats.get(value)
            values.append(told if fit is None else told | {"seats": list(fit)})
        title = words.render(f"option-{option.id}")
        options.append({"id": option.id, "title": title, "default": option.default, "values": values})
    return {
        "name": game.name,
        "title": words.render(f"game-{game.name}"),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "kept_versions": list(game.kept),
        "options": options,
    }
