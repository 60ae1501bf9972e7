"""Mail through a real SMTP server: it arrives as written, and nothing in a name becomes a header."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.notices.receiver import post_office

from bothy.server.backends import mailer_of
from bothy.server.mail import Mail, MailAway, Mailer, MailRefused
from bothy.server.mail.addresses import AddressUnfit, fit_address
from bothy.server.settings import Settings

MAIL = Mail(to="ann@example.org", subject="Your turn", text="It is your turn.\n", id="turn.42")


def mailer(settings: Settings) -> Mailer:
    found = mailer_of(settings)
    assert found is not None
    return found


async def test_a_mail_arrives_as_it_was_written() -> None:
    text = "Élan, à toi de jouer.\n\nhttps://bothy.example.org/" + "x" * 200 + "\n.\nThe end.\n"
    async with post_office() as (postbox, settings):
        await mailer(settings).send(msgspec.structs.replace(MAIL, text=text, subject="À toi, Ælfgifu — “now”"))
    (mail,) = postbox.mails
    assert postbox.to == [["ann@example.org"]]
    assert mail["to"] == "ann@example.org"
    assert mail["from"] == "Bothy <play@bothy.example.org>"
    assert mail["subject"] == "À toi, Ælfgifu — “now”"
    assert mail["message-id"] == "<turn-42@bothy.example.org>"
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().replace("\r\n", "\n") == text
    assert "list-unsubscribe" not in mail


async def test_a_mail_tried_again_has_the_same_id() -> None:
    async with post_office() as (postbox, settings):
        for _ in range(2):
            await mailer(settings).send(MAIL)
    assert len({mail["message-id"] for mail in postbox.mails}) == 1


async def test_mail_can_be_ended_by_a_link_that_stays_whole() -> None:
    link = "https://bothy.example.org/unsubscribe/" + "t" * 120
    async with post_office() as (postbox, settings):
        await mailer(settings).send(msgspec.structs.replace(MAIL, unsubscribe=link))
    assert f"List-Unsubscribe: <{link}>\r\n".encode() in postbox.raw[0]
    assert postbox.mails[0]["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize("breaks", ["\r\n", "\n", "\r", "\u2028", "\x0b", "\x85", "\0"])
async def test_no_line_of_a_name_becomes_a_header(breaks: str) -> None:
    evil = f"Ann{breaks}Bcc: everybody@example.org{breaks}{breaks}<script>alert(1)</script>"
    async with post_office() as (postbox, settings):
        nasty = msgspec.structs.replace(MAIL, subject=evil, id=evil, unsubscribe=f"https://x/{evil}")
        await mailer(settings).send(nasty)
    (mail,) = postbox.mails
    assert mail["bcc"] is None
    assert postbox.to == [["ann@example.org"]]
    assert mail["subject"] == "Ann Bcc: everybody@example.org <script>alert(1)</script>"
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().strip() == "It is your turn."


async def test_a_mail_to_a_busy_or_unreachable_server_may_be_retried() -> None:
    async with post_office() as (postbox, settings):
        postbox.answer = "451 not now"
        with pytest.raises(MailAway):
            await mailer(settings).send(MAIL)
    with pytest.raises(MailAway):
        await mailer(settings).send(MAIL)


async def test_an_address_that_does_not_exist_is_refused_for_good() -> None:
    async with post_office() as (postbox, settings):
        postbox.answer = "550 no such person"
        with pytest.raises(MailRefused):
            await mailer(settings).send(MAIL)


async def test_nothing_is_sent_in_the_clear_unless_the_host_says_so() -> None:
    async with post_office() as (postbox, settings):
        with pytest.raises(MailAway):
            await mailer(msgspec.structs.replace(settings, mail_tls="starttls")).send(MAIL)
    assert postbox.raw == []


def test_there_is_no_mailer_without_a_mail_server() -> None:
    assert mailer_of(Settings()) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Ann@Example.ORG ", "ann@example.org"),
        ("ann+bothy@mail.example.org", "ann+bothy@mail.example.org"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example"),
    ],
)
def test_an_address_has_one_spelling(given: str, kept: str) -> None:
    assert fit_address(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "ann",
        "ann@",
        "@example.org",
        "ann@example",
        "ann@@example.org@",
        "a b@example.org",
        "ann@example.org\r\nBcc: bob@example.org",
        "ann@example.org, bob@example.org",
        "Ann <ann@example.org>",
        '"ann"@example.org',
        ".ann@example.org",
        "ann@-example.org",
        "ann@exam\nple.org",
        "änn@example.org",
        "a" * 65 + "@example.org",
        "ann@" + "a" * 64 + ".org",
        "ann@" + "a.b" * 90 + ".org",
        "ann@[127.0.0.1]",
    ],
)
def test_an_invalid_address_is_refused(given: str) -> None:
    with pytest.raises(AddressUnfit):
        fit_address(given)
