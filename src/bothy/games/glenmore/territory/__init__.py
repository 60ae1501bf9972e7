"""A player's territory: places, and where tiles may go."""
