"""The map: hexes, adjacency and reach."""
