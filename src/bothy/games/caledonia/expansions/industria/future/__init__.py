"""Future contracts (booklet 5.1)."""

from bothy.games.caledonia.expansions.industria.future.module import FutureContracts

FUTURE_CONTRACTS: FutureContracts = FutureContracts()

__all__ = ["FUTURE_CONTRACTS"]
