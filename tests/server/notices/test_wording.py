"""Notices: their text, in which nothing in a name has any effect; and viewers, who have seen everything."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import msgspec
import pytest
from tests.server.processes import a_table

from bothy.local.tables import SeatRow
from bothy.server.live.presence import Attendance, Here
from bothy.server.notices.active_viewers import ActiveViewers
from bothy.server.notices.channels.hook import body_of
from bothy.server.notices.notice import Delivery, Kind, Notice
from bothy.server.notices.preferences import Preferences, next_digest
from bothy.server.notices.unsubscribe import Unsubscribing
from bothy.server.notices.wording import harmless, mail_text, say, say_digest

NASTY = '<b>@everyone</b>\r\nBcc: a@b.example [x](https://evil.example/) <!channel> & "*bold*"'


def notice(kind: Kind = "turn", person: str = "me", seq: int = 7) -> Notice:
    return Notice(kind=kind, person=person, table="t" * 18, match="m" * 18, seq=seq, at=1)


@pytest.mark.parametrize(
    ("language", "title", "text"),
    [
        ("en", "Your turn: Clans of Caledonia", "It’s your turn in Clans of Caledonia, with Bran and Cat."),
        (
            "fr-CA",
            "À vous de jouer\u00a0: Clans of Caledonia",
            "C’est à vous de jouer à Clans of Caledonia, avec Bran et Cat.",
        ),
        ("pt-BR", "Sua vez: Clãs da Caledônia", "É a sua vez em Clãs da Caledônia, com Bran e Cat."),
        ("xx", "Your turn: Clans of Caledonia", "It’s your turn in Clans of Caledonia, with Bran and Cat."),
    ],
)
def test_a_notice_is_written_in_the_receivers_language(language: str, title: str, text: str) -> None:
    row = replace(a_table("me", "Bran", "Cat"), game="caledonia")
    said = say(notice(), row, language, "https://bothy.example")
    assert (said.title, said.text) == (title, text)
    assert said.link == f"https://bothy.example/table/{'t' * 18}"


@pytest.mark.parametrize(("language", "name"), [("en", "Collie"), ("pt", "Cão pastor")])
def test_a_bot_is_called_as_at_the_table(language: str, name: str) -> None:
    row = a_table("me")
    row = replace(row, seats=(row.seats[0], SeatRow(bot="collie", name="Collie")))
    assert name in say(notice(), row, language, "").text


@pytest.mark.parametrize("kind", ["turn", "over", "rematch", "offered"])
def test_every_kind_has_words_with_company_and_without(kind: Kind) -> None:
    for language in ("en", "fr", "pt"):
        for row in (a_table("me"), a_table("me", "Bran")):
            said = say(notice(kind), row, language, "")
            assert "[" not in said.title + said.text
            assert ("Bran" in said.text) is (len(row.seats) == 3)


def test_names_carry_neither_mark_up_nor_mention_nor_link() -> None:
    shown = harmless(NASTY)
    assert not set(shown) & set('<>&*_`[]()@:/\r\n"')
    assert "evil.example" not in shown
    assert harmless("Aïlsa Mac Leod 3") == "Aïlsa Mac Leod 3"
    assert harmless("<>") == "?"


def test_a_malicious_name_has_no_effect_in_mails_or_hooks() -> None:
    said = say(notice(), a_table("me", NASTY), "en", "https://bothy.example")
    text = mail_text(said, "en", "https://bothy.example/unsubscribe/x")
    assert text.count("https://") == 2  # the table's, and the one to unsubscribe
    assert "\r" not in text
    posted = body_of(said, Delivery(id="x", channel="hook", person="me", at=1)).decode()
    assert posted.count("https://") == 2  # for Discord and for the others
    assert "@everyone" not in posted
    assert "<!channel>" not in posted


def test_a_digest_lists_every_table_with_its_link() -> None:
    said = [say(notice(seq=seq), a_table("me", "Bran"), "en", "https://b.example") for seq in (1, 2)]
    both = say_digest(said, "en", "https://b.example")
    assert both.title == "2 tables are waiting for you"
    assert both.text.count("https://b.example/table/") == 2


@pytest.mark.parametrize(
    ("zone", "hour", "now", "due"),
    [
        ("UTC", 8, "2026-03-01T07:59:00", "2026-03-01T08:00:00"),
        ("UTC", 8, "2026-03-01T08:00:00", "2026-03-02T08:00:00"),
        ("Europe/Paris", 8, "2026-03-28T12:00:00", "2026-03-29T06:00:00"),  # that night is an hour shorter
        ("America/Sao_Paulo", 20, "2026-03-01T12:00:00", "2026-03-01T23:00:00"),
        ("No/Such", 8, "2026-03-01T07:00:00", "2026-03-01T08:00:00"),
        ("..", 8, "2026-03-01T07:00:00", "2026-03-01T08:00:00"),
    ],
)
def test_a_digest_is_due_at_an_hour_of_ones_own_clock(zone: str, hour: int, now: str, due: str) -> None:
    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)

    assert next_digest(Preferences(zone=zone, hour=hour), at(now)) == at(due)


def test_a_link_that_ends_mail_is_believed_only_if_we_wrote_it() -> None:
    ours = Unsubscribing("a" * 32)
    token = ours.token("me", "mail")
    assert ours.read(token) == ("me", "mail")
    assert Unsubscribing("b" * 32, ["a" * 32]).read(token) == ("me", "mail")
    assert Unsubscribing("b" * 32).read(token) is None
    for wrong in ("", "x", token[:-1], token + "x", token.replace(".", "", 1), "é", "x" * 1000):
        assert ours.read(wrong) is None


def seen_by(person: str, at: int) -> Notice:
    return Notice(kind="turn", person=person, table="t1", at=at)


async def test_a_viewer_has_seen_all_earlier_notices_and_no_one_is_asked_again() -> None:
    asked: list[str] = []

    async def who_looks(table: str) -> set[str]:
        asked.append(table)
        return {"ailsa", "boyd"}

    active_viewers = ActiveViewers(who_looks, lambda table: (), lambda: 1000)
    assert not active_viewers.have_seen(seen_by("ailsa", 900))
    assert await active_viewers.see(seen_by("ailsa", 900))
    assert active_viewers.have_seen(seen_by("boyd", 1000))
    assert asked == ["t1"]


async def test_later_notices_and_those_to_others_do_not_count_as_seen() -> None:
    async def who_looks(table: str) -> set[str]:
        return {"ailsa"}

    active_viewers = ActiveViewers(who_looks, lambda table: (), lambda: 1000)
    assert await active_viewers.see(seen_by("ailsa", 900))
    assert not active_viewers.have_seen(seen_by("ailsa", 1001))
    assert not active_viewers.have_seen(seen_by("boyd", 900))


async def test_no_one_is_asked_about_viewers_known_to_this_process() -> None:
    async def who_looks(table: str) -> set[str]:
        raise AssertionError("nobody need ask")

    active_viewers = ActiveViewers(who_looks, lambda table: {"ailsa"}, lambda: 1000)
    assert active_viewers.have_seen(seen_by("ailsa", 1001))
    assert not active_viewers.have_seen(seen_by("boyd", 1001))


def told(process: str, *people: str) -> bytes:
    return msgspec.json.encode(Here(process, list(people), 0))


def test_a_process_that_only_asks_who_is_here_is_answered_but_announced_to_no_one() -> None:
    attendance = Attendance("own")
    attendance.enter("ailsa")
    assert attendance.hear(told("asking"), 0.0) == (False, True)
    assert attendance.hear(told("asking"), 0.0) == (False, True)
    assert attendance.message().people == ["ailsa"]


def test_two_processes_without_listeners_do_not_answer_each_other_forever() -> None:
    assert Attendance("own").hear(told("other"), 0.0) == (False, False)


def test_a_process_whose_last_listener_has_gone_is_forgotten() -> None:
    attendance = Attendance("own")
    assert attendance.hear(told("other", "boyd"), 0.0) == (True, True)
    assert attendance.hear(told("other"), 0.0) == (True, False)
    assert attendance.message().people == []


def test_people_at_another_process_count_as_looking_while_it_keeps_reporting_them() -> None:
    attendance = Attendance("own")
    attendance.enter("ailsa")
    attendance.enter("boyd")
    attendance.hide("boyd", True)
    attendance.hear(msgspec.json.encode(Here("other", ["effie", "gavin"], 0, ["gavin"])), 100.0)
    assert attendance.looking(110.0) == {"ailsa", "effie"}
    assert attendance.looking(126.0) == {"ailsa"}  # it should have reported by now that it's alive
