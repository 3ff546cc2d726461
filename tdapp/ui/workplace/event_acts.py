"""The acts on the event in view, in the order of an evening."""

from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.shown.next_step import StepKind
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.payouts.posting_acts import PostingActs
from tdapp.ui.sales.money_acts import MoneyActs
from tdapp.ui.sales.till import Till, session_left_open
from tdapp.ui.structure.clock_acts import ClockActs, TurningActs
from tdapp.ui.tables.table_acts import TableActs
from tdapp.ui.workplace.next_act import NextAct

say = saying("event acts")


class EventActs(Acts[StreamId]):
    """Open and close tables, draw, start, pause and set the clock, post and finish.

    `till` says how sales are paid, `money` holds the acts with money on the whole event.
    """

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, view.the_id, view)
        self._view = view
        self.tables = TableActs(parts, view, asking, self)
        self.open_table = self.tables.open_next
        self.draw_seats = self._act(ActSpec(say("Draw seats"), "Ctrl+D", DrawSeats))
        self.turning = TurningActs(view, asking, self)
        self.clock = self.turning.turn
        self.setting = ClockActs(view, asking, self)
        self.till = Till(asking, self)
        self.till.open_session(session_left_open(parts))
        self.money = MoneyActs(parts, view, asking, names, self.till, self)
        self.posting = PostingActs(view, asking, lambda: parts.day.stream, self)
        self.post_prizes = self.posting.post
        self.finish = self.posting.finish
        self.next = NextAct(view, asking, names, self.tables, self._of_step)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        course = (self.open_table, self.draw_seats, self.clock, self.post_prizes, self.finish)
        editing = self.posting.editing
        prizes = (editing.edit, editing.anew, editing.fill, self.posting.end_play)
        return (self.next.act, *course, *prizes, *self.setting.all, *self.money.all)

    def refresh(self) -> None:
        """Ask each again whether it can be done, and what comes next."""
        super().refresh()
        self.next.refresh()

    def _of_step(self, kind: StepKind) -> WindowAct | None:
        return {
            StepKind.OPEN: self.open_table,
            StepKind.DRAW: self.draw_seats,
            StepKind.START: self.clock,
            StepKind.POST: self.post_prizes,
            StepKind.POST_ANEW: self.posting.editing.anew,
            StepKind.END_PLAY: self.posting.end_play,
            StepKind.FINISH: self.finish,
            StepKind.CANCEL: self.money.cancel,
        }.get(kind)
