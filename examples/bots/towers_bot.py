"""A bot for Nine Towers: completes a tower where it can, and helps nobody else to if that can be avoided."""

import json
import sys


def harm(move, stones):
    height = stones[ord(move[-1]) - ord("a")]
    return -1 if height == 2 else height  # the third stone is ours; the second one invites the others


def main():
    seen = {}
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command == "view":
            seen = json.loads(argument)
            print("ok", flush=True)
        elif command == "go":
            stones = seen["view"]["stones"]
            move = min(seen["legal"], key=lambda move: harm(move, stones))
            print("ok", json.dumps({"move": move}), flush=True)


main()
