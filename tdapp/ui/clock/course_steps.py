"""The steps of the evening of an event, each with the act or the field that takes it."""

from tdapp.ui.clock.chips_panel import ChipsPanel
from tdapp.ui.clock.course_column import CourseColumn, CourseStep
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.sales.typed_name import NameHand
from tdapp.ui.workplace.event_acts import EventActs


def evening_course(
    acts: EventActs, name_field: Field, chips: ChipsPanel, theme: Theme
) -> CourseColumn:
    """From the tables to the end, between what stands against the chips and how they stand."""
    text = voice().text
    steps = (
        CourseStep(text("course", "Tables"), ActButton(acts.open_table, theme)),
        CourseStep(text("course", "Entries"), NameHand(name_field, acts.money.paying.turn, theme)),
        CourseStep(text("course", "Seats"), ActButton(acts.draw_seats, theme)),
        CourseStep(text("course", "Clock"), ActButton(acts.clock, theme)),
        CourseStep(text("course", "Prizes"), ActButton(acts.post_prizes, theme)),
        CourseStep(text("course", "Finish"), ActButton(acts.finish, theme)),
    )
    return CourseColumn(theme, steps, chips.drift, chips)
