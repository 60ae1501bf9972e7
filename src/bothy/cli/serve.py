"""`bothy serve`: one process of a host. To scale, start more of them behind a proxy."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bothy.cli.link import show_link
from bothy.cli.numbers import port

HELP = "serve tables to others: a club from one folder, or one process of a host"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=port, metavar="PORT", help="port to listen on (default: 8417; 0 takes a free one)"
    )

    club = parser.add_argument_group("club: one folder, no settings")
    club.add_argument("--club", action="store_true", help="serve from a folder; prints a link and a QR code")
    club.add_argument("--data", type=Path, metavar="FOLDER", help="folder for the club's games (default: ./club)")
    club.add_argument("--public-url", metavar="URL", default="", help="address people type, if a proxy leads here")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    given = {name: getattr(args, name) for name in ("host", "port") if getattr(args, name) is not None}
    return _club(args, given) if args.club else _serve(args, given)


def _club(args: argparse.Namespace, given: dict[str, Any]) -> int:
    from bothy.server.club import Club

    club = Club(args.data if args.data is not None else Path("club"), args.public_url.rstrip("/"))
    running = club.folder.running()
    if running is not None:
        print(f"This club is being served already, at {running}.")
        return 1
    club.serve(
        lambda address: show_link("The club's table is open (Ctrl-C ends it):", address),
        args.settings,
        **given,
    )
    return 0


def _serve(args: argparse.Namespace, given: dict[str, Any]) -> int:
    from bothy.server.logs import set_up_logs
    from bothy.server.process import serve
    from bothy.server.settings import check_host, read_settings

    settings = check_host(read_settings(args.settings, **given))
    set_up_logs(settings)
    serve(settings)
    return 0
