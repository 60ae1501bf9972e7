"""The map: hexes, what lies beside what, what is in reach."""
