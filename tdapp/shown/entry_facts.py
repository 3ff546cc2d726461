"""What the inspector says of one entry."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.names import parted
from tdapp.screens.side_facts import prize_now, prizes_now
from tdapp.shown.money_words import entry_money
from tdapp.shown.offence_words import departure_words
from tdapp.shown.penalty_words import serving_words
from tdapp.shown.prize_words import STATES, bounty_facts, last_longers, prize_words
from tdapp.tournament.clock.shot_clock import tokens_left
from tdapp.tournament.payouts.queue import due_to
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.state.exits import Exit
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import NONE, Voice

NameOf = Callable[[PersonId], str]
TEAM = " & "
"""Stands between the names of a team."""


@dataclass(frozen=True, slots=True)
class EntryFacts:
    """The name, how the entry stands, and its facts as label and value."""

    name: str
    standing: str
    facts: tuple[tuple[str, str], ...]


def entry_facts(
    voice: Voice, state: Tournament, number: int, name_of: NameOf, now: Instant | None = None
) -> EntryFacts:
    """The facts of one entry."""
    text = voice.text
    entry = state.entry(number)
    place = state.place_of(number)
    out = state.exits.by_entry.get(number)
    facts = [
        (text("entry", "Seat"), str(state.seating.seat_of.get(number, NONE))),
        (text("entry", "Chips bought"), voice.count(entry.chips)),
        *_reported(voice, state, number),
        (text("entry", "Re-buys"), _rebuys(voice, state, entry)),
        (text("entry", "Paid"), voice.money(entry.paid)),
        *entry_money(voice, state.entries, entry),
        *_ticket(voice, state, number),
        *_partners(voice, entry, name_of),
        *bounty_facts(voice, state, number, name_of),
        *last_longers(voice, state, number, name_of),
    ]
    to_serve = serving_words(voice, state, number, now)
    if to_serve:
        facts.append((text("entry", "Penalty"), to_serve))
    if state.shot_clock.seconds and now is not None and out is None:
        tokens = voice.count(tokens_left(state, number, now))
        facts.append((text("entry", "Time tokens"), tokens))
    if out is not None:
        facts.append((text("entry", "Out"), _out(voice, out)))
        if out.departure is not None:
            how = departure_words(voice, state.conditions.rules, out.departure, out.offence)
            facts.append((text("entry", "Left event"), how))
    if number in state.prizes.passed_over:
        facts.append((text("entry", "Prize"), text("entry", "not eligible for prizes")))
    elif _wins(state, number, place):
        facts.append((text("entry", "Prize"), _prize(voice, state, number)))
    return EntryFacts(name_of(entry.person), _standing(voice, state, number, place), tuple(facts))


def with_other_events(voice: Voice, facts: EntryFacts, titles: tuple[str, ...]) -> EntryFacts:
    """The facts, and the other events in which the person plays or waits."""
    if not titles:
        return facts
    also = (voice.text("entry", "Other events"), ", ".join(titles))
    return replace(facts, facts=(*facts.facts, also))


def with_ban(voice: Voice, facts: EntryFacts, ban: str) -> EntryFacts:
    """The facts, and what stands against the person's playing here."""
    if not ban:
        return facts
    return replace(facts, facts=(*facts.facts, (voice.text("entry", "Ban"), ban)))


def _reported(voice: Voice, state: Tournament, entry: int) -> list[tuple[str, str]]:
    """The newest report of the stack of a player in play, and when it was."""
    report = state.chips.stacks.get(entry)
    if report is None or entry in state.exits.by_entry:
        return []
    said = voice.text("entry", "{chips} at {time}")
    words = said.format(chips=voice.count(report.stack), time=voice.time(report.at_us))
    return [(voice.text("entry", "Stack"), words)]


def _wins(state: Tournament, entry: int, place: int | None) -> bool:
    """Whether a place wins something, by the posted list or as the plan would give now."""
    if state.prizes.posted:
        return due_to(state, entry) is not None
    return place is not None and place <= len(prizes_now(state))


def _standing(voice: Voice, state: Tournament, number: int, place: int | None) -> str:
    text = voice.text
    said = text("entry", "Entry {number}, in play")
    if place == 1:
        said = text("entry", "Entry {number}, winner")
    elif place is not None:
        said = text("entry", "Entry {number}, out, {place}")
        if not state.entries.closed:
            said = text("entry", "Entry {number}, out, {place} so far, provisional")
    elif number in state.exits.out_of_chips:
        said = text("entry", "Entry {number}, out of chips, may re-buy")
    elif number in state.exits.pending:
        said = text("entry", "Entry {number}, elimination pending, table on hold")
        if state.hand_for_hand.holds(state.exits.pending[number]):
            said = text("entry", "Entry {number}, out in this hand of hand-for-hand")
    elif number not in state.seating.seat_of:
        said = text("entry", "Entry {number}, no seat yet")
    return said.format(number=number, place=voice.ordinal(place or 0))


def _out(voice: Voice, out: Exit) -> str:
    said = voice.text("entry", "from {seat} in level {level}")
    if out.hand is not None:
        said = voice.text("entry", "from {seat} in level {level}, hand {hand}")
    seat = NONE if out.seat is None else out.seat
    return said.format(seat=seat, level=out.level, hand=out.hand)


def _ticket(voice: Voice, state: Tournament, number: int) -> list[tuple[str, str]]:
    """The ticket that paid for an entry, and where it was won."""
    taken = state.entries.by_ticket.get(number)
    if taken is None:
        return []
    said = voice.text("entry", "ticket {number}", number=taken.ticket)
    if taken.title:
        won = voice.text("entry", "{ticket}, won in {event}")
        said = won.format(ticket=said, event=taken.title)
    return [(voice.text("entry", "Entered by"), said)]


def _partners(voice: Voice, entry: Entry, name_of: NameOf) -> list[tuple[str, str]]:
    """Who else is of the team, while the named one has its seat."""
    others = ", ".join(map(name_of, entry.seated_first[1:]))
    return [(voice.text("entry", "Partner"), others)] if others else []


def _rebuys(voice: Voice, state: Tournament, entry: Entry) -> str:
    offer = state.conditions.rebuy
    if offer is None:
        return voice.text("entry", "not in this event")
    if offer.most is None:
        return str(entry.rebuys)
    return voice.text("entry", "{count} of {most}", count=entry.rebuys, most=offer.most)


def _prize(voice: Voice, state: Tournament, entry: int) -> str:
    due = due_to(state, entry)
    if due is None:
        amount = prize_words(voice, prize_now(state, entry))
        return voice.text("entry", "{amount}, provisional", amount=amount)
    prize = prize_words(voice, PrizeShare(entry, due.cents, due.item, due.value))
    return voice.say(STATES[due.state], prize=prize, slip=due.slip or NONE)


def brief(name: str, fits: Callable[[str], bool]) -> str:
    """A name as it fits: whole, with letters for given names, or the family name alone."""
    family, given = parted(name) if TEAM not in name else (name, "")
    words = given.split()
    letters = [f"{word[0]}." for word in words]
    ways = (" ".join((*letters[:n], *words[n:], family)) for n in range(len(words) + 1))
    return next(filter(fits, ways), family)
