"""Letters: a notice as an e-mail, sent by the keeper's mail server in threads of their own."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import format_datetime, localtime

from grange.web.notices.config import MailServer

LONGEST = 15.0  # seconds for each step of a conversation with the mail server
THREADS = 2
LONGEST_ADDRESS = 254  # letters


class RefusedLetterError(Exception):
    """A letter that the mail server will never accept."""


class UnsentLetterError(Exception):
    """A letter that the mail server did not accept this time."""


def is_mailbox(address: str) -> bool:
    """Check whether a text looks like the address of one mailbox, and has nothing that could change a letter's head."""
    name, _, domain = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]"\\')
    return plain and bool(name) and "." in domain.strip(".") and len(address) <= LONGEST_ADDRESS


class Post:
    """Sends letters."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")

    async def send(self, to: str, subject: str, text: str, name: str, more: Mapping[str, str]) -> None:
        """Send a letter; one that is sent again has the same name, so that mailboxes keep it once."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.server.sender, to, subject
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = f"<{name}@{self.server.sender.rpartition('@')[2].rstrip('>')}>"
        letter["Auto-Submitted"] = "auto-generated"
        for head, value in more.items():
            letter[head] = value
        letter.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self.threads, self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        server = self.server
        try:
            kind = smtplib.SMTP_SSL if server.tls else smtplib.SMTP
            with kind(server.host, server.port, timeout=LONGEST) as line:
                if not server.tls and (server.password or (line.ehlo() and line.has_extn("starttls"))):
                    line.starttls(context=ssl.create_default_context())
                if server.user:
                    line.login(server.user, server.password)
                line.send_message(letter)
        except smtplib.SMTPRecipientsRefused as problem:
            final = all(code >= 500 for code, _ in problem.recipients.values())
            raise (RefusedLetterError if final else UnsentLetterError) from problem
        except (smtplib.SMTPException, OSError) as problem:
            raise UnsentLetterError from problem

    def close(self) -> None:
        """Finish the letters that are being sent."""
        self.threads.shutdown(cancel_futures=True)
