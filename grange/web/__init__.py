"""The web: tables that many play at, over HTTP and WebSockets, kept in a journal of choices."""
