"""`bothy keys`: create a host's key for push services."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "create the key a host signs push messages with"
MADE = "Created {file}. Keep it: browsers' subscriptions are valid for this key only."
THERE = "{file} already exists and wasn't changed: browsers subscribed with it would get no more messages."
NEXT = "Set push_key_file to it for all processes of the host (BOTHY_PUSH_KEY_FILE={file})."


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="key file to create, such as /etc/bothy/push.pem")


def run(args: argparse.Namespace) -> int:
    """Create the key unless the file exists."""
    from bothy.server.backends import for_hosts

    with for_hosts():
        from bothy.server.notices.keys import PushKey, make_key
    made = make_key(args.file)
    public = PushKey.at(args.file).public
    print((MADE if made else THERE).format(file=args.file))
    print(NEXT.format(file=args.file))
    print(f"The public key is {public}")
    return 0
