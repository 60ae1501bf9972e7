"""The option for a command's language."""

from __future__ import annotations

import argparse


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
