"""The acts on the register: told, does not apply, noted by hand, the end of the trading day."""

import re
from datetime import datetime, timedelta

from PySide6.QtCore import QObject

from tdapp.calls.house.notice_duties import NoticeStatus
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.house.notices import DropDuty, GiveNotice, NoteDuty, SetTradingDay
from tdapp.calls.tournament.rulings import TellOfComplaint
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.house.notice_events import How, NoticeDuty
from tdapp.rules.notices import Ground, NoticeTime
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.notices.books import Template
from tdapp.ui.notices.notice_words import how_words, read_how
from tdapp.ui.record.record_acts import OnRecord, said
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

TIME = re.compile(r"(\d{1,2})[:.](\d\d)")
HOURS, MINUTES = 24, 60


class NoticeActs(OnRecord):
    """On the `chosen` notice and on the `template` that is chosen in the list below."""

    def __init__(self, work: Workplace, watch: NoticeWatch, parent: QObject) -> None:
        super().__init__(work, parent)
        self._watch = watch
        self.chosen: NoticeStatus | None = None
        self.template: Template | None = None
        self.told = self._act(
            lambda: voice().text("notice acts", "Mark as given…"),
            "Ctrl+Shift+T",
            self._why_not_told,
            self._ask_how,
        )
        self.drop = self._act(
            lambda: voice().text("notice acts", "Does not apply…"),
            "Ctrl+Shift+Q",
            self._why_not_dropped,
            self._ask_why,
        )
        self.note = self._act(self._note_words, "Ctrl+Shift+D", self._why_not_noted, self._note)
        self.day = self._act(
            lambda: voice().text("notice acts", "Trading day ends…"),
            "Ctrl+Shift+H, Y",
            self._why_no_day,
            self._ask_day,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.told, self.drop, self.note, self.day)

    def choose(self, chosen: NoticeStatus | None) -> None:
        """Act on this notice from now on."""
        self.chosen = chosen
        self.refresh()

    def choose_template(self, template: Template | None) -> None:
        """Note this from now on."""
        self.template = template
        self.refresh()

    @property
    def _house(self) -> StreamId:
        return self._work.parts.day.stream

    def _why(self, call: Call) -> str:
        parts = self._work.parts
        return said(parts.desk.why_not(parts.actor, call, REASON_ASKED_LATER))

    def _why_not_told(self) -> str:
        if self.chosen is None:
            return said(Refusal("no_notice_chosen"))
        return self._why(self._telling(self.chosen.duty, How.IN_PERSON))

    def _telling(self, duty: NoticeDuty, how: How) -> Call:
        """A right to complain is told at its ruling, everything else in the register."""
        at_hand = duty.event in self._work.view.events()
        if duty.ground is Ground.COMPLAINT and duty.event is not None and at_hand:
            return TellOfComplaint(duty.event, duty.number)
        return GiveNotice(self._house, duty.key, how)

    def _ask_how(self) -> None:
        if self.chosen is not None:
            self._ask_how_of(self.chosen.duty)

    def _ask_how_of(self, duty: NoticeDuty) -> None:
        def go_on(typed: str) -> None:
            try:
                how, more = read_how(typed)
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))
                self._ask_how_of(duty)
            else:
                self._work.asking.act(self._telling(duty, how), Circumstances(reason=more or None))

        text = voice().text(
            "notice acts", "How was notice of “{what}” given to {to}?", to=duty.to, what=duty.what
        )
        hint = voice().text("notice acts", "phone, or phone, Insp. Kelly")
        ways = tuple(how_words(how) for how in How)
        self.asks.emit(
            Question(text, voice().text("notice acts", "Mark as given"), go_on, hint, ways)
        )

    def _why_not_dropped(self) -> str:
        if self.chosen is None:
            return said(Refusal("no_notice_chosen"))
        return self._why(DropDuty(self._house, self.chosen.duty.key))

    def _ask_why(self) -> None:
        if self.chosen is None:
            return
        duty = self.chosen.duty

        def go_on(reason: str) -> None:
            call = DropDuty(self._house, duty.key)
            self._work.asking.act(call, Circumstances(reason=reason))

        text = voice().text("notice acts", "Why is no notice of “{what}” needed for {to}?")
        hint = voice().text("notice acts", "Reason, for the record")
        asked = text.format(to=duty.to, what=duty.what)
        self.asks.emit(
            Question(asked, voice().text("notice acts", "Mark as not applicable"), go_on, hint)
        )

    def _note_words(self) -> str:
        return voice().text("notice acts", "Record the selected notice")

    def _why_not_noted(self) -> str:
        if self.template is None:
            return said(Refusal("no_template_chosen"))
        some_us = self._work.view.now.utc_us
        return self._why(self._noting(self.template, some_us)[0])

    def _noting(self, template: Template, of_us: int | None) -> list[Call]:
        """One act for each to whom it is told."""
        view, days = self._work.view, self._watch.days
        title = "" if view.id is None else view.title(view.id)
        return [NoteDuty(self._house, rule, days, of_us, view.id, title) for rule in template.rules]

    def _note(self) -> None:
        template = self.template
        if template is None:
            return
        if template.first.when is NoticeTime.AHEAD:
            self._ask_when(template)
        else:
            self._do_all(self._noting(template, None))

    def _ask_when(self, template: Template) -> None:
        def go_on(typed: str) -> None:
            try:
                of_us = _next(typed, self._work.view.now.utc_us)
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))
                self._ask_when(template)
            else:
                self._do_all(self._noting(template, of_us))

        text = voice().text(
            "notice acts", "When will this happen: {what}?", what=template.first.what
        )
        self.asks.emit(
            Question(
                text,
                voice().text("notice acts", "Save"),
                go_on,
                voice().text("notice acts", "A time such as 21:30"),
            )
        )

    def _do_all(self, calls: list[Call]) -> None:
        for call in calls:
            self._work.asking.act(call)

    def _why_no_day(self) -> str:
        now = self._watch.notices.day_ends
        return self._why(SetTradingDay(self._house, (now + 1) % (HOURS * MINUTES)))

    def _ask_day(self) -> None:
        ends = self._watch.notices.day_ends

        def go_on(typed: str) -> None:
            try:
                minutes = _minutes(typed)
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))
                self._ask_day()
            else:
                self._work.asking.act(SetTradingDay(self._house, minutes))

        text = voice().text(
            "notice acts", "When does the trading day end? This applies from now on."
        )
        now = f"{ends // MINUTES:02}:{ends % MINUTES:02}"
        hint = voice().text("notice acts", "A time such as 06:00")
        self.asks.emit(
            Question(text, voice().text("notice acts", "Set end of day"), go_on, hint, (now,))
        )


def _minutes(typed: str) -> int:
    """A time of day in minutes after midnight; refuses ``time_of_day_not_understood``."""
    found = TIME.fullmatch(typed.strip())
    if found is None or int(found[1]) >= HOURS or int(found[2]) >= MINUTES:
        raise Refusal("time_of_day_not_understood", text=typed.strip())
    return int(found[1]) * MINUTES + int(found[2])


def _next(typed: str, now_us: int) -> int:
    """The next time the clock here shows this, in UTC microseconds."""
    minutes = _minutes(typed)
    now = datetime.fromtimestamp(now_us / 1e6).astimezone()
    moment = now.replace(hour=minutes // MINUTES, minute=minutes % MINUTES, second=0, microsecond=0)
    if moment < now:
        moment += timedelta(days=1)
    return round(moment.timestamp() * 1e6)
