"""Message catalogues (Project Fluent) rendered for the command line and for mail."""

from bothy.words.catalogue import Catalogue, languages

__all__ = ["Catalogue", "languages"]
