"""What each page is for, in one sentence."""

from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.rail import PageName


def page_purpose(page: PageName | None) -> str:
    """For whoever sees the page for the first time; None is the page of a new event."""
    text = voice().text
    said = {
        PageName.EVENTS: text(
            "help", "Every event: write drafts, announce them, and bring one into view."
        ),
        PageName.DESK: text(
            "help", "Registration: find a player, sell entries, re-buys and add-ons, draw seats."
        ),
        PageName.FLOOR: text(
            "help", "The tables: eliminations, moves, balancing, breaking, rulings and hands."
        ),
        PageName.CLOCK: text(
            "help", "The clock and the levels, and what each screen in the room shows."
        ),
        PageName.PRIZES: text("help", "The prize pool: post the prize list, pay winners."),
        PageName.CAGE: text("help", "Cashier sessions: open, count and close a drawer."),
        PageName.RECORD: text("help", "Everything that was done, by whom and when."),
        PageName.PAPERS: text("help", "Everything that can be printed: sheets, slips, receipts."),
        PageName.NOTICES: text("help", "What the regulator must be told, and by when."),
        PageName.PLAYERS: text("help", "All players: names, bans, exclusions."),
        PageName.STAFF: text("help", "Who works here, with which roles, PINs and badges."),
        PageName.SETTINGS: text("help", "How the program looks, prints and keeps backups."),
    }
    new = text("help", "Choose the nearest format, type what differs, and create a draft.")
    return new if page is None else said[page]
