"""Why a request reached no handler, or can't be read."""

from __future__ import annotations


class HttpError(Exception):
    """A request that no handler can answer."""

    status = 400

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail)
        self.detail = detail


class InvalidRequest(HttpError):
    """A parameter or the body isn't what the handler declares."""


class RouteNotFound(HttpError):
    """Nothing is at this path."""

    status = 404


class MethodNotAllowed(HttpError):
    """Something is at this path, but doesn't take this method."""

    status = 405

    def __init__(self, allowed: str) -> None:
        super().__init__()
        self.allowed = allowed


class BodyTooLarge(HttpError):
    """The body has too many bytes."""

    status = 413


class ClientDisconnected(HttpError):
    """The client left before its request was complete."""
