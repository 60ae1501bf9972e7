"""Additions of other modules to the Automa's turn: a module in `combinations` overrides these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaExtra(Module):
    """A module that affects what the Automa does."""

    def placed(self, pos: Caledonia, seat: int, hex_: int, merchants: int, bought: Sequence[int]) -> int:
        """Returns how many of these merchants an expansion to a hex would place, neighbourhood bonus aside.

        The neighbourhood bonus would buy one of the goods in `bought`, if any.
        """
        return 0

    def after_expanding(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[Frame[Any]]:
        """Returns the frames that follow its neighbourhood bonus."""
        return ()


def extras(pos: Caledonia) -> list[AutomaExtra]:
    """Returns the extras at the table."""
    return [module for module in pos.rules.modules if isinstance(module, AutomaExtra)]
