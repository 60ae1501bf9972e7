"""Analyses of finished matches, made in the background turn by turn by the thinker."""

from __future__ import annotations

import json

from bothy.bots.analysis import GameReview, TurnReview
from bothy.bots.analysis.turns import Turn
from bothy.kernel import Json
from bothy.local.host.interface import Store
from bothy.local.host.kept import written
from bothy.local.host.matches import Matches
from bothy.local.host.open_match import OpenMatch
from bothy.local.host.thinking import SECONDS, Thinking
from bothy.local.reviewing import analysis_data, review_question, reviewed


class Analyses:
    """Makes analyses when somebody asks for them, and keeps them."""

    def __init__(self, store: Store, matches: Matches, thinking: Thinking) -> None:
        self._store = store
        self._matches = matches
        self._thinking = thinking
        self._making: set[str] = set()
        self._failed: set[str] = set()

    async def of(self, found: OpenMatch) -> Json:
        """Returns the state of a match's analysis, and the analysis once it's ready."""
        if not found.finished or not found.held or self._matches.tables[found.table_id].lesson:
            return {"state": "none", "analysis": None}
        kept = await self._store.analysis(found.id)
        if kept:
            return {"state": "ready", "analysis": analysis_data(json.loads(kept))}
        if found.id not in self._making | self._failed:
            self._making.add(found.id)
            self._matches.do(self._make(found))
        return {"state": "none" if found.id in self._failed else "waiting", "analysis": None}

    async def _make(self, found: OpenMatch) -> None:
        try:
            review = GameReview(found.match)
            looks = [await self._look(review, turn, review.quick) for turn in review.turns]
            closer = [await self._look(review, turn, review.close) for turn in review.doubtful(looks)]
            await self._store.keep_analysis(found.id, written(review.analysis(looks, closer).data()))
        except Exception:
            self._failed.add(found.id)
        finally:
            self._making.discard(found.id)

    async def _look(self, review: GameReview, turn: Turn, nodes: int) -> TurnReview | None:
        return reviewed(await self._thinking.look(review_question(review, turn, nodes, SECONDS)))
