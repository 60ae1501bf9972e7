"""Compile packages with mypyc into a tree of their own, cached by the hash of their sources.

All modules make one group, but are compiled as if others might subclass and replace their classes (`separate`):
without that, mypyc compares exact types in `isinstance` and misses classes made by our decorators.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "compiled"
INTERPRETED = (
    "__init__.py",
    *[f"kernel/{name}.py" for name in ("action", "compiled", "composed", "frame", "part", "value")],
)
"""Package fronts, what runs only while classes are made, and the bases of decorated classes: mypyc lets those
neither be native nor keep their `[...]` at run time."""

NOT_PLAYED = (
    "pack",
    "features.py",
    "results.py",
    "score_breakdown.py",
    "study.py",
    "view.py",
)
"""Of a game, what is not asked while somebody thinks: it would only make compiling slower."""

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

files = {files!r}
arguments = ["--config-file=", "--strict", *files]
setup(name={group!r}, packages=[], ext_modules=mypycify(arguments, opt_level="1", separate=[(files, {group!r})]))
"""


def compiled(group: str, trees: list[tuple[Path, str, tuple[str, ...]]]) -> Path:
    """A folder with copies of packages and the extension modules of their compiled parts.

    Each tree is a source folder, the package in it to copy, and the subfolders of it to compile.
    """
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


def _compile(work: Path, group: str, trees: list[tuple[Path, str, tuple[str, ...]]]) -> None:
    files: list[str] = []
    for source, package, parts in trees:
        shutil.copytree(source / package, work / package, ignore=shutil.ignore_patterns("__pycache__"))
        for part in parts:
            modules = sorted((work / package / part).rglob("*.py"))
            files += [path.relative_to(work).as_posix() for path in modules]
    files = [file for file in files if not file.endswith(INTERPRETED)]
    files = [file for file in files if not any(part in NOT_PLAYED for part in Path(file).parts)]
    (work / "setup.py").write_text(SETUP.format(files=files, group=group))
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"mypyc refused {group}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    shutil.rmtree(work / "build")
    (work / "setup.py").unlink()


def _source_hash(trees: list[tuple[Path, str, tuple[str, ...]]]) -> str:
    digest = hashlib.blake2b(f"{sys.version} {version('mypy')} {SETUP}".encode(), digest_size=8)
    for source, package, _ in trees:
        for path in sorted((source / package).rglob("*.py")):
            digest.update(path.relative_to(source).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def kernel_and_games() -> Path:
    """What the compiled wheel holds."""
    parts = tuple(part for part in ("kernel", "games") if (ROOT / "src/bothy" / part).is_dir())
    return compiled("bothy", [(ROOT / "src", "bothy", parts)])


def kernel_and_example() -> Path:
    """Kernel and example compiled together, as a game shipped inside Bothy would be."""
    example = (ROOT / "examples/creel/src", "creel", ("",))
    return compiled("creel_group", [(ROOT / "src", "bothy", ("kernel",)), example])


if __name__ == "__main__":
    print(kernel_and_games())
    print(kernel_and_example())
