"""Windows: the only part that knows Qt. Everything it shows is computed from the desk's evening."""
