"""The cage: cashier sessions, their counts, and the prizes of all events that wait."""
