"""The Automa: a player of cards and dice, for one to three people (chapter A of the rules)."""

from bothy.games.caledonia.expansions.automa.module import Automa, AutomaLevel, EnteredCards
from bothy.games.caledonia.module import Module

MODULES: tuple[Module, ...] = (Automa(), *[AutomaLevel(level) for level in range(1, 6)], EnteredCards())

__all__ = ["MODULES"]
