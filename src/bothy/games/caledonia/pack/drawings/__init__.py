"""Our own drawings of the components, as SVG."""

from bothy.games.caledonia.pack.drawings.maps import draw_map

__all__ = ["draw_map"]
