"""A bot that plays over the API of a running `grange serve`: it chooses at random until the game is over.

    python examples/api_bot.py                                at a new table, against the bot steady
    python examples/api_bot.py --table TABLE --token TOKEN    in a seat at an open table

It needs the packages httpx and websockets, but not Grange.
"""

import argparse
import json
import random

import httpx
from websockets.sync.client import connect

parser = argparse.ArgumentParser(description="Plays a game over Grange's API, choosing at random.")
parser.add_argument("--server", default="http://127.0.0.1:8765", help="where Grange is served (default: %(default)s)")
parser.add_argument("--table", help="a table to play at; without one a new table is opened")
parser.add_argument("--token", help="the token of the seat to play at that table")
parser.add_argument("--game", default="evergreen", help="the game of a new table (default: %(default)s)")
parser.add_argument("--rival", default="steady", help="the bot to play against at a new table (default: %(default)s)")
chosen = parser.parse_args()
if bool(chosen.table) != bool(chosen.token):
    parser.error("--table and --token belong together")

with httpx.Client(base_url=f"{chosen.server}/api", timeout=20) as client:
    table, token = chosen.table, chosen.token
    if not table:  # seat 0 is ours and gets a token; seat 1 is the opponent's
        asked = {"game": chosen.game, "seats": [{"name": "example bot"}, {"bot": chosen.rival}]}
        opened = client.post("/tables", json=asked).raise_for_status().json()
        table, token = opened["table"], opened["tokens"][0]

    # The stream sends the table now, and again after every change.
    with connect(f"{chosen.server.replace('http', 'ws', 1)}/api/tables/{table}/live") as stream:
        stream.send(json.dumps({"token": token, "after": 0, "lang": "en"}))
        for message in stream:
            seen = json.loads(message)
            if "error" in seen:
                raise SystemExit(seen["message"])
            for sentence in seen["news"]:
                print(sentence)
            if seen["view"]["over"]:
                break
            if seen["question"]:  # it is our turn; the position says which question we answer
                option = random.choice(seen["question"]["options"])
                choice = {"position": seen["position"], "option": option["code"]}
                answer = client.post(f"/tables/{table}/choices", json=choice, headers={"authorization": f"Bearer {token}"})
                if answer.status_code != 409:  # 409: the question has changed; the stream sends the new one
                    answer.raise_for_status()

for seat, score in zip(seen["seats"], seen["view"]["scores"], strict=True):
    print(f"{seat['name'] or seat['bot']}: {score}")
