"""Six players whose prizes are posted, and how they are paid."""

from tdapp.tournament.payouts.paying import pay_prize
from tests.tournament.evening import Evening, seated


def posted() -> Evening:
    """Six entries, the field closed: 600 dollars for three places."""
    evening = seated(6)
    evening.close()
    return evening


def pay(evening: Evening, *places: int) -> None:
    """Pay these prizes, in this order."""
    for place in places:
        evening.tell(pay_prize(evening.state, place))
