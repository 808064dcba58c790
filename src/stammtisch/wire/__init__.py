"""What goes over the wire: one type for each message, their JSON, and the client's types made from them."""
