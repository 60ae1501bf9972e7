"""`python -m bothy`: the same as `bothy`."""

from __future__ import annotations

import sys

from bothy.cli import main

if __name__ == "__main__":
    sys.exit(main())
