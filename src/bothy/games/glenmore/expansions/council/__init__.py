"""Chronicle 7, Between a Rock and a Hard Place: players vote on what counts at the end."""

from bothy.games.glenmore.expansions.council.bot import ValuedCouncil

COUNCIL: ValuedCouncil = ValuedCouncil()
MODULES = (COUNCIL,)

__all__ = ["COUNCIL", "MODULES"]
