"""What published conditions may not say under the rules of their house."""

from collections.abc import Iterator
from functools import partial

from tdapp.core.money import format_cents
from tdapp.rules.money_rules import RefundDue
from tdapp.rules.permits import is_so, why_none_share
from tdapp.rules.purchases import PurchaseKind, TooMuchKept, faults_in_prices, most_allowed
from tdapp.rules.rule import Answer
from tdapp.till.payment import POOL
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.plan.stage_plan import ChipsAfter
from tdapp.tournament.plan.terms import (
    Cancellation,
    EndPlaces,
    attendance_faults,
    pace_faults,
    team_faults,
    terms_faults,
)
from tdapp.tournament.templates.level_faults import unfit_stakes

ENTERING = (PurchaseKind.ENTRY, PurchaseKind.REENTRY)
Fault = tuple[str, str]
"""What is wrong, and the field of the conditions in which it is."""


def rule_faults(conditions: Conditions) -> Iterator[Fault]:
    """Every price, number and bonus that the house's rulebook does not allow."""
    yield from _too_much_kept(conditions)
    yield from _too_many(conditions)
    yield from _unequal_chips(conditions)
    yield from _other_stacks(conditions)
    yield from unfit_stakes(conditions.levels, conditions.rules.blind_limits)
    yield from _another_button(conditions)
    yield from _other_matches(conditions)
    yield from _another_language(conditions)
    yield from terms_faults(conditions.terms, conditions.rules)
    size = conditions.rules.table_size
    if size is not None and conditions.seats_per_table > size.seats:
        yield f"at most {size.seats} by rule {size.rule}", "seats_per_table"
    yield from attendance_faults(conditions.rules, conditions.attendance)
    for fault, where in pace_faults(conditions.pace, conditions.rules):
        yield fault, f"pace.{where}"
    for fault, where in team_faults(conditions.teams, conditions.rules):
        yield fault, f"teams.{where}"
    ending, none_share = conditions.ending, why_none_share(conditions.rules)
    if none_share and ending.after_last_level and ending.places is EndPlaces.SHARED:
        yield f"by_stack by rule {none_share.details['rule']}", "ending.places"
    due, said = conditions.rules.refunds.cancellation, conditions.refunds.cancelled_in_play
    if due.due is RefundDue.EVERYTHING and said not in {None, Cancellation.EVERYTHING}:
        yield f"everything goes back by rule {due.rule}", "refunds.cancelled_in_play"


def _other_matches(conditions: Conditions) -> Iterator[Fault]:
    said, terms = conditions.rules.brackets, conditions.bracket
    best_of = said.best_of if said else None
    if terms is not None and best_of is not None and {*terms.best_of} != {best_of.most}:
        yield f"best of {best_of.most} by rule {best_of.rule}", "bracket.best_of"


def _another_language(conditions: Conditions) -> Iterator[Fault]:
    rule = conditions.rules.other_language
    if rule is not None and rule.answer is Answer.NO and conditions.language is not None:
        yield f"only English by rule {rule.rule}", "language"


def _offers(conditions: Conditions) -> Iterator[tuple[PurchaseKind, Offer]]:
    for kind in PurchaseKind:
        offer = conditions.offer(kind)
        if offer is not None:
            yield kind, offer


def _too_much_kept(conditions: Conditions) -> Iterator[Fault]:
    offers, by_part = dict(_offers(conditions)), partial(_by_part, conditions)
    prices = {kind: by_part(offer) for kind, offer in offers.items()}
    most_each = {kind: offer.most for kind, offer in offers.items() if offer.most is not None}
    for fault in faults_in_prices(conditions.rules, prices, most_each):
        yield _kept_words(fault), f"{fault.kind.value}.parts"
    for at, stage in enumerate(conditions.stages):
        theirs = {kind: by_part(stage.sold(offers[kind])) for kind in ENTERING if kind in offers}
        for fault in faults_in_prices(conditions.rules, {**prices, **theirs}, most_each):
            if stage.parts and fault.kind in ENTERING:
                yield _kept_words(fault), f"stages[{at}].parts"
    kind, entry = PurchaseKind.ADDON, prices[PurchaseKind.ENTRY]
    for at, one in enumerate(conditions.other_addons):
        sold = {PurchaseKind.ENTRY: entry, kind: by_part(one.offer)}
        for fault in faults_in_prices(conditions.rules, sold, {kind: one.most or 1}):
            if fault.kind is kind:
                yield _kept_words(fault), f"other_addons[{at}].parts"


