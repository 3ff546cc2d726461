"""The short lists as rows: who is on the way, who waits for a place, who has won what so far."""

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap

from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.screens.clock_face import time_text
from tdapp.screens.face_of import blinds_of
from tdapp.screens.paging import Blocks
from tdapp.screens.play_offs import play_off_blocks
from tdapp.screens.price_words import prize_text
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.shown_names import INDEX_LETTERS, ScreenPerson, ShownNames
from tdapp.table.facts.moves import MoveOrdered
from tdapp.tournament.facts.event import TermsClause
from tdapp.tournament.matches.clocks import clock_of
from tdapp.tournament.prizes import prize_holders, prize_place, share_of
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.side_pools import shares_of_pool, taken_for
from tdapp.tournament.stages.seen import bags_of, plan_of, progress_of, seen_from
from tdapp.tournament.state.brackets import Called
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import NONE, Voice

A_LINE = 96
"""So many signs of a clause stand in one line of a wide screen; in two of a high one."""


def moves(state: Tournament, names: ShownNames) -> Blocks:
    """Everybody who was told to move and has not arrived, by name; orders without one come last."""
    found = [(_mover(state, move, names), move) for move in state.seating.moves.values()]
    found.sort(key=lambda one: (one[0].order, one[1].slip))
    rows = [_move(shown, move, names.voice) for shown, move in found]
    return Blocks([RowBlock(tuple(rows))] if rows else ())


def _mover(state: Tournament, move: MoveOrdered, names: ShownNames) -> ScreenPerson:
    if move.entry is not None:
        return names.of(state.entry(move.entry).person, move.entry)
    said = names.voice.text("screens", "Next big blind")
    return ScreenPerson((2, move.from_table), said)


def _move(shown: ScreenPerson, move: MoveOrdered, voice: Voice) -> ScreenRow:
    left, goes_to = str(move.from_table), str(move.to_table)
    if move.from_seat is not None:
        left = f"{move.from_table}-{move.from_seat}"
    if move.to_seat is not None:
        goes_to = f"{move.to_table}-{move.to_seat}"
    else:
        goes_to = voice.text("screens", "{table}, worst position", table=move.to_table)
    return ScreenRow(shown.family, shown.given, (left, goes_to), letters=shown.letters)


def alternates(state: Tournament, names: ShownNames) -> Blocks:
    """Who is called and until when, then the queue in its order; by ticket."""
    queue, blocks = state.alternates, []
    called = sorted(queue.called, key=lambda ticket: (queue.called[ticket], ticket))
    if called:
        rows = [_waiting(state, ticket, names, called=True) for ticket in called]
        name = names.voice.text("screens", "Come to the desk")
        blocks.append(RowBlock(tuple(rows), name))
    waiting = queue.in_order()
    if waiting:
        rows = [
            _waiting(state, ticket, names, place=place) for place, ticket in enumerate(waiting, 1)
        ]
        blocks.append(RowBlock(tuple(rows), names.voice.text("screens", "Waiting")))
    return Blocks(blocks)


def _waiting(
    state: Tournament, ticket: int, names: ShownNames, *, place: int = 0, called: bool = False
) -> ScreenRow:
    text = names.voice.text
    one = state.alternates.by_ticket[ticket]
    shown = names.of(one.person, -ticket)
    name = shown.family
    if shown.hidden:
        name = text("screens", "Ticket {number}", number=ticket)
    until = names.voice.time(state.alternates.called[ticket]) if called else ""
    value = text("screens", "ticket {number}", number=ticket)
    if called:
        value = text("screens", "until {time}", time=until)
    lead = names.voice.count(place) if place else ""
    letters = text("screens", "now") if called else str(place)
    return ScreenRow(name, shown.given, (value,), lead, letters=letters, now=called)


LEADERS = 20
"""So many bags of a stage stand on a screen."""


def stages(state: Tournament, names: ShownNames, now: Instant) -> Blocks:
    """Each stage: how far it is, who is left, how many go on; then play-offs and the best bags."""
    seen = [seen_from(state, number) for number in sorted(state.stages.by_number)]
    if not seen:
        return Blocks(())
    blocks = [RowBlock(tuple(_stage(one, names.voice) for one in seen))]
    blocks += [block for one in seen for block in play_off_blocks(one, names, now)]
    bagged = [one for one in seen if bags_of(one) and plan_of(one).to is not None]
    for one in bagged:
        said = names.voice.text("screens", "Bags of {stage}", stage=plan_of(one).name)
        blocks.append(RowBlock(tuple(_bags(one, names)), said))
    return Blocks(blocks)


def _stage(seen: Tournament, voice: Voice) -> ScreenRow:
    text, progress, plan = voice.text, progress_of(seen), plan_of(seen)
    said, on = text("screens", "to come"), seen.clock.running
    if progress.ended:
        said = text("screens", "ended")
    elif progress.bags:
        said = text("screens", "bagging")
    elif on:
        said = text("screens", "running")
    elif seen.clock.started:
        said = text("screens", "paused")
    elif plan.begins(seen.conditions.start) and seen.conditions.start is not None:
        moment = seen.conditions.start.utc_us
        said = said if moment is None else voice.moment(moment)
    goes_on = voice.count(progress.go_on) if progress.go_on else NONE
    values = (voice.count(seen.entries.count), voice.count(seen.left), goes_on)
    return ScreenRow(plan.name, said, values, now=on, gone=progress.ended)


