"""Component packs: folders of TOML, read row by row, compared with the built-in ones, and written out again."""

from bothy.kernel.pack.fields import MOST, AmountOf, By, Named, OneOf, Within
from bothy.kernel.pack.reading import LARGEST, SOURCES, Build, ComponentError, DataFile, Origin, Row, build_row
from bothy.kernel.pack.tables import Changes, Tables

__all__ = [
    "LARGEST",
    "MOST",
    "SOURCES",
    "AmountOf",
    "Build",
    "By",
    "Changes",
    "ComponentError",
    "DataFile",
    "Named",
    "OneOf",
    "Origin",
    "Row",
    "Tables",
    "Within",
    "build_row",
]
