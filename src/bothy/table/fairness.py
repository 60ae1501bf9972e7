"""Shuffles that neither host nor players control: a committed seed, and one word from each player."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from bothy.kernel import SeededDealer
from bothy.table.log import Entry, Header

SEED_BYTES = 32


class Shuffle:
    """The host's seed and the seats' words, and the keys derived from them.

    The commitment is published before the words are given, and the seed is revealed after the game. That proves
    that the host couldn't know the words, nor a seat the seed.
    """

    def __init__(self, seed: bytes, words: Sequence[str] = ()) -> None:
        self.seed = seed
        self.words = tuple(words)
        self._dealer: SeededDealer | None = None

    @classmethod
    def fresh(cls, words: Sequence[str] = ()) -> Shuffle:
        """Creates a shuffle with a random seed."""
        return cls(secrets.token_bytes(SEED_BYTES), words)

    @classmethod
    def numbered(cls, number: int, words: Sequence[str] = ()) -> Shuffle:
        """Creates a shuffle with a reproducible seed, for fuzzing, benchmarks and tests."""
        return cls(blake2b(str(number).encode(), digest_size=SEED_BYTES).digest(), words)

    @classmethod
    def in_force(cls, seed: bytes, header: Header, entries: Iterable[Entry]) -> Shuffle:
        """Creates the shuffle that deals after these entries: the header's, or that of a new key among them."""
        keys = [entry.new_key for entry in entries if entry.new_key is not None]
        return cls(seed, keys[-1].words if keys else header.words)

    @property
    def commitment(self) -> str:
        """The hash that the host publishes before the first action."""
        return blake2b(self.seed, digest_size=32, person=b"bothy-commit").hexdigest()

    @property
    def key(self) -> bytes:
        """The dealer's key. It includes the words' count and lengths, so that no two lists encode alike."""
        text = self.seed + len(self.words).to_bytes(2, "big")
        for word in self.words:
            spelled = word.encode()
            text += len(spelled).to_bytes(4, "big") + spelled
        return blake2b(text, digest_size=32, person=b"bothy-key").digest()

    @property
    def key_commitment(self) -> str:
        """A commitment to the words too, once all are given. It reveals nothing."""
        return blake2b(self.key, digest_size=32, person=b"bothy-dealt").hexdigest()

    def dealer(self) -> SeededDealer:
        """Returns the game's dealer. It holds only the key, so one serves every step."""
        if self._dealer is None:
            self._dealer = SeededDealer(self.key)
        return self._dealer
