"""A room: one main action with its question, legality and effect; the turn's frame is made of them."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.caledonia.position import Caledonia
from bothy.kernel.frame import Answerable, Aside


class ActionRule(Answerable[Caledonia]):
    """One main action. It is only ever asked when a seat may still take its main action."""

    __slots__ = ()


class FreeAction(Aside[Caledonia]):
    """A free action of a turn."""

    __slots__ = ()

    group: ClassVar[str] = ""
    """What several of a kind are called together, where a question says what may still be done."""
