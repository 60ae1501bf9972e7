"""Chronicle 7, Between a Rock and a Hard Place: what counts at the end is put to the vote."""

from bothy.games.glenmore.chronicles.council.module import Council

COUNCIL: Council = Council()

__all__ = ["COUNCIL"]
