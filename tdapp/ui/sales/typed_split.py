"""Sums in several tenders as they are typed: ``200 voucher``, ``200v 50k``."""

import re
from collections.abc import Mapping

from tdapp.till.payment import Tender, TenderAmount
from tdapp.ui.sales.typed_cents import read_cents

ONE = re.compile(r"\s*([\d.,]+)\s*([^\W\d_]+)\s*(?:[+;&]|,\s)?\s*")


def read_split(text: str, words: Mapping[str, Tender]) -> tuple[TenderAmount, ...] | None:
    """Each sum with its tender, named by a word or any beginning of one; None where one is not.

    Where a beginning fits several words, the first of them is meant. Sums of one tender are added.
    """
    found: dict[Tender, int] = {}
    at = 0
    while at < len(text.rstrip()):
        match = ONE.match(text, at)
        if match is None:
            return None
        cents, tender = read_cents(match[1]), _tender(match[2].casefold(), words)
        if not cents or tender is None:
            return None
        found[tender] = found.get(tender, 0) + cents
        at = match.end()
    return tuple(TenderAmount(tender, cents) for tender, cents in found.items()) or None


def _tender(typed: str, words: Mapping[str, Tender]) -> Tender | None:
    return next((one for word, one in words.items() if word.casefold().startswith(typed)), None)
