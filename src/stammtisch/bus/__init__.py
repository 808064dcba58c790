"""How server processes tell each other what has happened; the log is what has happened."""
