"""The server: tables in play, sockets, guests, limits, routes."""
