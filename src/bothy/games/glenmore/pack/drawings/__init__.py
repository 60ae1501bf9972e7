"""Pictures of the components, our own, as SVG."""

from bothy.games.glenmore.pack.drawings.clan_board import draw_clan_board
from bothy.games.glenmore.pack.drawings.landmarks import draw_landmarks
from bothy.games.glenmore.pack.drawings.market import draw_market
from bothy.games.glenmore.pack.drawings.rondel import draw_rondel
from bothy.games.glenmore.pack.drawings.tiles import draw_tiles

__all__ = ["draw_clan_board", "draw_landmarks", "draw_market", "draw_rondel", "draw_tiles"]
