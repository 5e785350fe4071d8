"""What a drive is: plain values and pure functions, the standard library and nothing more."""
