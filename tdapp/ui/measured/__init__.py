"""The console measured at work: what `tdapp bench console` drives, and the bare peers beside it."""
