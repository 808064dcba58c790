"""Records of matches: our own form, written from a table's log, read, replayed and scored again."""
