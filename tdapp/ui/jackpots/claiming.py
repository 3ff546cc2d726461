"""What is asked of a hand that wins: who sits there, and which cards lie there."""

from collections.abc import Callable
from typing import NamedTuple

from tdapp.calls.jackpot.hits import ClaimHit
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.jackpot.facts.hits import JackpotWinner
from tdapp.screens.jackpot_words import HANDS
from tdapp.shown.jackpot_words import prize_called
from tdapp.table.geometry.seats import Seat
from tdapp.typed.figures import SEAT, seat
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.jackpots.jackpots_in_view import JackpotsInView
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.people.find_person import FindPerson

say = saying("jackpot acts")


class WonAt(NamedTuple):
    """The seats of one table that win, and which prize of its pool, from 0."""

    seats: tuple[Seat, ...]
    prize: int

    @property
    def table(self) -> int:
        """Where they sit."""
        return self.seats[0].table


def read_won(view: JackpotsInView, typed: str) -> WonAt:
    """``4-6 royal``, of several winners ``4-2 4-6 quads``.

    Refuses ``not_a_seat``, ``hit_at_one_table``, ``table_not_linked``, ``not_a_jackpot_prize``.
    """
    words = typed.split()
    seats = [Seat(*seat(one)) for one in words if SEAT.fullmatch(one)]
    if not seats:
        raise Refusal("not_a_seat", text=typed.strip())
    if len({one.table for one in seats}) > 1:
        raise Refusal("hit_at_one_table")
    pool = view.state.links.pool_at(seats[0].table)
    hand = " ".join(one for one in words if not SEAT.fullmatch(one))
    return WonAt(tuple(seats), prize_called(view.state.pools.terms(pool), hand))


def hand_won(view: JackpotsInView, won: WonAt) -> str:
    """The hand of the prize that is won."""
    terms = view.state.pools.terms(view.state.links.pool_at(won.table))
    return voice().say(HANDS[terms.prizes[won.prize].hand])


def asked_claim(
    view: JackpotsInView, find: FindPerson, won: WonAt, must_be_possible: Callable[[Call], None]
) -> Flow[ClaimHit]:
    """Ask for who is not known by the seat, then for the cards, again while they do not win."""
    winners = []
    for one in won.seats:
        person = view.sitting(one)
        if person is None:
            asked = say("Who won at {table}-{seat}?", table=one.table, seat=one.seat)
            person = (yield from find.anybody(asked)).id
        winners.append(JackpotWinner(one.seat, person))
    hand = hand_won(view, won)
    asked = say("Which cards make the {hand}: each winner's hand, then the board?", hand=hand)

    def made(cards: str) -> ClaimHit:
        lie, who = cards.strip(), tuple(winners)
        call = ClaimHit(view.id, view.rules, won.table, won.prize, lie, who)
        must_be_possible(call)
        return call

    hint = say("Such as As Ks | Qs Js 10s")
    return (yield from read(asked, hint, made, yes=say("Record hit")))
