package org.merlon.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.codec.WireMapper;
import org.merlon.server.wire.table.TableCommand;

/**
 * Sends a request to every route and every WebSocket message in the course of some games, and records the responses.
 */
final class Tour {
    /**
     * A request and its response.
     *
     * @param route as listed by the server
     */
    record Asked(String route, String path, @Nullable String body, Data.Obj answer) {}

    private static final String PASSWORD = "moat and drawbridge";

    private final LiveServer server;
    private final List<Asked> asked = new ArrayList<>();

    /** The messages sent by clients, by type. */
    private final Map<String, Data.Obj> said = new TreeMap<>();

    private final List<Data.Obj> heard = new ArrayList<>();

    private Tour(LiveServer server) {
        this.server = server;
    }

    /**
     * Runs the whole tour.
     *
     * @param later advances the server's clock by some days
     */
    static Tour through(LiveServer server, Runnable later) {
        var tour = new Tour(server);
        tour.lists();
        tour.people();
        tour.beforeTheGame();
        tour.game();
        tour.notices();
        tour.letters();
        tour.vanished(later);
        tour.messages();
        tour.otherGames();
        return tour;
    }

    List<Asked> asked() {
        return asked;
    }

    Map<String, Data.Obj> said() {
        return said;
    }

    List<Data.Obj> heard() {
        return heard;
    }

    private Answer ask(Client client, String route, @Nullable String body, String... parts) {
        String[] address = route.split(" ", 2);
        String path = address[1];
        for (String part : parts) {
            path = part.startsWith("?") ? path + part : path.replaceFirst("\\{\\w+}", part);
        }
        Answer answer = client.send(address[0], path, body).ok();
        asked.add(new Asked(route, path, body, answer.json()));
        return answer;
    }

    private Answer deed(Client client, String table, String deed, String body) {
        return ask(client, "POST /api/tables/{id}/" + deed, body, table);
    }

    private void say(Line line, Inbound message) {
        String text = WireMapper.text(message);
        Data.Obj data = Answer.parse(text);
        said.put(Answer.text(data, "type"), data);
        line.send(text);
    }

    /** Runs a command over the WebSocket. */
    private void act(Line line, String table, TableCommand deed) {
        say(line, new Inbound.TableAction(table, deed, "done"));
        hear(line, "done");
    }

    /** Reads messages up to one of a type. */
    private Data.Obj hear(Line line, String type) {
        while (true) {
            Data.Obj message = Answer.parse(line.next());
            heard.add(message);
            if (Answer.text(message, "type").equals(type)) {
                return message;
            }
        }
    }

    private void lists() {
        Client stranger = server.stranger();
        ask(stranger, "GET /api/me", null);
        ask(stranger, "GET /api/games", null);
        ask(stranger, "GET /api/games/{id}/about", null, "torres");
        ask(stranger, "GET /api/games/{id}/data", null, "torres");
        ask(stranger, "GET /api/my/next", null);
        ask(stranger, "GET /api/my/tables", null);
    }

    private void people() {
        Client one = server.stranger();
        ask(one, "POST /api/visit", "{}");
        ask(one, "GET /api/me", null);
        String account = "{\"name\":\"Rosalind\",\"password\":\"" + PASSWORD + "\"}";
        ask(one, "POST /api/claim", account);
        ask(one, "GET /api/bots", null);
        ask(one, "POST /api/bots", "{\"name\":\"rook-robot\"}");
        ask(one, "GET /api/bots", null);
        ask(one, "POST /api/bots/{name}/token", "{}", "rook-robot");
        ask(one, "DELETE /api/bots/{name}", "{}", "rook-robot");
        ask(one, "POST /api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"" + PASSWORD + " raised\"}");
        ask(one, "POST /api/logout", "{}");
        ask(one, "POST /api/login", "{\"name\":\"Rosalind\",\"password\":\"" + PASSWORD + " raised\"}");
        ask(one, "GET /api/players/{name}", null, "Rosalind");
        ask(one, "GET /api/players/{name}/profile", null, "Rosalind");
        ask(one, "GET /api/my/recovery", null);
        String code = ask(one, "POST /api/my/recovery", "{\"password\":\"" + PASSWORD + " raised\"}")
                .text("recovery");
        ask(
                one,
                "POST /api/recover",
                "{\"name\":\"Rosalind\",\"code\":\"" + code + "\",\"password\":\"" + PASSWORD + " raised\"}");
        ask(one, "POST /api/login", "{\"name\":\"Rosalind\",\"password\":\"" + PASSWORD + " raised\"}");
        friends(one);
        ask(one, "GET /api/my/data", null);
        ask(one, "GET /api/my/notes", null);
        ask(one, "POST /api/forget-me", "{\"password\":\"" + PASSWORD + " raised\"}");
    }

