"""The rules of Farmerama, a chapter a file; `rounds.py` is the table of contents."""
