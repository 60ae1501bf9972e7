"""How a game is set up."""
