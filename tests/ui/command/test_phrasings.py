"""Whatever a director is likely to type is understood, and never as said of somebody else."""

from pathlib import Path
from random import Random

import pytest

from tdapp.command.grammar.vocabulary import OF_PLAYERS, OF_TABLES, SAID_FIRST
from tdapp.command.reply import Reply
from tdapp.table.geometry.seats import Seat
from tests.ui.command.two_events import MAIN_NAMES, TwoEvents
from tests.ui.window_room import WindowRoom

TABLE = Path(__file__).with_name("phrasings.tsv")
UNKNOWN = "No player or command matches"


@pytest.fixture
def events(room: WindowRoom) -> TwoEvents:
    begun = TwoEvents(room)
    begun.begin()
    return begun


def seats_of(events: TwoEvents) -> dict[str, object]:
    """The seats that the table of phrasings names by a letter."""
    here = events.seat_of("Tomás Oliveira")
    sitting = events.state().seating.entry_at
    other = next(seat for seat in sitting if seat.table == here.table and seat != here)
    far = next(seat for seat in sitting if seat.table != here.table)
    free = next(seat for seat in events.state().seating.free() if seat.table == far.table)
    return {
        "S": here,
        "T": here.table,
        "s": here.seat,
        "O": other,
        "o": other.seat,
        "W": far,
        "F": free,
        "U": free.table,
        "f": free.seat,
    }


def what_is_said(reply: Reply) -> tuple[object, ...]:
    lines = tuple(line.text for line in reply.lines)
    return reply.sentence, reply.why_not, reply.whom, reply.yes, reply.note, lines, reply.about


def rows() -> list[tuple[str, str]]:
    found = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("# "):
            typed, _, means = line.partition("\t")
            found.append((typed, means))
    return found


Said = dict[str, tuple[object, ...]]


def wrong(events: TwoEvents, typed: str, means: str, known: Said) -> str:
    """What is answered otherwise than it should be; nothing where all is right.

    What is answered to a meaning is `known` from then on: many rows have the same one.
    """
    reply = events.reply(typed)
    kind, _, rest = means.partition(": ")
    if kind == "act":
        said = reply.sentence or reply.why_not
        return "" if said.startswith(rest) else f"{typed}: {said} instead of {rest}"
    if kind == "ways":
        offered = [way.line for way in reply.go_on]
        return "" if offered == rest.split("; ") else f"{typed}: {offered} instead of {rest}"
    if means not in known:
        meant = events.reply(means)
        known[means] = () if UNKNOWN in meant.why_not else what_is_said(meant)
    if what_is_said(reply) != known[means]:
        return f"{typed}: {reply.sentence or reply.why_not} instead of {means}"
    return ""


def test_every_phrasing_of_the_table_means_what_stands_beside_it(events: TwoEvents) -> None:
    seats, known = seats_of(events), Said()
    found = [
        wrong(events, one.format(**seats), means.format(**seats), known) for one, means in rows()
    ]
    assert not [one for one in found if one], "\n".join(one for one in found if one)


def _whom(events: TwoEvents, token: str) -> set[int]:
    """The entries that a part of a line may name: a seat, an entry, letters of a name."""
    state, found = events.state(), set[int]()
    table, _, seat = token.partition("-")
    if table.isdecimal() and seat.isdecimal():
        sitting = state.seating.entry_at.get(Seat(int(table), int(seat)))
        found |= set() if sitting is None else {sitting}
    for number, entry in state.entries.by_number.items():
        name = events.work.names.name(entry.person).casefold()
        if token == f"#{number}" or token in name:
            found.add(number)
    return found


def test_a_tenth_of_the_vocabulary_at_random_never_acts_on_somebody_else(
    events: TwoEvents,
) -> None:
    """Who would be acted on is named in the line by seat, entry or letters of the name."""
    chance = Random(13)
    words = [*OF_PLAYERS, *OF_TABLES, *SAID_FIRST]
    seating = events.state().seating
    named = [*map(str, seating.entry_at), *(f"#{one}" for one in seating.seat_of)]
    named += [name.casefold().split()[0] for name in MAIN_NAMES]
    some = chance.sample(words, len(words) // 10)
    acted = 0
    for _ in range(800):
        parts = [*chance.sample(some, chance.randint(1, 2)), *chance.sample(named, 1)]
        if chance.random() < 0.3:
            parts += chance.sample(named, 1)
        chance.shuffle(parts)
        line = " ".join(parts)
        reply = events.reply(line)
        if reply.begin is not None and reply.whom is not None:
            acted += 1
            of_it = set().union(*(_whom(events, part) for part in parts if part in named))
            assert set(reply.whom[1]) <= of_it, line
    assert acted > 30


def test_any_word_before_or_after_several_entries_acts_on_all_of_them_or_on_nobody(
    events: TwoEvents,
) -> None:
    acted = 0
    for word in OF_PLAYERS:
        for line in (f"{word} 1, 2 and 4", f"1, 2 and 4 {word}"):
            reply = events.reply(line)
            if reply.begin is not None:
                acted += 1
                assert reply.whom is not None, line
                assert reply.whom[1] == (1, 2, 4), line
    assert acted > 100
    offered = [way.line for way in events.reply("1, 2 and 4 away").go_on]
    assert offered == ["#1 bust with #2 and #4", "#1 and #2 and #4 here"]
