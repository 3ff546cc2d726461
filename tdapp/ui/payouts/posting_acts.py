"""Posting the prizes, whole or edited by places, and the end of an event."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.deals import PutDeal
from tdapp.calls.tournament.event import EndPlay
from tdapp.calls.tournament.prizes import ChangePrizes, PostPrizes, new_list
from tdapp.core.ids import StreamId
from tdapp.core.money import format_cents
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, Moment
from tdapp.desk.said import ChangesStatement
from tdapp.rules.permits import why_none_share
from tdapp.shown.prize_draft import (
    PrizeDraft,
    changes_words,
    draft_words,
    drafted,
    read_list,
    with_typed,
)
from tdapp.tournament.event.announcing import level_stacks
from tdapp.tournament.payouts.before_posting import BeforePosting, before_posting
from tdapp.tournament.payouts.posting import fitting_cash, short_of_pool
from tdapp.tournament.plan.terms import EndPlaces
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import (
    AllSaid,
    EventAt,
    Ready,
    asked_before,
    once_confirmed,
    once_explained,
)
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.file_question import typed_path
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read, words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_count
from tdapp.ui.payouts.posting_words import posting_words

say = saying("posting acts")
FILE = re.compile(r"(?:[~/\\.]|[A-Za-z]:).*|.+\.(?:txt|csv|tsv)", re.IGNORECASE)
MOST_READ = 200_000
Locked = tuple[tuple[int, int], ...]


def read_entries(typed: str) -> tuple[int, ...]:
    """Entry numbers with commas between; nothing where nothing was typed."""
    return tuple(read_count(one) for one in typed.split(",") if one.strip())


class PostingActs(Acts[StreamId]):
    """`post` posts the list by the plan, `editing` another one; `finish` ends the event."""

    def __init__(
        self, view: EventInView, asking: Asking, house: Callable[[], StreamId], parent: QObject
    ) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._house = view, house
        self.post, self.finish, self.end_play = self._acts(
            (say("Post prizes"), "Ctrl+Shift+P", PostPrizes),
            (say("Finish event"), "Ctrl+Shift+F", lambda event: Finish(event, self._house())),
            (say("End play…"), "Shift+F2, E", self._ended),
        )
        self.editing = PrizeEditing(view, asking, self)
        self._include(self.editing)

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

    def looked_at(state: Tournament) -> BeforePosting:
        return before_posting(state, dict(call.locked), call.remainder_to, call.cents)

    def words_of(state: Tournament, _: Moment) -> str:
        return posting_words(looked_at(state))

    if looked_at(at.state).is_plain and not at.follows(call):
        return Ready(call)
    text, said = words_of(at.state, at.view.moment()), at.changes(words_of)
    return (yield from once_confirmed(call, at, text, say("Post prizes"), said))


@asked_before(PutDeal)
def before_deal(call: PutDeal, at: EventAt) -> Flow[Ready]:
    """A yes where the stacks are not the chips in play."""
    stacks, chips = sum(dict(call.stacks).values()), at.state.chips_in_play
    if stacks == chips or call.though_chips_differ:
        return Ready(call)
    text = say(
        "The stacks total {stacks}, the chips in play {chips}. Put the deal all the same?",
        stacks=voice().count(stacks),
        chips=voice().count(chips),
    )
    said = at.changes(lambda state, _: state.chips_in_play)
    call = replace(call, though_chips_differ=True)
    return (yield from once_confirmed(call, at, text, say("Stacks are right"), said))


@asked_before(Finish)
def before_finish(call: Finish, at: EventAt) -> Flow[Ready]:
    """A yes: it is final."""
    text = say(
        "Finish {title}? Its tables are freed, and it cannot be undone.",
        title=at.state.conditions.title,
    )
    return once_confirmed(call, at, text, say("Finish event"))


@asked_before(EndPlay)
def before_end_play(call: EndPlay, at: EventAt) -> Flow[Ready]:
    """Who of level stacks is ahead, and a yes: it decides every place."""
    state, order = at.state, call.order[:0]
    said = at.changes(lambda state, _: str(state.in_play()))
    level = level_stacks(state)
    if level:
        entries = ", ".join(map(str, level))
        asked, may_share = _asked_of(state, entries)
        if may_share:
            asked += " " + say("Leave it empty if they share their places.")
        order = yield from read(asked, say("Such as 12, 7"), read_entries, may_be_empty=may_share)
    text = say(
        "End play in {title} with {left} left? This decides all places.",
        title=state.conditions.title,
        left=voice().count(state.left),
    )
    call = EndPlay(call.event, order)
    return (yield from once_confirmed(call, at, text, say("End play"), said))


def _asked_of(state: Tournament, entries: str) -> tuple[str, bool]:
    """How these entries are ranked, and whether they may share their places."""
    if state.is_decided or state.conditions.ending.places is EndPlaces.SHARED:
        text = say("Entries {entries} share a prize that cannot be split. Type them, best first.")
        return text.format(entries=entries), False
    text = say(
        "Level stacks: entries {entries}. Who is ahead by the cut of cards? Type the "
        "entries, best first."
    )
    return text.format(entries=entries), why_none_share(state.conditions.rules) is None


class PrizeEditing(Acts[StreamId]):
    """`edit` asks for places and amounts until Enter alone; a posted list is changed for a reason.

    `drawn` carries the `PrizeDraft` that the window is to show meanwhile.
    """

    drawn = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        as_is = self._as_it_is
        self.edit, self.anew, self.fill = self._acts(
            (say("Edit prizes…"), "Ctrl+Shift+E", as_is, self._edit),
            (say("New prize list…"), "Ctrl+Shift+H, L", as_is, self._anew),
            (say("Fill envelopes…"), "Shift+F2, M", all_envelopes),
        )

    def ask_to_post(self, draft: PrizeDraft) -> None:
        """Put the last question before a list with locked places is posted."""
        event = self._view.the_id()
        self._follow(self.edit, lambda: self._post(event, draft))

    @property
    def _state(self) -> Tournament:
        return self._view.state

    def _as_it_is(self, event: StreamId) -> Call:
        cents = fitting_cash(self._state)
        return ChangePrizes(event, cents) if cents else PostPrizes(event)

    def _edit(self, event: StreamId) -> Flow[None]:
        draft = drafted(self._state, self._state.prizes.locked())
        while typed := (yield from self._lock(draft)):
            try:
                draft = drafted(self._state, with_typed(voice(), draft.locked, typed))
            except Refusal as unfit:
                yield unfit
        if draft.locked != self._state.prizes.locked():
            yield from self._post(event, draft)
        else:
            self.edit.tried.emit(say("The list is unchanged."))

    def _anew(self, event: StreamId) -> Flow[None]:
        """Ask for a whole list, typed, pasted or in a file, and post it."""
        text = say("Type or paste the new list, or the name of a file. Pool: {pool}.")
        text = text.format(pool=voice().money(self._state.pool))
        hint = say("Places and prizes, such as: 1 5,000; 2-4 1,500")
        cents = yield from read(text, hint, _list_of, *_likely(self._state))
        deal = yield from self._is_a_deal(cents)
        yield from self._post_whole(event, cents, deal=deal)

    def _is_a_deal(self, cents: tuple[int, ...]) -> Flow[bool]:
        """Ask whether a list that rises was agreed in a deal, where the conditions do not say."""
        rising = next((at for at in range(1, len(cents)) if cents[at] > cents[at - 1]), None)
        if rising is None or self._state.conditions.prizes.may_rise:
            return False
        text = say(
            "{place} wins more than the place above. Was this list agreed in a deal?",
            place=voice().ordinal(rising + 1),
        )
        yield from confirm(text, say("It is a deal"))
        return True

    def _post_whole(self, event: StreamId, cents: tuple[int, ...], *, deal: bool) -> Flow[None]:
        call, state = new_list(event, self._state, cents, deal=deal), self._state
        self._must_be_possible(call)
        if state.prizes.posted:
            seen = self._view.said(ChangesStatement, lambda state, _: state.prizes.version)
            yes = say("Post new version")
            yield from self._do_because(call, _why_replaced(state), yes, said=seen)
            return
        said = self._view.said(
            ChangesStatement, lambda state, _: posting_words(before_posting(state, cents=cents))
        )
        text = posting_words(before_posting(state, cents=cents))
        yield from self._once_told(call, event, text, said)

    def _lock(self, draft: PrizeDraft) -> Flow[str]:
        """Ask for one more place, with the list as it would be in sight."""
        self.drawn.emit(draft)
        hint = say("Place and amount, such as: 2 1,500")
        return words(draft_words(voice(), self._state, draft), say("Next"), hint, may_be_empty=True)

    def _post(self, event: StreamId, draft: PrizeDraft) -> Flow[None]:
        self.drawn.emit(draft)
        locked = tuple(sorted(draft.locked.items()))
        if self._state.prizes.posted:
            return self._post_anew(event, locked, draft)
        return self._post_first(event, locked)

    def _post_first(self, event: StreamId, locked: Locked) -> Flow[None]:
        said = self._view.said(ChangesStatement, lambda state, _: _first_words(state, locked))
        text = _first_words(self._state, locked)
        yield from self._once_told(PostPrizes(event, locked), event, text, said)

    def _once_told(self, call: Call, event: StreamId, text: str, said: AllSaid) -> Flow[None]:
        at = self._asking.at(event)
        yield from once_confirmed(call, at, text, say("Post prizes"), said)
        yield from self._do(call, said=said, told=True)

    def _post_anew(self, event: StreamId, locked: Locked, draft: PrizeDraft) -> Flow[None]:
        said = self._view.said(ChangesStatement, lambda state, _: _new_words(state, locked))
        text = say(
            "Why does version {version} replace version {old}? {changes}",
            version=self._state.prizes.last_version + 1,
            old=self._state.prizes.version,
            changes=changes_words(voice(), draft),
        )
        yes = say("Post new version")
        yield from self._do_because(next_list(event, self._state, locked), text, yes, said=said)


@asked_before(ChangePrizes)
def before_change(call: ChangePrizes, at: EventAt) -> Flow[Ready]:
    """Why a posted list is replaced."""
    return once_explained(call, at, _why_replaced(at.state), say("Post new version"))


def _why_replaced(state: Tournament) -> str:
    return say(
        "Why does version {version} replace version {old}?",
        version=state.prizes.last_version + 1,
        old=state.prizes.version,
    )


def all_envelopes(event: StreamId) -> Call:
    """The envelopes as published, to see whether they can be filled."""
    from tdapp.ui.payouts.envelope_acts import filling  # noqa: PLC0415 - few events have envelopes

    return filling(event)


def _list_of(typed: str) -> tuple[int, ...]:
    """The list that was typed, or stands in the file that was named."""
    if not FILE.fullmatch(typed.strip()):
        return read_list(voice(), typed)
    path = typed_path(typed)
    try:
        with path.open(encoding="utf-8-sig") as opened:
            return read_list(voice(), opened.read(MOST_READ))
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot_read", file=str(path), problem=problem) from error


def _likely(state: Tournament) -> tuple[str, ...]:
    """The list without the prizes that nobody can win any more, or one in the clipboard."""
    cents = fitting_cash(state)
    if cents == state.prizes.posted:
        return _copied()
    return ("; ".join(f"{place} {format_cents(one)}" for place, one in enumerate(cents, 1)),)


def _copied() -> tuple[str, ...]:
    """A list in the clipboard, ready to be taken."""
    text = QGuiApplication.clipboard().text()[:MOST_READ]
    try:
        read_list(voice(), text)
    except Refusal:
        return ()
    return ("; ".join(text.split("\n")).strip("; "),)


def next_list(event: StreamId, state: Tournament, locked: Locked) -> Call:
    """The act that posts the list with these places locked and no others."""
    if not state.prizes.posted:
        return PostPrizes(event, locked)
    let_go = state.prizes.locked().keys() - dict(locked).keys()
    return ChangePrizes(event, locked=locked, unlocked=tuple(sorted(let_go)))


def _new_words(state: Tournament, locked: Sequence[tuple[int, int]]) -> str:
    """What another list would change of the posted one."""
    version = state.prizes.last_version + 1
    return f"{version}: {changes_words(voice(), drafted(state, dict(locked)))}"


def _first_words(state: Tournament, locked: Sequence[tuple[int, int]]) -> str:
    """The question before a first list is posted."""
    look = before_posting(state, dict(locked))
    return f"{changes_words(voice(), drafted(state, dict(locked)))} {posting_words(look)}"
