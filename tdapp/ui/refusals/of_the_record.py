"""What keeps the record from being opened, written, copied or read."""

from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

OF_THE_RECORD = {
    "another_record": QT_TRANSLATE_NOOP(
        "Refusal", "{record} holds another record ({holds}); restore to an empty place instead."
    ),
    "another_stands": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record still stands at {record}; to end it there and go on here, say so with "
        "`--instead`.",
    ),
    "backup_damaged": QT_TRANSLATE_NOOP(
        "Refusal", "The copy {file} is damaged ({findings}); restore from another copy."
    ),
    "bad_settings": QT_TRANSLATE_NOOP(
        "Refusal", "The settings in {file} have an error ({problem}); correct them and start again."
    ),
    "behind_its_seals": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record of {stream} ends before its seal ({found} of {sealed}): something was taken "
        "out; keep the file and restore the newest copy.",
    ),
    "cannot_open": QT_TRANSLATE_NOOP(
        "Refusal", "The record cannot be opened; check that its folder exists and is yours."
    ),
    "cannot_read": QT_TRANSLATE_NOOP(
        "Refusal", "{file} cannot be read ({problem}); check its name and try again."
    ),
    "copy_damaged": QT_TRANSLATE_NOOP(
        "Refusal", "The copy {file} came out damaged ({findings}); copy to another disk."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Refusal", "The record is damaged; keep this file and restore the newest copy."
    ),
    "database_not_empty": QT_TRANSLATE_NOOP(
        "Refusal", "The database holds something already; restore into an empty one."
    ),
    "disk_error": QT_TRANSLATE_NOOP(
        "Refusal", "The disk fails; go on on paper, save a copy to another disk and call for help."
    ),
    "disk_full": QT_TRANSLATE_NOOP(
        "Refusal", "The disk is full; free some space, the program then goes on by itself."
    ),
    "file_exists": QT_TRANSLATE_NOOP(
        "Refusal", "There is a file of that name already; choose another name."
    ),
    "newer_record": QT_TRANSLATE_NOOP(
        "Refusal", "A newer program wrote this record; update this program first."
    ),
    "no_display": QT_TRANSLATE_NOOP(
        "Refusal", "There is no display for the window; run `tdapp demo --headless` to see it work."
    ),
    "no_reason": QT_TRANSLATE_NOOP(
        "Refusal", "That act has no reason that could be erased; choose another act."
    ),
    "no_such_folder": QT_TRANSLATE_NOOP(
        "Refusal", "There is no such folder; make it or choose another."
    ),
    "no_such_rulebook": QT_TRANSLATE_NOOP(
        "Refusal", "There is no house called {house}; `tdapp houses list` names those there are."
    ),
    "bad_house": QT_TRANSLATE_NOOP(
        "Refusal",
        "The files of house {house} have an error ({problem}); `tdapp houses check` names all.",
    ),
    "house_does_not_fit": QT_TRANSLATE_NOOP(
        "Refusal",
        "The published conditions do not fit the new rules ({problem}); the event keeps its own.",
    ),
    "house_file_lost": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record has lost or changed the house file {hash}; check the record.",
    ),
    "house_name_taken": QT_TRANSLATE_NOOP(
        "Refusal",
        "House {house} comes with the program; rename your own folder {folder}.",
    ),
    "house_unchanged": QT_TRANSLATE_NOOP(
        "Refusal",
        "The files of {house} are as the event is played under them; change them first.",
    ),
    "other_house": QT_TRANSLATE_NOOP(
        "Refusal",
        "The event is played under the rules of {house}, not of {other}; choose one of those.",
    ),
    "no_such_record": QT_TRANSLATE_NOOP(
        "Refusal", "There is no record at {record}; check where it lies."
    ),
    "not_a_record": QT_TRANSLATE_NOOP(
        "Refusal", "This file is no record of this program; choose another file."
    ),
    "open_elsewhere": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record is open at {record} (station {station}); close the program there first.",
    ),
    "person_erased": QT_TRANSLATE_NOOP(
        "Refusal", "This person was erased from the registry; enter the person anew."
    ),
    "read_only": QT_TRANSLATE_NOOP(
        "Refusal", "The record may not be written; give yourself the right to write in its folder."
    ),
    "record_busy": QT_TRANSLATE_NOOP(
        "Refusal", "Another program holds the record; wait a moment and try again."
    ),
    "record_error": QT_TRANSLATE_NOOP(
        "Refusal", "The record could not be written; try again, and call for help if it stays so."
    ),
    "record_in_use": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record is open in another program (process {pid} on {host}, since {since}); close "
        "that one first.",
    ),
    "record_in_sync_folder": QT_TRANSLATE_NOOP(
        "Refusal", "The record lies in a folder that is copied elsewhere; move it to a plain one."
    ),
    "record_on_network": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record would lie on a network drive and is not safe there; use a disk of this "
        "computer or PostgreSQL.",
    ),
    "seal_key_damaged": QT_TRANSLATE_NOOP(
        "Refusal", "The key of the seals ({file}) is damaged; put its copy back and start again."
    ),
    "seals_unwritable": QT_TRANSLATE_NOOP(
        "Refusal",
        "The seals ({file}) cannot be written ({detail}); make room or allow writing there.",
    ),
    "server_unreachable": QT_TRANSLATE_NOOP(
        "Refusal",
        "The database server does not answer; check the network, the program goes on trying.",
    ),
    "superseded": QT_TRANSLATE_NOOP(
        "Refusal", "This record was continued in another file ({by}); open that one."
    ),
    "unknown_person": QT_TRANSLATE_NOOP(
        "Refusal", "The registry knows no such person; look again by name."
    ),
    "unknown_record_address": QT_TRANSLATE_NOOP(
        "Refusal", "“{address}” is not where a record can be; give a file or a PostgreSQL address."
    ),
    "upgrade_failed": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record could not be brought to form {need} ({detail}), it is unchanged; call help.",
    ),
    "upgrade_needs_folder": QT_TRANSLATE_NOOP(
        "Refusal",
        "The record is of an older form ({have}, needed {need}) and wants a folder for a copy "
        "first; open it with the program itself.",
    ),
    "record_linked": QT_TRANSLATE_NOOP(
        "Refusal", "{record} has a second name on this disk; copy it to a file of its own first."
    ),
    "wrong_value": QT_TRANSLATE_NOOP(
        "Refusal", "This cannot be recorded ({problem}); correct the value and try again."
    ),
}
