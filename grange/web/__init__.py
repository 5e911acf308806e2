"""The web server: tables for many players, over HTTP and WebSockets, stored as journals of choices."""
