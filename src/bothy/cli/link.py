"""A link that others can open: to be read, and to be pointed a phone at."""

from __future__ import annotations

import sys


def show_link(heading: str, address: str) -> None:
    """Print a link with its QR code; where nobody looks at a screen, the link alone."""
    print(f"{heading}\n\n    {address}\n", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(compact=True)
