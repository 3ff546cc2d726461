"""Notices in words: by when, how they stand, how they were told, on what ground they came."""

from collections.abc import Callable, Mapping
from datetime import datetime

from tdapp.calls.house.notice_duties import NoticeStatus, Stand, in_time
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.house.notice_events import How, NoticeDelivery, NoticeDuty
from tdapp.rules.notices import Ground, NoticeRule, NoticeTime
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import Text, text

HOURS_FROM = 120
"""From so many minutes on a time ahead is said in hours."""
A_DAY_US = 24 * 60 * 60_000_000
NameOf = Callable[[PersonId], str]
NameOfStaff = Callable[[StaffId], str]

HOW: Mapping[How, Text] = {
    How.IN_PERSON: text("notices", "in person"),
    How.PHONE: text("notices", "phone"),
    How.IN_WRITING: text("notices", "in writing"),
    How.EMAIL: text("notices", "email"),
    How.DISPLAYED: text("notices", "displayed"),
}
GROUNDS: Mapping[Ground, Text] = {
    Ground.EVENT_ANNOUNCED: text("notices", "event announced"),
    Ground.EVENT_CANCELLED: text("notices", "event cancelled"),
    Ground.STRUCTURE_CHANGED: text("notices", "structure changed"),
    Ground.START_MOVED: text("notices", "start moved"),
    Ground.TERMS_CHANGED: text("notices", "conditions changed"),
    Ground.PRIZES_POSTED: text("notices", "prizes posted, version {number}"),
    Ground.COMPLAINT: text("notices", "ruling {number} is the house's final decision"),
    Ground.PRIZE_UNCLAIMED: text("notices", "prize of {person} not claimed"),
    Ground.PERSON_REFUSED: text("notices", "{person} turned away"),
    Ground.TABLE_CLOSING: text("notices", "cash table {number} closes"),
    Ground.JACKPOT_CHANGES: text("notices", "other terms posted for jackpot pool {number}"),
    Ground.JACKPOT_CONFIRMED: text("notices", "jackpot hit {number} confirmed"),
    Ground.JACKPOT_OUT_OF_ORDER: text("notices", "jackpot malfunction {number}"),
    Ground.ROUNDS_TOLD: text("notices", "rounds at table {number} told by hand"),
    Ground.BY_HAND: text("notices", "recorded by hand"),
}


def how_words(how: How) -> str:
    """In what way something was told."""
    return voice().say(HOW[how])


def read_how(text: str) -> tuple[How, str]:
    """``phone``, or ``phone, Insp. Kelly``: how, and what else is said; refuses ``no_such_way``."""
    said, _, more = text.partition(",")
    plain = said.strip().casefold()
    for how in How:
        if plain and plain in {how_words(how).casefold(), how.value}:
            return how, more.strip()
    begun = [how for how in How if plain and how_words(how).casefold().startswith(plain)]
    if len(begun) != 1:
        raise Refusal("no_such_way", text=said.strip())
    return begun[0], more.strip()


def ground_words(duty: NoticeDuty, name_of: NameOf) -> str:
    """On what ground it came."""
    person = "" if duty.person is None else name_of(duty.person)
    return voice().say(GROUNDS[duty.ground], number=duty.number, person=person)


def due_words(duty: NoticeDuty, now_us: int) -> str:
    """By when it has to be told."""
    text = voice().text
    if duty.when is NoticeTime.BEFORE_ENTRIES:
        return text("notices", "before the first entry")
    if duty.when is NoticeTime.BEFORE_START:
        return text("notices", "before the start")
    if duty.when is NoticeTime.AT_ONCE or duty.due_us is None:
        return text("notices", "at once")
    if 0 <= duty.due_us - now_us < A_DAY_US:
        said = text("notices", "by {time}, in {left}")
        return said.format(
            time=_moment(duty.due_us, now_us), left=voice().span(duty.due_us - now_us)
        )
    return text("notices", "by {time}", time=_moment(duty.due_us, now_us))


def rule_when_words(rule: NoticeRule) -> str:
    """By when a rule wants something told."""
    text, plural = voice().text, voice().plural
    said = {
        NoticeTime.AT_ONCE: text("notices", "at once"),
        NoticeTime.BEFORE_ENTRIES: text("notices", "before the first entry"),
        NoticeTime.BEFORE_START: text("notices", "before the start"),
        NoticeTime.HOURS: plural("notices", "within 1 hour", "within {n} hours", rule.many),
        NoticeTime.DAYS: plural(
            "notices", "within 1 trading day", "within {n} trading days", rule.many
        ),
        NoticeTime.MONTH_END: text("notices", "at the end of the month"),
        NoticeTime.NEXT_DAY: text("notices", "before the next trading day"),
        NoticeTime.AHEAD: plural("notices", "1 minute before", "{n} minutes before", rule.many),
    }
    if rule.when is NoticeTime.AHEAD and rule.many >= HOURS_FROM and rule.many % 60 == 0:
        return plural("notices", "1 hour before", "{n} hours before", rule.many // 60)
    return said[rule.when]


def stand_words(one: NoticeStatus, now_us: int, staff: NameOfStaff) -> str:
    """How it stands."""
    text = voice().text
    if one.stand is Stand.LAPSED:
        return text("notices", "does not apply")
    if one.given is not None:
        return given_words(one.duty, one.given, now_us, staff)
    if one.stand is Stand.OPEN:
        return text("notices", "due")
    late_us = now_us - (one.duty.due_us or one.duty.since_us)
    form = text("notices", "due for {age}")
    if one.duty.when is not NoticeTime.AT_ONCE:
        form = text("notices", "overdue")
        if one.duty.due_us is not None:
            form = text("notices", "overdue for {age}")
    return form.format(age=voice().age(late_us))


def given_words(duty: NoticeDuty, given: NoticeDelivery, now_us: int, staff: NameOfStaff) -> str:
    """When, by whom and how it was told, and whether that was in time."""
    form = voice().text("notices", "given {time}, {who}, {how}")
    if not in_time(duty, given):
        form = voice().text("notices", "given late {time}, {who}, {how}")
    time = _moment(given.at_us, now_us)
    return form.format(time=time, who=staff(given.by), how=how_words(given.how))


def begun(words: str) -> str:
    """Words of the rulebook at the beginning of a line."""
    return words[:1].upper() + words[1:]


def moment_words(at_us: int) -> str:
    """A moment as day and time."""
    return f"{voice().day(at_us)} {voice().time(at_us)}"


def _moment(at_us: int, now_us: int) -> str:
    """A time, with its day where that is another one."""
    return voice().time(at_us) if voice().day(at_us) == voice().day(now_us) else moment_words(at_us)


def offset_minutes(at_us: int) -> int:
    """By how many minutes the wall clock here is ahead of UTC at a moment."""
    offset = datetime.fromtimestamp(at_us / 1e6).astimezone().utcoffset()
    return 0 if offset is None else round(offset.total_seconds() / 60)
