"""Bothy's games as environments for research: PettingZoo's turn-based interface (AEC)."""

try:
    from bothy.research.environment import POINTS, RANK, TableEnv, env
except ModuleNotFoundError as error:  # pragma: no cover - the environment decides
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    told = f"bothy.research needs {error.name}, which comes with: pip install 'bothy-games[research]'"
    raise ModuleNotFoundError(told, name=error.name) from error

from bothy.research.action_tokenizer import ActionTokenizer

__all__ = ["POINTS", "RANK", "ActionTokenizer", "TableEnv", "env"]
