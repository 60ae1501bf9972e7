"""Arguments that several commands have: a game, components, language, and a game's options."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bothy.kernel import Game


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game that a command is about."""
    parser.add_argument("game", metavar="GAME", help="name of an installed game, as `bothy games` lists them")


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Add `--pack` to a command about one game."""
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="folder of components to play with")


def add_packs(parser: argparse.ArgumentParser) -> None:
    """Add `--pack` to a command about all games: each pack names its game."""
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="folder of components to play with; at most one per game",
    )


def found_with_pack(args: argparse.Namespace) -> Any:
    """Return the named game with its pack in use. Faults of the pack are reported, but don't stop it."""
    from bothy.table.game_registry import find

    game = find(args.game)
    if args.pack is not None:
        game.packs.use(game.packs.read(args.pack))
        faults = len(game.packs.faults())
        if faults:
            look = f"bothy packs {game.name} --check --pack {args.pack}"
            print(f"bothy: This pack has {faults} faults. To see them: {look}", file=sys.stderr)
    return game


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the `--language` option."""
    parser.add_argument(
        "--language",
        type=spoken,
        default="en",
        metavar="LANG",
        help="language, such as en, fr or pt (default: en)",
    )


def spoken(tag: str) -> str:
    """Check for argparse that a language has messages; a country is accepted too, as in `pt-BR`."""
    from bothy.messages import languages

    if tag.replace("_", "-").split("-")[0].lower() not in languages():
        raise argparse.ArgumentTypeError(f"{tag} is not spoken here, but {', '.join(languages())} are")
    return tag


def options_of(game: Game[Any], text: str) -> dict[str, Any]:
    """Return options such as `map-a=A1,ports=false` as the game's own values.

    An unknown value is left for the game to reject.
    """
    from bothy.kernel import InvalidInput, Reason

    known = {option.id: option.values for option in game.options}
    chosen: dict[str, Any] = {}
    for each in filter(None, text.split(",")):
        name, equals, value = each.strip().partition("=")
        if not equals or name not in known:
            raise InvalidInput(Reason("option-unknown", option=name))
        named = [own for own in known[name] if str(own).lower() == value.lower()]
        chosen[name] = named[0] if named else value
    return chosen
