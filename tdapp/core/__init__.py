"""Words that every room of the house speaks: money, ids, events, refusals, instants, ports."""
