"""Chronicle 7, Between a Rock and a Hard Place: players vote on what counts at the end."""

from bothy.games.glenmore.chronicles.council.module import Council

COUNCIL: Council = Council()

__all__ = ["COUNCIL"]
