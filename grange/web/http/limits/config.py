"""How much a server allows each address."""

from __future__ import annotations

from dataclasses import dataclass, field

from grange.web.addresses import Networks


@dataclass(frozen=True)
class Bounds:
    """How much a server allows each address."""

    largest_body: int = 64 * 1024  # of a program's request or an uploaded record
    largest_form: int = 8 * 1024  # of everything else
    rate: float = 50.0  # requests a second; 0 for no limit
    burst: int = 200
    at_once: int = 50  # requests in progress at the same time
    sockets: int = 60  # open at the same time
    exempt: Networks = field(default_factory=Networks)  # whose addresses have none of these limits but those of a single request
    patience: float = 15.0  # seconds for a request's head, for its body, and for any progress in reading an answer
