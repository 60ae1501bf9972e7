"""What other modules may bring to the Automa's turn: a module that is both (in `pairs`) overrides these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaExtra(Module):
    """A module with a say in what the Automa does."""

    def placed(self, pos: Caledonia, seat: int, hex_: int, merchants: int, bought: Sequence[int]) -> int:
        """How many of so many merchants an expansion to a hex would place, its neighbourhood bonus aside.

        That one would buy one of the goods given, if any.
        """
        return 0

    def after_expanding(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[Frame[Any]]:
        """What follows its neighbourhood bonus."""
        return ()


def extras(pos: Caledonia) -> list[AutomaExtra]:
    """Those at the table."""
    return [module for module in pos.rules.modules if isinstance(module, AutomaExtra)]