    private void friends(Client one) {
        Client other = server.guest();
        String name = other.get("/api/me").text("name");
        ask(one, "POST /api/my/people", "{\"name\":\"" + name + "\",\"kind\":\"follow\",\"on\":true}");
        ask(one, "GET /api/my/people", null);
        String table = ask(one, "POST /api/challenges", "{\"name\":\"" + name + "\",\"table\":{\"game\":\"torres\"}}")
                .text("id");
        ask(other, "GET /api/my/challenges", null);
        ask(one, "GET /api/tables/{id}/reserved", null, table);
        ask(other, "DELETE /api/challenges/{id}", "{}", table);
    }

    private void beforeTheGame() {
        Client ann = server.guest();
        Client ben = server.guest();
        String wish =
                "{\"game\":\"torres\",\"players\":3,\"listed\":true,\"pace\":{\"kind\":\"live\",\"base\":600,\"increment\":10}}";
        String table = ask(ann, "POST /api/tables", wish).text("id");
        deed(ben, table, "join", "{\"seat\":1,\"name\":\"Benedick\"}");
        deed(ann, table, "bot", "{\"seat\":2,\"name\":\"random\"}");
        deed(ann, table, "word", "{\"word\":\"barbican\"}");
        ask(server.stranger(), "GET /api/tables", null);
        ask(ann, "GET /api/my/tables", null);
        deed(ben, table, "leave", "{}");
        deed(ann, table, "abort", "{}");
    }

    private Client mover(String table, Client first, Client second) {
        return Seats.legal(first.view(table).ok().json()).isEmpty() ? second : first;
    }

    private static List<String> texts(Data.Obj view, String name) {
        var texts = new ArrayList<String>();
        if (view.fields().get(name) instanceof Data.Arr list) {
            list.items().forEach(item -> texts.add(((Data.Text) item).value()));
        }
        return texts;
    }

    /** Plays until a player may take back a move; returns that player. */
    private Client untilUndo(String table, Client first, Client second) {
        while (true) {
            Client mover = mover(table, first, second);
            Data.Obj view = mover.view(table).ok().json();
            List<String> lasting = texts(view, "lasting");
            String move = Seats.legal(view).stream()
                    .filter(each -> !lasting.contains(each) && !each.equals("end"))
                    .findFirst()
                    .orElse("end");
            Answer after = deed(mover, table, "move", Seats.body(Answer.whole(view, "number"), move));
            if (after.whole("moves") > 4 && after.body().contains("\"mayUndo\":true")) {
                return mover;
            }
        }
    }

