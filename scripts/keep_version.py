"""Record what released rules versions consist of, so that a test notices if one would play differently.

python scripts/keep_version.py GAME                   record its versions: their rows, and the golden games
python scripts/keep_version.py GAME --rows FILE ...   before changing rows: keep these files as they are

Recorded entries never change. Only new modules and golden games are added.
"""

from __future__ import annotations

import json
import shutil
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from bothy.kernel import FilePacks, Game, digest
from bothy.table import Record
from bothy.table.game_registry import find

ROOT = Path(__file__).parent.parent
RELEASED = ROOT / "tests" / "games" / "released.json"
EXAMPLES = ROOT / "docs" / "examples"

Noted = dict[str, Any]
"""Digests of one version: of its pack, of its modules' rows, and of its golden games."""


def released() -> dict[str, dict[int, Noted]]:
    """Returns the recorded digests by game and version."""
    games = json.loads(RELEASED.read_text(encoding="utf-8")) if RELEASED.exists() else {}
    return {name: {int(version): noted for version, noted in of.items()} for name, of in games.items()}


def golden_games(name: str) -> list[Path]:
    """Returns the records of a game that are replayed in every release."""
    return [*sorted((ROOT / "tests/games" / name / "golden").glob("*.bothy")), *EXAMPLES.glob(f"{name}.bothy")]


def version_of(record: Path) -> int:
    """Returns the version a record was played by."""
    return Record.read(record.read_text(encoding="utf-8")).header.rules_version


def found(game: Game[Any], version: int) -> Noted:
    """Returns a version's current digests."""
    records = [path for path in golden_games(game.name) if version_of(path) == version]
    return {
        "pack": game.packs.of_version(version).digest,
        "modules": _modules(game.packs, version) if isinstance(game.packs, FilePacks) else {},
        "golden": {path.stem: sha256(path.read_bytes()).hexdigest()[:32] for path in records},
    }


def _modules(packs: FilePacks, version: int) -> dict[str, str]:
    folders = packs.folders(version)
    return {each.name: digest(each.tables(folders).raw()) for each in packs.game.modules if each.data is not None}


def note(game: Game[Any]) -> None:
    """Records the versions in use, or additions to them."""
    known = released()
    for version in game.versions:
        before: Noted = known.setdefault(game.name, {}).get(version, {})
        now = found(game, version)
        if before and not keeps(before, now):
            raise SystemExit(f"Version {version} of {game.name} is released, and has changed. {ADVICE}")
        known[game.name][version] = now
        print(f"{game.name}, version {version}: noted with {len(now['golden'])} golden games")
    ordered = {name: {str(at): of[at] for at in sorted(of)} for name, of in sorted(known.items())}
    RELEASED.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


def keeps(before: Noted, now: Noted) -> bool:
    """Returns whether everything recorded is unchanged; additions are allowed."""
    parts = [before[part].items() <= now[part].items() for part in ("modules", "golden")]
    return before["pack"] == now["pack"] and all(parts)


def keep_rows(packs: FilePacks, names: list[str]) -> None:
    """Copies data files to the newest version's folder, from which its games will read them.

    Older versions read them from there too, unless they have their own copy.
    """
    version = packs.game.rules_version
    folder = packs.files.kept / str(version)
    files = {path.name: path for path in packs.files.all()}
    unknown = [name for name in names if name not in files]
    if unknown or not names:
        raise SystemExit(f"Name the files whose rows will change, out of {', '.join(files)}")
    for name in names:
        if (folder / name).exists():
            raise SystemExit(f"{folder / name} is there already: {name} of version {version} is kept")
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        shutil.copyfile(files[name], folder / name)
    print(f"{folder}: {', '.join(names)}. Now raise the version, then change the rows")


ADVICE = """\
Games that people have open were begun by these very rules, and must go on by them. So either undo the change, or
give it a new version of the rules (docs/upgrading.md, “A new version of the rules”):
  1. if a row changes: restore it, run `python scripts/keep_version.py GAME --rows FILE`, then change it again;
  2. raise the version in the game's `versions.py`, and put the one before into KEPT;
  3. if code changes: name the change there with `RuleChange(NEW)`, and ask it where the old way and the new part;
  4. add a golden game that shows it (`scripts/golden.py`), write the witness (`scripts/witness.py GAME --write`);
  5. run `python scripts/keep_version.py GAME`."""


def main(arguments: list[str]) -> None:
    """Record a version, or keep its files."""
    game = find(arguments[0])
    if "--rows" not in arguments:
        note(game)
    elif isinstance(game.packs, FilePacks):
        keep_rows(game.packs, arguments[arguments.index("--rows") + 1 :])
    else:
        raise SystemExit(f"{game.name} has no rows of its own to keep")


if __name__ == "__main__":
    main(sys.argv[1:])
