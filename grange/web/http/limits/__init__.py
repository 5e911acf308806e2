"""How much a client may ask of the server: connections, requests, bodies and socket frames."""
