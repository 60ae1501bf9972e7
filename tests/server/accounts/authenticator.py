"""A software device with passkeys: it signs what a browser or an attacker asks for."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str, site: str, counts: bool = True) -> None:
        self.origin = origin
        self.site = site
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self.counts = counts
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Any) -> dict[str, Any]:
        """Returns the answer to `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(ATTESTED) + attested
        response = {
            "clientDataJSON": text(self._client("webauthn.create", options["challenge"])),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def show(self, options: Any) -> dict[str, Any]:
        """Returns the answer to `navigator.credentials.get`."""
        if self.counts:
            self.uses += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data()
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": None,
        }
        return self._credential(response)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        key = text(self.id)
        return {"id": key, "rawId": key, "type": "public-key", "response": response, "clientExtensionResults": {}}
