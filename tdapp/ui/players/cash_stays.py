"""What somebody played for cash, as facts: each session, its hours and its money."""

from collections.abc import Iterator, Sequence

from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND
from tdapp.cash.state.stays import Stay
from tdapp.core.ids import StreamRef
from tdapp.core.instant import Instant
from tdapp.core.ports.people import Person
from tdapp.shown.cash_words import game_in_short
from tdapp.ui.look.facts_grid import Fact
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.workplace.workplace import Workplace

say = saying("players side")
MOST_SHOWN = 5
"""So many sessions of earlier days stand by themselves."""


def cash_facts(work: Workplace, person: Person) -> Iterator[Fact]:
    """The sessions of the gaming day in all, then each by itself; nothing of who did not play."""
    desk, room = work.parts.desk, work.parts.cash.stream
    desk.stream(StreamRef(room, KIND))
    cash: Cash = desk.state(room)
    now = desk.time.now()
    stays = [one for id_ in person.ids for one in cash.stays.of_person(id_)]
    if not stays:
        return
    hours = sum([_played_us(one, now) for one in stays])
    bought = sum([one.bought for one in stays])
    yield say("Cash games today"), _over(hours, bought, sum([one.left_with or 0 for one in stays]))
    for one in stays:
        yield _where(one), _told(one, now)


def past_cash_facts(stays: Sequence[Stay]) -> Iterator[Fact]:
    """Sessions of days that are over in all, then the newest of them, each by itself."""
    if not stays:
        return
    hours = sum([_ended_us(one) for one in stays])
    bought, out = sum([one.bought for one in stays]), sum([one.left_with or 0 for one in stays])
    yield say("Cash, two weeks before today"), _over(hours, bought, out)
    for one in stays[:MOST_SHOWN]:
        where, when = _where(one), voice().moment(one.since.utc_us)
        yield where, f"{when}, {_over(_ended_us(one), one.bought, one.left_with or 0)}"


def _ended_us(stay: Stay) -> int:
    """The time played in a session that is over."""
    return sum([leg.within(leg.since, leg.until) for leg in stay.legs if leg.until is not None])


def _played_us(stay: Stay, now: Instant) -> int:
    return sum([leg.within(leg.since, now) for leg in stay.legs])


def _where(stay: Stay) -> str:
    """The tables, and what was played there last."""
    tables = ", ".join(dict.fromkeys(str(leg.table) for leg in stay.legs))
    return say("{game}, table {tables}", game=game_in_short(stay.legs[-1].game), tables=tables)


def _told(stay: Stay, now: Instant) -> str:
    if stay.left_with is not None:
        return _over(_played_us(stay, now), stay.bought, stay.left_with)
    since, bought = voice().time(stay.since.utc_us), voice().short_money(stay.bought, "")
    return say("since {since}, bought in {bought}", since=since, bought=bought)


def _over(played_us: int, bought: int, left_with: int) -> str:
    return say(
        "{hours}, bought in {bought}, left with {out}",
        hours=voice().span(played_us),
        bought=voice().short_money(bought, ""),
        out=voice().short_money(left_with, ""),
    )
