"""Every no of the house as one English sentence that says what to do next, room by room."""

from tdapp.voice.texts import Words
from tdapp.words.refusals.at_registration import AT_REGISTRATION
from tdapp.words.refusals.at_the_cage import AT_THE_CAGE
from tdapp.words.refusals.at_the_command_bar import AT_THE_COMMAND_BAR
from tdapp.words.refusals.at_the_desk import AT_THE_DESK
from tdapp.words.refusals.at_the_door import AT_THE_DOOR
from tdapp.words.refusals.in_play import IN_PLAY
from tdapp.words.refusals.of_chips import OF_CHIPS
from tdapp.words.refusals.of_commission import OF_COMMISSION
from tdapp.words.refusals.of_feature_hands import OF_FEATURE_HANDS
from tdapp.words.refusals.of_files import OF_FILES
from tdapp.words.refusals.of_irregularities import OF_IRREGULARITIES
from tdapp.words.refusals.of_notices import OF_NOTICES
from tdapp.words.refusals.of_people import OF_PEOPLE
from tdapp.words.refusals.of_rulings import OF_RULINGS
from tdapp.words.refusals.of_seats import OF_SEATS
from tdapp.words.refusals.of_staff import OF_STAFF
from tdapp.words.refusals.of_structures import OF_STRUCTURES
from tdapp.words.refusals.of_the_clock import OF_THE_CLOCK
from tdapp.words.refusals.of_the_drawer import OF_THE_DRAWER
from tdapp.words.refusals.of_the_record import OF_THE_RECORD
from tdapp.words.refusals.of_the_room import OF_THE_ROOM
from tdapp.words.refusals.of_the_round import OF_THE_ROUND
from tdapp.words.refusals.of_the_rules import OF_THE_RULES
from tdapp.words.refusals.on_absence import ON_ABSENCE
from tdapp.words.refusals.on_bounties import ON_BOUNTIES
from tdapp.words.refusals.on_paper import ON_PAPER
from tdapp.words.refusals.on_prizes import ON_PRIZES
from tdapp.words.refusals.on_refunds import ON_REFUNDS
from tdapp.words.refusals.on_the_floor import ON_THE_FLOOR

REFUSALS: dict[str, Words] = {
    **AT_REGISTRATION,
    **AT_THE_CAGE,
    **AT_THE_COMMAND_BAR,
    **AT_THE_DESK,
    **AT_THE_DOOR,
    **IN_PLAY,
    **OF_CHIPS,
    **OF_COMMISSION,
    **OF_FEATURE_HANDS,
    **OF_FILES,
    **OF_IRREGULARITIES,
    **OF_NOTICES,
    **OF_PEOPLE,
    **OF_RULINGS,
    **OF_SEATS,
    **OF_STAFF,
    **OF_STRUCTURES,
    **OF_THE_CLOCK,
    **OF_THE_DRAWER,
    **OF_THE_RECORD,
    **OF_THE_ROOM,
    **OF_THE_ROUND,
    **OF_THE_RULES,
    **ON_ABSENCE,
    **ON_BOUNTIES,
    **ON_PAPER,
    **ON_PRIZES,
    **ON_REFUNDS,
    **ON_THE_FLOOR,
}
"""Code to sentence; in braces the details of the refusal, in the forms that `sentences` knows."""