def _bags(seen: Tournament, names: ShownNames) -> Iterator[ScreenRow]:
    """The most chips first."""
    bags = sorted(bags_of(seen).values(), key=lambda bag: (-bag.chips, bag.bag))
    for place, bag in enumerate(bags[:LEADERS], 1):
        shown = names.of(seen.entry(bag.entry).person, bag.entry)
        values = ("", "", names.voice.count(bag.chips))
        yield ScreenRow(shown.family, shown.given, values, str(place), letters=shown.letters)


def published_terms(state: Tournament, _: ShownNames) -> Blocks:
    """The conditions as they were published, each clause under its rule and heading."""
    newest = state.terms.newest
    return Blocks([_clause(one) for one in newest.clauses] if newest else ())


def _clause(clause: TermsClause) -> RowBlock:
    letters = clause.heading[:INDEX_LETTERS].capitalize()
    lines = (ScreenRow(one, letters=letters) for one in wrap(clause.words, A_LINE))
    return RowBlock(tuple(lines), clause_title(clause.heading, clause.rule))


def clause_title(heading: str, rule: str) -> str:
    """What a clause is about, as a title with the rule that asks for it."""
    return f"{heading[:1].upper()}{heading[1:]} ({rule})"


def matches(state: Tournament, names: ShownNames, now: Instant) -> Blocks:
    """The pairings at a table by the half: who plays, the blinds, and when their level ends."""
    called = sorted(state.matches.called.items(), key=lambda one: one[1].where)
    rows = tuple(_pairing(state, number, there, names, now) for number, there in called)
    return Blocks([RowBlock(rows)] if rows else ())


def _pairing(
    state: Tournament, number: int, there: Called, names: ShownNames, now: Instant
) -> ScreenRow:
    clock, voice = clock_of(state, number) or state.clock, names.voice
    here = position(state.conditions, clock, now)
    one, other = (
        names.of(state.entry(side).person, side).family if side else ""
        for side in state.matches.bracket.sides(number)
    )
    ends = voice.time(now.utc_us + here.remaining_us)
    if not clock.running:
        left = time_text(here.remaining_us)
        ends = voice.text("screens", "{left} left", left=left)
    level = state.conditions.level(here.index)
    game = state.conditions.game(here.index)
    blinds = voice.text("screens", "Break") if level.is_break else blinds_of(level, voice, game)
    where = str(there.where)
    return ScreenRow(f"{one} \N{EN DASH} {other}", "", (blinds, ends), where, letters=where)


def payouts(state: Tournament, names: ShownNames) -> Blocks:
    """All who are out in the money or have won, best place first, with what each won."""
    rows = tuple(_payouts(state, names))
    return Blocks([RowBlock(rows)] if rows else ())


def _payouts(state: Tournament, names: ShownNames) -> Iterator[ScreenRow]:
    last = len(state.prizes.posted)
    for place in range(1, last + 1):
        for entry in prize_holders(state, place):
            if prize_place(state, entry) != place:
                continue
            shown = names.of(state.entry(entry).person, entry)
            won = won_words(state, entry, names.voice)
            yield ScreenRow(shown.family, shown.given, (won,), str(place), letters=str(place))


def envelopes(state: Tournament, names: ShownNames) -> Blocks:
    """What envelopes with bounties hold, the largest first: how many are left, how many drawn."""
    voice, bounties = names.voice, state.bounties
    left = {one.cents: one.count for one in bounties.envelopes or ()}
    drawn = Counter(bounties.drawn.values())
    rows = tuple(
        ScreenRow(
            prize_text(PrizeShare(0, cents), state.conditions.currency, voice),
            "",
            (voice.count(left.get(cents, 0)), voice.count(drawn[cents])),
            gone=not left.get(cents),
        )
        for cents in sorted({*left, *drawn}, reverse=True)
    )
    return Blocks([RowBlock(rows)] if rows else ())


def side_pools(state: Tournament, names: ShownNames) -> Blocks:
    """What is in each side pool, and who has won what of it."""
    voice, currency = names.voice, state.conditions.currency
    blocks = []
    for pool in state.conditions.prizes.pools:
        total, shares = taken_for(state, pool), shares_of_pool(state, pool)
        left = total - sum(shares.values())
        rows = [
            _won(names.of(state.entry(entry).person, entry), voice.short_money(cents, currency))
            for entry, cents in shares.items()
        ]
        if left or not rows:
            words = voice.text("screens", "to be decided")
            if state.bounties.passed_on.get(pool.name):
                words = voice.text("screens", "moved to the prize pool")
            rows.append(ScreenRow(words, "", (voice.short_money(left, currency),)))
        name = f"{pool.name.capitalize()}, {voice.short_money(total, currency)}"
        blocks.append(RowBlock(tuple(rows), name))
    return Blocks(blocks)


def _won(shown: ScreenPerson, amount: str) -> ScreenRow:
    return ScreenRow(shown.family, shown.given, (amount,), letters=shown.letters)


def won_words(state: Tournament, entry: int, voice: Voice) -> str:
    """What an entry won, in cash and in kind; a word where the director must decide."""
    try:
        return prize_text(share_of(state, entry), state.conditions.currency, voice)
    except Refusal:
        return voice.text("screens", "to be decided")
