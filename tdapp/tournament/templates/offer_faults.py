"""What is wrong with an event's offers or chips, found when the event is made."""

from collections.abc import Iterator, Sequence

from tdapp.rules.purchases import PurchaseKind
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.plan.conditions import Conditions, buys_into_pools, parts_sold
from tdapp.tournament.plan.levels import index_of
from tdapp.tournament.plan.offers import Offer, OtherAddOn, Window
from tdapp.tournament.plan.stage_plan import is_entered
from tdapp.tournament.plan.terms import ChipPlan
from tdapp.tournament.reckoning.colour_up import chip_to_leave
from tdapp.tournament.templates.prize_faults import faults_in_table

Fault = tuple[str, str]
"""What is wrong, and the field of the conditions in which it is."""


def offer_faults(conditions: Conditions) -> Iterator[Fault]:
    """Every purchase that gives nothing, has no end or never is on sale, and unknown refunds."""
    for kind in PurchaseKind:
        offer = conditions.offer(kind)
        if offer is not None:
            yield from _faults_in_offer(kind, offer)
    yield from _faults_in_addons(conditions)
    yield from _faults_in_pools(conditions)
    yield from _faults_in_refunds(conditions)
    yield from _faults_in_stages(conditions)
    if conditions.reentries_per_flight is not None:
        if not conditions.flights:
            yield "no flights", "reentries_per_flight"
        if conditions.reentry is None:
            yield "no re-entries are sold", "reentries_per_flight"
    if conditions.most_rebuys_and_addons and not (conditions.rebuy and conditions.addons()):
        yield "re-buys and add-ons are not both sold", "most_rebuys_and_addons"


def _faults_in_stages(conditions: Conditions) -> Iterator[Fault]:
    """What is sold in a stage that nobody enters, and re-entries where none are sold."""
    for at, stage in enumerate(conditions.stages):
        if stage.reentries and conditions.reentry is None:
            yield "no re-entries are sold", f"stages[{at}].reentries"
        sold = {"parts": stage.parts, "stack": stage.stack, "reentries": stage.reentries}
        for name in sold if not is_entered(conditions.stages, at + 1) else ():
            if sold[name]:
                yield "players come to it from the stages before", f"stages[{at}].{name}"


def _faults_in_offer(kind: PurchaseKind, offer: Offer) -> Iterator[Fault]:
    name = kind.value
    if not offer.chips:
        yield "no chips", f"{name}.chips"
    if kind is not PurchaseKind.REBUY and (offer.when or offer.below):
        yield "only a re-buy asks for a low stack", name
    if kind is not PurchaseKind.ADDON and offer.without_chips:
        yield "only an add-on is sold so", f"{name}.without_chips"
    yield from _never_opens(offer.window, f"{name}.window")
    yield from _never_opens(offer.bonus_window, f"{name}.bonus_window")
    if kind in {PurchaseKind.REBUY, PurchaseKind.ADDON}:
        if offer.window.until_level is None and offer.window.minutes is None:
            yield "no end named", f"{name}.window"
        if offer.most is None:
            yield "no number a player named", f"{name}.most"


def _faults_in_addons(conditions: Conditions) -> Iterator[Fault]:
    names = [one.name for one in conditions.other_addons]
    for at, other in enumerate(conditions.other_addons):
        yield from _faults_in_addon(other, f"other_addons[{at}]", names[:at])
        if not (other.chips or buys_into_pools(conditions, other)):
            yield "no chips", f"other_addons[{at}].chips"


def _faults_in_addon(addon: OtherAddOn, where: str, named: Sequence[str]) -> Iterator[Fault]:
    if addon.name in named:
        yield "named twice", f"{where}.name"
    if addon.until_level is None:
        yield "no end named", f"{where}.until_level"
    if addon.most is None:
        yield "no number a player named", f"{where}.most"
    yield from _never_opens(addon.offer.window, f"{where}.until_level")


def _never_opens(window: Window, where: str) -> Iterator[Fault]:
    """A window whose end comes before its beginning."""
    last, first = window.until_level, window.from_level
    only_its_break = window.from_break and not window.through_break
    if last is not None and (last < first or (last == first and only_its_break)):
        yield "it ends before it begins", where


def _faults_in_pools(conditions: Conditions) -> Iterator[Fault]:
    """Side pools that nobody pays into, and percentages that do not add up."""
    names, sold = [one.name for one in conditions.prizes.pools], parts_sold(conditions)
    for at, pool in enumerate(conditions.prizes.pools):
        where = f"prizes.pools[{at}]"
        if pool.name in {POOL, FEE, BOUNTY}:
            yield "not the name of a side pool", f"{where}.name"
        elif pool.name in names[:at]:
            yield "named twice", f"{where}.name"
        elif pool.name not in sold and not pool.amount:
            yield f"no price has a part `{pool.name}`", f"{where}.name"
        yield from faults_in_table(pool.percent, f"{where}.percent")


def _faults_in_refunds(conditions: Conditions) -> Iterator[Fault]:
    """Parts to be given back that no price has; a misspelt one would never be given back."""
    refunds, sold = conditions.refunds, parts_sold(conditions)
    for occasion in ("withdrawal", "no_show", "disqualification"):
        for number, name in enumerate(getattr(refunds, occasion) or ()):
            if name not in sold:
                yield f"no price has a part `{name}`", f"refunds.{occasion}[{number}]"
    yield from _never_opens(refunds.window, "refunds.window")


"""What is wrong, and the field of the event in which it is."""


def chip_faults(conditions: Conditions) -> Iterator[Fault]:
    """Every fault of the denominations and of the colour-ups, in the order of the file."""
    plan = conditions.chips
    if list(plan.denominations) != sorted(set(plan.denominations)):
        yield "not from the smallest to the largest", "chips.denominations"
    else:
        yield from _faults_in_colour_ups(conditions, plan)


def _faults_in_colour_ups(conditions: Conditions, plan: ChipPlan) -> Iterator[Fault]:
    """The smallest chip has to leave first, and no later level may need it."""
    in_use, after = list(plan.denominations), 1
    for place, step in enumerate(plan.colour_ups):
        where = f"chips.colour_ups[{place}]"
        last = index_of(conditions.levels, step.after_level)
        if step.after_level < after:
            yield "earlier than the one before", where
        elif in_use[:1] != [step.chip] or len(in_use) == 1:
            yield f"{step.chip} is not the smallest of several chips in play", where
        elif chip_to_leave(conditions, last, in_use) is None:
            yield f"a level after {step.after_level} needs chips of {step.chip}", where
        in_use, after = in_use[1:], step.after_level
