"""The rules of Evergreen, a chapter a file; `rounds.py` is the table of contents."""
