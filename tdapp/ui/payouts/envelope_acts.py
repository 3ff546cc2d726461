"""What is asked before envelopes with bounties are filled, and before one is drawn."""

from dataclasses import replace

from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces
from tdapp.till.payment import BOUNTY, Tender
from tdapp.tournament.facts.bounties import Envelope
from tdapp.tournament.payouts.envelopes import Envelopes, must_be_filled_now, proposed
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.entries.entries import EntryChosen
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import counted, read_amount

say = saying("envelope acts")
MOST_SHOWN = 6


@asked_before(FillEnvelopes)
def before_filling(call: FillEnvelopes, at: EventAt) -> Flow[Ready]:
    """The list, as published unless another is typed."""
    state = at.state
    plan, pool = must_be_filled_now(state), state.entries.taken.get(BOUNTY, 0)
    likely = proposed(plan, pool, state.left)
    published = say("as published")
    amount, said = at.sum_said(lambda state, _: state.entries.taken.get(BOUNTY, 0))
    asked = say("Put {amount} of bounties into envelopes, one for each player left: {list}?")
    asked = asked.format(amount=amount, list=_words(likely))
    hint = say("Or a list such as 5,000 x 1, 1,000 x 4")

    def read_list(typed: str) -> Envelopes:
        return () if typed == published else _typed(typed)

    envelopes = yield from read(asked, hint, read_list, published, yes=say("Fill envelopes"))
    return Ready(replace(call, envelopes=envelopes), said=said)


@asked_before(DrawEnvelope)
def before_drawing(call: DrawEnvelope, at: EventAt) -> Flow[Ready]:
    """Whether the program draws, or what was in the envelope drawn by hand."""
    now = say("draw now")
    asked = say("Draw the envelope for {name}? Or type the amount drawn by hand.")

    def read_way(typed: str) -> int | None:
        return None if typed == now else read_amount(typed)

    hint = say("Amount in the envelope")
    text = asked.format(name=at.name(call.entry))
    cents = yield from read(text, hint, read_way, now, yes=say("Draw"))
    return Ready(replace(call, cents=cents), said=at.whose(call.entry))


def _words(envelopes: Envelopes) -> str:
    """A list in words, the largest first; of many only those."""
    one = say("{count} x {amount}")
    listed = [
        one.format(count=voice().count(it.count), amount=voice().money(it.cents))
        for it in envelopes[:MOST_SHOWN]
    ]
    if len(envelopes) > MOST_SHOWN:
        listed.append(say("and smaller ones"))
    return ", ".join(listed)


def _typed(typed: str) -> Envelopes:
    """Values and how many of each; refuses ``envelopes_not_understood``."""
    pieces: tuple[Pieces, ...] = counted(Tender.CASH.value, typed).pieces
    if not pieces:
        raise Refusal("envelopes_not_understood", text=typed)
    return tuple(Envelope(one.value, one.number) for one in pieces)


def drawing(on: EntryChosen) -> DrawEnvelope:
    """A draw, to see whether there is an envelope to draw."""
    return DrawEnvelope(on.event, on.entry)


def filling(event: StreamId) -> FillEnvelopes:
    """The envelopes as published, to see whether they can be filled."""
    return FillEnvelopes(event)
