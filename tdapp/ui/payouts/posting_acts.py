"""Posting the prizes: done at once where the list is plain, and asked about where it is not."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.event import EndPlay
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Moment
from tdapp.desk.said import ChangesStatement
from tdapp.rules.permits import why_none_share
from tdapp.tournament.event.announcing import level_stacks
from tdapp.tournament.payouts.before_posting import before_posting
from tdapp.tournament.payouts.posting import short_of_pool
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt, Ready, once_confirmed
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.typed import read_count
from tdapp.ui.payouts.posting_words import before_posting_words
from tdapp.ui.payouts.prize_editing import PrizeEditing

say = saying("posting acts")


def read_entries(typed: str) -> tuple[int, ...]:
    """Entry numbers with commas between; nothing where nothing was typed."""
    return tuple(read_count(one) for one in typed.split(",") if one.strip())


class PostingActs(Acts[StreamId]):
    """`post` posts the list by the plan, `editing` another one; `finish` ends the event."""

    def __init__(
        self,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        house: Callable[[], StreamId],
        parent: QObject,
    ) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names, self._house = view, names, house
        self.post, self.finish, self.end_play = self._acts(
            (say("Post prizes"), "Ctrl+Shift+P", PostPrizes, self._post),
            (say("Finish event"), "Ctrl+Shift+F", self._finished, self._finish),
            (say("End play after the last level…"), "Shift+F2, E", self._ended, self._end_play),
        )
        self.editing = PrizeEditing(view, asking, self)
        self._include(self.editing)

    def _finished(self, event: StreamId) -> Finish:
        return Finish(event, self._house())

    def _finish(self, event: StreamId) -> Flow[None]:
        """It is final, so it is asked."""
        call = self._finished(event)
        self._must_be_possible(call)
        text = say(
            "Finish {title}? Its tables are freed, and it cannot be undone.",
            title=self._view.state.conditions.title,
        )
        yield from confirm(text, say("Finish event"))
        yield from self._do(call)

    def _end_play(self, event: StreamId) -> Flow[None]:
        """It decides every place, so it is asked; and who of level stacks is ahead."""
        self._must_be_possible(self._ended(event))
        state = self._view.state
        said = self._view.said(ChangesStatement, lambda state, _: str(state.in_play()))
        level = level_stacks(state)
        order: tuple[int, ...] = ()
        if level:
            may_share = why_none_share(state.conditions.rules) is None
            asked = say(
                "Level stacks: entries {entries}. Who is ahead by the cut of cards? Type the "
                "entries, best first."
            ).format(entries=", ".join(map(str, level)))
            if may_share:
                asked += " " + say("Leave it empty if they share their places.")
            hint = say("Such as 12, 7")
            order = yield from read(asked, hint, read_entries, may_be_empty=may_share)
        asked = say("End play in {title} with {left} left? This decides all places.")
        asked = asked.format(title=state.conditions.title, left=voice().count(state.left))
        yield from confirm(asked, say("End play"))
        yield from self._do(EndPlay(event, order), said=said)

    def _ended(self, event: StreamId) -> EndPlay:
        """The end with level stacks in some order, to see whether it is possible."""
        state = self._view.state
        with suppress(Refusal):
            return EndPlay(event, level_stacks(state))
        return EndPlay(event)

    def _post(self, event: StreamId) -> Flow[None]:
        at = EventAt(self._view, self._names, event)
        yield from self._do_ready(before_post(PostPrizes(event), at))


def before_post(call: PostPrizes, at: EventAt) -> Flow[Ready]:
    """Which place gets what fixed prizes leave of the pool, and a yes if the list is not plain."""
    state = at.state
    if not call.cents and (short := short_of_pool(state)):
        text = say(
            "The fixed prizes are {amount} short of the pool. Which place gets it?",
            amount=voice().money(short),
        )
        likely = str(state.conditions.prizes.remainder_to)
        call = replace(call, remainder_to=(yield from number(text, say("Place"), likely)))

    def words_of(state: Tournament, moment: Moment) -> str:
        look = before_posting(state, dict(call.locked), call.remainder_to, call.cents)
        return before_posting_words(look, state, at.names, moment.now)

    text = words_of(at.state, at.view.moment())
    said = at.changes(words_of) if text else ()
    return (yield from once_confirmed(call, text, say("Post prizes"), said))
