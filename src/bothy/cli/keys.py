"""`bothy keys`: make the key that push services know a host by."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "make the key a host signs push messages with"
MADE = "Made {file}. Keep it: a browser's subscription holds for this key alone."
THERE = "{file} is there already, and was left as it is: browsers that subscribed for it would hear nothing more."
NEXT = "Set push_key_file to it for all processes of the host (BOTHY_PUSH_KEY_FILE={file})."


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    parser.add_argument("file", type=Path, metavar="FILE", help="where to write it, such as /etc/bothy/push.pem")


def run(args: argparse.Namespace) -> int:
    """Make it, unless there is one."""
    from bothy.server.backends import for_hosts

    with for_hosts():
        from bothy.server.notices.keys import PushKey, make_key
    made = make_key(args.file)
    public = PushKey.at(args.file).public
    print((MADE if made else THERE).format(file=args.file))
    print(NEXT.format(file=args.file))
    print(f"The public key is {public}")
    return 0
