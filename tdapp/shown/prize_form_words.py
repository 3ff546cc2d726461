"""What the fields of prizes are called in the form, and what they mean in a few words."""

from tdapp.voice.voice import Voice

Words = dict[str, tuple[str, str]]
"""Name and meaning, by the keys of the field with dots between."""


def prize_words(voice: Voice) -> Words:
    """The words of every field of the prize plan."""
    return {**_of_prizes(voice), **_of_more_prizes(voice), **_of_least_and_shared(voice)}


def _of_prizes(voice: Voice) -> Words:
    text = voice.text
    return {
        "prizes.unit": (
            text("event form", "Round prizes to"),
            text("event form", "amount in money, such as 5"),
        ),
        "prizes.rounding": (text("event form", "Rounding"), ""),
        "prizes.remainder_to": (
            text("event form", "Remainder to place"),
            text("event form", "this place takes what rounding leaves over"),
        ),
        "prizes.bands": (text("event form", "Payout bands"), ""),
        "prizes.bands.least": (text("event form", "From entries"), ""),
        "prizes.bands.most": (text("event form", "To entries"), ""),
        "prizes.bands.from_pool": (text("event form", "Or from pool"), ""),
        "prizes.bands.percent": (
            text("event form", "Percentages by place"),
            text("event form", '50, 30, 20; "3 x 2.25" stands for three places'),
        ),
        "prizes.bands.amounts": (text("event form", "Or fixed amounts"), ""),
        "prizes.share.percent": (
            text("event form", "Or field paid (%)"),
            text("event form", "places paid, by a table or a curve"),
        ),
        "prizes.share.round_places": (
            text("event form", "Round places"),
            text("event form", "the share of the field, to whole places"),
        ),
        "prizes.share.steepness": (
            text("event form", "Curve steepness"),
            text("event form", "in steps of 0.25, such as 0.75"),
        ),
        "prizes.share.tables": (
            text("event form", "Tables"),
            text("event form", "60, 40; 50, 30, 20: one for each number of places"),
        ),
    }


def _of_more_prizes(voice: Voice) -> Words:
    text = voice.text
    return {
        "prizes.in_kind": (text("event form", "Non-cash prizes"), ""),
        "prizes.in_kind.place": (text("event form", "Place"), ""),
        "prizes.in_kind.item": (text("event form", "Prize"), ""),
        "prizes.in_kind.value": (
            text("event form", "Taken from the pool"),
            text("event form", "0 if the house adds it"),
        ),
        "prizes.seats.item": (
            text("event form", "Satellite seats to"),
            text("event form", "as many as the pool buys"),
        ),
        "prizes.seats.cost": (text("event form", "Seat value"), ""),
        "prizes.seats.cash": (text("event form", "Cash per seat"), ""),
        "prizes.seats.won_twice": (
            text("event form", "Seat won twice"),
            text("event form", "what a player gets who holds a seat already"),
        ),
        "prizes.seats.good_for_days": (
            text("event form", "Ticket good for days"),
            text("event form", "empty: it does not lapse"),
        ),
    }


def _of_least_and_shared(voice: Voice) -> Words:
    text = voice.text
    return {
        "prizes.min_cash.amount": (
            text("event form", "Minimum prize"),
            text("event form", "in money"),
        ),
        "prizes.min_cash.buy_ins": (
            text("event form", "Or in buy-ins"),
            text("event form", "1.5"),
        ),
        "prizes.min_cash.below": (
            text("event form", "Below the minimum"),
            text("event form", "are dropped in favour of higher places, or raised to the minimum"),
        ),
        "prizes.ties.unit": (
            text("event form", "Split tied prizes in"),
            text("event form", "smallest unit of a shared prize"),
        ),
        "prizes.ties.leftover": (text("event form", "Odd cents go"), ""),
        **_of_who_is_paid(voice),
    }


def _of_who_is_paid(voice: Voice) -> Words:
    text = voice.text
    return {
        "prizes.identity_from": (
            text("event form", "ID required from"),
            text("event form", "prizes of this amount or more; 0: every prize"),
        ),
        "prizes.ineligible": (
            text("event form", "Ineligible: prize to"),
            text("event form", "when a winner may not be paid"),
        ),
        "prizes.deal_on_screen": (
            text("event form", "Deal on a screen"),
            text("event form", "before it is posted, once all have agreed to it"),
        ),
        "prizes.deals": (
            text("event form", "Deals"),
            text("event form", "players left may agree to share the prizes"),
        ),
        "prizes.may_rise": (
            text("event form", "Prizes may rise"),
            text("event form", "a place may win more than the one above it"),
        ),
        **_of_bounties(voice),
    }


def _of_bounties(voice: Voice) -> Words:
    text = voice.text
    return {
        "prizes.odd_bounty": (
            text("event form", "Odd bounty cents go"),
            text("event form", "when several share a bounty"),
        ),
        "prizes.progressive.paid": (
            text("event form", "Progressive: paid at once"),
            text("event form", "percent of a bounty won; the rest goes on the winner's head"),
        ),
        "prizes.progressive.unit": (
            text("event form", "Paid in multiples of"),
            text("event form", "what is left over stays on the head"),
        ),
        **_of_pools(voice),
        "prizes.mystery.envelopes": (
            text("event form", "Mystery envelopes"),
            text("event form", "the largest bounties; the other envelopes share the rest"),
        ),
        "prizes.mystery.envelopes.count": (text("event form", "Envelopes"), ""),
        "prizes.mystery.envelopes.value": (text("event form", "Value"), ""),
        "prizes.mystery.envelopes.percent": (
            text("event form", "Or percent"),
            text("event form", "of the bounty pool"),
        ),
        "prizes.mystery.from_stage": (
            text("event form", "Mystery bounties from stage"),
            text("event form", "empty: from the money on"),
        ),
        "prizes.mystery.unit": (
            text("event form", "Other envelopes in multiples of"),
            "",
        ),
    }


def _of_pools(voice: Voice) -> Words:
    text = voice.text
    return {
        "prizes.pools": (
            text("event form", "Side pools"),
            text("event form", "a part of a price that is paid to players apart from the prizes"),
        ),
        "prizes.pools.name": (text("event form", "Part of the price"), ""),
        "prizes.pools.percent": (
            text("event form", "Percent"),
            text("event form", "60, 40, from the first prize down"),
        ),
        "prizes.pools.named": (
            text("event form", "Winners named"),
            text("event form", "by the director; otherwise by place in the event"),
        ),
        "prizes.pools.amount": (
            text("event form", "Put in by the house"),
            text("event form", "a fixed sum; without a part of a price everyone plays for it"),
        ),
        "prizes.pools.unwon": (
            text("event form", "If no player can win it"),
            text("event form", "empty: the director decides"),
        ),
    }
