"""Code used only by bots and research."""
