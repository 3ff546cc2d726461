"""The steps of the evening of an event, each with the act or the field that takes it."""

from tdapp.ui.clock.chips_standing import ChipsStanding
from tdapp.ui.clock.course import Course, Step
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.sales.name_hand import NameHand
from tdapp.ui.workplace.event_acts import EventActs


def evening_course(
    acts: EventActs, name_field: Field, chips: ChipsStanding, theme: Theme
) -> Course:
    """From the tables to the end, between what stands against the chips and how they stand."""
    text = voice().text
    steps = (
        Step(text("course", "Tables"), ActButton(acts.open_table, theme)),
        Step(text("course", "Entries"), NameHand(name_field, acts.till, theme)),
        Step(text("course", "Seats"), ActButton(acts.draw_seats, theme)),
        Step(text("course", "Clock"), ActButton(acts.clock, theme)),
        Step(text("course", "Prizes"), ActButton(acts.post_prizes, theme)),
        Step(text("course", "Finish"), ActButton(acts.finish, theme)),
    )
    return Course(theme, steps, chips.drift, chips)
