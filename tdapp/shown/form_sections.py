"""The sections of the form, each with its fields in their order."""

from collections.abc import Iterable
from dataclasses import dataclass

from tdapp.rules.rulebook import Rulebook
from tdapp.shown.form_words import field_words
from tdapp.tournament.templates.file_fields import FieldKind, FileField, every_field, file_field
from tdapp.tournament.templates.template import HOUSE
from tdapp.voice.voice import Voice

OFFER = (
    "parts chips most at_once window.from_level window.from_break window.until_level "
    "window.through_break window.minutes bonus bonus_window.from_level bonus_window.from_break "
    "bonus_window.until_level bonus_window.through_break bonus_window.minutes"
)
REBUY = f"{OFFER} when below"
ADDON = f"{OFFER} without_chips"
EVENT = (
    "title start.day start.at start.zone start.second seats_per_table min_entries max_entries "
    "turnout.entries turnout.reentries turnout.rebuys turnout.addons turnout.minutes "
    "stages transfers flights reentries_per_flight currency added guarantee substitutes "
    "most_rebuys_and_addons teams.members teams.levels teams.at_breaks teams.alone teams.shares "
    "league.name league.points league.best language house"
)
PRIZES = (
    "prizes.bands prizes.share.percent prizes.share.round_places prizes.share.steepness "
    "prizes.share.tables prizes.unit prizes.rounding prizes.remainder_to"
)
MORE_PRIZES = (
    "prizes.in_kind prizes.seats.item prizes.seats.cost prizes.seats.cash prizes.seats.won_twice "
    "prizes.seats.good_for_days "
    "prizes.min_cash.amount prizes.min_cash.buy_ins prizes.min_cash.below prizes.ties.unit "
    "prizes.ties.leftover "
    "prizes.identity_from prizes.ineligible prizes.may_rise prizes.odd_bounty "
    "prizes.progressive.paid prizes.progressive.unit prizes.mystery.envelopes "
    "prizes.mystery.from_stage prizes.mystery.unit prizes.pools prizes.deals "
    "prizes.deal_on_screen"
)
PLAYERS = (
    "alternates.appear_minutes alternates.missed attendance.seats_fixed attendance.absent_posts "
    "attendance.folded_when_dealt attendance.no_show_out attendance.no_show_after_levels "
    "attendance.unpaid_out "
    "refunds.withdrawal refunds.no_show refunds.disqualification refunds.before_start "
    "refunds.cancelled_in_play "
    "refunds.window.from_level refunds.window.from_break refunds.window.until_level "
    "refunds.window.through_break refunds.window.minutes"
)
FLOOR = (
    "floor.load floor.final_players floor.halt_short_by floor.source floor.by_number_from "
    "floor.button floor.newcomer out_together.same_table out_together.other_tables "
    "floor.tolerance floor.redraws ending.left "
    "ending.at_seats ending.after_last_level ending.places "
    "bracket.elimination bracket.bronze bracket.best_of bracket.stacks bracket.clock "
    "bracket.first_button bracket.minutes_to_appear"
)
PACE = (
    "pace.hand_minutes pace.shot_seconds pace.tokens pace.token_seconds pace.later_tokens "
    "pace.later_from_level pace.bonus_rounds pace.elimination_rounds pace.tied_out"
)

TERMS = (
    "terms.location terms.payment terms.signed terms.members_only terms.secret_wagers.most "
    "terms.secret_wagers.per terms.secret_wagers.how terms.chips_cashed terms.raise_cap terms.burns"
)


@dataclass(frozen=True, slots=True)
class FormField:
    """A field with its name and what it means; a list of tables has `columns`."""

    field: FileField
    name: str
    meaning: str
    columns: tuple["FormField", ...] = ()


@dataclass(frozen=True, slots=True)
class FormSection:
    """A part of the form that is shown at a time."""

    name: str
    fields: tuple[FormField, ...]


@dataclass(frozen=True, slots=True)
class HouseChoice:
    """The houses that an event may be played under, and the one where the file names none."""

    own: str
    houses: tuple[str, ...]


def form_sections(
    voice: Voice,
    rulebook: Rulebook,
    said: Iterable[str] = (),
    houses: HouseChoice | None = None,
) -> tuple[FormSection, ...]:
    """All of them; what the rulebook wants said, and what is `said` already, has a field each."""
    must = [one.heading for one in rulebook.tournament.conditions.must_say]
    return sections(voice, dict.fromkeys([*must, *said]), houses)


def sections(
    voice: Voice, headings: Iterable[str], houses: HouseChoice | None = None
) -> tuple[FormSection, ...]:
    """Every section, and last what is said in words under these headings."""
    words = field_words(voice)
    found = [
        FormSection(name, tuple(_field(keys, words, houses) for keys in fields.split()))
        for name, fields in _sections(voice)
    ]
    clauses = tuple(
        FormField(FileField(("says", one), FieldKind.WORDS), one[:1].upper() + one[1:], "")
        for one in headings
    )
    if clauses:
        found.append(FormSection(voice.text("event form", "Conditions in words"), clauses))
    return tuple(found)


def level_field(voice: Voice) -> FormField:
    """The levels alone."""
    return _field("levels", field_words(voice), None)


def _field(keys: str, words: dict[str, tuple[str, str]], houses: HouseChoice | None) -> FormField:
    field = file_field(tuple(keys.split(".")))
    if keys == HOUSE and houses is not None:
        field = FileField((HOUSE,), FieldKind.CHOICE, houses.houses, plain=houses.own)
    if field.kind is not FieldKind.TABLES:
        return FormField(field, *words[keys])
    inner = (one for one in every_field() if one.keys[:-1] == field.keys)
    return FormField(
        field, *words[keys], tuple(FormField(one, *words[".".join(one.keys)]) for one in inner)
    )


def _sections(voice: Voice) -> Iterable[tuple[str, str]]:
    text = voice.text
    yield text("event form", "Event"), EVENT
    for kind, name, fields in (
        ("entry", text("event form", "Entry"), OFFER),
        ("reentry", text("event form", "Re-entry"), OFFER),
        ("rebuy", text("event form", "Re-buy"), REBUY),
        ("addon", text("event form", "Add-on"), ADDON),
    ):
        own = " ".join(f"{kind}.{one}" for one in fields.split())
        yield name, f"{own} other_addons" if kind == "addon" else own
    yield text("event form", "Levels"), "levels then_add structure_changes"
    yield text("event form", "Chips"), "chips.denominations chips.rounding chips.colour_ups"
    yield text("event form", "Prizes"), PRIZES
    yield text("event form", "Other prizes"), MORE_PRIZES
    yield text("event form", "Players"), PLAYERS
    yield text("event form", "Tables and seating"), FLOOR
    yield text("event form", "Pace of play"), PACE
    yield text("event form", "Terms"), TERMS
