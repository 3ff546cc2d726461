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
from tdapp.rules.permits import why_none_share
from tdapp.tournament.event.announcing import level_stacks
from tdapp.tournament.payouts.before_posting import before_posting
from tdapp.tournament.payouts.posting import short_of_pool
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed
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
            (say("Post prizes"), "Ctrl+Shift+P", PostPrizes),
            (say("Finish event"), "Ctrl+Shift+F", self._finished),
            (say("End play after the last level…"), "Shift+F2, E", self._ended),
        )
        self.editing = PrizeEditing(view, asking, self)
        self._include(self.editing)

    def _finished(self, event: StreamId) -> Finish:
        return Finish(event, self._house())

    def _ended(self, event: StreamId) -> EndPlay:
        """The end with level stacks in some order, to see whether it is possible."""
        state = self._view.state
        with suppress(Refusal):
            return EndPlay(event, level_stacks(state))
        return EndPlay(event)


@asked_before(PostPrizes)
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


@asked_before(Finish)
def before_finish(call: Finish, at: EventAt) -> Flow[Ready]:
    """A yes: it is final."""
    text = say(
        "Finish {title}? Its tables are freed, and it cannot be undone.",
        title=at.state.conditions.title,
    )
    return once_confirmed(call, text, say("Finish event"))


@asked_before(EndPlay)
def before_end_play(call: EndPlay, at: EventAt) -> Flow[Ready]:
    """Who of level stacks is ahead, and a yes: it decides every place."""
    state, order = at.state, call.order[:0]
    said = at.changes(lambda state, _: str(state.in_play()))
    level = level_stacks(state)
    if level:
        may_share = why_none_share(state.conditions.rules) is None
        asked = say(
            "Level stacks: entries {entries}. Who is ahead by the cut of cards? Type the "
            "entries, best first.",
            entries=", ".join(map(str, level)),
        )
        if may_share:
            asked += " " + say("Leave it empty if they share their places.")
        order = yield from read(asked, say("Such as 12, 7"), read_entries, may_be_empty=may_share)
    text = say(
        "End play in {title} with {left} left? This decides all places.",
        title=state.conditions.title,
        left=voice().count(state.left),
    )
    yield from confirm(text, say("End play"))
    return Ready(EndPlay(call.event, order), said=said)
