"""The kill button: who has to post a larger blind for winning pot after pot (CROWN 8.13)."""

from collections.abc import Collection
from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.blind_rules import Kill


class KillButtonSide(Enum):
    """What the kill button shows; without a holder it lies in the centre."""

    LEG_UP = "leg_up"
    KILL = "kill"


class KillButton(msgspec.Struct, frozen=True):
    """Where the kill button is: a seat and what it shows there, or neutral."""

    seat: int | None = None
    shows: KillButtonSide = KillButtonSide.LEG_UP

    @property
    def killer(self) -> int | None:
        """Who posts the kill in the next hand."""
        return self.seat if self.shows is KillButtonSide.KILL else None


NEUTRAL = KillButton()


def after_hand(
    button: KillButton,
    winners: Collection[int],
    rules: Kill,
    *,
    hi_lo: bool = False,
    qualifies: bool = True,
) -> KillButton:
    """The button after a hand whose pot these seats won; a smaller pot may not count (8.13.4).

    A split makes it neutral (8.13.9, P99). Who wins all of it has the leg up, and the kill where he
    had either, or where the game has no leg up (8.13.3-8.13.6).
    """
    if len(winners) != 1:
        return NEUTRAL
    (winner,) = winners
    had = button.seat == winner
    if not qualifies:
        return button if had else NEUTRAL
    leg_up = rules.leg_up and not hi_lo and not had
    return KillButton(winner, KillButtonSide.LEG_UP if leg_up else KillButtonSide.KILL)


def demand_may_leave(button: KillButton, seat: int, rules: Kill, *, charged_by_time: bool) -> None:
    """Whether a player may sit out or quit; the killer only where time or hands are charged.

    Refuses with ``killer_stays`` (8.13.10).
    """
    if button.killer == seat and not charged_by_time:
        raise Refusal("killer_stays", seat=seat, rule=rules.leaving)


def refused(button: KillButton, seat: int, rules: Kill, *, charged_by_time: bool) -> KillButton:
    """The button after the killer would not post: he is dealt out and it is neutral (8.13.11).

    Refuses with ``killer_stays`` where only pots are charged.
    """
    demand_may_leave(button, seat, rules, charged_by_time=charged_by_time)
    return NEUTRAL if button.killer == seat else button


def rejoined(button: KillButton, seat: int) -> KillButton:
    """The button once a former killer is back and posts: his, unless another is killer now.

    He posts the kill's amount in either case (8.13.11(a)).
    """
    return KillButton(seat, KillButtonSide.KILL) if button.killer is None else button
