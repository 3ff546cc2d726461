"""How the few values that a field can have are said, and what a stage's fields are called."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from tdapp.screens.price_words import part_words
from tdapp.shown.prize_form_words import Words
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.voice.voice import Voice

NOTHING = "none"


def choice_word(voice: Voice, value: str) -> str:
    """The word for a value as the file writes it; one that is not known is said as it is."""
    words = {**_plain(voice), **_of_prizes(voice), **_of_floor(voice)}
    words |= {**_of_bracket(voice), **_of_stages(voice)}
    return words.get(value, value)


def as_typed(voice: Voice, field: FileField, value: Any) -> str:
    """The value of the file as it stands in the field; nothing for one that is not there."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if field.kind is FieldKind.PARTS and isinstance(value, Mapping):
        return ", ".join(f"{name} {amount}" for name, amount in value.items())
    if field.kind is FieldKind.LISTS and isinstance(value, Sequence) and not isinstance(value, str):
        return "; ".join(_listed(one) for one in value)
    if isinstance(value, list):
        return _listed([choice_word(voice, str(one)) for one in value]) or NOTHING
    return voice.full_date(value) if isinstance(value, date) else str(value)


def _listed(value: Any) -> str:
    return ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def said_words(voice: Voice, field: FileField, value: Any) -> str:
    """The value of the file as it is read out."""
    if field.kind is FieldKind.PARTS and isinstance(value, Mapping):
        return ", ".join(f"{part_words(name, voice)} {amount}" for name, amount in value.items())
    words = as_typed(voice, field, value)
    if field.kind is FieldKind.WHOLE and isinstance(value, int):
        return voice.count(value)
    return choice_word(voice, words) if field.kind is FieldKind.CHOICE else words


def _plain(voice: Voice) -> dict[str, str]:
    text = voice.text
    return {
        "": "—",
        "true": text("event form", "yes"),
        "false": text("event form", "no"),
        "below_starting_bank": text("event form", "at or below the starting stack"),
        "no_chips": text("event form", "without chips"),
        "by_conditions": text("event form", "by event conditions"),
        "each_player": text("event form", "each player"),
        "big_blind": text("event form", "the big blind"),
        "round": text("event form", "betting round"),
        "session": text("event form", "session"),
        "nearest_half_up": text("event form", "nearest, halves up"),
        "always_up": text("event form", "always up"),
    }


def _of_prizes(voice: Voice) -> dict[str, str]:
    text = voice.text
    return {
        "down": text("event form", "down"),
        "nearest": text("event form", "to the nearest"),
        "up": text("event form", "up"),
        "largest_remainder": text("event form", "by largest remainder"),
        "fold": text("event form", "are dropped in favour of higher places"),
        "raise": text("event form", "are raised to the minimum"),
        "by_entry": text("event form", "by entry number"),
        "by_draw": text("event form", "by draw"),
        "left_of_button": text("event form", "by seat from the left of the button"),
        "runner_up": text("event form", "the runner-up"),
        "next_eligible": text("event form", "those behind"),
        "prizes": text("event form", "the prize pool"),
        "everyone": text("event form", "all players"),
        "crown": text("event form", "the Crown"),
        "everything": text("event form", "all payments go back"),
        "evenly": text("event form", "pool shared evenly by those in"),
        "half_by_chips": text("event form", "pool shared, half evenly, half by chips"),
        "by_chips": text("event form", "pool shared by chips"),
    }


def _of_stages(voice: Voice) -> dict[str, str]:
    text = voice.text
    return {
        "flight": text("event form", "flight"),
        "heat": text("event form", "heat"),
        "semi_final": text("event form", "semi-final"),
        "day": text("event form", "day"),
        "final": text("event form", "final"),
        "repechage": text("event form", "repechage"),
        "catch_up": text("event form", "catch-up session"),
        "secondary": text("event form", "secondary session"),
        "bagged": text("event form", "bagged and played on with"),
        "returned": text("event form", "returned, new stacks"),
        "best": text("event form", "the best goes on"),
        "joined": text("event form", "joined into one"),
    }


def _of_bracket(voice: Voice) -> dict[str, str]:
    text = voice.text
    return {
        "single": text("event form", "single elimination"),
        "double": text("event form", "double elimination"),
        "each_pairing": text("event form", "a clock per pairing"),
        "each_match": text("event form", "a clock per match"),
        "high_card": text("event form", "high card"),
        "in_turn": text("event form", "in turn"),
        "loser": text("event form", "the loser of the match before"),
    }


