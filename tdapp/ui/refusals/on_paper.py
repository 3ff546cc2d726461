"""What keeps a sheet from being laid out or painted, and what the program's own files lack."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

ON_PAPER = {
    "cannot_write": QT_TRANSLATE_NOOP(
        "Refusal", "{path} cannot be written ({problem}); choose another place."
    ),
    "code_misfit": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is too long for the code on a sheet; use a shorter number."
    ),
    "foreign_code": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no code of one of these papers; scan a paper of this room."
    ),
    "fonts.missing": QT_TRANSLATE_NOOP(
        "Refusal", "The font {file} is not there; install the program again."
    ),
    "fonts.unreadable": QT_TRANSLATE_NOOP(
        "Refusal", "The font {file} is broken; install the program again."
    ),
    "is_printed": QT_TRANSLATE_NOOP(
        "Refusal", "A paper that is printed stays printed; what it says is void if it changes."
    ),
    "was_projected": QT_TRANSLATE_NOOP(
        "Refusal", "What players have read on a screen stays read; post another list instead."
    ),
    "negative_prize": QT_TRANSLATE_NOOP(
        "Refusal", "The prize of rank {rank} is below nought; correct the list first."
    ),
    "no_own_folder": QT_TRANSLATE_NOOP(
        "Refusal",
        "The program's own folder {folder} cannot be made ({problem}); set TDAPP_HOME to a folder "
        "that is yours.",
    ),
    "no_places": QT_TRANSLATE_NOOP(
        "Refusal", "There are no places to print yet; record the exits first."
    ),
    "no_such_paper": QT_TRANSLATE_NOOP(
        "Refusal", "There is no paper {number} of this event; choose one of the list."
    ),
    "no_table_open": QT_TRANSLATE_NOOP(
        "Refusal", "No table is open in this event; open one first."
    ),
    "no_sheets": QT_TRANSLATE_NOOP("Refusal", "There is nothing to print; choose a sheet first."),
    "note_too_long": QT_TRANSLATE_NOOP(
        "Refusal", "The note “{label}” fills {lines} lines; shorten it."
    ),
    "nothing_bought": QT_TRANSLATE_NOOP(
        "Refusal", "A receipt needs something that was bought; choose a sale."
    ),
    "page_misfit": QT_TRANSLATE_NOOP(
        "Refusal",
        "Document {document} does not fit on a page; shorten its head or choose larger paper.",
    ),
    "paper_spoiled": QT_TRANSLATE_NOOP(
        "Refusal", "This paper did not come out of the printer and is void; make it anew."
    ),
    "paper_of_nobody": QT_TRANSLATE_NOOP(
        "Refusal", "This paper is of somebody; choose whose it is."
    ),
    "print_failed": QT_TRANSLATE_NOOP(
        "Refusal", "{printer} did not take the pages; look at the printer or save a PDF."
    ),
    "printer_gone": QT_TRANSLATE_NOOP(
        "Refusal", "The printer {printer} is not there; choose another or save a PDF."
    ),
    "row_misfit": QT_TRANSLATE_NOOP(
        "Refusal",
        "Row {row} of the sheet has {cells} cells too many or too few; report this fault.",
    ),
    "tender_short": QT_TRANSLATE_NOOP(
        "Refusal", "{due:money} is to be paid and {tendered:money} was given; ask for the rest."
    ),
    "theme.missing": QT_TRANSLATE_NOOP(
        "Refusal", "The colours “{theme}” are not there; install the program again."
    ),
    "theme.not_a_colour": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no colour ({theme}, {token}); write it like #78B7FF."
    ),
    "theme.token_missing": QT_TRANSLATE_NOOP(
        "Refusal", "The colours “{theme}” lack {token}; add it or install the program again."
    ),
    "theme.token_unknown": QT_TRANSLATE_NOOP(
        "Refusal", "The colours “{theme}” name {token}, which nothing uses; take it out."
    ),
    "unfinished_record": QT_TRANSLATE_NOOP(
        "Refusal",
        "Nothing is recorded in {record}, it looks like a record whose making was cut off; start "
        "the program on it to begin it, or restore the newest copy.",
    ),
    "theme.unreadable": QT_TRANSLATE_NOOP(
        "Refusal", "The colours “{theme}” cannot be read ({reason}); install the program again."
    ),
}
