"""The acts on the register of notices: given, not needed, noted by hand, the trading day."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from tdapp.calls.house.notice_duties import NoticeStatus
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.house.notices import DropDuty, GiveNotice, NoteDuty, SetTradingDay
from tdapp.calls.tournament.rulings import TellOfComplaint
from tdapp.calls.tournament.terms import TellOfTerms
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.notice_events import How, NoticeDuty
from tdapp.rules.notices import Ground, NoticeTime
from tdapp.tournament.event.publishing import still_to_tell
from tdapp.typed.times import coming_moment, time_of_day
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.notices.notice_rows import Template
from tdapp.ui.notices.notice_words import how_words, read_how
from tdapp.ui.workplace.workplace import Workplace

say = saying("notice acts")
HOURS, MINUTES = 24, 60


@dataclass(frozen=True)
class NoticeChoice:
    """The notice that is selected, and the template in the list below."""

    notice: NoticeStatus | None = None
    template: Template | None = None

    def the_duty(self) -> NoticeDuty:
        """The duty of the selected notice; refuses ``no_notice_chosen``."""
        if self.notice is None:
            raise Refusal("no_notice_chosen")
        return self.notice.duty

    def the_template(self) -> Template:
        """The selected template; refuses ``no_template_chosen``."""
        if self.template is None:
            raise Refusal("no_template_chosen")
        return self.template


class NoticeActs(Acts[NoticeChoice]):
    """On the notice and the template of `choice`."""

    def __init__(self, work: Workplace, watch: NoticeWatch, parent: QObject) -> None:
        self._house = HouseDesk(work.parts, work.asking)
        super().__init__(self._house, work.asking, lambda: self.choice, parent)
        self._work = work
        self._watch = watch
        self.choice = NoticeChoice()
        drop = say("Does not apply…")
        self.told, self.drop, self.note, self.day = self._acts(
            (
                say("Mark as given…"),
                "Ctrl+Shift+T",
                lambda on: self._telling(on.the_duty(), How.IN_PERSON),
                self._tell,
            ),
            (drop, "Ctrl+Shift+Q", lambda on: self._dropping(on.the_duty()), self._drop),
            (
                say("Record the selected notice"),
                "Ctrl+Shift+D",
                lambda on: self._noting(on.the_template(), work.view.now.utc_us)[0],
                self._note,
            ),
            (
                say("Trading day ends…"),
                "Ctrl+Shift+H, Y",
                lambda _: self._ending((watch.notices.day_ends + 1) % (HOURS * MINUTES)),
                self._set_day,
            ),
        )

    def choose(self, chosen: NoticeStatus | None) -> None:
        """Act on this notice from now on."""
        self.choice = replace(self.choice, notice=chosen)
        self.refresh()

    def choose_template(self, template: Template | None) -> None:
        """Note this from now on."""
        self.choice = replace(self.choice, template=template)
        self.refresh()

    def _telling(self, duty: NoticeDuty, how: How) -> Call:
        """A right to complain is told at its ruling, what opens the sale of entries in its event.

        Everything else is told in the register.
        """
        at_hand = duty.event in self._work.view.events()
        if duty.ground is Ground.COMPLAINT and duty.event is not None and at_hand:
            return TellOfComplaint(duty.event, duty.number)
        if duty.ground is Ground.EVENT_ANNOUNCED and duty.event is not None and at_hand:
            left = still_to_tell(self._work.view.state_of(duty.event))
            if any(one.rule == duty.rule for one in left):
                return TellOfTerms(duty.event, duty.rule, how)
        return GiveNotice(self._house.stream(), duty.key, how)

    def _tell(self, on: NoticeChoice) -> Flow[None]:
        duty = on.the_duty()
        text = say("How was notice of “{what}” given to {to}?", to=duty.to, what=duty.what)
        hint = say("phone, or phone, Insp. Kelly")
        yes = say("Mark as given")
        how, more = yield from read(text, hint, read_how, *map(how_words, How), yes=yes)
        yield from self._house.do(self._telling(duty, how), more or None)

    def _dropping(self, duty: NoticeDuty) -> Call:
        return DropDuty(self._house.stream(), duty.key)

    def _drop(self, on: NoticeChoice) -> Flow[None]:
        duty = on.the_duty()
        text = say("Why does {to} need no notice of “{what}”?", to=duty.to, what=duty.what)
        yield from self._house.do_because(self._dropping(duty), text, say("Mark as not applicable"))

    def _noting(self, template: Template, of_us: int | None) -> list[Call]:
        """One act for each to whom it is told."""
        view, days, house = self._work.view, self._watch.days, self._house.stream()
        title = "" if view.id is None else view.title(view.id)
        return [NoteDuty(house, rule, days, of_us, view.id, title) for rule in template.rules]

    def _note(self, on: NoticeChoice) -> Flow[None]:
        """Note it for each to whom it is told; what is told ahead, after asking for its time."""
        template, of_us = on.the_template(), None
        if template.first.when is NoticeTime.AHEAD:
            of_us = yield from read(
                say("When will this happen: {what}?", what=template.first.what),
                say("A time such as 21:30"),
                lambda typed: coming_moment(typed, self._work.view.now.utc_us, voice().zone),
                yes=say("Save"),
            )
        for call in self._noting(template, of_us):
            self._asking.act(call)

    def _ending(self, minutes: int) -> Call:
        return SetTradingDay(self._house.stream(), minutes)

    def _set_day(self, _: NoticeChoice) -> Flow[None]:
        ends = self._watch.notices.day_ends
        asked = say("When does the trading day end? This applies from now on.")
        now = f"{ends // MINUTES:02}:{ends % MINUTES:02}"
        yes = say("Set end of day")
        minutes = yield from read(asked, say("A time such as 06:00"), _minutes, now, yes=yes)
        yield from self._house.do(self._ending(minutes))


def _minutes(typed: str) -> int:
    """A time of day in minutes after midnight; refuses ``not_a_time``."""
    at = time_of_day(typed)
    return at.hour * MINUTES + at.minute
