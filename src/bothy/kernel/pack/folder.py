"""A pack on disk: data files, and one more that declares their game, name and version."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bothy.kernel.errors import InvalidInput
from bothy.kernel.pack.reading import ComponentError
from bothy.kernel.pack.tables import ABOUT
from bothy.kernel.text import Reason

LONGEST_NAME: Final = 100
FIRST: Final = """\
# A component pack for Bothy: these files are data, and nothing in them is run.
# Correct the values of any row, check them with
#     bothy packs {game} --check --pack FOLDER
# and play with --pack FOLDER. Rows keep their ids; a row you correct may say `source = "original"`. Roads, tiles,
# contracts and the like may be more or fewer: the documentation says which.
# Give the pack a name of your own, and a new version whenever you hand on a change.

game = "{game}"
name = "{game}"
version = "1"
"""


def export(game: str, data: Sequence[Path], to: Path) -> list[Path]:
    """Writes the built-in data files as an editable pack. Rejects a folder that isn't empty."""
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise InvalidInput(Reason("pack-folder-taken", folder=str(to)))
    to.mkdir(parents=True, exist_ok=True)
    (to / ABOUT).write_text(FIRST.format(game=game), encoding="utf-8")
    for path in data:
        shutil.copyfile(path, to / path.name)
    return [to / ABOUT, *[to / path.name for path in data]]


def about(game: str, folder: Path) -> tuple[str, str]:
    """Returns the name and version of a pack of this game. An error says what its `pack.toml` lacks."""
    found = declared(folder)
    if found["game"] != game:
        raise ComponentError(f"{ABOUT}: this pack is for {found['game']}, not for {game}")
    return found["name"], found["version"]


def declared(folder: Path) -> dict[str, str]:
    """Reads what a pack declares: `game`, `name` and `version`."""
    path = folder / ABOUT
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        hint = "`bothy packs GAME --export FOLDER` writes a pack to start from"
        raise ComponentError(f"{ABOUT}: {error.strerror or error}. {hint}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(f"{ABOUT}: {error}") from error
    return {name: short_text(name, found.get(name)) for name in ("game", "name", "version")}


def short_text(name: str, found: Any) -> str:
    """Checks one declared value: a non-empty string of limited length."""
    if not isinstance(found, str) or not found.strip() or len(found) > LONGEST_NAME:
        hint = f'{name} should be a text, such as {name} = "{name}", of at most {LONGEST_NAME} letters'
        raise ComponentError(f"{ABOUT}: {hint}")
    return found
