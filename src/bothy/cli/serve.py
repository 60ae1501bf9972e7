"""`bothy serve`: one process of a host. To scale, start more of them behind a proxy."""

from __future__ import annotations

import argparse
from pathlib import Path

from bothy.cli.numbers import port

HELP = "serve tables to others (docs/hosting.md)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which settings, and what is most often different between two processes."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="a TOML file; BOTHY_* variables go before it"
    )
    parser.add_argument("--host", metavar="ADDRESS", help="the address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port", type=port, metavar="PORT", help="the port to listen on (8417); 0 takes a free one"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from bothy.server.logs import set_up_logs
    from bothy.server.process import serve
    from bothy.server.settings import check_host, read_settings

    given = {name: getattr(args, name) for name in ("host", "port") if getattr(args, name) is not None}
    settings = check_host(read_settings(args.settings, **given))
    set_up_logs(settings)
    serve(settings)
    return 0
