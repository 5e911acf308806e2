"""The lobby: open tables, wishes, good company."""
