"""The Automa: a player of cards and dice, for one to three people (chapter A of the rules)."""

from bothy.games.caledonia.expansions.automa.bot import ValuedAutoma
from bothy.games.caledonia.expansions.automa.module import AutomaLevel, EnteredCards
from bothy.games.caledonia.module import Module

MODULES: tuple[Module, ...] = (ValuedAutoma(), *[AutomaLevel(level) for level in range(1, 6)], EnteredCards())

__all__ = ["MODULES"]
