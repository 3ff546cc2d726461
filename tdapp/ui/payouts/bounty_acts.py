"""Bounties of the selected entry, taken or paid, and its last longers with other players."""

import re
from dataclasses import replace
from itertools import islice

from tdapp.calls.tournament.bounties import (
    PassPoolOn,
    PayBounty,
    PoolBounty,
    ReverseBounty,
    TakeBountyBack,
    TellPool,
    TellTakers,
)
from tdapp.calls.tournament.deals import AgreeLastLonger
from tdapp.desk.call import Call
from tdapp.shown.money_words import TENDERS as TENDER_WORDS
from tdapp.shown.prize_words import by_words
from tdapp.shown.reading import read_player
from tdapp.till.payment import PRIZE_TENDERS as TENDERS
from tdapp.till.payment import Payment
from tdapp.tournament.payouts.bounties import bounty_due, won_apart
from tdapp.tournament.plan.prize_plan import UnwonPool
from tdapp.tournament.side_pools import pools_for_nobody, taken_for
from tdapp.tournament.tournament import Tournament
from tdapp.typed import figures
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.sales.till import Till

say = saying("bounty acts")
Takers = tuple[int, ...]
BETWEEN = re.compile(r"[\s,;&+]+")


class BountyActs(Acts[EntryChosen]):
    """Where nothing that is sold has a bounty they say so, and nobody is asked."""

    def __init__(self, entries: EntriesInView, till: Till, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        self._acts(
            (say("Record bounty winner…"), "Shift+H", nobody),
            (say("Draw envelope…"), "Shift+C", a_draw),
            (say("Pay bounty…"), "J", self.in_cash),
            (say("Reverse bounty payment…"), "Shift+J", self._back),
            (say("Move bounty to prize pool…"), "Ctrl+B, 7", _to_pool),
            (say("Take bounty out of prize pool…"), "Ctrl+B, -", _out_of_pool),
            (say("Last longer…"), "Ctrl+B, 9", self._last_longer),
            (say("Side pool winners…"), "Shift+F2, Z", self._pool),
        )

    def in_cash(self, on: EntryChosen) -> Call:
        """What is owed paid in cash, to see whether anything is."""
        return PayBounty(on.event, on.entry, Payment(session=self._till.session))

    def _back(self, on: EntryChosen) -> Call:
        return ReverseBounty(on.event, on.entry, self._till.session)

    def _last_longer(self, on: EntryChosen) -> Call:
        """With another player in play, to see whether it can be agreed."""
        others = (one for one in self._entries.state.in_play() if one != on.entry)
        return AgreeLastLonger(on.event, (on.entry, *islice(others, 1)), 0)

    def _pool(self, on: EntryChosen) -> Call:
        """The first pool whose winners are named; where nobody has won one yet, that.

        One that nobody can win comes before.
        """
        for lost in pools_for_nobody(self._entries.state):
            return PassPoolOn(on.event, lost.name, lost.unwon or UnwonPool.PRIZES)
        named = [one for one in self._entries.state.conditions.prizes.pools if one.named]
        told = self._entries.state.bounties.pools
        named.sort(key=lambda one: bool(told.get(one.name)))
        return TellPool(on.event, named[0].name if named else "", (on.entry,))


def a_draw(on: EntryChosen) -> Call:
    """A draw, to see whether there is an envelope to draw."""
    from tdapp.ui.payouts.envelope_acts import drawing  # noqa: PLC0415 - few events have envelopes

    return drawing(on)


def nobody(on: EntryChosen) -> Call:
    """That it is not known who took the bounty, to see whether it can be told."""
    return TellTakers(on.event, on.entry, ())


def _to_pool(on: EntryChosen) -> Call:
    return PoolBounty(on.event, on.entry)


def _out_of_pool(on: EntryChosen) -> Call:
    return TakeBountyBack(on.event, on.entry)


@asked_before(PoolBounty)
def before_pooling(call: PoolBounty, at: EventAt) -> Flow[Ready]:
    """A yes, with the sum: posted prizes change with the pool."""
    amount, said = at.sum_said(lambda state, _: state.bounties.untaken(call.entry))
    text = say("No one won the {amount} bounty on {name}. Move it to the prize pool?")
    if at.state.prizes.posted:
        text = say(
            "No one won the {amount} bounty on {name}. Move it to the prize pool? "
            "A new prize list is posted."
        )
    text = text.format(amount=amount, name=at.name(call.entry))
    return once_confirmed(call, at, text, say("Move bounty"), said=said)


@asked_before(TakeBountyBack)
def before_taking_out(call: TakeBountyBack, at: EventAt) -> Flow[Ready]:
    """Why it comes out of the pool."""
    amount, said = at.sum_said(lambda state, _: state.bounties.pooled.get(call.entry, 0))
    text = say("Why take the {amount} bounty on {name} out of the prize pool?")
    text = text.format(amount=amount, name=at.name(call.entry))
    return once_explained(call, at, text, say("Take it out"), said=said)


@asked_before(TellTakers)
def before_telling(call: TellTakers, at: EventAt) -> Flow[Ready]:
    """Who took the bounty."""
    return Ready(replace(call, takers=(yield from bounty_takers(call.entry, at))))


def bounty_takers(entry: int, at: EventAt) -> Flow[Takers]:
    """Ask for whoever took the bounty on an entry; nothing typed: it is not known yet."""
    return read(
        say("Who won the bounty on {name}? Leave empty if not known.", name=at.name(entry)),
        say("Seat or entry; several to share"),
        lambda typed: read_takers(typed, at.state),
        may_be_empty=True,
    )


@asked_before(TellPool)
def before_telling_pool(call: TellPool, at: EventAt) -> Flow[Ready]:
    """Which pool, where there are several, and who won it."""
    named = [one for one in at.state.conditions.prizes.pools if one.named]
    name, known = call.name, {one.name: one.name for one in named}
    if len(known) > 1:
        name = yield from one_of(say("Which side pool?"), known)
    chosen = next(one for one in named if one.name == name)
    amount, count = voice().money(taken_for(at.state, chosen)), len(chosen.percent)
    text = say("Who won {pool}, {amount}? Up to {count}, the first prize first.")
    takers = yield from read(
        text.format(pool=name, amount=amount, count=voice().count(count)),
        say("Seats or entries; several separated by commas"),
        lambda typed: read_takers(typed, at.state),
    )
    return Ready(replace(call, name=name, takers=takers))


@asked_before(PassPoolOn)
def before_passing_on(call: PassPoolOn, at: EventAt) -> Flow[Ready]:
    """What becomes of the pool, unless the conditions say so; posted prizes change with it."""
    pool = next(one for one in at.state.conditions.prizes.pools if one.name == call.name)
    amount, said = at.sum_said(lambda state, _: taken_for(state, pool))
    ways = {
        say("prize pool"): UnwonPool.PRIZES,
        say("all players"): UnwonPool.EVERYONE,
    }
    known = {words: way for words, way in ways.items() if pool.unwon in {None, way}}
    text = say("No player who bought into {pool} can win its {amount}. Who gets the money?")
    text = text.format(pool=call.name, amount=amount)
    to = yield from one_of(text, known, yes=say("Pass it on"))
    return Ready(replace(call, to=to), said=said)


@asked_before(AgreeLastLonger)
def before_last_longer(call: AgreeLastLonger, at: EventAt) -> Flow[Ready]:
    """Who else is in it, and the stake that each of them holds."""
    entry = call.entries[0]
    text = say("Who is in the last longer with {name}?", name=at.name(entry))
    hint = say("Seats or entries; several separated by commas")
    others = yield from read(text, hint, lambda typed: read_takers(typed, at.state))
    text = say("What is the stake of each? The players hold it themselves.")
    stake = yield from read(text, say("Amount, such as 20, or 0"), _amount)
    return Ready(replace(call, entries=(entry, *others), stake=stake))


def _amount(typed: str) -> int:
    return figures.amount(typed, voice().symbols)


@asked_before(PayBounty)
def before_payment(call: PayBounty, at: EventAt) -> Flow[Ready]:
    """In what the bounties are paid."""
    amount, owed = at.sum_said(lambda state, _: bounty_due(state, call.entry).owed)
    said = (*at.whose(call.entry), *owed)
    text = say("Pay {amount} in bounties to {name}. Payment method?")
    if call.entry in won_apart(at.state):
        text = say("Pay {amount} beside the prize list to {name}. Payment method?")
    text = text.format(amount=amount, name=at.name(call.entry))
    tenders = by_words(voice(), TENDER_WORDS, TENDERS)
    tender = yield from one_of(text, tenders, hint=say("Payment method"), yes=say("Pay"))
    return Ready(replace(call, payment=Payment(tender, call.payment.session)), said=said)


@asked_before(ReverseBounty)
def before_reversal(call: ReverseBounty, at: EventAt) -> Flow[Ready]:
    """Why they come back."""
    amount, last = at.sum_said(lambda state, _: _last_paid(state, call.entry))
    text = say("Why reverse {amount} in bounties paid to {name}?")
    text = text.format(amount=amount, name=at.name(call.entry))
    said = (*at.whose(call.entry), *last)
    return once_explained(call, at, text, say("Reverse payment"), said=said)


def _last_paid(state: Tournament, entry: int) -> int:
    """The cents of the last payment of bounties to an entry; 0 for none."""
    return sum(one.cents for one in state.bounties.paid.get(entry, ())[-1:])


def read_takers(typed: str, state: Tournament) -> Takers:
    """Entries by their seats or numbers; refuses as `read_player` does."""
    words = filter(None, BETWEEN.split(typed.strip()))
    return tuple(read_player(word, state) for word in words)
