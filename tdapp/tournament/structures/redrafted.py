"""An event that was held or published, drafted again with what is chosen otherwise."""

from collections.abc import Callable
from fractions import Fraction

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.till.payment import BOUNTY
from tdapp.tournament.plan.conditions import Conditions, parts_sold
from tdapp.tournament.plan.offers import Offer, PricePart
from tdapp.tournament.plan.prize_plan import WHOLE, FieldShare, PrizePlan
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.structures.fitting import fitted
from tdapp.tournament.structures.formats import EventChoice, in_proportion
from tdapp.tournament.structures.trial import tried
from tdapp.tournament.structures.turnout import MadeEvent, Turnout, expecting
from tdapp.tournament.structures.wishes import MadeStructure

STEEP = 3
"""Quarters: prizes fall about as those of most houses do."""
Sold = Callable[[PurchaseKind, Offer], Offer]


def redrafted(
    before: Conditions, came: Turnout, choice: EventChoice, end_big_blinds: int | None = None
) -> MadeEvent:
    """The same event, with its own levels as long as nothing is chosen that they rest on.

    `came` is who came, or is likely to; without a choice it lasts as long as it did with them.
    Refuses as `fitted` does.
    """
    changed, turnout = _changed(before, choice), came.of(choice.entries or came.entries)
    another = turnout.entries != came.entries or changed.entry.total != before.entry.total
    if another and any(band.amounts for band in changed.prizes.bands):
        changed = replace(changed, prizes=_by_share(changed.prizes, came.entries))
    on_levels = (choice.entries, choice.minutes, choice.chips, choice.level_minutes, choice.closing)
    if all(one is None for one in on_levels):
        return MadeEvent(changed, _as_it_stands(changed, turnout), turnout)
    wide = _for_field(changed, came, turnout.entries)
    if choice.keeps_levels:
        structure = _as_it_stands(wide, turnout)
        structure = replace(structure, minutes=choice.minutes or structure.minutes)
        stays = MadeEvent(wide, structure, turnout)
        return expecting(_closing(stays, choice.closing or structure.closes_after))
    minutes = choice.minutes or before.turnout.minutes or tried(before, came).ends
    made = fitted(wide, turnout, minutes, choice.level_minutes, end_big_blinds)
    return expecting(_closing(made, choice.closing or made.structure.closes_after))


def _as_it_stands(conditions: Conditions, turnout: Turnout) -> MadeStructure:
    """How the levels that there are turn out."""
    trial = tried(conditions, turnout)
    played = sum(not level.is_break for level in conditions.levels)
    return MadeStructure(
        conditions.levels,
        conditions.then_add,
        conditions.chips,
        closes_after=conditions.entry.window.until_level or played,
        ends_in=trial.level or played,
        minutes=conditions.turnout.minutes or trial.ends,
        end_big_blinds=trial.end_big_blinds,
    )


def _changed(before: Conditions, choice: EventChoice) -> Conditions:
    """What does not rest on the field and the hours; refuses ``bad_event_file`` without chips."""
    if not before.starting_chips:
        raise Refusal("bad_event_file", problem="no chips - at `$.entry.chips`")
    smallest = min(before.chips.denominations or choice.denominations)
    more_chips = Fraction(choice.chips or before.starting_chips, before.starting_chips)
    price = choice.total(before.entry.total)

    def priced(parts: tuple[PricePart, ...]) -> tuple[PricePart, ...]:
        named = [(part.name, part.cents) for part in parts]
        found = in_proportion(named, (price, before.entry.total)) if named else []
        return tuple(PricePart(name, cents) for name, cents in found)

    def stack(chips: int) -> int:
        return chips if more_chips == 1 else round(chips * more_chips / smallest) * smallest

    def sold(kind: PurchaseKind, offer: Offer) -> Offer:
        parts = priced(offer.parts)
        if kind is PurchaseKind.ENTRY and choice.parts is not None:
            parts = tuple(PricePart(name, cents) for name, cents in choice.parts)
        return replace(offer, parts=parts, chips=stack(offer.chips))

    def staged(stage: StagePlan) -> StagePlan:
        return replace(stage, parts=priced(stage.parts), stack=stage.stack and stack(stage.stack))

    changed = _each_sale(
        replace(
            before,
            title=choice.title,
            stages=tuple(map(staged, before.stages)),
            seats_per_table=choice.seats or before.seats_per_table,
            guarantee=before.guarantee if choice.guarantee is None else choice.guarantee,
            added=before.added if choice.added is None else choice.added,
        ),
        sold,
    )
    return replace(changed, prizes=_still_paid(changed, has_bounty=_has_bounty(before, choice)))


def _still_paid(changed: Conditions, *, has_bounty: bool) -> PrizePlan:
    """Its prizes without the bounties and side pools that no price has a part for any more."""
    prizes, names = changed.prizes, parts_sold(changed)
    if not has_bounty:
        prizes = replace(prizes, progressive=None, mystery=None)
    pools = tuple(one for one in prizes.pools if one.amount or one.name in names)
    return replace(prizes, pools=pools)


def _has_bounty(before: Conditions, choice: EventChoice) -> bool:
    if choice.parts is None:
        return before.entry.part(BOUNTY) > 0
    return any(name == BOUNTY and cents for name, cents in choice.parts)


def _each_sale(conditions: Conditions, sold: Sold) -> Conditions:
    offers = {kind: conditions.offer(kind) for kind in PurchaseKind}
    return replace(
        conditions,
        **{kind.value: offer and sold(kind, offer) for kind, offer in offers.items()},
    )


def _for_field(conditions: Conditions, came: Turnout, entries: int) -> Conditions:
    """The same for fewer or more than it was announced for; the outermost prize bands widen."""
    least = conditions.min_entries if entries >= conditions.min_entries else max(2, entries // 2)
    most = max(conditions.max_entries, 2 * entries if entries > conditions.max_entries else 0)
    plan = _widened(conditions.prizes, least, most)
    if any(len(band.percent) > max(least, band.least) for band in plan.bands):
        plan = _by_share(plan, came.entries)
    return replace(conditions, min_entries=least, max_entries=most, prizes=plan)


def _widened(plan: PrizePlan, least: int, most: int) -> PrizePlan:
    bands = [*plan.bands]
    if not bands or plan.by_pool:
        return plan
    first = min(range(len(bands)), key=lambda at: bands[at].least)
    bands[first] = replace(bands[first], least=min(bands[first].least, least))
    ends = [band.most or most for band in bands]
    last = ends.index(max(ends))
    bands[last] = replace(bands[last], most=bands[last].most and max(ends[last], most))
    return replace(plan, bands=tuple(bands))


def _by_share(plan: PrizePlan, entries: int) -> PrizePlan:
    """For amounts or places that suit one field only, the same share of any field."""
    band = plan.band(entries) or plan.bands[0]
    places = len(band.amounts or band.percent)
    share = FieldShare(max(1, places * WHOLE // entries), steepness=STEEP)
    return replace(plan, bands=(), share=share)


def _closing(made: MadeEvent, closing: int) -> MadeEvent:
    """Sales that ended with the level at which registration closed end with this one."""
    before = made.structure.closes_after

    def sold(_: PurchaseKind, offer: Offer) -> Offer:
        window = offer.window
        moved = {
            name: closing
            for name in ("from_level", "until_level")
            if getattr(window, name) == before != 1
        }
        return replace(offer, window=replace(window, **moved))

    if closing == before:
        return made
    structure = replace(made.structure, closes_after=closing)
    return replace(made, conditions=_each_sale(made.conditions, sold), structure=structure)
