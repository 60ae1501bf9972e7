"""Notices to absent players: a turn, the end of a game, an invitation and more."""
