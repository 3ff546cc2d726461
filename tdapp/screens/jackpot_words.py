"""What a jackpot's sign says of hands, shares, tables and seats."""

from collections.abc import Mapping, Sequence

from tdapp.jackpot.pool_terms import UNIT, JackpotPrize
from tdapp.jackpot.settling.amounts import WHOLE
from tdapp.jackpot.state.hits import JackpotHit
from tdapp.rules.jackpot_rules import JackpotHand, PrizeOf
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import Voice

DOLLAR = 100
IN_A_ROW = 3
"""From so many numbers on only the first and the last of them are said."""
HANDS: Mapping[JackpotHand, Text] = {
    JackpotHand.ROYAL_FLUSH: text("jackpot hand", "royal flush"),
    JackpotHand.STRAIGHT_FLUSH: text("jackpot hand", "straight flush"),
    JackpotHand.FOUR_OF_A_KIND: text("jackpot hand", "four of a kind"),
    JackpotHand.FULL_HOUSE: text("jackpot hand", "full house"),
    JackpotHand.FLUSH: text("jackpot hand", "flush"),
    JackpotHand.HIGH_HAND: text("jackpot hand", "high hand"),
    JackpotHand.BAD_BEAT: text("jackpot hand", "bad beat"),
}


def hand_as_label(hand: JackpotHand, voice: Voice) -> str:
    """The hand at the beginning of a line: ``Royal flush``."""
    said = voice.say(HANDS[hand])
    return f"{said[:1].upper()}{said[1:]}"


def amount_in_words(units: int, voice: Voice) -> str:
    """What a meter shows: the whole cents of so many units."""
    return voice.money(units // UNIT)


def prize_in_words(prize: JackpotPrize, meter: int, voice: Voice) -> str:
    """What a prize pays of a meter that holds so many units, in whole dollars."""
    cents = prize.size
    if prize.prize is not PrizeOf.FIXED:
        share = WHOLE if prize.prize is PrizeOf.ALL else prize.size
        cents = meter * share // WHOLE // UNIT
    return voice.short_money(cents - cents % DOLLAR, "")


def share_in_words(prize: JackpotPrize, voice: Voice) -> str:
    """How much of the pool a prize takes."""
    if prize.prize is PrizeOf.ALL:
        return voice.text("jackpot sign", "all of it")
    if prize.prize is PrizeOf.FIXED:
        return voice.text("jackpot sign", "fixed")
    return voice.percent(prize.size, WHOLE)


def share_that_was_won(hit: JackpotHit, prize: JackpotPrize, voice: Voice) -> str:
    """The same of a prize that was won, with the amount it was taken of."""
    winners = len(hit.claim.winners)
    if winners > 1:
        return voice.plural("jackpot sign", "1 winner", "{n} winners", winners)
    share = share_in_words(prize, voice)
    if prize.prize is not PrizeOf.PERCENTAGE:
        return share
    of = amount_in_words(hit.before.meter, voice)
    return voice.text("jackpot sign", "{share} of {amount}", share=share, amount=of)


def place_in_words(hit: JackpotHit, voice: Voice) -> str:
    """The table and the seats of the winners: ``Table 4, seat 6``."""
    seats = [one.seat for one in hit.claim.winners]
    return voice.plural(
        "jackpot sign",
        "Table {table}, seat {seats}",
        "Table {table}, seats {seats}",
        len(seats),
        table=hit.claim.table,
        seats=numbers_in_words(seats, voice),
    )


def numbers_in_words(numbers: Sequence[int], voice: Voice) -> str:
    """Numbers of tables or seats, three and more in a row as one part: ``1 to 6 and 10``."""
    parts: list[str] = []
    for run in _in_a_row(sorted(set(numbers))):
        first, last = run[0], run[-1]
        if len(run) < IN_A_ROW:
            parts += map(str, run)
        else:
            parts.append(voice.text("jackpot sign", "{first} to {last}", first=first, last=last))
    *some, end = parts or [""]
    if not some:
        return end
    return voice.text("jackpot sign", "{some} and {last}", some=", ".join(some), last=end)


def _in_a_row(numbers: Sequence[int]) -> list[list[int]]:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs
