"""Notices in words: by when, how they stand, how they were told, on what ground they came."""

from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from tdapp.calls.house.notice_duties import Stand, Standing, in_time
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.core.refusal import Refusal
from tdapp.house.notice_events import Duty, Given, How
from tdapp.rules.notices import Ground, NoticeRule, When
from tdapp.ui.look.figures import age, day, span, wall_time

translate = QCoreApplication.translate
HOURS_FROM = 120
"""From so many minutes on a time ahead is said in hours."""
A_DAY_US = 24 * 60 * 60_000_000
NameOf = Callable[[PersonId], str]
NameOfStaff = Callable[[StaffId], str]

HOW: Mapping[How, str] = {
    How.IN_PERSON: QT_TRANSLATE_NOOP("Notices", "in person"),
    How.PHONE: QT_TRANSLATE_NOOP("Notices", "phone"),
    How.IN_WRITING: QT_TRANSLATE_NOOP("Notices", "in writing"),
    How.EMAIL: QT_TRANSLATE_NOOP("Notices", "email"),
    How.DISPLAYED: QT_TRANSLATE_NOOP("Notices", "displayed"),
}
GROUNDS: Mapping[Ground, str] = {
    Ground.EVENT_ANNOUNCED: QT_TRANSLATE_NOOP("Notices", "event announced"),
    Ground.EVENT_CANCELLED: QT_TRANSLATE_NOOP("Notices", "event cancelled"),
    Ground.STRUCTURE_CHANGED: QT_TRANSLATE_NOOP("Notices", "structure changed"),
    Ground.PRIZES_POSTED: QT_TRANSLATE_NOOP("Notices", "prizes posted, version {number}"),
    Ground.COMPLAINT: QT_TRANSLATE_NOOP("Notices", "ruling {number} is the last word of the house"),
    Ground.PRIZE_UNCLAIMED: QT_TRANSLATE_NOOP("Notices", "prize of {person} not claimed"),
    Ground.PERSON_REFUSED: QT_TRANSLATE_NOOP("Notices", "{person} turned away"),
    Ground.BY_HAND: QT_TRANSLATE_NOOP("Notices", "noted by hand"),
}


def how_words(how: How) -> str:
    """In what way something was told."""
    return translate("Notices", HOW[how])


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


def ground_words(duty: Duty, name_of: NameOf) -> str:
    """On what ground it came."""
    person = "" if duty.person is None else name_of(duty.person)
    return translate("Notices", GROUNDS[duty.ground]).format(number=duty.number, person=person)


def due_words(duty: Duty, now_us: int) -> str:
    """By when it has to be told."""
    if duty.when is When.BEFORE_ENTRIES:
        return translate("Notices", "before the first entry")
    if duty.when is When.BEFORE_START:
        return translate("Notices", "before the start")
    if duty.when is When.AT_ONCE or duty.due_us is None:
        return translate("Notices", "at once")
    if 0 <= duty.due_us - now_us < A_DAY_US:
        said = translate("Notices", "by {time}, in {left}")
        return said.format(time=_moment(duty.due_us, now_us), left=span(duty.due_us - now_us))
    return translate("Notices", "by {time}").format(time=_moment(duty.due_us, now_us))


def rule_when_words(rule: NoticeRule) -> str:
    """By when a rule wants something told."""
    said = {
        When.AT_ONCE: translate("Notices", "at once"),
        When.BEFORE_ENTRIES: translate("Notices", "before the first entry"),
        When.BEFORE_START: translate("Notices", "before the start"),
        When.HOURS: translate("Notices", "within {many} hours"),
        When.DAYS: translate("Notices", "within {many} trading days"),
        When.MONTH_END: translate("Notices", "at the end of the month"),
        When.NEXT_DAY: translate("Notices", "before the next trading day"),
        When.AHEAD: translate("Notices", "{many} minutes before"),
    }
    if rule.when is When.AHEAD and rule.many >= HOURS_FROM and rule.many % 60 == 0:
        return translate("Notices", "{many} hours before").format(many=rule.many // 60)
    return said[rule.when].format(many=rule.many)


def stand_words(one: Standing, now_us: int, staff: NameOfStaff) -> str:
    """How it stands."""
    if one.stand is Stand.LAPSED:
        return translate("Notices", "does not apply")
    if one.given is not None:
        return given_words(one.duty, one.given, now_us, staff)
    if one.stand is Stand.OPEN:
        return translate("Notices", "to be told")
    late_us = now_us - (one.duty.due_us or one.duty.since_us)
    form = translate("Notices", "waits for {age}")
    if one.duty.when is not When.AT_ONCE:
        form = translate("Notices", "overdue")
        if one.duty.due_us is not None:
            form = translate("Notices", "overdue for {age}")
    return form.format(age=age(late_us))


def given_words(duty: Duty, given: Given, now_us: int, staff: NameOfStaff) -> str:
    """When, by whom and how it was told, and whether that was in time."""
    form = translate("Notices", "told {time}, {who}, {how}")
    if not in_time(duty, given):
        form = translate("Notices", "told late {time}, {who}, {how}")
    time = _moment(given.at_us, now_us)
    return form.format(time=time, who=staff(given.by), how=how_words(given.how))


def begun(words: str) -> str:
    """Words of the rulebook at the beginning of a line."""
    return words[:1].upper() + words[1:]


def moment_words(at_us: int) -> str:
    """A moment as day and time."""
    return f"{day(at_us)} {wall_time(at_us)}"


def _moment(at_us: int, now_us: int) -> str:
    """A time, with its day where that is another one."""
    return wall_time(at_us) if day(at_us) == day(now_us) else moment_words(at_us)


def offset_minutes(at_us: int) -> int:
    """By how many minutes the wall clock here is ahead of UTC at a moment."""
    offset = datetime.fromtimestamp(at_us / 1e6).astimezone().utcoffset()
    return 0 if offset is None else round(offset.total_seconds() / 60)
