"""A room: one main action with its question, legality and effect; the turn's frame is made of them."""

from __future__ import annotations

from bothy.games.caledonia.position import Caledonia
from bothy.kernel.frame import Answerable


class ActionRule(Answerable[Caledonia]):
    """One main action. It is only ever asked when a seat may still take its main action."""

    __slots__ = ()
