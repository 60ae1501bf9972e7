"""`bothy play`: play on this machine, alone or against bots. No account, no other server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bothy.cli.common_arguments import add_packs
from bothy.cli.link import show_link
from bothy.cli.numbers import port

HELP = "play on this machine: opens a table in the browser"
PORT = 8417


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="folder for games (default: your user data folder)"
    )
    parser.add_argument(
        "--port", type=port, metavar="PORT", help=f"port to listen on (default: {PORT}, or a free one)"
    )
    add_packs(parser)
    parser.add_argument(
        "--share", action="store_true", help="let others in the local network join, by link or QR code"
    )
    parser.add_argument("--examples", action="store_true", help="list the example games too, if any are installed")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")


def run(args: argparse.Namespace) -> int:
    """Open the table, or the one already open, then serve until Ctrl-C."""
    from bothy.server.client import MISSING, is_built
    from bothy.server.folder import data_folder
    from bothy.server.home import Home

    folder = args.data if args.data is not None else data_folder()
    home = Home(folder, args.pack, shared=args.share, examples=args.examples)
    show = _print if args.no_browser else _open
    running = home.running()
    if running is not None:
        print("A table is open already with these games.")
        if args.pack:
            print("--pack changes nothing there: end it first to play with another pack.")
        if args.share:
            print("--share changes nothing there: end it first to let others in.")
        if args.examples:
            print("--examples changes nothing there: end it first to list them.")
        show(running, "")
        return 0
    if not is_built():
        print(f"bothy: {MISSING}", file=sys.stderr, flush=True)
    home.serve(args.port, show)
    print("Bothy: good night.")
    return 0


def _print(address: str, for_others: str) -> None:
    print(f"Bothy is at {address} (Ctrl-C ends it)", flush=True)
    if for_others:
        show_link("Others in your network come in here:", for_others)


def _open(address: str, for_others: str) -> None:
    import threading
    import webbrowser

    _print(address, for_others)
    # A text browser may take over the terminal until it's closed, and the table must not wait for it.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
