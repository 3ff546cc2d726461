"""What the fields about entrants are called: attendance, refunds, and what they agree to."""

from tdapp.shown.prize_form_words import Words
from tdapp.voice.voice import Voice


def entrant_words(voice: Voice) -> Words:
    """The words of these fields."""
    return {**_of_people(voice), **_of_refunds(voice), **_of_terms(voice)}


def _of_people(voice: Voice) -> Words:
    text = voice.text
    return {
        "alternates.appear_minutes": (
            text("event form", "Alternate call time"),
            text("event form", "minutes to appear once called; empty: no alternates list"),
        ),
        "alternates.missed": (text("event form", "Missed call"), ""),
        "attendance.seats_fixed": (
            text("event form", "Fixed seats"),
            text("event form", "players keep their seats all session"),
        ),
        "attendance.absent_posts": (
            text("event form", "Absent players post"),
            text("event form", "blinds and antes"),
        ),
        "attendance.folded_when_dealt": (
            text("event form", "Fold absent at once"),
            text("event form", "once all have their cards, not in turn"),
        ),
        "attendance.no_show_out": (
            text("event form", "Remove no-shows"),
            text("event form", "entrants who never took their seat"),
        ),
        "attendance.no_show_after_levels": (
            text("event form", "No-show after (levels)"),
            text("event form", "completed levels before removal"),
        ),
        "attendance.unpaid_out": (
            text("event form", "Buy-in due at the start"),
            text("event form", "entry for the fee; out if the buy-in is not paid"),
        ),
    }


def _of_refunds(voice: Voice) -> Words:
    text = voice.text
    parts = text("event form", "parts refunded: pool, fee; or none")
    return {
        "refunds.withdrawal": (text("event form", "Refund: withdrawal"), parts),
        "refunds.no_show": (text("event form", "Refund: no-show"), parts),
        "refunds.disqualification": (text("event form", "Refund: disqualified"), parts),
        "refunds.before_start": (
            text("event form", "Only before the start"),
            text("event form", "until the clock first starts"),
        ),
        "refunds.cancelled_in_play": (
            text("event form", "If cancelled in play"),
            text("event form", "before the start all payments go back"),
        ),
    }


def _of_terms(voice: Voice) -> Words:
    text = voice.text
    return {
        "terms.location": (text("event form", "Location"), ""),
        "terms.payment": (
            text("event form", "Prizes paid by"),
            text("event form", "such as cash or cheque at the cage"),
        ),
        "terms.signed": (
            text("event form", "Conditions signed"),
            text("event form", "each player signs them before entry"),
        ),
        "terms.members_only": (
            text("event form", "Members only"),
            text("event form", "each player shows a member's card before entry"),
        ),
        "terms.secret_wagers.most": (
            text("event form", "Secret wagers"),
            text("event form", "maximum per player; empty: none allowed"),
        ),
        "terms.secret_wagers.per": (text("event form", "Secret wagers counted per"), ""),
        "terms.secret_wagers.how": (
            text("event form", "Secret wager made by"),
            text("event form", "how a player makes one"),
        ),
        "terms.chips_cashed": (
            text("event form", "Chips paid in cash"),
            text("event form", "tournament chips are paid out in cash at the end"),
        ),
        "terms.raise_cap": (
            text("event form", "Raise cap"),
            text("event form", "raises per betting round in limit games; empty: no cap"),
        ),
        "terms.burns": (
            text("event form", "Burn cards"),
            text("event form", "a card is burnt before the flop, turn and river"),
        ),
    }
