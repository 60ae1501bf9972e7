"""A link for others, as text and as a QR code."""

from __future__ import annotations

import sys


def show_link(heading: str, address: str) -> None:
    """Print a link, with its QR code if the output is a terminal."""
    print(f"{heading}\n\n    {address}\n", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(compact=True)
