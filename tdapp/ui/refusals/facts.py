"""What clashes when an act does not fit the record, as the middle of a sentence."""

from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

FACTS = {
    "already_entered": QT_TRANSLATE_NOOP("Fact", "that person is entry {entry}"),
    "already_out": QT_TRANSLATE_NOOP("Fact", "entry {entry} is out"),
    "already_seated": QT_TRANSLATE_NOOP("Fact", "entry {entry} has a seat"),
    "clock_paused": QT_TRANSLATE_NOOP("Fact", "the clock stands"),
    "clock_running": QT_TRANSLATE_NOOP("Fact", "the clock runs"),
    "entry_exists": QT_TRANSLATE_NOOP("Fact", "entry {entry} was sold before"),
    "event_exists": QT_TRANSLATE_NOOP("Fact", "the event is announced"),
    "event_full": QT_TRANSLATE_NOOP("Fact", "the event is full"),
    "field_was_closed": QT_TRANSLATE_NOOP("Fact", "the field was closed with {entries} entries"),
    "no_such_entry": QT_TRANSLATE_NOOP("Fact", "entry {entry} is needed"),
    "no_such_event": QT_TRANSLATE_NOOP("Fact", "the event has to be announced"),
    "no_such_seat": QT_TRANSLATE_NOOP("Fact", "seat {seat} is needed"),
    "no_such_table": QT_TRANSLATE_NOOP("Fact", "table {table} is needed"),
    "not_in_that_seat": QT_TRANSLATE_NOOP("Fact", "entry {entry} has to sit at {seat}"),
    "not_out": QT_TRANSLATE_NOOP("Fact", "entry {entry} has to be out"),
    "other_seats": QT_TRANSLATE_NOOP("Fact", "table {table} has {seats} seats"),
    "prize_not_posted": QT_TRANSLATE_NOOP("Fact", "the prize of place {place} has to be posted"),
    "prize_paid": QT_TRANSLATE_NOOP("Fact", "the prize of place {place} is paid"),
    "prizes_above_pool": QT_TRANSLATE_NOOP("Fact", "the posted prizes need more than {pool:money}"),
    "prizes_posted": QT_TRANSLATE_NOOP("Fact", "the prizes are posted"),
    "rebuys_used_up": QT_TRANSLATE_NOOP("Fact", "nobody may have more than {most} re-buys"),
    "registration_closed": QT_TRANSLATE_NOOP(
        "Fact", "entry {entry} was sold before the field closed"
    ),
    "seat_taken": QT_TRANSLATE_NOOP("Fact", "seat {seat} is taken by entry {entry}"),
    "table_not_free": QT_TRANSLATE_NOOP("Fact", "table {table} has to be free"),
    "table_not_used": QT_TRANSLATE_NOOP("Fact", "table {table} has to be in use"),
    "table_open": QT_TRANSLATE_NOOP("Fact", "table {table} is open"),
}
