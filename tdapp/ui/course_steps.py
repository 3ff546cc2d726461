"""The steps of the evening of an event, each with the act or the field that takes it."""

from PySide6.QtCore import QCoreApplication

from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.chips_standing import ChipsStanding
from tdapp.ui.course import Course, Step
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.theme import Theme
from tdapp.ui.sales.name_hand import NameHand

translate = QCoreApplication.translate


def evening_course(
    acts: EventActs, name_field: Field, chips: ChipsStanding, theme: Theme
) -> Course:
    """From the tables to the end, between what stands against the chips and how they stand."""
    steps = (
        Step(translate("Course", "Tables"), ActButton(acts.open_table, theme)),
        Step(translate("Course", "Entries"), NameHand(name_field, acts.till, theme)),
        Step(translate("Course", "Seats"), ActButton(acts.draw_seats, theme)),
        Step(translate("Course", "Clock"), ActButton(acts.clock, theme)),
        Step(translate("Course", "Prizes"), ActButton(acts.post_prizes, theme)),
        Step(translate("Course", "End"), ActButton(acts.finish, theme)),
    )
    return Course(theme, steps, chips.drift, chips)
