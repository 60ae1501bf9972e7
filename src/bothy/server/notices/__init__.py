"""Telling people who are not at the table: that it is their turn, that a game is over, that they are wanted."""
