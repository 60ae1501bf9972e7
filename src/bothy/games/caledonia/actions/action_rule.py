"""Base classes of main actions and free actions, from which the turn's frame is composed."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.caledonia.position import Caledonia
from bothy.kernel.frame import FreeAction, Rule


class ActionRule(Rule[Caledonia]):
    """A main action. Used only while a seat may still take its main action."""

    __slots__ = ()


class CaledoniaFreeAction(FreeAction[Caledonia]):
    """A free action of a turn."""

    __slots__ = ()

    group: ClassVar[str] = ""
    """Collective name of several such actions, where a question lists what may still be done."""
