"""E-mails: a notice as an e-mail, sent through the keeper's mail server in threads of their own."""

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
LONGEST_ADDRESS = 254  # characters


class RefusedMailError(Exception):
    """The mail server will never accept this e-mail."""


class UnsentMailError(Exception):
    """The mail server did not accept this e-mail this time."""


def is_mailbox(address: str) -> bool:
    """Check whether a text looks like the address of one mailbox, and contains nothing that could change an e-mail's headers."""
    name, _, domain = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]"\\')
    return plain and bool(name) and "." in domain.strip(".") and len(address) <= LONGEST_ADDRESS


class Mailer:
    """Sends e-mails."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")

    async def send(self, to: str, subject: str, text: str, name: str, more: Mapping[str, str]) -> None:
        """Send an e-mail; a repeated one has the same message id, so mailboxes keep it once."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.server.sender, to, subject
        mail["Date"] = format_datetime(localtime())
        mail["Message-ID"] = f"<{name}@{self.server.sender.rpartition('@')[2].rstrip('>')}>"
        mail["Auto-Submitted"] = "auto-generated"
        for header, value in more.items():
            mail[header] = value
        mail.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self.threads, self._send, mail)

    def _send(self, mail: EmailMessage) -> None:
        server = self.server
        try:
            kind = smtplib.SMTP_SSL if server.tls else smtplib.SMTP
            with kind(server.host, server.port, timeout=LONGEST) as line:
                if not server.tls and (server.password or (line.ehlo() and line.has_extn("starttls"))):
                    line.starttls(context=ssl.create_default_context())
                if server.user:
                    line.login(server.user, server.password)
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as problem:
            final = all(code >= 500 for code, _ in problem.recipients.values())
            raise (RefusedMailError if final else UnsentMailError) from problem
        except (smtplib.SMTPException, OSError) as problem:
            raise UnsentMailError from problem

    def close(self) -> None:
        """Finish the e-mails that are being sent."""
        self.threads.shutdown(cancel_futures=True)
