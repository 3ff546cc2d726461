"""Opening and changing pools, linking tables, counting rounds, putting right what went wrong."""
