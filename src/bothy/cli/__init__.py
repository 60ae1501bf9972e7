"""`bothy ...`: one module a command, importing what it needs when it is called."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = (
    "games", "rules", "packs", "play", "serve", "migrate", "fuzz", "bench", "arena", "balance", "replay",
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a mistake somebody can make ends in a sentence, not in a traceback."""
    parser = argparse.ArgumentParser(prog="bothy", description="An open table for Highland strategy games.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = import_module(f"bothy.cli.{name}")
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(command)
        command.set_defaults(run=module.run)
    chosen = parser.parse_args(arguments)
    from bothy.kernel.errors import BothyError

    try:
        code: int = chosen.run(chosen)
    except BothyError as error:
        from bothy.words import Catalogue

        print(f"bothy: {Catalogue(getattr(chosen, 'language', 'en')).text(error.reason)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read us has seen enough
        return 0
    except OSError as error:
        print(f"bothy: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bothy: stopped", file=sys.stderr)
        return 130
    return code
