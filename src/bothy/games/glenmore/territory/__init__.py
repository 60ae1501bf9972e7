"""A player's territory: places, and where a tile may lie."""
