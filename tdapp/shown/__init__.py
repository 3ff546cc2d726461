"""What several subjects show of an event, as values and words."""
