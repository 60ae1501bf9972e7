"""`bothy games`: the installed games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bothy.kernel import Game
    from bothy.kernel.options import OptionValue

HELP = "list the installed games, their seats and options"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="list this game's options")
    parser.add_argument("option", nargs="?", metavar="OPTION", help="explain the values of this option")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print every game, or one game's options, or one option's values."""
    from bothy.table.game_registry import find, names

    shown = names() if args.game is None else [args.game]
    if args.json:
        print(json.dumps([_data(find(name)) for name in shown]))
        return 0
    if not shown:
        print("No games are installed. In a checkout, `make setup` installs the example.")
    if args.game is None:
        for name in shown:
            print("\n".join(_summary(find(name))))
        print("\nOptions of a game: bothy games GAME")
    elif args.option is None:
        print("\n".join(_options(find(args.game))))
    else:
        print("\n".join(_values(find(args.game), args.option)))
    return 0


def _summary(game: Game[Any]) -> Iterator[str]:
    """Yield a game's name, seats and version, and the names of its options."""
    from bothy.messages import Catalogue

    seats = ", ".join(str(count) for count in game.seats)
    older = f" (games of {', '.join(map(str, game.kept))} go on)" if game.kept else ""
    title = Catalogue(game=game).render(f"game-{game.name}")
    yield f"{game.name}: {title}, {seats} seats, rules version {game.rules_version}{older}"
    options = " ".join(option.id for option in game.options)
    yield from wrap(options, initial_indent="   ", subsequent_indent="   ", break_on_hyphens=False)


def _options(game: Game[Any]) -> Iterator[str]:
    """Yield a game's options, a line each, with the default in brackets."""
    from bothy.messages import Catalogue

    words = Catalogue(game=game)
    titles = [words.render(f"option-{option.id}") for option in game.options]
    wide, wider = max(len(option.id) for option in game.options), max(map(len, titles))
    for option, title in zip(game.options, titles, strict=True):
        values = [f"[{_given(each)}]" if each == option.default else _given(each) for each in option.values]
        yield f"{option.id:{wide}}  {title:{wider}}  {' '.join(values)}"
    yield f"\nValues of an option: bothy games {game.name} OPTION"


def _values(game: Game[Any], name: str) -> Iterator[str]:
    """Yield an option's values with their meaning."""
    from bothy.kernel import InvalidInput, Reason
    from bothy.messages import Catalogue

    words = Catalogue(game=game)
    option = next((each for each in game.options if each.id == name), None)
    if option is None:
        raise InvalidInput(Reason("option-unknown", option=name))
    yield words.render(f"option-{option.id}")
    for value in option.values:
        text = words.render(f"option-{option.id}-{str(value).lower()}")
        mark = " (default)" if value == option.default else ""
        fit = option.seats.get(value)
        only = "" if fit is None else f", {' or '.join(str(count) for count in fit)} seats only"
        yield f"   {_given(value)}: {text}{only}{mark}"


def _given(value: OptionValue) -> str:
    """Return a value as it is given to a command."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _data(game: Game[Any]) -> dict[str, Any]:
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
