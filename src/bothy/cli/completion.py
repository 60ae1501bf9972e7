"""`bothy completion`: lets a shell complete commands and options."""

from __future__ import annotations

import argparse

HELP = "print a script that lets your shell complete commands and options"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "shell", choices=("bash", "zsh", "fish", "powershell"), help="for bash: source <(bothy completion bash)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    import shtab

    from bothy.cli import parser

    print(shtab.complete(parser(), args.shell))
    return 0
