"""Stored samples: whatever shape an event ever had, it is read today and means what it meant.

A change of an event's shape takes a new version, an upcaster, a sample of the new version, and in
the older samples `lifted`: the payload that today's version makes of them.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tdapp.bootstrap import ROOMS
from tdapp.core.codec import Codec

FOLDER = Path(__file__).parents[1] / "samples"
CODEC_OF: Mapping[str, Codec] = {name: room.codec for room in ROOMS for name in room.codec.types}


class Meaning(msgspec.Struct, forbid_unknown_fields=True):
    """What the record derives from an event alone."""

    fixed: str | None
    lines: list[list[Any]]
    rows: list[dict[str, Any]]
    papers: list[str]


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    """An event as a record of its time holds it."""

    type: str
    v: int
    payload: dict[str, Any]
    means: Meaning
    lifted: dict[str, Any] | None = None

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.type}-v{self.v}"


SAMPLES = [
    msgspec.json.decode(path.read_bytes(), type=Sample) for path in sorted(FOLDER.glob("*.json"))
]


def canonical(payload: Mapping[str, Any]) -> str:
    """A payload as the record stores it, its fields in the order of the file."""
    return msgspec.json.encode(payload).decode()


def test_every_event_has_a_sample_of_its_version_and_of_all_before() -> None:
    known = {
        f"{name}-v{version}"
        for name, codec in CODEC_OF.items()
        for version in range(1, codec.types[name].v + 1)
    }
    assert {sample.name for sample in SAMPLES} == known


def test_samples_are_called_by_what_they_hold() -> None:
    assert [path.stem for path in sorted(FOLDER.iterdir())] == [one.name for one in SAMPLES]
    assert all(re.fullmatch(r"[A-Z][A-Za-z]+-v\d+", sample.name) for sample in SAMPLES)


def test_a_type_has_one_shape_in_all_rooms() -> None:
    for room in ROOMS:
        for name, type_ in room.codec.types.items():
            assert CODEC_OF[name].types[name] is type_


def test_a_sample_leaves_no_field_out() -> None:
    for sample in SAMPLES:
        type_ = CODEC_OF[sample.type].types[sample.type]
        if sample.v == type_.v:
            fields = [one for one in type_.__struct_fields__ if one != "within"]
            assert list(sample.payload) == fields


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_a_stored_event_is_what_it_was(sample: Sample) -> None:
    codec = CODEC_OF[sample.type]
    event = codec.decode(sample.type, sample.v, canonical(sample.payload))
    today = codec.types[sample.type].v
    assert (sample.lifted is None) == (sample.v == today)
    wanted = sample.payload if sample.lifted is None else sample.lifted
    assert codec.encode(event) == (sample.type, today, canonical(wanted))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_a_stored_event_moves_the_money_and_gives_out_the_papers_that_it_did(
    sample: Sample,
) -> None:
    event = CODEC_OF[sample.type].decode(sample.type, sample.v, canonical(sample.payload))
    derived = {"lines": event.lines(), "rows": event.rows(), "papers": event.papers()}
    assert msgspec.convert({"fixed": event.fixed, **msgspec.to_builtins(derived)}, Meaning) == (
        sample.means
    )
    assert sum(line.cents for line in event.lines()) == 0
