"""All that is known of one place: what it wins, who edited it, who has it, how far that came."""

from collections.abc import Mapping

from tdapp.core.ids import StreamId
from tdapp.shown.money_words import tender_words
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.shown.prize_words import STATES, prize_words
from tdapp.tournament.payouts.queue import PrizeState, due_to
from tdapp.tournament.prizes import listed_now, prize_holders
from tdapp.tournament.reckoning.prize_list import Prize, prizes_of
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.ui.prizes.due_rows import ActOf, NameOf
from tdapp.ui.prizes.prize_act_log import Provenance
from tdapp.voice.voice import NONE

Facts = list[tuple[str, str]]


def place_title(state: Tournament, place: int) -> str:
    """The place, and whether somebody has it or how many play for it."""
    if state.prizes.posted and prize_holders(state, place):
        return voice().text("prizes", "{place} place", place=voice().ordinal(place))
    said = voice().text("prizes", "{place} place, open; {count} play")
    return said.format(place=voice().ordinal(place), count=state.left)


def place_facts(
    event: StreamId,
    state: Tournament,
    draft: PrizeDraft,
    edited: Mapping[int, int],
    place: int,
    name_of: NameOf,
    act_of: ActOf,
) -> Facts:
    """Label and value, in the order in which they are asked for."""
    text = voice().text
    posted = {one.place: one for one in listed_now(state)}.get(place)
    facts = [
        (text("prizes", "Posted"), prize_in_words(posted) if posted else NONE),
        (text("prizes", "Next list"), prize_in_words(draft.now(place))),
    ]
    if place in edited:
        others = sum(one.place not in draft.locked for one in draft.prizes)
        said = text("prizes", "edited and locked; the rest is shared by other places ({count})")
        facts.append((text("prizes", "Lock"), said.format(count=others)))
    facts += _changed_by(event, state, place, act_of)
    for entry in prize_holders(state, place) if state.prizes.posted else ():
        facts += held_facts(event, state, entry, name_of, act_of)
    return facts


def prize_in_words(prize: Prize) -> str:
    """Cash and what is in kind."""
    return prize_words(voice(), PrizeShare(0, prize.cash, prize.item, prize.value))


def _changed_by(event: StreamId, state: Tournament, place: int, act_of: ActOf) -> Facts:
    """The newest posted list that gave this place another amount than the one before."""
    lists = state.prizes.lists
    for at in range(len(lists) - 1, 0, -1):
        before, now = (
            {one.place: one.cash for one in prizes_of(found.cents, found.in_kind)}.get(place, 0)
            for found in (lists[at - 1], lists[at])
        )
        if before == now:
            continue
        said = voice().text("prizes", "from {before} to {now} in v{version}")
        words = said.format(
            before=voice().money(before), now=voice().money(now), version=lists[at].version
        )
        act = act_of(event, lists[at])
        facts = [(voice().text("prizes", "Changed"), words)]
        return facts if act is None else [*facts, *_by(act)]
    return []


def _by(act: Provenance) -> Facts:
    facts = [(voice().text("prizes", "By"), _who_and_when(act))]
    return [*facts, (voice().text("prizes", "Reason"), act.reason)] if act.reason else facts


def held_facts(
    event: StreamId, state: Tournament, entry: int, name_of: NameOf, act_of: ActOf
) -> Facts:
    """Who wins it, how far it has come, and who saw and paid whom."""
    text = voice().text
    due = due_to(state, entry)
    facts = [(text("prizes", "Winner"), f"{name_of(state.entry(entry).person)}, {entry}")]
    if due is None:
        return facts
    prize = prize_words(voice(), PrizeShare(entry, due.cents, due.item, due.value))
    said = voice().say(STATES[due.state], prize=prize, slip=due.slip or NONE)
    facts.append((text("prizes", "State"), said))
    seen = state.prizes.seen.get(entry)
    if seen is not None and (act := act_of(event, seen)) is not None:
        facts.append((text("prizes", "ID checked"), _who_and_when(act)))
    if due.state is PrizeState.PAID:
        paid = state.prizes.paid[entry]
        counted = ", ".join(filter(None, (tender_words(voice(), paid.tender), paid.session)))
        facts.append((text("prizes", "Payment method"), counted))
        if (act := act_of(event, paid)) is not None:
            facts.append((text("prizes", "Paid by"), _who_and_when(act)))
    return facts


def _who_and_when(act: Provenance) -> str:
    said = voice().text("prizes", "{who}, {time}, station {station}")
    when = voice().time(act.at_us)
    return said.format(who=act.who, time=when, station=act.station)
