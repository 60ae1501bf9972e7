"""Base class of answers that several questions share, with their legality and effect."""

from __future__ import annotations

from bothy.games.glenmore.position import GlenMore
from bothy.kernel.frame import Rule


class ActionRule(Rule[GlenMore]):
    """A kind of answer offered by more than one question."""

    __slots__ = ()
