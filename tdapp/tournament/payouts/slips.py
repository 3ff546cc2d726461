"""Prize slips: given out with the exit that wins a prize, void as soon as that changes."""

from collections.abc import Collection, Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.brackets import MatchCorrected, PairingDecided
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryLeft,
    ExitPassedOn,
    ExitsReordered,
)
from tdapp.tournament.facts.prizes import PrizesPosted, WinnerPassedOver
from tdapp.tournament.facts.refunds import EntryPassedOn
from tdapp.tournament.facts.slips import FormerPlace, PayoutSheetReplaced, SlipIssued, SlipVoided
from tdapp.tournament.guards.paid_places import after, must_keep_paid_places
from tdapp.tournament.guards.pending_exits import must_be_certain
from tdapp.tournament.prizes import (
    is_a_prize,
    must_be_owed,
    must_keep_it,
    prize_place,
    share_of,
    was_disqualified,
    won_by,
)
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament


def sheet_replaced(before: Tournament, then: Tournament, events: Sequence[Event]) -> list[Event]:
    """That another payout sheet is right, where these facts make slips void; else nothing.

    So it is with the first slip after an undo of papers too, as the sheet may have said them.
    `then` is the event with these facts. A new list alone says so by itself.
    """
    prizes, posts = before.prizes, any(isinstance(one, PrizesPosted) for one in events)
    whose = [one for one in map(_whose_is_void, events) if one is not None]
    void = [prizes.slips[one] for one in whose if one in prizes.slips]
    anew = bool(prizes.sheet.undone) and any(isinstance(one, SlipIssued) for one in events)
    if not prizes.posted or not (void or (anew and not posts)):
        return []
    was = [FormerPlace(one.place, one.cents, one.item, one.value, one.entry) for one in void]
    version = then.prizes.last_sheet + 1
    if posts:
        version, told = then.prizes.sheet.version, {one.place for one in was}
        was += [one for one in then.prizes.sheet.was if one.place not in told]
    was.sort(key=lambda one: (one.place, one.entry or 0))
    return [PayoutSheetReplaced(version, tuple(was))]


def _whose_is_void(event: Event) -> int | None:
    if isinstance(event, SlipVoided) or (isinstance(event, SlipIssued) and event.instead_of):
        return event.entry
    return None


OF_ALL_PLACES = (PrizesPosted, WinnerPassedOver)


def with_slips(tournament: Tournament, events: Sequence[Event]) -> list[Event]:
    """These facts with the slips that follow from them: new ones, and others in place of void ones.

    Where slips become void, so does the payout sheet. Nobody gets one while a tie is open or after
    a disqualification, nor for a prize that is not owed any more. Worst place first, so that the
    numbers follow the order of going out; none in a stage from which others go on. An exit told
    late, which stands before others, refuses ``prize_paid`` and ``prize_set_aside`` as
    `must_keep_paid_places` does.
    """
    if not tournament.prizes.posted and not any(isinstance(one, PrizesPosted) for one in events):
        return list(events)
    if tournament.stages.leads_on:
        return list(events)
    if any(isinstance(one, EntryBusted | EntryLeft) and one.before is not None for one in events):
        must_keep_paid_places(tournament, events)
    then = after(tournament, events)
    changed = _changed(tournament, then, events)
    told = {entry for one in events if isinstance(one, ExitsReordered) for entry in one.entries}
    all_told = [*events, *_renewed(then, changed, told)]
    return [*all_told, *sheet_replaced(tournament, then, all_told)]


def issue_slip(
    tournament: Tournament, entry: int, *, though_disqualified: bool = False
) -> list[Event]:
    """Give out the slip of a prize that is owed and has none that is right, or an open tie.

    Refuses ``slip_is_out``, ``prize_paid``, ``prize_set_aside``, ``winner_disqualified`` as paying
    does, ``places_pending`` and as `won_by` does.
    """
    place, _ = won_by(tournament, entry)
    must_be_owed(tournament, place, entry)
    must_keep_it(tournament, place, entry, though_disqualified=though_disqualified)
    must_be_certain(tournament, entry)
    valid = valid_slip(tournament, entry)
    if valid is not None:
        raise Refusal("slip_is_out", entry=entry, slip=valid.slip)
    return list(_renewed(tournament, [entry], {entry}))


def with_slip_of_wrong_name(tournament: Tournament, passed: Sequence[Event]) -> list[Event]:
    """An entry passed on; a slip that is out names the wrong person, as does the payout sheet."""
    slips = tournament.prizes.slips
    named = [one.entry for one in passed if isinstance(one, EntryPassedOn) and one.in_use]
    void = [SlipVoided(slips[one].slip, one) for one in named if one in slips]
    told = [*passed, *void]
    return [*told, *sheet_replaced(tournament, after(tournament, told), told)]


def valid_slip(tournament: Tournament, entry: int) -> SlipIssued | None:
    """The slip of an entry, if it says what the entry wins; an undo can have made it wrong."""
    slip = tournament.prizes.slips.get(entry)
    if slip is None or _due(tournament, entry, slip.slip, slip.instead_of) != slip:
        return None
    return slip