    private void game() {
        Client ann = server.guest();
        Client ben = server.guest();
        String wish = "{\"game\":\"torres\",\"listed\":true,\"pace\":{\"kind\":\"days\",\"days\":3}}";
        String table = ann.post("/api/tables", wish).ok().text("id");
        deed(ben, table, "join", "{}");
        deed(ann, table, "start", "{}");
        ask(ann, "GET /api/tables/{id}", null, table);
        Client mover = untilUndo(table, ann, ben);
        deed(mover, table, "undo", "{\"number\":" + mover.view(table).whole("number") + "}");
        mover = mover(table, ann, ben);
        ask(mover, "GET /api/my/next", null);
        ask(mover, "GET /api/tables/{id}/ways", null, table);
        ask(mover, "GET /api/tables/{id}/why", null, table, "?move=juggle+a1");
        ask(mover, "GET /api/tables/{id}/why", null, table, "?move=end");
        ask(mover, "GET /api/tables/{id}/worth", null, table, "?move=score");
        ask(mover, "GET /api/tables/{id}/worth", null, table, "?move=juggle");
        ask(mover, "GET /api/tables/{id}/hint", null, table);
        ask(ann, "GET /api/tables/{id}/log", null, table, "?events=true");
        ask(ann, "GET /api/tables/{id}/views/{number}", null, table, "0");
        ask(ann, "GET /api/tables/{id}/views/{number}", null, table, "5");
        int number = deed(ann, table, "ask-undo", "{\"kept\":1}").whole("number");
        ask(ben, "GET /api/tables/{id}", null, table);
        deed(ben, table, "answer-undo", "{\"kept\":1,\"number\":" + number + ",\"yes\":true}");
        deed(ann, table, "chat", "{\"text\":\"a good castle\"}");
        ask(ann, "GET /api/tables/{id}/chat", null, table);
        ask(ann, "GET /api/tables/{id}/note", null, table);
        ask(ann, "PUT /api/tables/{id}/note", "{\"text\":\"beware of the tower at d8\"}", table);
        String castle = Seats.begin(ann, ben, "{\"game\":\"onceupon\"}");
        ask(
                ann,
                "PUT /api/tables/{id}/attachment",
                "{\"seat\":0,\"part\":\"tower-1\",\"content\":[{\"colour\":2,\"brush\":3,\"points\":[10,20,14,60]}]}",
                castle);
        ask(ben, "GET /api/tables/{id}/attachments", null, castle);
        ask(ann, "PUT /api/tables/{id}/attachment", "{\"seat\":0,\"part\":\"tower-1\"}", castle);
        deed(ben, table, "leave", "{}");
        ask(ann, "GET /api/my/tables", null);
        deed(ben, table, "take-back", "{}");
        deed(ann, table, "resign", "{}");
        ask(ann, "GET /api/tables/{id}/log", null, table);
        String file = ask(ann, "GET /api/tables/{id}/export", null, table).body();
        ask(ann, "POST /api/verify", file);
        ask(ann, "POST /api/import", file);
        deed(ann, table, "rematch", "{}");
        ask(ann, "GET /api/tables/{id}", null, table);
        ask(ben, "POST /api/reports", "{\"table\":\"" + table + "\",\"reason\":\"rude\"}");
        ask(server.stranger(), "GET /api/finished", null);
        ask(server.stranger(), "GET /api/search", null, "?game=torres");
        ask(server.stranger(), "GET /api/leaders", null, "?game=torres");
        ask(server.stranger(), "GET /api/house", null);
    }

    /** Requests about notification channels. */
    private void notices() {
        Client ann = server.guest();
        String name = ann.get("/api/me").text("name");
        String person = Objects.requireNonNull(server.store().accounts().personByName(name))
                .id();
        server.store()
                .channels()
                .add(new NotificationChannel("mailbox" + person, person, "mail", "ann@example.org", "code", 0));
        ask(ann, "GET /api/my/notices", null);
        ask(ann, "POST /api/notices/confirm", "{\"id\":\"mailbox" + person + "\",\"code\":\"code\"}");
        ask(ann, "POST /api/notices/stop", "{\"id\":\"mailbox" + person + "\"}");
        server.store()
                .channels()
                .add(new NotificationChannel("second" + person, person, "mail", "ann@example.org", null, 0));
        ask(ann, "DELETE /api/my/notices/{id}", "{}", "second" + person);
        ask(ann, "POST /api/my/days-off", "{\"days\":1}");
    }

    /** Requests that need a mail server, sent to a second server that has one. */
    private void letters() {
        String origin = "https://castle.example";
        try (var mailroom = new Mailroom();
                var writing = LiveServer.writing(origin, mailroom.address())) {
            Client ann = writing.stranger();
            ann.headers.put("Origin", origin);
            ask(ann, "POST /api/my/notices", "{\"kind\":\"mail\",\"address\":\"ann@example.org\"}");
            ask(ann, "POST /api/recover/link", "{\"name\":\"Rosalind\"}");
        }
    }

    /** Claims against players who have left during their turn. */
    private void vanished(Runnable later) {
        Client ann = server.guest();
        Client ben = server.guest();
        var tables = new ArrayList<String>();
        for (int i = 0; i < 6; i++) {
            tables.add(Seats.begin(ann, ben, "{\"game\":\"torres\"}"));
        }
        Client waiting = mover(tables.getFirst(), ann, ben) == ann ? ben : ann;
        later.run();
        ask(waiting, "GET /api/tables/{id}", null, tables.getFirst());
        deed(waiting, tables.get(0), "call-bot", "{}");
        deed(waiting, tables.get(1), "claim", "{}");
        deed(waiting, tables.get(2), "call-off", "{}");
        Line line = waiting.rawSocket();
        act(line, tables.get(3), new TableCommand.CallBot());
        act(line, tables.get(4), new TableCommand.Claim());
        act(line, tables.get(5), new TableCommand.CallOff());
        ask(waiting, "GET /api/tables/{id}/log", null, tables.get(1));
    }