def _kept_words(fault: TooMuchKept) -> str:
    kept, most = format_cents(fault.kept), format_cents(fault.most)
    return f"{kept} kept, at most {most} by rule {fault.rule}"


def _by_part(conditions: Conditions, offer: Offer) -> dict[str, int]:
    """A price by its parts; what goes into a side pool goes to players as the pool does."""
    side = {one.name for one in conditions.prizes.pools}
    found: dict[str, int] = {}
    for part in offer.parts:
        name = POOL if part.name in side else part.name
        found[name] = found.get(name, 0) + part.cents
    return found


def _too_many(conditions: Conditions) -> Iterator[Fault]:
    rules = conditions.rules
    one_only = rules.entries.fixed and rules.entries.limit == 1
    said = conditions.reentry is not None
    if said and (one_only or not is_so(rules, rules.re_entry.answer, by_conditions=said)):
        yield f"no re-entry by rule {rules.re_entry.rule}", "reentry"
    limits = (
        ("entry", conditions.entry, rules.entries),
        ("addon", conditions.addon, rules.add_ons),
    )
    others = (
        (f"other_addons[{at}]", one.offer, rules.add_ons)
        for at, one in enumerate(conditions.other_addons)
        if one.chips
    )
    for name, offer, how_many in (*limits, *others):
        if offer is None or offer.most is None:
            continue
        most = most_allowed(rules, how_many, offer.most)
        if most is not None and offer.most > most:
            yield f"at most {most} by rule {how_many.rule}", f"{name}.most"


def _unequal_chips(conditions: Conditions) -> Iterator[Fault]:
    """Equal starting chips leave no room for a bonus with an entry: a reading of the rule."""
    starting = conditions.rules.starting_chips
    if not is_so(conditions.rules, starting.equal):
        return
    for name, offer in (("entry", conditions.entry), ("reentry", conditions.reentry)):
        if offer is not None and offer.bonus:
            yield f"unequal starting chips by rule {starting.rule}", f"{name}.bonus"


def _other_stacks(conditions: Conditions) -> Iterator[Fault]:
    """Stacks that cross the end of a session, or flights of one session with other chips."""
    rules, stacks = conditions.rules, conditions.rules.stacks_cross
    crossing = stacks is None or is_so(rules, stacks.answer, by_conditions=True)
    equal = is_so(rules, rules.starting_chips.equal)
    for at, one in enumerate(conditions.stages):
        goes_on = one.to is not None and one.chips_after is ChipsAfter.BAGGED
        if stacks and goes_on and one.ends_a_session and not crossing:
            yield f"returned at a session's end by rule {stacks.rule}", f"stages[{at}].chips"
        if equal and goes_on and one.stack not in {None, conditions.starting_chips}:
            rule = rules.starting_chips.rule
            yield f"unequal starting chips by rule {rule}", f"stages[{at}].stack"


def _another_button(conditions: Conditions) -> Iterator[Fault]:
    rule, floor = conditions.rules.button, conditions.floor
    if rule is None or rule.left_to_conditions:
        return
    for field, said, ruled in (
        ("button", floor.button, rule.move),
        ("newcomer", floor.newcomer, rule.newcomer),
    ):
        if said not in {None, ruled}:
            yield f"{ruled.value} by rule {rule.rule}", f"floor.{field}"
