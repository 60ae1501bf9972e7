"""Bot seats: bots think in their own worker processes, so that one that hangs or crashes stalls no table.

Worker processes import this package too, so the heavy `crew` is imported from its own module.
"""

from bothy.server.thinking.interface import NoThought, Thinkers, seed_of

__all__ = ["NoThought", "Thinkers", "seed_of"]
