"""The key by which push services know us (VAPID). Made once; a browser's subscription holds for this key alone."""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from contextlib import suppress
from errno import ENOENT
from os import strerror
from pathlib import Path
from secrets import token_hex

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02, VapidException

from bothy.kernel import Malformed, Reason

HOURS = 12
"""For so long a push service may take our word: half of the most that it is allowed."""


def make_key(file: Path) -> bool:
    """Make a key in a file nobody else can read. False if there is one already: it is never written over."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    fresh = file.with_name(f"{file.name}.{token_hex(8)}")  # in containers process ids are alike
    if not file.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(file.parent))
    fresh.touch(mode=0o600)
    try:
        fresh.write_bytes(pem)
        with suppress(FileExistsError):
            os.link(fresh, file)  # all of it at once, and only one of several processes
            return True
        return False
    finally:
        fresh.unlink()


class PushKey:
    """Signs push messages."""

    def __init__(self, vapid: Vapid02) -> None:
        self._vapid = vapid
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).rstrip(b"=").decode()
        """What browsers are told, to subscribe for it."""

    @classmethod
    def at(cls, file: Path) -> PushKey:
        """The key in a file, made now if there is none."""
        if not file.exists():
            make_key(file)
        try:
            return cls(Vapid02.from_pem(file.read_bytes()))
        except (ValueError, VapidException) as error:
            raise Malformed(Reason("key-unfit", file=str(file))) from error

    def authorization(self, audience: str, subject: str, seconds: int) -> str:
        """The header that says who sends: to this push service, until a time, and whom to write to about it."""
        signed: dict[str, str] = self._vapid.sign({"aud": audience, "sub": subject, "exp": seconds + HOURS * 3600})
        return signed["Authorization"]
