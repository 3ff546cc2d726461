"""Events as older versions of the program stored them, lifted to the shape they have today."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tdapp.core.codec import Upcaster, as_they_are
from tdapp.core.event import Event
from tdapp.tournament.plan.prize_plan import WHOLE
from tdapp.tournament.plan.unrecorded_rules import UNRECORDED_RULES

Fields = dict[str, Any]


def _announced_with_offers(fields: Fields) -> Fields:
    """Version 1 knew one price by two parts, re-buys and late entry until a level's end.

    It did not record the house's rules.
    """
    conditions = dict(fields["conditions"])
    late = conditions.pop("late_until_level")
    entry = {**_offer(conditions.pop("entry")), "window": {"until_level": late}, "most": 1}
    rebuys = conditions.pop("rebuys", None)
    rebuy = None
    if rebuys is not None:
        rebuy = {
            **_offer(rebuys["price"]),
            "window": {"until_level": rebuys["until_level"]},
            "most": rebuys["most"],
            "when": rebuys["when"],
        }
    bands, unit = _bands(conditions.pop("bands")), conditions.pop("unit", 100)
    lifted = {
        **conditions,
        "entry": entry,
        "rebuy": rebuy,
        "prizes": {"bands": bands, "unit": unit},
        "rules": msgspec.to_builtins(UNRECORDED_RULES),
    }
    return {**fields, "conditions": lifted}


def _announced_with_changes(fields: Fields) -> Fields:
    """Version 2 knew no rule of changes to the structure; what was added else has a default."""
    conditions = fields["conditions"]
    rules = dict(conditions["rules"])
    rules.setdefault("structure_changes", msgspec.to_builtins(UNRECORDED_RULES.structure_changes))
    return {**fields, "conditions": {**conditions, "rules": rules}}


def _bands(older: list[Fields]) -> list[Fields]:
    """Bands from a number of entries on, as spans; below the first there was one prize."""
    begun = {band["entries"]: [WHOLE // 100 * share for share in band["percent"]] for band in older}
    tables = sorted({1: [WHOLE], **begun}.items())
    ends = [least - 1 for least, _ in tables[1:]]
    return [
        {"least": least, "most": most, "percent": table}
        for (least, table), most in zip(tables, [*ends, None], strict=True)
    ]


def _offer(price: Fields) -> Fields:
    return {"parts": _parts(price["pool"], price["fee"]), "chips": price["chips"]}


def _sale_by_parts(fields: Fields) -> Fields:
    rest = {name: value for name, value in fields.items() if name not in {"pool", "fee"}}
    return {**rest, "parts": _parts(fields["pool"], fields["fee"])}


def _parts(pool: int, fee: int) -> list[tuple[str, int]]:
    return [("pool", pool), ("fee", fee)]


CHANGED: Mapping[tuple[str, int], Upcaster] = {
    ("TournamentAnnounced", 1): _announced_with_offers,
    ("TournamentAnnounced", 2): _announced_with_changes,
    ("EntrySold", 1): _sale_by_parts,
    ("RebuySold", 1): _sale_by_parts,
}


def upcasters(types: Iterable[type[Event]]) -> Mapping[tuple[str, int], Upcaster]:
    """What lifts older versions: all that was added since has a default, but in what `CHANGED`."""
    return {**as_they_are(types), **CHANGED}
