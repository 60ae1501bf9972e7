"""Runs in Pyodide: compiles and packs the engine and the standard library, with the Python that will run them.

Zips are stored, not deflated: what is compressed as a whole comes out a quarter smaller.
"""

from __future__ import annotations

import pathlib
import zipfile
from collections.abc import Iterable
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

SOURCES = pathlib.Path("/src")
LIBRARY = pathlib.Path("/lib/python314.zip")
NO_TIME = (1980, 1, 1, 0, 0, 0)
LEFT_OUT = (
    "test",
    "idlelib",
    "tkinter",
    "turtledemo",
    "turtle",
    "ensurepip",
    "pydoc_data",
    "lib2to3",
    "curses",
    "venv",
)
"""Never imported by anything that runs in a page."""


def compiled(source: bytes, name: str) -> bytes:
    """Returns a module as .pyc that is never compared with its source. Its asserts and docstrings are left out."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), checked=False))


def write(path: str, files: Iterable[tuple[str, bytes]]) -> int:
    """Writes a zip, with modules compiled. Returns how many files it has."""
    count = 0
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for name, data in sorted(files):
            is_module = name.endswith(".py")
            content = compiled(data, name) if is_module else data
            packed.writestr(zipfile.ZipInfo(name + "c" if is_module else name, NO_TIME), content)
            count += 1
    return count


def sources(under: str, but: str = "/") -> list[tuple[str, bytes]]:
    """Returns files of the engine by path: those under a folder, but for another folder's."""
    paths = [path for path in SOURCES.rglob("*") if path.is_file()]
    names = (path.relative_to(SOURCES).as_posix() for path in paths)
    return [
        (name, (SOURCES / name).read_bytes())
        for name in names
        if name.startswith(under) and not name.startswith(but)
    ]


def pack(games: list[str], wanted: list[str]) -> dict[str, object]:
    """Packs everything into /out. Returns numbers of files, and the names of modules in the library's rest."""
    pathlib.Path("/out").mkdir(exist_ok=True)
    library = zipfile.ZipFile(LIBRARY)
    files = {each.filename: library.read(each) for each in library.infolist() if each.filename.endswith(".py")}
    kept = files.keys() & {*wanted}
    rest = {
        name for name in files if name not in kept and name.partition("/")[0].removesuffix(".py") not in LEFT_OUT
    }
    counts = {
        "library": write("/out/library.zip", [(name, files[name]) for name in kept]),
        "library-rest": write("/out/library-rest.zip", [(name, files[name]) for name in rest]),
        "engine": write("/out/engine.zip", sources("", but="bothy/games/")),
    }
    for game in games:
        counts[game] = write(f"/out/{game}.zip", sources(f"bothy/games/{game}/"))
    return {**counts, "rest": sorted(module_of(name) for name in rest)}


def module_of(name: str) -> str:
    """Returns the module's name of a file."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
