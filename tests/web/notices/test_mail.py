"""Letters, with a real mail server: only to mailboxes that said yes, with a link that ends them."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from fastapi.testclient import TestClient

from grange.core.errors import BadSetup
from grange.web.notices.config import MailServer, NoticeSettings, read_settings
from grange.web.notices.mail import is_mailbox
from tests.web.notices.people import Company
from tests.web.servers import until


class Mailboxes:
    """What a mail server has received; it answers with the next prepared answer, or takes the letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@pytest.fixture
def mailboxes() -> Iterator[tuple[Mailboxes, int]]:
    boxes = Mailboxes()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(boxes, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield boxes, port
    finally:
        controller.stop()


@pytest.fixture
def notice_settings(mailboxes: tuple[Mailboxes, int]) -> NoticeSettings:
    server = MailServer("127.0.0.1", mailboxes[1], "grange@example.org")
    return NoticeSettings(server, "https://grange.example", loopback=True, grace=0.0, pause=0.02)


@pytest.fixture
def boxes(mailboxes: tuple[Mailboxes, int]) -> Mailboxes:
    return mailboxes[0]


@pytest.fixture
def company(client: TestClient, stranger: TestClient, open_table: Any) -> Company:
    return Company(client, stranger, open_table(2))


def link_in(letter: EmailMessage, what: str) -> str:
    found = re.search(rf"https://grange\.example(/{what}/\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def test_a_mailbox_is_written_to_only_after_it_said_yes(client: Any, company: Company, boxes: Mailboxes):
    tom = company.people[1]
    assert tom.send("/notices/mail", address="tom@example.org") == "confirm"
    tom.never_quiet()
    (asking,) = boxes.letters
    assert asking["To"] == "tom@example.org"
    company.play_until(1)
    looked = client.app.state.courier.looked
    until(lambda: client.app.state.courier.looked > looked + 0.05)
    assert len(boxes.letters) == 1
    confirm = link_in(asking, "notices/confirm")
    assert "Yes, write to me" in client.get(confirm).text
    assert len(boxes.letters) == 1  # opening the link is not enough: previews open links
    assert client.post(confirm).status_code == 200
    company.play_until(1)
    until(lambda: len(boxes.letters) == 2)
    letter = boxes.letters[1]
    assert letter["Subject"] == "Your turn in Evergreen"
    assert link_in(letter, "sit") == f"/sit/{company.id}/{company.table.seats[1].token}"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_letter_ends_all_further_letters(client: Any, company: Company, boxes: Mailboxes):
    tom = company.people[1]
    tom.send("/notices/mail", address="tom@example.org")
    off = link_in(boxes.letters[0], "notices/off")
    anybody = TestClient(client.app)
    anybody.portal = client.portal
    assert "Turn these notices off?" in anybody.get(off).text
    assert len(tom.channels()) == 1
    assert anybody.post(off, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert tom.channels() == []
    assert "are off" in anybody.get(off).text
    assert anybody.get(off[:-1] + ("x" if off[-1] != "x" else "y")).status_code == 404


def test_nobody_can_flood_a_mailbox(company: Company, boxes: Mailboxes):
    anna, tom = company.people
    told = [person.send("/notices/mail", address="victim@example.org") for person in (anna, tom, anna, tom, anna)]
    assert told.count("soon") == 2
    assert len(boxes.letters) <= 3


def test_trying_an_unconfirmed_mailbox_counts_as_a_letter(company: Company, boxes: Mailboxes, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("grange.web.pages.notices.PAUSE", 0.0)
    tom = company.people[1]
    tom.send("/notices/mail", address="victim@example.org")
    (channel,) = tom.channels()
    told = [tom.send("/notices/try", channel=channel) for _ in range(5)]
    assert told == ["confirm", "confirm", "soon", "soon", "soon"]
    assert len(boxes.letters) == 3


def test_one_mailbox_under_many_names_is_one_mailbox(company: Company, boxes: Mailboxes):
    tom = company.people[1]
    told = [tom.send("/notices/mail", address=f"victim+{number}@example.org") for number in range(5)]
    assert told.count("soon") == 2
    assert len(boxes.letters) == 3


def test_a_mail_server_that_refuses_is_told(company: Company, boxes: Mailboxes):
    tom = company.people[1]
    boxes.answers = ["550 no such mailbox"]
    assert tom.send("/notices/mail", address="nobody@example.org") == "mailbox"
    boxes.answers = ["450 try again later"]
    assert tom.send("/notices/mail", address="later@example.org") == "mail"


@pytest.mark.parametrize(
    "address", ["", "x", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@example.org>", "a@,b.org"]
)
def test_what_is_no_mailbox_is_refused(company: Company, boxes: Mailboxes, address):
    assert not is_mailbox(address)
    assert company.people[1].send("/notices/mail", address=address) == ("bad-mailbox")
    assert boxes.letters == []


GOOD = {
    "GRANGE_SMTP": "smtp://me:p%40ss@mail.example",
    "GRANGE_MAIL_FROM": "grange@example.org",
    "GRANGE_ADDRESS": "https://g.example/",
}


def test_settings_come_from_the_environment():
    assert read_settings({}) == NoticeSettings()
    settings = read_settings(GOOD)
    assert settings.mail == MailServer("mail.example", 587, "grange@example.org", "me", "p@ss")
    assert settings.address == "https://g.example"
    assert not settings.loopback
    secure = read_settings({**GOOD, "GRANGE_SMTP": "smtps://mail.example:4650"})
    assert secure.mail == MailServer("mail.example", 4650, "grange@example.org", tls=True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"GRANGE_ADDRESS": ""},
        {"GRANGE_ADDRESS": "grange.example"},
        {"GRANGE_MAIL_FROM": ""},
        {"GRANGE_SMTP": "mail.example"},
        {"GRANGE_SMTP": "smtp://"},
        {"GRANGE_SMTP": "smtp://me:secret@mail.example:port"},
    ],
)
def test_incomplete_settings_are_refused_without_showing_a_password(wrong):
    with pytest.raises(BadSetup) as refused:
        read_settings({**GOOD, **wrong})
    assert "secret" not in str(refused.value)
