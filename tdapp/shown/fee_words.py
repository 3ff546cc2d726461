"""What a sign has the house take, as it is typed: ``rake:5%-12``, ``time:18``, ``per_hand:5``."""

import re

from tdapp.cash.table_sign import FeePosted
from tdapp.poker.commission.sign import Sign
from tdapp.typed.figures import price

FEE = re.compile(
    r"(?P<method>[a-z]\w*):(?:(?P<rate>\d{1,3}(?:\.\d{1,2})?)%)?"
    r"(?:-?\$?(?P<cents>\d[\d.]*))?(?:\+\$?(?P<jackpot>\d[\d.]*))?",
    re.ASCII,
)


def read_fee(word: str) -> FeePosted | None:
    """A method of the house, its rate with the most or its fee, the jackpot's part behind a plus.

    >>> read_fee("rake:5%-12")
    FeePosted(method='rake', sign=Sign(rate=500, least=0, cap=1200, fee=None, fees=(), jackpot=0))
    """
    found = FEE.fullmatch(word)
    if found is None:
        return None
    rate, cents = found["rate"], price(found["cents"]) if found["cents"] else None
    jackpot = price(found["jackpot"]) if found["jackpot"] else 0
    if rate is None:
        return FeePosted(found["method"], Sign(fee=cents, jackpot=jackpot))
    return FeePosted(found["method"], Sign(rate=price(rate), cap=cents, jackpot=jackpot))


def fee_in_words(fee: FeePosted) -> str:
    """The same, to be typed again; a fee by the number of players is left as it is posted."""
    sign = fee.sign
    rate = "" if sign.rate is None else f"{plain(sign.rate)}%"
    cents = sign.fee if sign.rate is None else sign.cap
    amount = "" if cents is None else f"{'-' if rate else ''}{plain(cents)}"
    jackpot = f"+{plain(sign.jackpot)}" if sign.jackpot else ""
    return f"{fee.method}:{rate}{amount}{jackpot}"


def plain(cents: int) -> str:
    """An amount as every country types it: no groups, and decimals only where there are some."""
    return f"{cents // 100}.{cents % 100:02}" if cents % 100 else str(cents // 100)
