"""A house that sends notices to receivers on this machine, at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from grange.web.app import Settings, create_app
from grange.web.http.limits.config import Bounds
from grange.web.notices.config import NoticeSettings
from grange.web.notices.guard import trusted_certificates
from tests.web.notices.receivers import Receiver, receiving
from tests.web.servers import PATIENCE


@pytest.fixture(scope="session")
def any_receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receiver]:
    with receiving(tmp_path_factory.mktemp("receiver")) as receiver:
        yield receiver


@pytest.fixture
def receiver(any_receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A receiver that this process trusts, with nothing received yet."""
    monkeypatch.setenv("SSL_CERT_FILE", str(any_receiver.certificate))
    trusted_certificates.cache_clear()
    any_receiver.got.clear()
    any_receiver.answer = lambda _: (201, 0.0, {})
    yield any_receiver
    trusted_certificates.cache_clear()


@pytest.fixture
def notice_settings(receiver: Receiver) -> NoticeSettings:
    return NoticeSettings(loopback=True, grace=0.0, pause=0.02)


@pytest.fixture
def settings(database: str, notice_settings: NoticeSettings) -> Settings:
    return Settings(database, "secret", processes=1, deadline=PATIENCE, bounds=Bounds(rate=0), notices=notice_settings)


@pytest.fixture
def house_without_loopback(settings: Settings, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(replace(settings, notices=replace(settings.notices, loopback=False)))) as client:
        yield client
