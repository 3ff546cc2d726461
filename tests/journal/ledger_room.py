"""A very small room for the record's own tests: it sells entries, pays prizes and ends."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from typing import ClassVar

from tdapp.core.act import Act, Receipt, Recorded
from tdapp.core.codec import Codec
from tdapp.core.event import Event, MoneyLine, ReportRow, StreamEnded, Undone
from tdapp.core.ids import ActionId, PersonId, StaffId, StationId, StreamId, StreamRef
from tdapp.core.ports.people import Forgetting, RegistryWrite, Standings
from tdapp.journal.journal import RecordJournal
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.target import Target

KIND = "ledger"
MINUTE_US = 60_000_000
NOON_US = 1_800_000_000_000_000


class Named(Event, frozen=True):
    """The event has a title."""

    title: str

    def rows(self) -> tuple[ReportRow, ...]:
        return (ReportRow("rd_event", {"title": self.title, "state": "open"}),)


class Paid(Event, frozen=True):
    """Somebody bought an entry for so many cents, a tenth of them fee."""

    entry: int
    person: PersonId
    cents: int

    def lines(self) -> tuple[MoneyLine, ...]:
        fee = self.cents // 10
        return (
            MoneyLine("cash", self.cents),
            MoneyLine("prize_pool", fee - self.cents),
            MoneyLine("house_fee", -fee),
        )

    def rows(self) -> tuple[ReportRow, ...]:
        return (
            ReportRow(
                "rd_purchase",
                {
                    "entry": self.entry,
                    "person_id": self.person,
                    "kind": "entry",
                    "receipt": self.entry,
                    "cents": self.cents,
                },
            ),
        )


class Noted(Event, frozen=True):
    """Something without money; of version 2."""

    v: ClassVar[int] = 2

    remark: str


CODEC = Codec([Named, Paid, Noted], {("Noted", 1): lambda old: {"remark": old["word"]}})
CODECS: Mapping[str, Codec] = {KIND: CODEC}

Groups = Mapping[StreamId, Sequence[Event]]


class Recording:
    """A turn that records fixed events and keeps the writer's answer."""

    def __init__(self, act: Act, groups: Groups, registry: Sequence[RegistryWrite] = ()) -> None:
        self.act = act
        self.registry = registry
        self.guests: Sequence[PersonId] = ()
        self.groups = groups
        self.streams = [StreamRef(stream, KIND) for stream in groups]
        self.outcome: Future[Receipt] = Future()

    def meet(self, standings: Standings) -> None:
        raise AssertionError(standings)

    def known(self, stream: StreamId) -> int:  # noqa: ARG002
        return 2**60

    def catch_up(self, stream: StreamId, missed: Sequence[Recorded]) -> None:  # noqa: ARG002
        raise AssertionError(stream)

    def decide(self) -> Groups:
        return self.groups

    def back_out(self) -> None:
        pass

    def settled(self, outcome: Receipt | Exception) -> None:
        if isinstance(outcome, Receipt):
            self.outcome.set_result(outcome)
        else:
            self.outcome.set_exception(outcome)


def act_named(name: str, at_us: int = NOON_US, reason: str | None = None) -> Act:
    """An act of the director at the desk."""
    return Act(
        ActionId(name), "entry", at_us, StationId("desk-1"), StaffId("director"), reason=reason
    )


def record(
    journal: RecordJournal, name: str, groups: Mapping[str, Sequence[Event]], **more: object
) -> Receipt:
    """Record one act with these events and wait until it is durable."""
    minute = int(more.pop("minute", 0))  # type: ignore[call-overload]
    reason = more.pop("reason", None)
    registry: Sequence[RegistryWrite] = more.pop("registry", ())  # type: ignore[assignment]
    act = act_named(name, NOON_US + minute * MINUTE_US, str(reason) if reason else None)
    told = {StreamId(stream): events for stream, events in groups.items()}
    turn = Recording(act, told, registry)
    journal.submit(turn)
    return turn.outcome.result(30)


def erase(
    journal: RecordJournal, people: PeopleRegistry, one: Forgetting, at_us: int = NOON_US
) -> bool:
    """An act by which a person or words are forgotten; whether their bytes are gone with it."""
    number = len(journal.acts(StreamId("house"), 99))
    turn = Recording(act_named(f"erase-{number}", at_us), {StreamId("house"): [Noted("")]}, [one])
    journal.submit(turn)
    turn.outcome.result(30)
    people.took([one], at_us)
    return people.finish_erasures().result(30)


def open_journal(target: Target) -> RecordJournal:
    """The record at `target`, made if it is new."""
    return RecordJournal.open(target, CODECS)


def play(journal: RecordJournal, entries: int = 20, stream: str = "event-1") -> None:
    """A short evening: a title, `entries` sold, one of them undone, a word with a reason."""
    record(journal, f"{stream}-name", {stream: [Named(f"Title of {stream}")]})
    for entry in range(1, entries + 1):
        paid = Paid(entry, PersonId(f"person-{entry}"), 33_000)
        record(journal, f"{stream}-paid-{entry}", {stream: [paid]}, minute=entry)
    gone = (entries + 1,)
    booked = tuple(MoneyLine(line.account, -line.cents) for line in paid.lines())
    undone = Undone(ActionId(f"{stream}-paid-{entries}"), gone, booked)
    record(journal, f"{stream}-undo", {stream: [undone]}, minute=entries + 1)
    record(
        journal,
        f"{stream}-word",
        {stream: [Noted("a word"), Noted("another")], "house": [Noted(stream)]},
        minute=entries + 2,
        reason=f"because of {stream}",
    )


def end(journal: RecordJournal, stream: str = "event-1") -> None:
    """Close a stream for good."""
    record(journal, f"{stream}-end", {stream: [StreamEnded()]}, minute=600)
