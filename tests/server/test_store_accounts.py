"""Accounts in both back ends: sign-in methods, one-time tickets, and rows after merging and erasing."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.processes import FIRST, a_match, a_person, a_session, a_table

from bothy.local.ids import fresh_id
from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow, TicketRow
from bothy.server.errors import Taken
from bothy.server.rows import PersonRow
from bothy.server.store import Store


async def somebody(store: Store, name: str = "Ailsa") -> PersonRow:
    person = a_person(name)
    await store.create_person(person)
    return person


def account(person: PersonRow) -> AccountRow:
    return AccountRow(person=person.id, created=2000, body={"language": "fr"})


def address(person: PersonRow) -> AddressRow:
    return AddressRow(address=f"{fresh_id()}@example.org", person=person.id, since=3000)


def passkey(person: PersonRow) -> PasskeyRow:
    return PasskeyRow(
        id=fresh_id().encode(), person=person.id, public_key=b"\0\xff", name="Phone", created=1, used=1
    )


def ticket(person: str | None = None, purpose: str = "mail", ends: int = 5000) -> TicketRow:
    return TicketRow(hash=fresh_id().encode(), purpose=purpose, person=person, ends=ends, body={"to": "x@y.zz"})


async def test_the_first_way_in_makes_a_guest_an_account(store: Store) -> None:
    ailsa = await somebody(store)
    assert await store.account(ailsa.id) is None
    mail, key = address(ailsa), passkey(ailsa)
    await store.add_way_in(account(ailsa), mail)
    await store.add_way_in(msgspec.structs.replace(account(ailsa), created=9999), key)
    assert await store.account(ailsa.id) == account(ailsa), "the account is as old as its first way in"
    assert await store.address(mail.address) == mail
    assert await store.addresses_of(ailsa.id) == [mail]
    assert await store.passkey(key.id) == key
    assert await store.passkeys_of(ailsa.id) == [key]


async def test_a_sign_in_method_belongs_to_one_person_alone_and_a_refused_person_stays_a_guest(
    store: Store,
) -> None:
    ailsa, mallory = await somebody(store), await somebody(store)
    mail, key = address(ailsa), passkey(ailsa)
    for mine in (mail, key, mail, key):
        await store.add_way_in(account(ailsa), mine)
    with pytest.raises(Taken):
        await store.add_way_in(account(mallory), msgspec.structs.replace(mail, person=mallory.id))
    with pytest.raises(Taken):
        await store.add_way_in(account(mallory), msgspec.structs.replace(key, person=mallory.id))
    assert await store.account(mallory.id) is None
    assert len(await store.passkeys_of(ailsa.id)) == len(await store.addresses_of(ailsa.id)) == 1


async def test_the_last_way_in_stays_even_if_all_are_dropped_at_once(store: Store) -> None:
    ailsa, mallory = await somebody(store), await somebody(store)
    mail, keys = address(ailsa), [passkey(ailsa), passkey(ailsa)]
    await store.add_way_in(account(ailsa), mail)
    for key in keys:
        await store.add_way_in(account(ailsa), key)
    assert await store.drop_way_in(mallory.id, mail.address) is False
    dropped = await asyncio.gather(
        store.drop_way_in(ailsa.id, mail.address), *(store.drop_way_in(ailsa.id, key.id) for key in keys)
    )
    assert sorted(dropped) == [False, True, True]
    assert len(await store.addresses_of(ailsa.id)) + len(await store.passkeys_of(ailsa.id)) == 1


async def test_a_passkey_that_counts_is_used_once_at_a_time(store: Store) -> None:
    ailsa = await somebody(store)
    key = passkey(ailsa)
    await store.add_way_in(account(ailsa), key)
    used = await asyncio.gather(*(store.use_passkey(key.id, 0, 1, 7) for _ in range(5)))
    assert sorted(used) == [False] * 4 + [True]
    assert await store.passkey(key.id) == msgspec.structs.replace(key, uses=1, used=7)


async def test_of_many_who_take_a_ticket_one_gets_it(store: Store) -> None:
    row = ticket()
    await store.create_ticket(row)
    assert await store.ticket(row.hash) == row
    taken = await asyncio.gather(*(store.take_ticket(row.hash) for _ in range(10)))
    assert [each for each in taken if each is not None] == [row]
    assert await store.ticket(row.hash) is None


async def test_a_ticket_is_tried_so_often_and_no_more(store: Store) -> None:
    row = ticket()
    await store.create_ticket(row)
    tried = await asyncio.gather(*(store.try_ticket(row.hash, 3) for _ in range(8)))
    assert sorted(each.tries for each in tried if each is not None) == [1, 2, 3]
    assert await store.try_ticket(row.hash, 3) is None
    assert await store.try_ticket(b"never", 3) is None


async def test_tickets_that_ran_out_are_dropped(store: Store) -> None:
    old, new = ticket(ends=10), ticket(ends=10_000_000_000_000)
    await store.create_ticket(old)
    await store.create_ticket(new)
    assert await store.forget_tickets(1000) >= 1
    assert await store.ticket(old.hash) is None
    assert await store.ticket(new.hash) == new


async def test_the_sessions_of_a_person_come_with_their_devices_the_one_used_last_first(store: Store) -> None:
    ailsa, other = await somebody(store), await somebody(store)
    phone = msgspec.structs.replace(a_session(ailsa), device="Firefox, Android", seen=1500)
    laptop = msgspec.structs.replace(a_session(ailsa), device="Safari, macOS", seen=1800)
    for row in (phone, laptop, a_session(other)):
        await store.create_session(row)
    assert await store.sessions_of(ailsa.id) == [laptop, phone]
    assert await store.session(phone.token_hash) == phone


async def test_seats_go_from_one_person_to_another(store: Store) -> None:
    before, after = await somebody(store), await somebody(store)
    game = a_match(people=(before.id, None, "c", before.id))
    await store.create_match(game, FIRST)
    assert await store.hand_over_seats(game.id, before.id, after.id)
    assert not await store.hand_over_seats(game.id, before.id, after.id)
    found = await store.match(game.id)
    assert found is not None
    assert found.people == (after.id, None, "c", after.id)


async def test_chat_lines_go_along(store: Store) -> None:
    before, after = await somebody(store), await somebody(store)
    table = a_table(before.id)
    await store.create_table(table)
    await store.say(table.id, before.id, "Slàinte", 5)
    await store.say(table.id, after.id, "mine", 6)
    await store.hand_over(before.id, after.id)
    assert await store.said_by(before.id) == []
    assert await store.said_by(after.id) == [(table.id, 5, "Slàinte"), (table.id, 6, "mine")]


async def test_erasing_leaves_an_id_and_nothing_else(store: Store) -> None:
    ailsa, other = await somebody(store), await somebody(store, "Bran")
    table = a_table(ailsa.id, other.id)
    await store.create_table(table)
    for person in (ailsa, other):
        await store.say(table.id, person.id, "words", 5)
        for way in (address(person), passkey(person)):
            await store.add_way_in(account(person), way)
        await store.create_session(a_session(person))
        await store.create_ticket(ticket(person.id))
    for _ in range(2):
        await store.erase_person(ailsa.id)
    assert await store.person(ailsa.id) == msgspec.structs.replace(ailsa, name="")
    assert await store.account(ailsa.id) is None
    assert not [*await store.addresses_of(ailsa.id), *await store.passkeys_of(ailsa.id)]
    assert await store.sessions_of(ailsa.id) == []
    assert [line.text for line in await store.chat(table.id)] == ["", "words"]
    assert await store.account(other.id) == account(other)
    assert len(await store.sessions_of(other.id)) == 1
