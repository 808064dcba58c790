JOKERS: dict[str, str] = {}
