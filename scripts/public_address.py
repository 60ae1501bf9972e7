"""Write this repository's public address, `address` in pyproject.toml, wherever people look for it.

Empty, nothing links anywhere and the README installs from source. Filled in, the README installs by one line and
says what to clone. `python scripts/public_address.py` writes the files; packages take it when they are built.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = """\
make setup
make web-build
.venv/bin/bothy play            # opens your browser; no account
.venv/bin/bothy play --share    # lets your local network join; prints a link and a QR code
"""
PUBLISHED = """\
uvx --from bothy-games bothy play            # opens your browser; no account, nothing to install but uv
uvx --from bothy-games bothy play --share    # lets your local network join; prints a link and a QR code
"""
BUILD = """\
You need Python 3.11 or newer, Node 20.19 or newer, and npm."""
INSTALL = f"""\
{BUILD} There's no published package yet, so build from source:

```sh
{SOURCE}```"""


def install(address: str) -> str:
    """Returns how to install Bothy, for the README."""
    if not address:
        return INSTALL
    return f"""\
With [uv](https://docs.astral.sh/uv/), one line is enough:

```sh
{PUBLISHED}```

`pipx install bothy-games` or `pip install bothy-games` gives you the `bothy` command for good.

To build from source: {BUILD.replace("You", "you")}

```sh
git clone {address}
cd {address.rsplit("/", 1)[-1].removesuffix(".git")}
{SOURCE}```"""


def report(address: str) -> str:
    """Returns how to report a vulnerability."""
    if not address:
        return "Write to a maintainer privately; their addresses are in the history of this repository."
    return f"[Report it privately]({address}/security/advisories/new)."


def cite(address: str) -> str:
    """Returns the line of the citation that says where the software is."""
    return f"repository-code: {address}" if address else "# No public address yet"


BLOCKS = {
    "README.md": ("<!-- install -->", "<!-- /install -->", install),
    "SECURITY.md": ("<!-- report -->", "<!-- /report -->", report),
    "CITATION.cff": ("# address", "# /address", cite),
}


def address(root: Path = ROOT) -> str:
    """Returns the public address."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(table["tool"]["bothy"]["address"]).rstrip("/")


def written(name: str, address: str) -> str:
    """Returns a file of the repository with this address."""
    start, end, block = BLOCKS[name]
    before, rest = (ROOT / name).read_text(encoding="utf-8").split(f"{start}\n")
    _, after = rest.split(f"{end}\n")
    return f"{before}{start}\n{block(address)}\n{end}\n{after}"


def linked(readme: str, address: str) -> str:
    """Returns the README for the package index, where relative links and pictures need the address."""
    if not address:
        return readme

    def absolute(found: re.Match[str]) -> str:
        path = found["path"]
        return f"{found['before']}{address}/{'raw' if path.endswith('.webp') else 'blob'}/HEAD/{path}"

    return re.sub(
        r'(?P<before>\]\(|^\[[^]]+\]: |src=")(?P<path>(?!https?:|#)[\w./-]+)', absolute, readme, flags=re.M
    )


def urls(address: str) -> dict[str, str]:
    """Returns the links of the package."""
    if not address:
        return {}
    changes = f"{address}/blob/HEAD/CHANGELOG.md"
    return {"Source": address, "Issues": f"{address}/issues", "Changelog": changes}


if __name__ == "__main__":
    for each in BLOCKS:
        (ROOT / each).write_text(written(each, address()), encoding="utf-8")
