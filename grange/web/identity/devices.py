"""Devices: whose browser it is. Their owners are cached until somebody joins or signs out."""

from __future__ import annotations

from collections import OrderedDict

from grange.web.house.house import House

MOST_KNOWN = 20_000


class Devices:
    """Knows the person of each device."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: OrderedDict[str, str | None] = OrderedDict()

    async def person_of(self, device: str) -> str | None:
        """Return the person who owns a device: the device itself if it has joined nobody, None if it was signed out."""
        known = self.known  # forgetting replaces this dict, so what is being read now stays out of the new one
        if device not in known:
            found = await self.house.archive.read(self.house.store.people.device, device)
            known[device] = device if found is None else None if found.signed_out else found.person
            if len(known) > MOST_KNOWN:
                known.popitem(last=False)
        return known[device]

    def forget(self) -> None:
        """Read everything again, because somebody has joined or signed out, here or at another process."""
        self.known = OrderedDict()
        for room in self.house.rooms.values():
            room.held = {}
            room.ring()
