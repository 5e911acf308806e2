"""The rules of Petrichor, a chapter a file; `rounds.py` is the table of contents."""
