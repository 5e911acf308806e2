"""What a table shows: its parts as a viewer may see them, the log, the end, and what changed since."""
