"""Events become text and events again, whatever version they were written in."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.codec import Codec, UnknownEvent, Unreadable
from tdapp.core.event import Event, Redone, StreamEnded, Undone
from tdapp.core.ids import ActionId


class Welcomed(Event, frozen=True):
    """A guest came in: first ``{"guest": ...}``, then with a table, since version 3 with a seat."""

    v = 3

    guest: str
    table: int
    seat: int


def with_table(fields: dict[str, Any]) -> dict[str, Any]:
    return {**fields, "place": [1, 0]}


def with_seat(fields: dict[str, Any]) -> dict[str, Any]:
    table, seat = fields.pop("place")
    return {**fields, "table": table, "seat": seat}


CODEC = Codec([Welcomed], {("Welcomed", 1): with_table, ("Welcomed", 2): with_seat})


@pytest.mark.parametrize(
    ("version", "payload", "event"),
    [
        (1, '{"guest":"p1"}', Welcomed("p1", 1, 0)),
        (2, '{"guest":"p1","place":[12,4]}', Welcomed("p1", 12, 4)),
        (3, '{"guest":"p1","seat":4,"table":12}', Welcomed("p1", 12, 4)),
    ],
)
def test_every_older_version_is_lifted_step_by_step_to_todays(
    version: int, payload: str, event: Welcomed
) -> None:
    assert CODEC.decode("Welcomed", version, payload) == event
    (recorded,) = CODEC.decode_all([(1, "Welcomed", version, payload, ActionId("a"))])
    assert recorded.event == event


@given(st.text(max_size=20), st.integers(-(2**63), 2**63 - 1), st.integers(0, 10))
def test_what_is_written_is_read_back(guest: str, table: int, seat: int) -> None:
    event = Welcomed(guest, table, seat)

    assert CODEC.decode(*CODEC.encode(event)) == event
    assert CODEC.encode(event) == CODEC.encode(Welcomed(guest, table, seat))


@pytest.mark.parametrize(
    "event",
    [Undone(ActionId("a"), (1, 2)), Redone(ActionId("a"), (3,)), StreamEnded(None)],
)
def test_undo_redo_and_the_end_are_known_in_every_stream(event: Event) -> None:
    assert CODEC.decode(*CODEC.encode(event)) == event


@pytest.mark.parametrize(("type_", "version"), [("Welcomed", 4), ("Expelled", 1), ("Welcomed", 0)])
def test_what_only_a_newer_program_knows_is_named(type_: str, version: int) -> None:
    with pytest.raises(UnknownEvent, match=f"{type_} version {version}"):
        CODEC.decode(type_, version, "{}")


def test_a_version_without_its_upcaster_is_unknown() -> None:
    with pytest.raises(UnknownEvent):
        Codec([Welcomed], {("Welcomed", 1): with_table}).decode("Welcomed", 1, '{"guest":"p"}')


@pytest.mark.parametrize(
    ("version", "payload"),
    [
        (3, ""),
        (3, "{"),
        (3, "[]"),
        (3, '{"guest":"p1","table":12}'),
        (3, '{"guest":"p1","table":"12","seat":4}'),
        (3, '{"guest":"p1","table":12,"seat":4,"more":0}'),
        (2, '{"guest":"p1"}'),
        (2, '{"guest":"p1","place":12}'),
        (1, "null"),
        (1, '{"guest":1}'),
    ],
)
def test_what_is_not_that_event_is_unreadable_and_the_type_is_named(
    version: int, payload: str
) -> None:
    with pytest.raises(Unreadable, match=r"^Welcomed: "):
        CODEC.decode("Welcomed", version, payload)
    with pytest.raises(Unreadable, match=r"^Welcomed: "):
        CODEC.decode_all([(1, "Welcomed", version, payload, ActionId("a"))])


@given(st.sampled_from([1, 2, 3]), st.binary(max_size=30))
def test_no_bytes_make_anything_but_an_event_or_unreadable(version: int, payload: bytes) -> None:
    try:
        event = CODEC.decode("Welcomed", version, payload.decode(errors="replace"))
        assert isinstance(event, Welcomed)
    except Unreadable:
        pass


class Unclear(Event, frozen=True):
    """Nothing tells in which of the two shapes it was written."""

    what: Welcomed | Undone


def test_the_reader_of_a_fact_is_made_when_one_is_first_read() -> None:
    codec = Codec([Welcomed, Unclear])
    assert codec.decode("Welcomed", 3, '{"guest":"p1","table":1,"seat":0}') == Welcomed("p1", 1, 0)
    with pytest.raises(Unreadable):
        codec.decode("Unclear", 1, "{}")
