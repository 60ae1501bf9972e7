"""The common form of all errors: a reason with its key and values, and a sentence."""

from __future__ import annotations

import structlog
from msgspec import Struct

from bothy.kernel import BothyError, Reason
from bothy.local.refusals import judged
from bothy.server.api.state import MatchState
from bothy.server.asgi.errors import BodyTooLarge, ClientDisconnected, HttpError, MethodNotAllowed, RouteNotFound
from bothy.server.asgi.responses import Response
from bothy.server.asgi.types import Scope
from bothy.server.errors import StoreUnavailable
from bothy.server.people.entrance import Caller
from bothy.server.refusals import Conflict, Overtaken, Refusal, TooOften
from bothy.server.wire import ReasonData, Rendered, reason_data
from bothy.server.words import reason_text

LOG = structlog.get_logger("api")
RETRY_SECONDS = "1"


class Problem(Struct, frozen=True, omit_defaults=True):
    """The reason a request failed."""

    reason: ReasonData
    text: Rendered
    fresh: MatchState | None = None
    """The current state, if a newer move caused the conflict."""


class Stale(Conflict):
    """A conflict with a newer move, with the current state."""

    def __init__(self, overtaken: Overtaken, fresh: MatchState) -> None:
        super().__init__(overtaken.reason)
        self.fresh = fresh


def problem_of(scope: Scope, error: Exception) -> Response[Problem]:
    """Builds the response to an error."""
    status, reason = _judge(error)
    if status >= 500 and not isinstance(error, StoreUnavailable | Refusal):
        # Log the path's template: some paths contain addresses and tokens.
        LOG.error("fault", path=scope.get("path_template", ""), exc_info=error)
    headers = {}
    if isinstance(error, MethodNotAllowed):
        headers["allow"] = error.allowed
    if isinstance(error, TooOften):
        headers["retry-after"] = str(error.seconds)
    elif status == 503:
        headers["retry-after"] = RETRY_SECONDS
    text = reason_text(reason, Caller(scope).language)
    fresh = error.fresh if isinstance(error, Stale) else None
    return Response(Problem(reason_data(reason), text, fresh), status, headers)


def _judge(error: Exception) -> tuple[int, Reason]:
    """Returns an error's HTTP status and reason."""
    if isinstance(error, StoreUnavailable):
        return 503, error.reason
    if isinstance(error, BothyError):
        return judged(error)
    if isinstance(error, HttpError):
        return _judge_http(error)
    if isinstance(error, RecursionError):  # our own code never nests this deeply: the body is lists within lists
        return 400, Reason("request-unreadable", fault="nested too deeply")
    return 500, Reason("server-fault")


def _judge_http(error: HttpError) -> tuple[int, Reason]:
    if isinstance(error, RouteNotFound):
        return error.status, Reason("not-there", kind="page")
    if isinstance(error, MethodNotAllowed):
        return error.status, Reason("method-unknown")
    if isinstance(error, BodyTooLarge):
        return error.status, Reason("too-large", most=0)
    if isinstance(error, ClientDisconnected):
        LOG.info("gone-in-mid-request")
        return error.status, Reason("request-unreadable", fault="client disconnected prematurely")
    return error.status, Reason("request-unreadable", fault=error.detail[:200])