    /** WebSocket commands before and at the start of a game. */
    private void messagesBeforeTheGame() {
        Client ann = server.guest();
        Line line = ann.rawSocket();
        String wish = "{\"game\":\"torres\",\"players\":3,\"listed\":true}";
        String table = ann.post("/api/tables", wish).ok().text("id");
        act(server.guest().rawSocket(), table, new TableCommand.Join(1, "Benedick", null));
        act(line, table, new TableCommand.SeatBot(2, "random"));
        act(line, table, new TableCommand.GiveWord("barbican"));
        act(line, table, new TableCommand.Start());
        String other = ann.post("/api/tables", wish).ok().text("id");
        act(line, other, new TableCommand.Abort());
    }

    private void messages() {
        messagesBeforeTheGame();
        Client ann = server.guest();
        Client ben = server.guest();
        String table = Seats.begin(ann, ben, "{\"game\":\"torres\",\"listed\":true}");
        Line line = ann.rawSocket();
        hear(line, "welcome");
        say(line, new Inbound.Watch(table, null, null, null, null));
        hear(line, "table");
        Line other = ben.rawSocket();
        hear(other, "welcome");
        say(other, new Inbound.Watch(table, 1, null, true, "seen"));
        hear(other, "missed");
        hear(other, "done");
        hear(line, "presence");
        Client mover = mover(table, ann, ben);
        Line moving = mover == ann ? line : other;
        Data.Obj view = mover.view(table).ok().json();
        int number = Answer.whole(view, "number");
        say(
                moving,
                new Inbound.TableAction(
                        table, new TableCommand.Move(number, Seats.legal(view).getFirst()), "first"));
        hear(moving, "done");
        hear(mover == ann ? other : line, "entry");
        say(moving, new Inbound.TableAction(table, new TableCommand.Undo(number), "late"));
        hear(moving, "refused");
        say(line, new Inbound.TableAction(table, new TableCommand.AskUndo(0), "back"));
        Data.Obj wish = hear(other, "undo-asked");
        int then = Answer.whole(wish, "number");
        say(other, new Inbound.TableAction(table, new TableCommand.AnswerUndo(0, then, false), "no"));
        hear(line, "undo-refused");
        say(line, new Inbound.TableAction(table, new TableCommand.Chat("well then", null), "said"));
        hear(other, "said");
        ann.send("PUT", "/api/tables/" + table + "/attachment", "{\"seat\":0,\"part\":\"tower-1\"}")
                .ok();
        hear(other, "attached");
        say(line, new Inbound.SubscribeLobby(null));
        say(line, new Inbound.Ping("alive"));
        hear(line, "pong");
        act(line, table, new TableCommand.Leave());
        act(line, table, new TableCommand.TakeBack());
        say(line, new Inbound.TableAction(table, new TableCommand.Resign(), "enough"));
        hear(other, "entry");
        hear(line, "lists");
        deed(ben, table, "rematch", "{}");
        hear(line, "rematch");
        say(line, new Inbound.Unwatch(table, "gone"));
        hear(line, "done");
        server.stop();
        hear(other, "goodbye");
        server.start();
    }

    /** Requests for the other games, so that their views are checked. */
    private void otherGames() {
        for (String game : List.of("onceupon", "blackstone")) {
            Client ann = server.guest();
            String you = "{\"kind\":\"you\"}";
            String seats = "[" + you + "," + you + "]";
            String table = ask(
                            ann,
                            "POST /api/tables",
                            "{\"game\":\"" + game + "\",\"players\":2,\"start\":true,\"seats\":" + seats + "}")
                    .text("id");
            for (int i = 0; i < 12; i++) {
                Data.Obj view = ann.view(table).ok().json();
                if (!Seats.legal(view).isEmpty()) {
                    deed(
                            ann,
                            table,
                            "move",
                            Seats.body(
                                    Answer.whole(view, "number"),
                                    Seats.legal(view).getLast()));
                }
            }
            ask(ann, "GET /api/tables/{id}/log", null, table, "?events=true");
        }
    }
}
