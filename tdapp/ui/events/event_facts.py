"""What is said of an event or a draft beside the list: prices, levels, how it played itself."""

from collections.abc import Iterator

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.core.instant import MINUTE_US
from tdapp.papers.parts import part_within
from tdapp.rules.purchases import PurchaseKind
from tdapp.screens.clock_words import start_words
from tdapp.screens.price_words import until_when
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, total_of
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.structures.trial import Trial
from tdapp.ui.look.spoken import house_voice, saying, voice
from tdapp.words.sentence import sentence

say = saying("events")


def offer_words(kind: PurchaseKind) -> str:
    """The word for a purchase."""
    return {
        PurchaseKind.ENTRY: say("Entry"),
        PurchaseKind.REENTRY: say("Re-entry"),
        PurchaseKind.REBUY: say("Re-buy"),
        PurchaseKind.ADDON: say("Add-on"),
    }[kind]


def condition_facts(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """Label and value: what is sold, the levels, the field, what the house puts in."""
    yield say("House"), conditions.house.capitalize()
    if conditions.start is not None:
        yield say("Planned"), start_words(conditions.start, voice())
    for kind in PurchaseKind:
        offer = conditions.offer(kind)
        if offer is not None:
            yield offer_words(kind), _offer(conditions, offer)
    yield say("Levels"), _levels(conditions)
    yield say("Field"), _field(conditions)
    if conditions.stages:
        yield say("Stages"), ", ".join(_stage(conditions, one) for one in conditions.stages)
    for words, cents in (
        (say("Added"), conditions.added),
        (say("Guarantee"), conditions.guarantee),
    ):
        if cents:
            yield words, _money(conditions, cents)


def _stage(conditions: Conditions, stage: StagePlan) -> str:
    """Its name, and its price where it has one of its own."""
    price = total_of(stage.parts)
    return f"{stage.name} ({_money(conditions, price)})" if stage.parts else stage.name


def _levels(conditions: Conditions) -> str:
    played = [level for level in conditions.levels if not level.is_break]
    return say.plural(
        "{count} of {first}, 1 break, {span}",
        "{count} of {first}, {n} breaks, {span}",
        len(conditions.levels) - len(played),
        count=len(played),
        first=voice().length(played[0].length_us),
        span=voice().span(sum(level.length_us for level in conditions.levels)),
    )


def _field(conditions: Conditions) -> str:
    return say.plural(
        "{least} to 1 entry, {seats} per table",
        "{least} to {n} entries, {seats} per table",
        conditions.max_entries,
        least=voice().count(conditions.min_entries),
        seats=conditions.seats_per_table,
    )


def past_facts(past: PastEvent) -> Iterator[tuple[str, str]]:
    """Label and value of an event that is over, as its read tables have it."""
    announced = f"{voice().day(past.announced_us)} {voice().time(past.announced_us)}"
    if past.start is not None:
        yield say("Planned"), start_words(past.start, voice())
    yield say("Announced"), announced
    yield say("Entries"), voice().count(past.entries)
    yield say("Pool"), house_voice().money(past.pool)
    yield (say("Paid"), say.plural("1 winner", "{n} winners", past.winners))


def _money(conditions: Conditions, cents: int) -> str:
    return voice().priced_in(conditions.currency).money(cents)


def _offer(conditions: Conditions, offer: Offer) -> str:
    parts = ", ".join(
        f"{part_within(part.name, voice())} {_money(conditions, part.cents)}"
        for part in offer.parts
    )
    return say.plural(
        "{total} for 1 chip: {parts}; {until}",
        "{total} for {n} chips: {parts}; {until}",
        offer.chips,
        total=_money(conditions, offer.total),
        parts=parts,
        until=until_when(offer.window, voice()),
    )


def trial_facts(trial: Trial) -> Iterator[tuple[str, str]]:
    """When it ended, what chips it needs, and what a director should know."""
    ends = say(
        "after {usual}, between {first} and {last}",
        usual=_span(trial.ends),
        first=_span(trial.earliest),
        last=_span(trial.latest),
    )
    yield say("Ends"), ends
    level = say("never") if trial.level is None else voice().count(trial.level)
    yield say("In level"), level
    yield (say("Final table"), say("after {span}", span=_span(trial.final)))
    for need in (one for one in trial.chips if one.needed):
        said = say(
            "{stack} per stack, {needed} in all",
            stack=voice().count(need.in_stack),
            needed=voice().count(need.needed),
        )
        yield say("Chips of {chip}", chip=voice().count(need.chip)), said
    for finding in trial.findings:
        yield say("Note"), sentence(finding, voice())


def _span(minutes: int) -> str:
    return voice().span(minutes * MINUTE_US)
