"""Every no of the house as one English sentence that says what to do next, room by room."""

from tdapp.voice.texts import Words
from tdapp.words.refusals.at_the_cage import AT_THE_CAGE
from tdapp.words.refusals.at_the_command_bar import AT_THE_COMMAND_BAR
from tdapp.words.refusals.at_the_desk import AT_THE_DESK
from tdapp.words.refusals.in_play import IN_PLAY
from tdapp.words.refusals.of_brackets import OF_BRACKETS
from tdapp.words.refusals.of_chips import OF_CHIPS
from tdapp.words.refusals.of_commission import OF_COMMISSION
from tdapp.words.refusals.of_notices import OF_NOTICES
from tdapp.words.refusals.of_people import OF_PEOPLE
from tdapp.words.refusals.of_rulings import OF_RULINGS
from tdapp.words.refusals.of_seats import OF_SEATS
from tdapp.words.refusals.of_staff import OF_STAFF
from tdapp.words.refusals.of_stages import OF_STAGES
from tdapp.words.refusals.of_the_clock import OF_THE_CLOCK
from tdapp.words.refusals.of_the_record import OF_THE_RECORD
from tdapp.words.refusals.of_the_round import OF_THE_ROUND
from tdapp.words.refusals.of_the_rules import OF_THE_RULES
from tdapp.words.refusals.on_paper import ON_PAPER
from tdapp.words.refusals.on_prizes import ON_PRIZES

REFUSALS: dict[str, Words] = {
    **AT_THE_CAGE,
    **AT_THE_COMMAND_BAR,
    **AT_THE_DESK,
    **IN_PLAY,
    **OF_BRACKETS,
    **OF_CHIPS,
    **OF_COMMISSION,
    **OF_NOTICES,
    **OF_PEOPLE,
    **OF_RULINGS,
    **OF_SEATS,
    **OF_STAFF,
    **OF_STAGES,
    **OF_THE_CLOCK,
    **OF_THE_RECORD,
    **OF_THE_ROUND,
    **OF_THE_RULES,
    **ON_PAPER,
    **ON_PRIZES,
}
"""Code to sentence; in braces the details of the refusal, in the forms that `sentences` knows."""
