"""Chronicle 7, Between a Rock and a Hard Place: players vote on what counts at the end."""

from bothy.games.glenmore.expansions.council.module import Council

COUNCIL: Council = Council()
MODULES = (COUNCIL,)

__all__ = ["COUNCIL", "MODULES"]
