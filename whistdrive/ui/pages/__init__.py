"""One page of the main window each."""