def slip_for(tournament: Tournament, place: int, share: PrizeShare) -> SlipIssued | None:
    """As `valid_slip`, where the place of the entry and what it wins are known."""
    slip = tournament.prizes.slips.get(share.entry)
    if slip is None or _slip(slip.slip, place, share, slip.instead_of) != slip:
        return None
    return slip


def slip_of(tournament: Tournament, entry: int) -> tuple[int, list[Event]]:
    """The number of the slip that an entry is paid against, and the slip if it is given out now.

    Refuses ``nothing_won``.
    """
    valid, old = valid_slip(tournament, entry), tournament.prizes.slips.get(entry)
    if valid is not None:
        return valid.slip, []
    number = tournament.prizes.last_slip + 1
    due = _due(tournament, entry, number, old.slip if old else None)
    if due is None:
        raise Refusal("nothing_won", entry=entry)
    return number, [due]


def tie_is_open(tournament: Tournament, entry: int) -> bool:
    """Whether an entry was out in the same hand and at the same table as one next to it.

    Each of them was told alone: nobody said by the rulebook who stands before the other.
    """
    exits = tournament.exits
    out, position = exits.by_entry.get(entry), exits.position_of.get(entry)
    if out is None or position is None or out.hand is None or out.seat is None or out.told:
        return False
    beside = (exits.at.get(position - 1), exits.at.get(position + 1))
    for other in (exits.by_entry.get(one) for one in beside if one is not None):
        if other is None or other.seat is None or other.hand != out.hand:
            continue
        if other.seat.table == out.seat.table:
            return other.told is None
    return False


def is_certain(tournament: Tournament, entry: int) -> bool:
    """Whether no exit told before this entry's is still pending at a table on hold."""
    try:
        must_be_certain(tournament, entry)
    except Refusal:
        return False
    return True


def _renewed(
    tournament: Tournament, entries: Collection[int], told: Collection[int]
) -> Iterator[Event]:
    number = tournament.prizes.last_slip
    for entry in entries:
        old = tournament.prizes.slips.get(entry)
        if tournament.prizes.settled(entry) is not None:
            continue
        due, waits = None, tie_is_open(tournament, entry)
        if old is None and was_disqualified(tournament, entry):
            waits = True
        if is_certain(tournament, entry) and (entry in told or not waits):
            due = _due(tournament, entry, number + 1, old.slip if old else None)
        if due is None and old is not None:
            yield SlipVoided(old.slip, entry)
        elif due is not None and (old is None or not _says_the_same(old, due)):
            number += 1
            yield due


def _due(
    tournament: Tournament, entry: int, number: int, instead_of: int | None
) -> SlipIssued | None:
    """The slip that an entry's place wins; None without a prize or while the director decides."""
    try:
        place, share = prize_place(tournament, entry), share_of(tournament, entry)
    except Refusal:
        return None
    if place is None or not is_a_prize(share):
        return None
    return _slip(number, place, share, instead_of)


def _slip(number: int, place: int, share: PrizeShare, instead_of: int | None) -> SlipIssued:
    return SlipIssued(number, share.entry, place, share.cash, share.item, share.value, instead_of)


def _says_the_same(old: SlipIssued, new: SlipIssued) -> bool:
    return (old.place, old.cents, old.item) == (new.place, new.cents, new.item)


def _changed(before: Tournament, then: Tournament, events: Sequence[Event]) -> dict[int, None]:
    """The entries whose prize these facts can change, worst place first.

    Where an exit is put in, taken out or moved, the later ones move with it; the others do not,
    but one that was out in the same hand may be level with it now.
    """
    named = [entry for event in events for entry in _named(event)]
    order, end = then.exits, len(then.exits.at)
    reach = len(then.prizes.posted) + len(then.prizes.passed_over)
    first = max(0, then.entries.count - reach)
    if not any(_is_of_all_places(before, event) for event in events):
        stood = [at.exits.position_of.get(one, end) for at in (before, then) for one in named]
        first = max(first, min(stood, default=end) - 1)
    found = dict.fromkeys(one for one in named if one not in order.by_entry)
    if first < end:
        found.update(dict.fromkeys(order.group(order.at[first])))
    found.update(dict.fromkeys(order.at[position] for position in range(first, end)))
    for state in (before, then):
        found.update(dict.fromkeys(state.in_play() if state.is_decided else ()))
    return found


def _is_of_all_places(before: Tournament, event: Event) -> bool:
    """Whether it can change every prize; the list that stands, posted again, changes none."""
    if isinstance(event, PrizesPosted) and before.prizes.posted:
        now = before.prizes.lists[-1]
        list_now = (now.cents, now.in_kind, now.seed, now.agreed, now.saved)
        return list_now != (event.cents, event.in_kind, event.seed, event.agreed, event.saved)
    return isinstance(event, OF_ALL_PLACES)


def _named(event: Event) -> tuple[int, ...]:
    if isinstance(event, ExitsReordered):
        return event.entries
    if isinstance(event, ExitPassedOn):
        return (event.wrong, event.right)
    if isinstance(event, PairingDecided):
        return tuple(one.entry for one in event.outs)
    if isinstance(event, MatchCorrected):
        return event.back
    entry = getattr(event, "entry", None)
    return (entry,) if isinstance(entry, int) else ()
