"""`bothy doctor`: look at a host as an experienced operator would, and say what to do."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "look at a host from all sides, and say what to do"
SIGNS = {"ok": "ok ", "bad": "BAD", "skipped": " - "}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )
    parser.add_argument("--backups", type=Path, metavar="FOLDER", help="folder in which backups should be")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print what every check found. Exits with 1 if something needs attention."""
    import msgspec

    from bothy.server.doctor import examine
    from bothy.server.settings import read_settings

    found = examine(read_settings(args.settings), args.backups)
    faults = [finding for finding in found if finding.state == "bad"]
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 1 if faults else 0
    width = max(len(finding.check) for finding in found)
    for finding in found:
        print(f"{SIGNS[finding.state]}  {finding.check:<{width}}  {finding.saw}")
        if finding.do:
            print(f"     {'':<{width}}→ {finding.do}")
    print(f"\n{len(faults)} of {len(found)} need attention." if faults else "\nAll is well.")
    return 1 if faults else 0
