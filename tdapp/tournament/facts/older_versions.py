"""Events as older versions of the program stored them, lifted to the shape they have today."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tdapp.core.codec import Upcaster
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


def _as_it_is(fields: Fields) -> Fields:
    """What was added since has a default."""
    return fields


def _parts(pool: int, fee: int) -> list[tuple[str, int]]:
    return [("pool", pool), ("fee", fee)]


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {
    ("TournamentAnnounced", 1): _announced_with_offers,
    ("TournamentAnnounced", 2): _announced_with_changes,
    ("TournamentAnnounced", 3): _as_it_is,
    ("TournamentAnnounced", 4): _as_it_is,
    ("TournamentAnnounced", 5): _as_it_is,
    ("TournamentAnnounced", 6): _as_it_is,
    ("TournamentAnnounced", 7): _as_it_is,
    ("TournamentAnnounced", 8): _as_it_is,
    ("TournamentAnnounced", 9): _as_it_is,
    ("TournamentAnnounced", 10): _as_it_is,
    ("TournamentAnnounced", 11): _as_it_is,
    ("TournamentAnnounced", 12): _as_it_is,
    ("TournamentAnnounced", 13): _as_it_is,
    ("TournamentAnnounced", 14): _as_it_is,
    ("TournamentAnnounced", 15): _as_it_is,
    ("TournamentAnnounced", 16): _as_it_is,
    ("TournamentAnnounced", 17): _as_it_is,
    ("StructureChanged", 1): _as_it_is,
    ("TournamentFinished", 1): _as_it_is,
    ("TournamentCancelled", 1): _as_it_is,
    ("HouseAdopted", 1): _as_it_is,
    ("HouseAdopted", 2): _as_it_is,
    ("HouseAdopted", 3): _as_it_is,
    ("HouseAdopted", 4): _as_it_is,
    ("HouseAdopted", 5): _as_it_is,
    ("HouseAdopted", 6): _as_it_is,
    ("StageEnded", 1): _as_it_is,
    ("TablePlayedOut", 1): _as_it_is,
    ("EntryPassedOn", 1): _as_it_is,
    ("EntryVoided", 1): _as_it_is,
    ("EntrySold", 3): _as_it_is,
    ("EntrySold", 4): _as_it_is,
    ("AlternateSeated", 2): _as_it_is,
    ("AlternateSeated", 3): _as_it_is,
    ("BracketDrawn", 1): _as_it_is,
    ("ChipsCounted", 1): _as_it_is,
    ("ChipsRaced", 1): _as_it_is,
    ("StackReported", 1): _as_it_is,
    ("TimeTokenUsed", 1): _as_it_is,
    ("EntrySold", 1): _sale_by_parts,
    ("RebuySold", 1): _sale_by_parts,
    ("EntrySold", 2): _as_it_is,
    ("RebuySold", 2): _as_it_is,
    ("RebuySold", 3): _as_it_is,
    ("AddOnSold", 1): _as_it_is,
    ("AddOnSold", 2): _as_it_is,
    ("AddOnSold", 3): _as_it_is,
    ("BountyTaken", 1): _as_it_is,
    ("BountyPaid", 1): _as_it_is,
    ("DealPut", 1): _as_it_is,
    ("BountyReversed", 1): _as_it_is,
    ("ClockHeld", 1): _as_it_is,
    ("SeatGiven", 1): _as_it_is,
    ("AlternateSeated", 1): _as_it_is,
    ("AlternateJoined", 1): _as_it_is,
    ("AlternateRefunded", 1): _as_it_is,
    ("AlternateCalled", 1): _as_it_is,
    ("DebtPaid", 1): _as_it_is,
    ("PartsRefunded", 1): _as_it_is,
    ("EntryReadmitted", 1): _as_it_is,
    ("OutOfChips", 1): _as_it_is,
    ("EntryBusted", 1): _as_it_is,
    ("EntryBusted", 2): _as_it_is,
    ("EntryLeft", 1): _as_it_is,
    ("EntryLeft", 2): _as_it_is,
    ("EntryLeft", 3): _as_it_is,
    ("ExitPending", 1): _as_it_is,
    ("ExitPending", 2): _as_it_is,
    ("ExitPending", 3): _as_it_is,
    ("PenaltyGiven", 1): _as_it_is,
    ("PenaltyGiven", 2): _as_it_is,
    ("PenaltyServed", 1): _as_it_is,
    ("ExitPassedOn", 1): _as_it_is,
    ("PrizesPosted", 1): _as_it_is,
    ("PrizesPosted", 2): _as_it_is,
    ("PrizesPosted", 3): _as_it_is,
    ("PrizePaid", 1): _as_it_is,
    ("PrizePaid", 2): _as_it_is,
    ("IdentitySeen", 1): _as_it_is,
    ("IdentitySeen", 2): _as_it_is,
    ("PaperIssued", 1): _as_it_is,
    ("HandBegun", 1): _as_it_is,
    ("HandBegun", 2): _as_it_is,
    ("HandBegun", 3): _as_it_is,
}
