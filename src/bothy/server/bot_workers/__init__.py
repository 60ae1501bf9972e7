"""Bot seats: bots think in their own worker processes, so that one that hangs or crashes stalls no table.

Worker processes import this package too, so the heavy `worker_pool` is imported from its own module.
"""

from bothy.server.bot_workers.interface import BotService, BotUnavailable

__all__ = ["BotService", "BotUnavailable"]
