"""A room: a kind of answer that several frames share, with its legality and its effect."""

from __future__ import annotations

from bothy.games.glenmore.position import GlenMore
from bothy.kernel.frame import Answerable


class ActionRule(Answerable[GlenMore]):
    """A kind of answer that is offered by more than one question."""

    __slots__ = ()
