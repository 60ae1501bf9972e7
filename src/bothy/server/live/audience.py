"""Audiences of a match that lend what they have encoded to other processes, and borrow it from them."""

from __future__ import annotations

from msgspec import Raw

from bothy.local import audiences
from bothy.local.loaded_match import LoadedMatch
from bothy.local.messages import Audience
from bothy.local.parts import Parts
from bothy.server.live.parts import ENCODERS, SharedPatch, decode_patch, encode_patch
from bothy.server.matches import CachedMatch


class Audiences(audiences.Audiences):
    """Audiences of one match that have listeners in this process."""

    def __init__(self, cached: CachedMatch) -> None:
        super().__init__(cached, ENCODERS)
        self.lending = b""
        """The newest step's changes, for other processes; empty if the game hides information."""

    def tell(self, cached: CachedMatch, shared: bytes = b"") -> dict[Audience, str]:
        """Returns the next message for each audience.

        A view patch from another process (`shared`) is used if it is for the next step here.
        """
        self.lending, told = b"", self.parts
        one = cached.seq == self.seq + 1 and cached.match.rules.nothing_hidden
        texts, writer = self._news(cached, self._borrowed(shared) if one and shared else None)
        if writer is not None and one and not shared:
            first = next(iter(told))
            before, after = told[first], self.parts[first]
            changed, gone = writer.changes(before, after)
            self.lending = encode_patch([before.hash, after.hash, Raw(changed), gone])
        return texts

    def rewind(self, loaded: LoadedMatch) -> None:
        """Restarts from an earlier entry; the later ones are lost."""
        self.lending = b""
        super().rewind(loaded)

    def _borrowed(self, shared: bytes) -> dict[Audience, Parts] | None:
        """Applies another process's patch, if all views here match the one it starts from; else returns None."""
        step: SharedPatch = decode_patch(shared)
        told = self.parts
        if not told or any(parts.hash != step.before for parts in told.values()):
            return None
        changed = {name: bytes(part) for name, part in step.changed.items()}
        patched = Parts.patched(next(iter(told.values())), changed, step.gone, step.hash)
        return dict.fromkeys(told, patched)
