"""Compile packages with mypyc into a separate tree, cached by the hash of their sources.

All modules make one group, but are compiled as if others might subclass and replace their classes (`separate`):
without that, mypyc compares exact types in `isinstance` and misses classes made by our decorators.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "compiled"
INTERPRETED = (
    "__init__.py",
    *[f"kernel/{name}.py" for name in ("action", "compiled", "composite_frame", "frame", "module_state", "value")],
)
"""Package fronts, code that runs only while classes are created, and base classes of decorated classes: mypyc
allows those neither to be native nor to keep their `[...]` at run time."""

NOT_PLAYED = (
    "pack",
    "features.py",
    "price_lists.py",
    "results.py",
    "review.py",
    "study.py",
    "view.py",
    "view_types.py",
)
"""Files of a game that bots don't use while thinking: compiling them would only take longer."""

ROWS = re.compile(r"^@dataclass\(.*slots=True.*\)\nclass \w+\(", re.MULTILINE)
"""Row types of modules: dataclasses with slots and a base class, which mypyc compiles but can't load. Their files
stay interpreted."""

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

files = {files!r}
arguments = ["--config-file=", "--strict", *files]
modules = mypycify(arguments, opt_level="1", multi_file=True, separate=[(files, {group!r})])
setup(name={group!r}, packages=[], ext_modules=modules)
"""


Tree = tuple[Path, str, tuple[str, ...]]
"""A source folder, the package in it to copy, and its subfolders to compile."""


def compiled(group: str, trees: list[Tree]) -> Path:
    """Returns a folder with copies of packages and the extension modules of their compiled parts."""
    name = f"{group}-{_source_hash(trees)}"
    target = CACHE / name
    if not target.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        work = CACHE / f"{name}.part"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        _compile(work, group, trees)
        work.rename(target)
    return target


def _compile(work: Path, group: str, trees: list[Tree]) -> None:
    files: list[str] = []
    for source, package, parts in trees:
        skipped = shutil.ignore_patterns("__pycache__", "web")  # another process may be building the client
        shutil.copytree(source / package, work / package, ignore=skipped)
        for part in parts:
            modules = sorted((work / package / part).rglob("*.py"))
            files += [path.relative_to(work).as_posix() for path in modules]
    files = [file for file in files if not file.endswith(INTERPRETED)]
    files = [file for file in files if not any(part in NOT_PLAYED for part in Path(file).parts)]
    files = [file for file in files if not ROWS.search((work / file).read_text(encoding="utf-8"))]
    (work / "setup.py").write_text(SETUP.format(files=files, group=group))
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"mypyc refused {group}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    shutil.rmtree(work / "build")
    (work / "setup.py").unlink()


def _source_hash(trees: list[Tree]) -> str:
    digest = hashlib.blake2b(f"{sys.version} {version('mypy')} {SETUP}".encode(), digest_size=8)
    for source, package, _ in trees:
        for path in sorted((source / package).rglob("*.py")):
            digest.update(path.relative_to(source).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


GAMES: list[Tree] = [(ROOT / "src", "bothy", ("kernel", "games"))]


def kernel_and_games() -> Path:
    """Compiles the contents of the compiled wheel. The C compiler needs several minutes of one core."""
    return compiled("bothy", GAMES)


def kernel_and_example() -> Path:
    """Compiles kernel and example together, as for a game shipped inside Bothy."""
    example = (ROOT / "examples/creel/src", "creel", ("",))
    return compiled("creel_group", [(ROOT / "src", "bothy", ("kernel",)), example])


if __name__ == "__main__":
    print({"example": kernel_and_example, "games": kernel_and_games}[sys.argv[1]]())
