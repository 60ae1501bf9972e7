"""`bothy games`: what can be played here."""

from __future__ import annotations

import argparse

HELP = "list the installed games, their seats and options"


def arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def run(args: argparse.Namespace) -> int:
    """Print every game with what a table can choose."""
    from bothy.table.shelf import find, names
    from bothy.words import Catalogue

    if not names():
        print("No games are installed. In a checkout, `make setup` installs the example.")
    for name in names():
        game = find(name)
        words = Catalogue(game=game)
        seats = ", ".join(str(count) for count in game.seats)
        print(f"{name}: {words.render(f'game-{name}')}, {seats} seats, rules version {game.rules_version}")
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
