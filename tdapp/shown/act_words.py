"""What was done, in a few words: for the bottom line, where undo stands beside it."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tdapp.calls.rows import ROWS
from tdapp.core.act import Act
from tdapp.core.event import Event, Reversal
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Desk
from tdapp.house.house import KIND as HOUSE
from tdapp.house.house_events import TableState, TableStateSet
from tdapp.screens.face_of import standing
from tdapp.shown.blind_words import blind_warning
from tdapp.shown.chips_words import race_words
from tdapp.shown.event_titles import titled
from tdapp.shown.money_words import priced, sold_words
from tdapp.shown.offence_words import how_left
from tdapp.shown.prize_words import prize_words
from tdapp.table.facts.tables import SeatsDrawn
from tdapp.table.seating.apart import pairs_together
from tdapp.tournament.facts.bounties import EnvelopeDrawn
from tdapp.tournament.facts.brackets import BracketDrawn, MatchWon, PairingDecided
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft, ExitPending, OutOfChips
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.payouts.consequences import Following
from tdapp.tournament.prizes import share_of
from tdapp.tournament.room import KIND as TOURNAMENT
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import NONE, Voice

Whose = Callable[[int], PersonId | None]
"""Gives the person behind a number, where an event does not know it."""
NUMBERED = frozenset({TOURNAMENT, HOUSE})
"""The kinds of stream whose own words name people, or nobody."""
WITHOUT_CALL = {
    "catch_up": text("done", "Caught up with the other desks"),
    "redo": text("done", "Redone"),
    "take_back_cancellation": text("done", "Cancellation taken back"),
    "undo": text("done", "Undone"),
}
MAY_BUY_AGAIN = text("done", "{who} is out of chips")
"""A bust that puts nobody out yet."""

EXITS = EntryBusted | EntryLeft | OutOfChips | ExitPending
NAMED = 2
"""So many of the entries of a fact are named in its words."""

IN_SERVICE = TableState.IN_SERVICE
BACK_IN_SERVICE = text("done", "Table {number} back in service")


def told(voice: Voice, desk: Desk, act: Act, name_of: Callable[[PersonId], str]) -> str:
    """What a recorded act did, in the words of `act_words`; of an exit its place and prize, too.

    Where several events are announced its own is named first. What was undone or redone is named.
    """
    turned = _turned(desk, act)
    if turned is not None:
        done, what = voice.say(label_text(act.label)), told(voice, desk, turned, name_of)
        return voice.text("done", "{done}: {what}", done=done, what=what)
    facts, state, event = _done_by(desk, act)
    whose = whose_sitting(desk, act)
    words = act_words(voice, act.label, facts, state, name_of, whose)
    words += place_words(voice, facts, state)
    return titled(desk, event, words)


def named_by(desk: Desk, act: Act) -> frozenset[PersonId]:
    """Whose names the words of a recorded act need."""
    act = _turned(desk, act) or act
    facts, state, _ = _done_by(desk, act)
    seated = (whose_sitting(desk, act)(one) for fact in facts for one in fact.touches().entries)
    return frozenset((*persons_of(facts, state), *filter(None, seated)))


def whose_sitting(desk: Desk, act: Act) -> Whose:
    """Whose a number is in what an act did outside of events, as at a cash table."""

    def person(number: int) -> PersonId | None:
        streams = (one for one in desk.holding(act.action) if one.ref.kind not in NUMBERED)
        found = (one.room.answers.person_of(one.timeline.state, number) for one in streams)
        return next(filter(None, found), None)

    return person


def _turned(desk: Desk, act: Act) -> Act | None:
    """The act that this one undid or redid, where the desk remembers it."""
    first = next(iter(_done_by(desk, act)[0]), None)
    if not isinstance(first, Reversal):
        return None
    return next((one for one in desk.log if one.action == first.action), None)


def persons_of(facts: Iterable[Event], state: Tournament) -> Iterator[PersonId]:
    """Whom words about these facts name, as far as that can be told."""
    for fact in facts:
        entries, persons = fact.touches()
        known = (state.entries.by_number.get(number) for number in entries[:NAMED])
        yield from (entry.person for entry in known if entry is not None)
        yield from filter(None, persons)


def _done_by(desk: Desk, act: Act) -> tuple[list[Event], Tournament, StreamId | None]:
    """The facts of an act, and the event that it was done in, if it was done in one."""
    facts: list[Event] = []
    state, event = Tournament(), None
    for stream in desk.holding(act.action):
        facts += [entry.event for entry in stream.timeline.of(act.action)]
        if isinstance(stream.timeline.state, Tournament):
            state, event = stream.timeline.state, stream.ref.id
    return facts, state, event


def label_text(label: str) -> Text:
    """What an act of that label did, still to be filled."""
    row = ROWS.get(label)
    return WITHOUT_CALL.get(label) or (Text("done", label) if row is None else row.done)


def act_words(
    voice: Voice,
    label: str,
    facts: Sequence[Event],
    state: Tournament,
    name_of: Callable[[PersonId], str],
    whose: Whose = lambda _: None,
) -> str:
    """What an act did, naming the entry, the table or the times that its `facts` are about."""
    voice = priced(voice, state)
    waits = label == "bust" and any(isinstance(fact, OutOfChips) for fact in facts)
    back = any(isinstance(fact, TableStateSet) and fact.state is IN_SERVICE for fact in facts)
    words_for = MAY_BUY_AGAIN if waits else BACK_IN_SERVICE if back else label_text(label)
    said = voice.say(words_for)
    number = _number(facts)
    before, after = _times(voice, facts, state)
    who = _who(voice, facts, state, name_of, whose)
    won = race_words(voice, facts) or _drawn_amount(voice, facts)
    words = said.format(who=who, number=number, before=before, after=after, won=won)
    drawn = "" if label == "draw_seats" else _seat_drawn(voice, facts)
    left = how_left(voice, facts, state.conditions.rules) if label == "leave" else ""
    owed, warning = _still_owed(voice, facts, state), blind_warning(voice, facts, state)
    together = _not_apart(voice, facts, state, name_of)
    return f"{words}{left}{drawn}{together}{owed}{warning}"


def _not_apart(
    voice: Voice, facts: Sequence[Event], state: Tournament, name_of: Callable[[PersonId], str]
) -> str:
    """Whom a draw of seats or of a bracket could not keep apart."""
    pairs: Sequence[tuple[int, int]] = ()
    for fact in facts:
        if isinstance(fact, BracketDrawn):
            pairs = fact.mates
        elif isinstance(fact, SeatsDrawn):
            drawn = {place.entry for place in fact.places}
            pairs = [pair for pair in pairs_together(state) if drawn.intersection(pair)]
    said = ", ".join(_both(voice, state, pair, name_of) for pair in pairs)
    return voice.text("done", "; could not be kept apart: {who}", who=said) if said else ""


def _both(
    voice: Voice, state: Tournament, pair: tuple[int, int], name_of: Callable[[PersonId], str]
) -> str:
    one, other = (name_of(state.entry(entry).person) for entry in pair)
    return voice.text("done", "{one} and {other}", one=one, other=other)


def _drawn_amount(voice: Voice, facts: Sequence[Event]) -> str:
    """What lay in the envelope that was drawn."""
    return next((voice.money(one.cents) for one in facts if isinstance(one, EnvelopeDrawn)), "")


def _seat_drawn(voice: Voice, facts: Sequence[Event]) -> str:
    """The seat that somebody was drawn who came back or came in."""
    drawn = next((fact for fact in facts if isinstance(fact, SeatsDrawn)), None)
    if drawn is None:
        return ""
    return voice.text("done", "; seat {seat} drawn", seat=drawn.places[0].seat)


def _still_owed(voice: Voice, facts: Sequence[Event], state: Tournament) -> str:
    """What those who go out, or at the closing of the field all, owe for chips they were given."""
    owed = state.entries.owed
    receipts = set(owed) if any(isinstance(fact, PrizesPosted) for fact in facts) else set()
    for fact in facts:
        if isinstance(fact, EntryBusted | EntryLeft) and fact.entry in state.entries.by_number:
            receipts.update(debts(state.entries, state.entry(fact.entry)))
    if not receipts:
        return ""
    said = voice.text("done", "; {amount} still unpaid on receipts {receipts}")
    amount = voice.money(sum(owed[receipt].total for receipt in receipts))
    return said.format(amount=amount, receipts=", ".join(map(str, sorted(receipts))))


def _number(facts: Sequence[Event]) -> object:
    """The number that an act is about: of a table, a ruling or a penalty."""
    numbered = (fact.number for fact in facts if hasattr(fact, "number"))
    tables = (fact.table for fact in facts if hasattr(fact, "table"))
    return next(numbered, next(tables, ""))


def _times(voice: Voice, facts: Sequence[Event], state: Tournament) -> tuple[str, str]:
    """Where the clock stood, and where it was set to."""
    found = next((fact for fact in facts if isinstance(fact, ClockSet)), None)
    conditions = state.programme.conditions
    if found is None or conditions is None:
        return NONE, NONE
    before = standing(conditions, found.old_index, found.old_remaining_us, voice)
    return before, standing(conditions, found.index, found.remaining_us, voice)


def _who(
    voice: Voice,
    facts: Sequence[Event],
    state: Tournament,
    name_of: Callable[[PersonId], str],
    whose: Whose,
) -> str:
    gone = dict.fromkeys(fact.entry for fact in facts if isinstance(fact, EXITS))
    known = [state.entries.by_number.get(one) for one in gone]
    if len(gone) > 1:
        return ", ".join(name_of(entry.person) for entry in known if entry is not None)
    lost = (fact.loser for fact in facts if isinstance(fact, MatchWon | PairingDecided))
    number = next((fact.entry for fact in facts if hasattr(fact, "entry")), next(lost, None))
    entry = state.entries.by_number.get(number) if isinstance(number, int) else None
    if entry is None:
        numbers = [number] if isinstance(number, int) else []
        named = (one for fact in facts for one in fact.touches().persons)
        person = next(filter(None, (*map(whose, numbers), *named)), None)
        if person is not None:
            return name_of(person)
        return voice.text("done", "Entry {number}", number=number)
    return voice.text("done", "{name} (entry {number})", number=number, name=name_of(entry.person))


def place_words(voice: Voice, facts: Sequence[Event], state: Tournament) -> str:
    """The seat, place and prize of who alone went out by these facts; empty where nobody did."""
    outs = [fact for fact in facts if isinstance(fact, EntryBusted | EntryLeft)]
    place = state.place_of(outs[0].entry) if len(outs) == 1 else None
    if place is None:
        return ""
    said = voice.text("done", "{place} place, provisional")
    if state.entries.closed:
        said = voice.text("done", "{place} place")
    seat = outs[0].seat
    parts = ("" if seat is None else str(seat), said.format(place=voice.ordinal(place)))
    return "".join(f", {part}" for part in (*parts, _prize(voice, state, outs[0].entry)) if part)


def _prize(voice: Voice, state: Tournament, entry: int) -> str:
    """What the posted list gives, or that it gives nothing."""
    if not state.prizes.posted:
        return ""
    try:
        share = share_of(state, entry)
    except Refusal:
        return voice.text("done", "prize not decided")
    if not share.cash and share.item is None:
        return voice.text("done", "no prize")
    return prize_words(voice, share)


def following_words(
    voice: Voice, state: Tournament, then: Following, name_of: Callable[[PersonId], str]
) -> list[str]:
    """What an act closes, whom it puts out and who wins by it, in sentences."""
    text, told = voice.text, list[str]()

    def name(entry: int) -> str:
        return name_of(state.entry(entry).person)

    if then.closed:
        told.append(text("set clock", "This closes {what}.", what=sold_words(voice, then.closed)))
    if then.out:
        who = ", ".join(map(name, then.out))
        told.append(text("set clock", "Eliminated without a re-buy: {who}.", who=who))
    if then.winner is not None:
        told.append(text("set clock", "{who} wins.", who=name(then.winner)))
    if then.over:
        told.append(text("set clock", "Play is over."))
    return told
