"""The commands of every day: playing in the terminal, matches among bots, whole deals as text."""
