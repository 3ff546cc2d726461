"""An event in stages: an act on a stage meets the event as it is seen from there."""
