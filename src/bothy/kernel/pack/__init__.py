"""Component packs: folders of TOML, read row by row, compared with the built-in ones, and written out again."""

from bothy.kernel.pack.reading import LARGEST, MOST, SOURCES, ComponentError, DataFile, Origin, Row, build_row
from bothy.kernel.pack.tables import Changes, Tables

__all__ = [
    "LARGEST",
    "MOST",
    "SOURCES",
    "Changes",
    "ComponentError",
    "DataFile",
    "Origin",
    "Row",
    "Tables",
    "build_row",
]
