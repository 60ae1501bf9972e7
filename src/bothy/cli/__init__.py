"""`bothy ...`: one module per command, which imports what it needs when called."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

from bothy import __version__

COMMANDS = (
    "games", "rules", "packs", "play", "serve", "migrate", "keys", "invite", "admin", "backup", "restore",
    "doctor", "load", "fuzz", "bench", "arena", "ladder", "balance", "tune", "replay", "analyse", "dump",
    "completion",
)  # fmt: skip

WELCOME = """\
An open table for Highland strategy games.

  bothy play                                  play in your browser, alone or with others here (--share)
  bothy serve --club                          keep a table open for a club
  bothy arena glenmore --bots greedy,random   let bots play each other

All commands: bothy --help"""


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(prog="bothy", description="An open table for Highland strategy games.")
    parser.add_argument("--version", action="version", version=f"bothy {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"bothy.cli.{name}")
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. A user's mistake ends in a sentence, not in a traceback."""
    commands = parser()
    given = list(sys.argv[1:] if arguments is None else arguments)
    _check_command(commands, given)
    chosen = commands.parse_args(given)
    if chosen.command is None:
        if sys.stdout.isatty():
            print(WELCOME)
            return 0
        commands.print_help(sys.stderr)
        return 2
    from bothy.kernel.errors import BothyError

    try:
        code: int = chosen.run(chosen)
    except BothyError as error:
        from bothy.messages import Catalogue

        print(f"bothy: {Catalogue(getattr(chosen, 'language', 'en')).text(error.reason)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has closed the pipe
        return 0
    except OSError as error:
        from bothy.cli.mistakes import told

        print(f"bothy: {told(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bothy: stopped", file=sys.stderr)
        return 130
    return code


def _check_command(parser: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """Reject an unknown command, and suggest a similar one."""
    command = next((each for each in given if not each.startswith("-")), None)
    if command is None or command in COMMANDS:
        return
    near = get_close_matches(command.lower(), COMMANDS, n=1)
    meant = f"Did you mean “{near[0]}”?" if near else f"There are: {', '.join(COMMANDS)}."
    parser.error(f"there is no command “{command}”. {meant}")
