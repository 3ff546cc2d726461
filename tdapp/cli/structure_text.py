"""What `tdapp structure try` tells of an event that played itself."""

from collections.abc import Iterator, Sequence
from typing import Any

from tdapp.core.instant import MINUTE_US
from tdapp.core.money import format_cents
from tdapp.tournament.structures.trial import Trial
from tdapp.tournament.structures.turnout import Payout
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence


def trial_answer(trial: Trial, previews: Sequence[Payout]) -> dict[str, Any]:
    """All of it, times in minutes and money in cents."""
    return {
        "level": trial.level,
        "ends": trial.ends,
        "earliest": trial.earliest,
        "latest": trial.latest,
        "paid_places_left": trial.money,
        "final_table": trial.final,
        "chips_in_play": trial.chips_in_play,
        "big_blinds_at_end": trial.end_big_blinds,
        "payout": _payout(trial.payout),
        "chips": [
            {"chip": one.chip, "in_stack": one.in_stack, "needed": one.needed, "short": one.short}
            for one in trial.chips
        ],
        "previews": [_payout(one) for one in previews],
        "findings": [{"code": one.code, "why": sentence(one, ENGLISH)} for one in trial.findings],
    }


def _payout(payout: Payout) -> dict[str, Any]:
    return {
        "entries": payout.turnout.entries,
        "pool_cents": payout.pool,
        "overlay_cents": payout.overlay,
        "prizes": [[prize.place, prize.cash, prize.item] for prize in payout.prizes],
        "why_no_prizes": payout.refused and sentence(payout.refused, ENGLISH),
    }


def trial_text(title: str, trial: Trial, previews: Sequence[Payout]) -> str:
    """The same for people."""
    level = "does not end" if trial.level is None else f"ends about level {trial.level}"
    between = f"between {_span(trial.earliest)} and {_span(trial.latest)}"
    lines = [
        title,
        f"  {level}, after {_span(trial.ends)} ({between})",
        f"  big blinds in play then: {trial.end_big_blinds}, chips {trial.chips_in_play:,}",
        f"  paid places left after {_span(trial.money)}, final table after {_span(trial.final)}",
        *(
            f"  chips of {one.chip:,}: {one.in_stack} per stack, {one.needed:,} needed"
            + (f", {one.short:,} short" if one.short else "")
            for one in trial.chips
        ),
        *_pool(trial.payout),
        *(f"  {prize.place}. {format_cents(prize.cash)}" for prize in trial.payout.prizes),
        *(f"  with {_preview(one)}" for one in previews),
    ]
    return "\n".join(lines)


def _span(minutes: int) -> str:
    return ENGLISH.span(minutes * MINUTE_US)


def _pool(payout: Payout) -> Iterator[str]:
    overlay = f", overlay {format_cents(payout.overlay)}" if payout.overlay else ""
    yield f"  pool {format_cents(payout.pool)}{overlay}"


def _preview(payout: Payout) -> str:
    field = f"{payout.turnout.entries} entries: pool {format_cents(payout.pool)}"
    if not payout.prizes:
        return f"{field}, no prizes"
    first = format_cents(payout.prizes[0].cash)
    return f"{field}, places {len(payout.prizes)}, first {first}"
