#!/usr/bin/env python3
"""A bot that plays on a Merlon server. Python 3, standard library only."""

import argparse
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request


class Api:
    """The REST part: a request goes out as JSON with the bot's token, an answer comes back as JSON."""

    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.token = token

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": "Bearer " + self.token, "Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            refusal = json.load(error)
            raise SystemExit(f"{method} {path}: {refusal['code']}: {refusal['reason']}")


class WebSocket:
    """Just enough of RFC 6455 for a client that sends and receives text."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        plain = socket.create_connection((parts.hostname, port), timeout=120)
        self.socket = ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) if secure else plain
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (
                f"GET /ws HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit("the server does not speak WebSocket: " + head.decode(errors="replace"))

    def fill(self):
        data = self.socket.recv(65536)
        if not data:
            raise SystemExit("the server has closed the connection")
        self.buffer += data

    def read(self, count):
        while len(self.buffer) < count:
            self.fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def frame(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, message):
        self.frame(self.TEXT, json.dumps(message).encode())

    def receive(self):
        """The next message; pings are answered on the way."""
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            payload = self.read(size)
            opcode = first & 0x0F
            if opcode == self.PING:
                self.frame(self.PONG, payload)
            elif opcode == self.CLOSE:
                raise SystemExit("closed by the server: " + payload[2:].decode())
            elif opcode != self.PONG:
                text += payload
                if first & 0x80:
                    return json.loads(text)


def find_table(api, game, against):
    """A table to play at: one against a bot of the server, an open one of somebody else, or a new one that waits."""
    if against:
        seats = [{"kind": "you"}, {"kind": "bot", "name": against}]
        return api.ask("POST", "/api/tables", {"game": game, "seats": seats, "start": True})["id"]
    for table in api.ask("GET", "/api/tables")["tables"]:
        if table["game"] == game and any(seat["kind"] == "open" for seat in table["seats"]):
            return api.ask("POST", f"/api/tables/{table['id']}/join", {})["id"]
    return api.ask("POST", "/api/tables", {"game": game, "listed": True})["id"]


def choose(moves, chance):
    """Any legal move, but a turn is only ended when there is little else to do."""
    busy = [move for move in moves if move not in ("end", "stay")]
    return chance.choice(busy if busy and chance.random() < 0.9 else moves)


def play(api, line, table, chance):
    """Plays until the game is over; returns the last view of the table."""
    line.send({"type": "watch", "table": table})
    answered = -1
    while True:
        message = line.receive()
        if message["type"] == "refused":
            raise SystemExit("refused: " + message["reason"])
        if message["type"] == "goodbye":
            raise SystemExit("the server restarts; come back in a moment")
        view = message.get("view")
        if not view or message.get("table") != table:
            continue
        if view["phase"] in ("over", "aborted"):
            return view
        full = all(seat["kind"] != "open" for seat in view["seats"])
        if view["phase"] == "open" and full and view["youStart"]:
            api.ask("POST", f"/api/tables/{table}/start", {})
        if view.get("legal") and view["number"] > answered:
            answered = view["number"]
            line.send({"type": "move", "table": table, "number": answered, "move": choose(view["legal"], chance)})


def answer_engine(chance):
    """Plays for a Merlon that started us with exec: it tells what the seat sees and asks for a move, line by line."""
    legal = []
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command == "quit":
            break
        if command == "view":
            legal = json.loads(argument)["legal"]
            print("ok", flush=True)
        elif command == "go":
            print("ok", json.dumps({"move": choose(legal, chance)}), flush=True)
        elif command and not command.startswith("#"):
            print("error bad-command only view, go and quit are known here", flush=True)
    return 0


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--url", default="http://localhost:8080", help="where the server is")
    options.add_argument("--token", default=os.environ.get("MERLON_TOKEN"), help="of the bot account; or MERLON_TOKEN")
    options.add_argument("--game", default="torres")
    options.add_argument("--table", help="play at this table, where the bot has a seat already")
    options.add_argument("--against", help="play against this bot of the server, such as greedy")
    options.add_argument("--seed", type=int, help="for the same choices every time")
    options.add_argument("--exec", action="store_true", help="no server: answer view and go on standard input")
    chosen = options.parse_args()
    if chosen.exec:
        return answer_engine(random.Random(chosen.seed))
    if not chosen.token:
        options.error("a token is needed: make a bot account and pass --token or set MERLON_TOKEN")
    api = Api(chosen.url, chosen.token)
    print("playing as", api.ask("GET", "/api/me")["name"])
    table = chosen.table or find_table(api, chosen.game, chosen.against)
    print("at table", table)
    line = WebSocket(chosen.url, chosen.token)
    view = play(api, line, table, random.Random(chosen.seed))
    if view["phase"] == "aborted":
        print("the table was closed")
        return 1
    won = set(view["you"]) & set(view["result"]["winners"])
    print("won" if won else "lost", "with scores", view["result"]["scores"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
