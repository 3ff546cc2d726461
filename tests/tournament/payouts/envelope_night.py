"""An evening in the money of a mystery bounty, its envelopes filled."""

from msgspec.structs import replace

from tdapp.tournament.payouts.bounties import tell_takers
from tdapp.tournament.payouts.envelopes import draw_envelope, fill_envelopes
from tdapp.tournament.plan.prize_plan import WHOLE, EnvelopePlan, Mystery
from tests.rules.houses import held_under
from tests.tournament.evening import Evening, seated
from tests.tournament.payouts.bounty_hunt import HEAD, HUNT
from tests.tournament.payouts.prize_bands import bands

PLAN = Mystery(
    (EnvelopePlan(1, percent=WHOLE // 4), EnvelopePlan(2, percent=WHOLE // 10)), unit=100
)
PLAYERS = 8
POOL = PLAYERS * HEAD
FIVE_PAID = replace(bands((1, (30, 25, 20, 15, 10))), mystery=PLAN)
MYSTERY = replace(HUNT, prizes=FIVE_PAID, min_entries=4)


def in_the_money(house: str = "OPEN") -> Evening:
    """Eight entered, five are left and paid."""
    rules = held_under(house).rules
    evening = seated(PLAYERS, replace(MYSTERY, rules=rules, house=house))
    evening.start()
    evening.close()
    evening.bust(8, 7, 6)
    return evening


def filled(house: str = "OPEN") -> Evening:
    evening = in_the_money(house)
    evening.tell(fill_envelopes(evening.state))
    return evening


def out(evening: Evening, entry: int, *takers: int, seed: str = "a seed") -> int:
    """Somebody goes out to these, who draw; gives what lay in the envelope."""
    evening.bust(entry)
    evening.tell(tell_takers(evening.state, entry, takers))
    evening.tell(draw_envelope(evening.state, entry, seed))
    return evening.state.bounties.drawn[entry]
