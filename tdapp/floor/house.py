"""The house stream: the room's tables and the facts that belong to no single event."""

from typing import Any

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.event import Event
from tdapp.core.fold import Conductor
from tdapp.core.ids import StreamId
from tdapp.core.room import Room
from tdapp.floor.house_events import HOUSE_EVENTS, HouseCarriedOver
from tdapp.floor.kept_prizes import KEPT_FOLD, KeptPrizes
from tdapp.floor.room_registry import REGISTRY_FOLD, RoomRegistry

KIND = "house"


class House(msgspec.Struct, frozen=True):
    """What the house knows of itself."""

    registry: RoomRegistry = RoomRegistry()
    kept: KeptPrizes = KeptPrizes()


def carry_over(house: House, old: StreamId, seq: int, hash_: str) -> list[Event]:
    """Begin a gaming day's stream with what the `old` one ended in, naming its head."""
    tables = tuple(table for _, table in sorted(house.registry.tables.items()))
    return [HouseCarriedOver(old, seq, hash_, tables, tuple(house.kept.listed()))]


def _as_it_is(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 of a day's beginning knew no kept prizes: there were none."""
    return fields


def _nothing_to_check(_: House) -> None:
    return None


HOUSE: Room[House] = Room(
    kind=KIND,
    empty=House(),
    folds=Conductor(House, {"registry": REGISTRY_FOLD, "kept": KEPT_FOLD}),
    check=_nothing_to_check,
    codec=Codec(HOUSE_EVENTS, {("HouseCarriedOver", 1): _as_it_is}),
)
