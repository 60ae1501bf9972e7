"""The option that says in which language a command speaks."""

from __future__ import annotations

import argparse


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be told to speak French, say."""
    parser.add_argument("--language", type=spoken, default="en", metavar="LANG", help="such as en, fr or pt (en)")


def spoken(tag: str) -> str:
    """A language there are messages in, for argparse; with a country it is taken too, as `pt-BR`."""
    from bothy.words import languages

    if tag.replace("_", "-").split("-")[0].lower() not in languages():
        raise argparse.ArgumentTypeError(f"{tag} is not spoken here, but {', '.join(languages())} are")
    return tag
