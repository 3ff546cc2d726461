"""Acts on people in the registry, and finding them."""
