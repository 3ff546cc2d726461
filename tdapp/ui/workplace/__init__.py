"""What every page works with: the acts on the event in view, menus, the rail."""
