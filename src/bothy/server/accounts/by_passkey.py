"""Sign-in by passkey: a device proves that it holds a key, and the secret never leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bothy.server.accounts.addresses import Site
from bothy.server.accounts.one_time_tokens import NEW_PASSKEY, PASSKEY, SHORT, key_of
from bothy.server.accounts.refusals import PasskeyUnknown, TicketOver
from bothy.server.accounts.rows import PasskeyRow
from bothy.server.accounts.sign_in_service import SignInService
from bothy.server.people.sessions import Session
from bothy.server.rows import PersonRow

TITLE = "Bothy"
KEYS = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
)
"""Passkeys identify their owner, so no name is typed, and require a fingerprint, face or PIN."""
UNREADABLE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ByPasskey:
    """Sign-in by passkey."""

    sign_in_service: SignInService

    async def offer(self, person: PersonRow | None, name: str, invitation: str, site: Site) -> Json:
        """Returns options for creating a passkey, for the caller or for a new person."""
        sign_in_service = self.sign_in_service
        who = await sign_in_service.stranger(name) if person is None else person
        if await sign_in_service.store.account(who.id) is None:
            await sign_in_service.may_sign_up(invitation)
        challenge = await sign_in_service.tickets.issue(
            NEW_PASSKEY,
            person=None if person is None else who.id,
            new=who.id,
            name=who.name,
            invitation=invitation,
        )
        have = [
            PublicKeyCredentialDescriptor(id=each.id) for each in await sign_in_service.store.passkeys_of(who.id)
        ]
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_name=who.name,
            user_id=who.id.encode(),
            challenge=base64url_to_bytes(challenge),
            timeout=SHORT,
            authenticator_selection=KEYS,
            exclude_credentials=have,
        )
        return _plain(options_to_json(options))

    async def keep(self, credential: Json, before: Session | None, label: str, device: str, site: Site) -> Session:
        """Stores a new passkey. The caller must be the person it was made for."""
        sign_in_service, challenge = self.sign_in_service, _challenge(credential)
        ticket = await sign_in_service.tickets.take(key_of(challenge), NEW_PASSKEY)
        if ticket.person != (None if before is None else before.person.id):
            raise TicketOver
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.name,
                expected_origin=site.address,
                require_user_verification=True,
            )
        except UNREADABLE as error:
            raise PasskeyUnknown from error
        now = sign_in_service.tickets.clock()
        person = PersonRow(id=ticket.body["new"], name=ticket.body["name"], created=now)
        if before is not None:
            person = before.person
        way = PasskeyRow(
            id=made.credential_id,
            person=person.id,
            public_key=made.credential_public_key,
            uses=made.sign_count,
            name=label,
            created=now,
            used=now,
        )
        await sign_in_service.admit(person, way, ticket.body["invitation"])
        return await sign_in_service.come_in(person, before, False, device)

    async def challenge(self, site: Site) -> Json:
        """Returns options for signing in with a passkey. They don't depend on the caller."""
        token = await self.sign_in_service.tickets.issue(PASSKEY)
        options = generate_authentication_options(
            rp_id=site.name,
            challenge=base64url_to_bytes(token),
            timeout=SHORT,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _plain(options_to_json(options))

    async def come_in(
        self, credential: Json, before: Session | None, bring: bool, device: str, site: Site
    ) -> Session:
        """Signs in with a passkey."""
        sign_in_service, challenge = self.sign_in_service, _challenge(credential)
        await sign_in_service.tickets.take(key_of(challenge), PASSKEY)
        passkey = await self._proven(credential, challenge, site)
        person = await sign_in_service.store.person(passkey.person)
        if person is None:
            raise PasskeyUnknown
        return await sign_in_service.come_in(person, before, bring, device)

    async def _proven(self, credential: Json, challenge: str, site: Site) -> PasskeyRow:
        """Returns the passkey if it signed this challenge for this site and its use counter is valid."""
        try:
            shown_id = base64url_to_bytes(credential["id"])
            key = await self.sign_in_service.store.passkey(shown_id)
            if key is None:
                await self.sign_in_service.banned_ways.check(shown_id)
                raise PasskeyUnknown
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.name,
                expected_origin=site.address,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
                require_user_verification=True,
            )
        except UNREADABLE as error:
            raise PasskeyUnknown from error
        now = self.sign_in_service.tickets.clock()
        if not await self.sign_in_service.store.use_passkey(key.id, key.uses, shown.new_sign_count, now):
            raise PasskeyUnknown  # another request used it at the same moment
        return key


def _challenge(credential: Json) -> str:
    """Returns the challenge named in the credential. The ticket lookup shows whether it was ours."""
    try:
        data = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(data["challenge"])
    except UNREADABLE as error:
        raise PasskeyUnknown from error


def _plain(options: str) -> Json:
    return msgspec.json.decode(options, type=dict[str, Any])
