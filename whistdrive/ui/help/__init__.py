"""The help: what belongs to which page, how it is drawn, and the window in which it is read."""
