"""CPU time that a caller's work takes in the event loop, charged while it runs."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from time import thread_time
from typing import Any, Generic, TypeVar, cast

from bothy.server.people.limits import Bucket

T = TypeVar("T")


async def charged(bucket: Bucket | None, work: Awaitable[T]) -> T:
    """Does some work and charges a bucket of `WORK` for its CPU time.

    Time spent waiting or in other tasks isn't counted.
    """
    return await (work if bucket is None else _Metered(bucket, work))


class _Metered(Generic[T]):
    """Drives an awaitable as `await` would, and times each of its steps."""

    __slots__ = ("_bucket", "_work")

    def __init__(self, bucket: Bucket, work: Awaitable[T]) -> None:
        self._bucket = bucket
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        fault: BaseException | None = None
        while True:
            begun = thread_time()
            try:
                waits_for = steps.send(None) if fault is None else steps.throw(fault)
            except StopIteration as end:
                return cast("T", end.value)
            finally:
                self._bucket.spend(1000 * (thread_time() - begun))
            try:
                yield waits_for
                fault = None
            except BaseException as error:  # such as cancellation, which is raised where the work waits
                fault = error
