"""Every no of the house as one English sentence that says what to do next, room by room."""

from tdapp.ui.refusals.at_the_desk import AT_THE_DESK
from tdapp.ui.refusals.in_play import IN_PLAY
from tdapp.ui.refusals.of_the_record import OF_THE_RECORD
from tdapp.ui.refusals.of_the_rules import OF_THE_RULES
from tdapp.ui.refusals.on_paper import ON_PAPER

REFUSALS = {**AT_THE_DESK, **IN_PLAY, **OF_THE_RECORD, **OF_THE_RULES, **ON_PAPER}
"""Code to sentence; in braces the details of the refusal, in the forms that `sentences` knows."""
