"""Modules with a data file of their own; see `caledonia.own_rows`, which other expansions use too."""

from bothy.games.caledonia.own_rows import OwnRows, WithRows

__all__ = ["OwnRows", "WithRows"]
