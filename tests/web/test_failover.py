"""Servers and databases that die: real processes on one PostgreSQL, of which the others go on, and which come back."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.web.servers import PATIENCE, Server, until
from tests.web.stores import Postgres, own_postgres
