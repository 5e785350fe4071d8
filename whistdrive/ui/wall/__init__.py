"""The wall: a window for a second screen, to be read from the far end of the hall."""
