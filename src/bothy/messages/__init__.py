"""Message catalogues (Project Fluent) rendered for the command line and for mail."""

from bothy.messages.catalogue import Catalogue, game_messages, languages

__all__ = ["Catalogue", "game_messages", "languages"]
