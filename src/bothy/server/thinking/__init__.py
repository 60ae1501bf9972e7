"""Bot seats: bots think in worker processes of their own, so that one that hangs or dies stalls nobody.

Worker processes import this package too: what is heavy (`crew`) is imported from its own module.
"""

from bothy.server.thinking.interface import NoThought, Thinkers, seed_of

__all__ = ["NoThought", "Thinkers", "seed_of"]
