"""The host's VAPID key for push services. Created once: a browser's subscription is only valid for this key."""

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

from bothy.kernel import InvalidInput, Reason

HOURS = 12
"""Validity of a signature, half of the permitted maximum."""


def make_key(file: Path) -> bool:
    """Creates a private key file. Returns False if the file exists; it is never overwritten."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    fresh = file.with_name(f"{file.name}.{token_hex(8)}")  # process ids can be equal in containers
    if not file.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(file.parent))
    fresh.touch(mode=0o600)
    try:
        fresh.write_bytes(pem)
        with suppress(FileExistsError):
            os.link(fresh, file)  # atomic, and only one of several processes succeeds
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
        """The public key that browsers subscribe with."""

    @classmethod
    def at(cls, file: Path) -> PushKey:
        """Loads the key from a file, creating it if missing."""
        if not file.exists():
            make_key(file)
        try:
            return cls(Vapid02.from_pem(file.read_bytes()))
        except (ValueError, VapidException) as error:
            raise InvalidInput(Reason("key-unfit", file=str(file))) from error

    def authorization(self, audience: str, subject: str, seconds: int) -> str:
        """Returns the header that identifies the sender to this push service, with an expiry and a contact."""
        signed: dict[str, str] = self._vapid.sign({"aud": audience, "sub": subject, "exp": seconds + HOURS * 3600})
        return signed["Authorization"]
