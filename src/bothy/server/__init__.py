"""The server: many tables at once over one store and one bus. Any process can serve any game."""
