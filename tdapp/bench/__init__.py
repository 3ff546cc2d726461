"""Speed, as ratios to a peer or a floor that is measured in the same run."""
