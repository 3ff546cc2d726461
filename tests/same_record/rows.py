"""The record as plain rows: acts in their order, each with its events; to and from a file."""

import gzip
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tdapp.journal.connection import Connection

ACTS = (
    "SELECT a.action_id, a.label, a.at_us, a.station, a.actor, a.approver, a.happened_us, a.paper,"
    " n.text FROM act a LEFT JOIN note n ON n.action_id = a.action_id"
)
EVENTS = (
    "SELECT e.action_id, e.stream_id, s.kind, e.seq, e.type, e.v, e.payload FROM event e"
    " JOIN stream s ON s.stream_id = e.stream_id ORDER BY e.stream_id, e.seq"
)
CAME_LATER = frozenset(
    {
        "begins",
        "fixed",
        "deal_on_screen",
        "member",
        "blind_limits",
        "told_at",
        "moved_at",
        "raced_at",
        "played_us",
        "turnout",
        "won_twice",
        "mystery",
        "stages",
        "blind_first",
        "straddles_permitted",
        "called_at",
        "called_shows",
        "where_permitted",
        "button_frozen",
        "away_known",
        "lost_at",
        "knock_out",
        "knocked_out",
        "in_use",
        "in_play",
        "without_chips",
        "sold_us",
        "sold_at",
        "holders",
        "table_size",
        "seconds",
        "locked",
        "deal",
        "may_rise",
        "odd_bounty",
        "drawn",
        "gone",
        "highest_of",
        "cancelled_in_play",
        "ending",
        "flight",
        "flights",
        "reentries_per_flight",
        "most_rebuys_and_addons",
        "from_pool",
        "round_places",
        "others",
        "under_way",
        "unpaid_out",
        "left_share",
        "addon_kind",
        "other_addons",
        "deals",
        "progressive",
        "agreed",
        "saved",
        "heads",
        "bracket",
        "shares_place",
        "brackets",
        "language",
        "other_language",
        "league",
        "side_bets",
        "in_hand",
        "by_itself",
        "terms",
        "wording",
        "needs",
        "flights_in_words",
        "published_to",
        "also_told",
        "may_set",
        "pace",
        "shot_clock",
        "bonus_rounds",
        "elimination_rounds",
        "stacks_cross",
        "transfers",
        "level_stacks",
        "pools",
        "undrawn",
        "teams",
        "members",
        "unclaimed",
    }
)
"""Fields of facts that the program has learnt since the evening was kept."""
VERSIONS_KEPT = {
    "EntryPassedOn": 1,
    "EntryVoided": 1,
    "EntryLeft": 2,
    "EntrySold": 3,
    "AlternateCalled": 1,
    "AlternateSeated": 2,
    "ChipsCounted": 1,
    "ChipsPutIn": 1,
    "ChipsTakenOut": 1,
    "ChipsRaced": 1,
    "HandBegun": 2,
    "IdentitySeen": 2,
    "ClockHeld": 1,
    "OutOfChips": 1,
    "EntryBusted": 2,
    "ExitPending": 2,
    "PenaltyGiven": 2,
    "PenaltyServed": 1,
    "RebuySold": 3,
    "AddOnSold": 2,
    "BountyTaken": 1,
    "BountyPaid": 1,
    "BountyReversed": 1,
    "DealPut": 1,
    "PrizePaid": 2,
    "TournamentAnnounced": 5,
    "StructureChanged": 1,
    "PrizesPosted": 2,
    "StackReported": 1,
    "SeatGiven": 1,
    "TournamentFinished": 1,
    "TournamentCancelled": 1,
}
"""Facts that have changed their shape since then, by the version in which they were kept."""
LATER_FIELD = re.compile(
    r',"brackets":\{(?:[^][{}]|\{[^][{}]*\})*\}'
    rf'|,"(?:{"|".join(sorted(CAME_LATER))})":(?:"[^"]*"|[^][",{{}}]+|\[[\d,]*\]|\{{[^][{{}}]*\}})'
)
LATER_HAND = re.compile(r'("offence":(?:null|"[a-z_]+")),"hand":(?:null|"[^"]*")')
"""The hand of a departure, which stands last; other exits always had one."""
RESTATED = re.compile(r'"other_tables":\[[^]]*\]|"cancellation":\{[^{}]*\}')
"""What the neutral house says otherwise by now: who are out at two tables share their places, and
conditions may say what a cancellation gives back."""
LEFT_OUT = {"ClockStopped", "PaidPrizesLeft"}
HOUSE = "house"
ENDED_CLOCK = ("finish", "ClockPaused")
WAITED = '"slip":5,"entry":7,"left":[4,3],"seat":[3,4],"carried":false,"waits":'
"""The one move of the kept evening into the small blind's own seat: who is moved there posts by
now, and waited then."""
REASON_ASKED_SINCE = "found in each other's seats"
"""A reason that the program asks for by now, of an act that was kept without one."""
ACTION = re.compile(r"\b[0-9a-f]{32}(?:@[0-9a-f]{14})?\b")
CHAIN_HEAD = re.compile(r'"old_hash":"[0-9a-f]{64}"')
"""The chain holds salted hashes of the reasons, which no second record has."""
PLACES = re.compile(
    r'("seqs":\[|"old_seq":|person_refused/\w+/|"person_refused"(?:,"[a-z_]+":(?:"[^"]*"|\d+|null))*?'
    r',"number":)(\d+)'
)
"""Where a fact says at which place of the house's stream another one stands."""


