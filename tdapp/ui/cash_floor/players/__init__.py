"""Acts on those who wait and play for cash, and on people of events who do."""
