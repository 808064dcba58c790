"""A table as a value: its events, the commands it takes, and what each makes of it. No clock, no store, no network."""
