"""The pages: open, click, play. No account; a link is a seat."""

from __future__ import annotations

from fastapi import APIRouter

from grange.web.pages import after, campaign, cards, days, front, learn, look, new, play, replay, review, rules, settings, sit

router = APIRouter(include_in_schema=False)
for chapter in (front, days, new, sit, play, look, learn, after, campaign, replay, review, rules, cards, settings):
    router.include_router(chapter.router)
