"""How everything looks: colours, type, shapes, and the small controls made of them."""
