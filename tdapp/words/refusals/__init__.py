"""Every no of the house as one English sentence that says what to do next, room by room."""

from tdapp.start_up import ReadInTurn
from tdapp.voice.texts import Words

ROOMS = (
    *("at_the_desk", "in_play", "of_the_clock", "of_seats", "on_prizes", "at_the_command_bar"),
    *("of_staff", "at_the_cage", "of_people", "of_chips", "of_brackets", "of_stages"),
    *("on_tickets", "at_cash_tables", "on_jackpot_rules"),
    *(
        "of_commission",
        "of_cash_games",
        "of_rulings",
        "of_the_rules",
        "of_the_round",
        "of_notices",
        "on_paper",
        "of_the_record",
    ),
)
"""What is asked most stands first; each has one table, of its own name."""

REFUSALS = ReadInTurn[Words](
    [f"{__name__}.{room}" for room in ROOMS],
    lambda module: vars(module)[module.__name__.rpartition(".")[2].upper()],
)
"""Code to sentence; in braces the details of the refusal, in the forms that `sentences` knows."""