class EventOnFile(NamedTuple):
    """One event at its place."""

    stream: str
    kind: str
    seq: int
    type: str
    v: int
    payload: str


class ActOnFile(NamedTuple):
    """One act with all that it carries, and its events."""

    action: str
    label: str
    at_us: int
    station: str
    actor: str
    approver: str | None
    happened_us: int | None
    paper: str | None
    reason: str | None
    events: tuple[EventOnFile, ...]


def rows_of(db: Connection) -> list[ActOnFile]:
    """Every act of a record, in the order of their times."""
    events: dict[str, list[EventOnFile]] = {}
    for action, *event in db.rows(EVENTS):
        events.setdefault(action, []).append(EventOnFile(*event))
    acts = [ActOnFile._make((*act, tuple(events.get(act[0], ())))) for act in db.rows(ACTS)]
    return sorted(acts, key=lambda act: (act.at_us, act.events))


def streams_of(acts: Iterable[ActOnFile]) -> dict[tuple[str, str], list[tuple[Any, ...]]]:
    """Kind and stream, each with its rows as a codec takes them: seq, type, v, payload, action."""
    found: dict[tuple[str, str], list[tuple[Any, ...]]] = {}
    for act in acts:
        for stream, kind, seq, type_, v, payload in act.events:
            row = (seq, type_, v, payload, act.action)
            found.setdefault((kind, stream), []).append(row)
    return {key: sorted(rows) for key, rows in sorted(found.items())}


def comparable(acts: Sequence[ActOnFile]) -> list[str]:
    """The rows without what no two records share: names of acts by order, chains unhashed."""
    names = {act.action: f"act {order}" for order, act in enumerate(acts, 1)}
    text = "\n".join(_as_text(_without_stops(acts)))
    text = ACTION.sub(lambda found: names.get(found[0], found[0]), text)
    text = without_later(text.replace('\\"', '"'))
    text = text.replace(f'"{REASON_ASKED_SINCE}"', "null")
    text = RESTATED.sub('"other_tables":"-"', text)
    text = text.replace(f"{WAITED}true", f"{WAITED}false")
    return CHAIN_HEAD.sub('"old_hash":"-"', text).splitlines()


def _without_stops(acts: Iterable[ActOnFile]) -> Iterator[ActOnFile]:
    """The acts without what stops the clock of a decided event, and without what an end leaves.

    The clock stood still when the event was finished, and does so with the last exit now. The house
    learns by now what a finished event paid, so that later facts stand one place behind.
    """
    dropped: Counter[str] = Counter()
    left: list[int] = []
    for act in acts:
        kept = []
        for event in act.events:
            if event.type in LEFT_OUT or (act.label, event.type) == ENDED_CLOCK:
                dropped[event.stream] += 1
                left += [event.seq] if event.kind == HOUSE else []
            else:
                payload = _moved_up(event.payload, left) if event.kind == HOUSE else event.payload
                seq = event.seq - dropped[event.stream]
                kept.append(event._replace(seq=seq, payload=payload))
        yield act._replace(events=tuple(kept))


def _moved_up(payload: str, left: Sequence[int]) -> str:
    """A fact that names places of the house's stream, as if these were not in it."""

    def moved(found: re.Match[str]) -> str:
        place = int(found[2])
        return f"{found[1]}{place - sum(one < place for one in left)}"

    return PLACES.sub(moved, payload)


def without_later(rows: str) -> str:
    """Rows as they were written before their facts had fields that came later."""
    for name, version in VERSIONS_KEPT.items():
        rows = re.sub(rf"""(['"]{name}['"], )\d+""", rf"\g<1>{version}", rows)
    return LATER_HAND.sub(r"\1", LATER_FIELD.sub("", rows))


def _as_text(acts: Iterable[ActOnFile]) -> list[str]:
    """One line for each act, and one below it for each event."""
    lines = []
    for act in acts:
        lines.append(json.dumps(act[:-1], ensure_ascii=False))
        lines += [f" {json.dumps(event, ensure_ascii=False)}" for event in act.events]
    return lines


def write_rows(path: Path, acts: Iterable[ActOnFile]) -> None:
    """Keep a record."""
    write_text(path, _as_text(acts))


def read_rows(path: Path) -> list[ActOnFile]:
    """A kept record."""
    acts: list[ActOnFile] = []
    for line in read_text(path):
        fields = json.loads(line)
        if line.startswith(" "):
            event = EventOnFile(*fields)
            acts[-1] = acts[-1]._replace(events=(*acts[-1].events, event))
        else:
            acts.append(ActOnFile._make((*fields, ())))
    return acts


def write_text(path: Path, lines: Iterable[str]) -> None:
    """Keep lines; a name that ends in .gz says that they are packed."""
    data = "".join(f"{line}\n" for line in lines).encode()
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def read_text(path: Path) -> list[str]:
    """Kept lines."""
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode().splitlines()
