"""Notices that call people back when it becomes their turn: what they say, when they are sent, and on which channels."""