def _of_floor(voice: Voice) -> dict[str, str]:
    text = voice.text
    return {
        "to_the_end": text("event form", "goes to the end of the list"),
        "out": text("event form", "is removed from the list"),
        "first_to_break": text("event form", "the next table to break"),
        "next_number": text("event form", "the next table number"),
        "dead": text("event form", "dead button"),
        "chips_put_in": text("event form", "chips put in"),
        "all_in_amount": text("event form", "all-in amount"),
        "first_all_in": text("event form", "first all-in"),
        "nearest_button": text("event form", "nearest the button"),
        "stack": text("event form", "stack"),
        "card": text("event form", "card"),
        "ruling": text("event form", "ruling"),
        "shared": text("event form", "shared"),
        "by_stack": text("event form", "by stack"),
        "length": text("event form", "length"),
        "stakes": text("event form", "stakes"),
        "game": text("event form", "game"),
        "levels": text("event form", "levels"),
        "breaks": text("event form", "breaks"),
        "stays": text("event form", "waits for an occupied seat"),
        "waits_between": text("event form", "wait between button and small blind"),
        "sits_out_a_hand": text("event form", "sit out a hand"),
        "sits_out_in_blind": text("event form", "sit out a hand, small blind too"),
        "dealt_in": text("event form", "are dealt in"),
    }


def stage_words(voice: Voice) -> Words:
    """The words of every field of flights and stages."""
    return {**_of_flights(voice), **_of_each_stage(voice)}


def _of_flights(voice: Voice) -> Words:
    text = voice.text
    return {
        "flights": (text("event form", "Flights"), ""),
        "reentries_per_flight": (
            text("event form", "Re-entries per flight"),
            text("event form", "maximum per player; 0: only in another flight"),
        ),
        "flights.name": (text("event form", "Flight"), ""),
        "flights.day": (text("event form", "Day"), ""),
        "flights.at": (text("event form", "Opens at"), ""),
        "flights.zone": (text("event form", "Time zone"), ""),
        "flights.second": (text("event form", "Second time around"), ""),
    }


def _of_each_stage(voice: Voice) -> Words:
    text = voice.text
    return {
        "stages": (text("event form", "Stages"), text("event form", "flights, days, heats, final")),
        "transfers": (
            text("event form", "Transfers allowed"),
            text("event form", "an entry may be moved to another session before it is played"),
        ),
        "stages.name": (text("event form", "Name"), ""),
        "stages.kind": (text("event form", "Kind"), ""),
        "stages.day": (text("event form", "Day"), ""),
        "stages.at": (text("event form", "Start"), ""),
        "stages.zone": (text("event form", "Time zone"), ""),
        "stages.second": (text("event form", "Second time around"), ""),
        "stages.to": (text("event form", "Goes on to"), ""),
        "stages.go_on": (text("event form", "Players going on"), ""),
        "stages.go_on_percent": (text("event form", "Share going on (%)"), ""),
        "stages.go_on_rounding": (text("event form", "Rounded"), ""),
        "stages.chip_leaders": (text("event form", "Chip leaders per table"), ""),
        "stages.from_level": (text("event form", "From level"), ""),
        "stages.until_level": (text("event form", "Until level"), ""),
        "stages.minutes": (text("event form", "Minutes per level"), ""),
        "stages.lasts": (text("event form", "Lasts (minutes)"), ""),
        "stages.hands": (text("event form", "Hands per table"), ""),
        "stages.max_entries": (text("event form", "Maximum entries"), ""),
        "stages.parts": (text("event form", "Price"), ""),
        "stages.stack": (text("event form", "Starting chips"), ""),
        "stages.reentries": (text("event form", "Re-entries"), ""),
        "stages.session_ends": (text("event form", "Ends a session"), ""),
        "stages.chips": (text("event form", "Chips afterwards"), ""),
        "stages.several": (text("event form", "Several stacks"), ""),
        "stages.refilled": (text("event form", "Next moves up"), ""),
        "stages.pays": (text("event form", "Paid to who does not go on, each"), ""),
        "stages.paid_places": (text("event form", "Places paid so"), ""),
        "stages.paid_percent": (text("event form", "Share paid so (%)"), ""),
    }
