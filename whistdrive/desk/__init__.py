"""What the organiser does: the one gate through which an evening changes, and what stands beside it."""
