package org.merlon.server.web.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.FakeMailServer;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.table.TableCommand;

/**
 * Sends a request to every route and every WebSocket message in the course of some games, and records the responses.
 */
final class ApiTour {
    /**
     * A request and its response.
     *
     * @param route as listed by the server
     */
    record Exchange(String route, String path, @Nullable String body, Data.Obj response) {}

    private static final String PASSWORD = "moat and drawbridge";

    private final LiveServer server;
    private final List<Exchange> exchanges = new ArrayList<>();

    /** The messages sent by clients, by type. */
    private final Map<String, Data.Obj> sent = new TreeMap<>();

    private final List<Data.Obj> received = new ArrayList<>();

    private ApiTour(LiveServer server) {
        this.server = server;
    }

    /**
     * Runs the whole tour.
     *
     * @param advanceDays advances the server's clock by some days
     */
    static ApiTour run(LiveServer server, Runnable advanceDays) {
        var tour = new ApiTour(server);
        tour.sendListRequests();
        tour.sendAccountRequests();
        tour.sendRequestsBeforeGame();
        tour.sendGameRequests();
        tour.sendNotificationRequests();
        tour.sendMailRequests();
        tour.sendAbsenceClaims(advanceDays);
        tour.sendMessages();
        tour.playOtherGames();
        return tour;
    }

    List<Exchange> exchanges() {
        return exchanges;
    }

    Map<String, Data.Obj> sent() {
        return sent;
    }

    List<Data.Obj> received() {
        return received;
    }

    private ApiResponse send(Client client, String route, @Nullable String body, String... parts) {
        String[] address = route.split(" ", 2);
        String path = address[1];
        for (String part : parts) {
            path = part.startsWith("?") ? path + part : path.replaceFirst("\\{\\w+}", part);
        }
        ApiResponse response = client.send(address[0], path, body).ok();
        exchanges.add(new Exchange(route, path, body, response.json()));
        return response;
    }

    private ApiResponse sendCommand(Client client, String table, String command, String body) {
        return send(client, "POST /api/tables/{id}/" + command, body, table);
    }

    private void sendMessage(WebSocketClient webSocket, Inbound message) {
        String text = WireMapper.text(message);
        Data.Obj data = ApiResponse.parse(text);
        sent.put(ApiResponse.text(data, "type"), data);
        webSocket.send(text);
    }

    /** Runs a command over the WebSocket. */
    private void runCommand(WebSocketClient webSocket, String table, TableCommand command) {
        sendMessage(webSocket, new Inbound.TableAction(table, command, "done"));
        receiveUntil(webSocket, "done");
    }

    /** Reads messages up to one of a type. */
    private Data.Obj receiveUntil(WebSocketClient webSocket, String type) {
        while (true) {
            Data.Obj message = ApiResponse.parse(webSocket.nextText());
            received.add(message);
            if (ApiResponse.text(message, "type").equals(type)) {
                return message;
            }
        }
    }

    private void sendListRequests() {
        Client stranger = server.stranger();
        send(stranger, "GET /api/me", null);
        send(stranger, "GET /api/games/{id}/about", null, "torres");
        send(stranger, "GET /api/games/{id}/data", null, "torres");
        send(stranger, "GET /api/my/next", null);
        send(stranger, "GET /api/my/tables", null);
    }

    private void sendAccountRequests() {
        Client one = server.stranger();
        send(one, "POST /api/visit", "{}");
        send(one, "GET /api/me", null);
        String account = "{\"name\":\"Rosalind\",\"password\":\"" + PASSWORD + "\"}";
        send(one, "POST /api/claim", account);
        send(one, "GET /api/bots", null);
        send(one, "POST /api/bots", "{\"name\":\"rook-robot\"}");
        send(one, "GET /api/bots", null);
        send(one, "POST /api/bots/{name}/token", "{}", "rook-robot");
        send(one, "DELETE /api/bots/{name}", "{}", "rook-robot");
        send(one, "POST /api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"" + PASSWORD + " raised\"}");
        send(one, "POST /api/logout", "{}");
        send(one, "POST /api/login", "{\"name\":\"Rosalind\",\"password\":\"" + PASSWORD + " raised\"}");
        send(one, "GET /api/players/{name}", null, "Rosalind");
        send(one, "GET /api/players/{name}/profile", null, "Rosalind");
        send(one, "GET /api/my/recovery", null);
        String code = send(one, "POST /api/my/recovery", "{\"password\":\"" + PASSWORD + " raised\"}")
                .text("recovery");
        send(
                one,
                "POST /api/recover",
                "{\"name\":\"Rosalind\",\"code\":\"" + code + "\",\"password\":\"" + PASSWORD + " raised\"}");
        send(one, "POST /api/login", "{\"name\":\"Rosalind\",\"password\":\"" + PASSWORD + " raised\"}");
        sendFriendRequests(one);
        server.plainGets().forEach(route -> send(one, "GET " + route.path(), null));
        send(one, "POST /api/forget-me", "{\"password\":\"" + PASSWORD + " raised\"}");
    }

    private void sendFriendRequests(Client one) {
        Client other = server.guest();
        String name = other.get("/api/me").text("name");
        send(one, "POST /api/my/people", "{\"name\":\"" + name + "\",\"kind\":\"follow\",\"on\":true}");
        send(one, "GET /api/my/people", null);
        String table = send(one, "POST /api/challenges", "{\"name\":\"" + name + "\",\"table\":{\"game\":\"torres\"}}")
                .text("id");
        send(other, "GET /api/my/challenges", null);
        send(one, "GET /api/tables/{id}/reserved", null, table);
        send(other, "DELETE /api/challenges/{id}", "{}", table);
    }

    private void sendRequestsBeforeGame() {
        Client ann = server.guest();
        Client ben = server.guest();
        String request =
                "{\"game\":\"torres\",\"players\":3,\"listed\":true,\"pace\":{\"kind\":\"live\",\"base\":600,\"increment\":10}}";
        String table = send(ann, "POST /api/tables", request).text("id");
        sendCommand(ben, table, "join", "{\"seat\":1,\"name\":\"Benedick\"}");
        sendCommand(ann, table, "bot", "{\"seat\":2,\"name\":\"random\"}");
        sendCommand(ann, table, "word", "{\"word\":\"barbican\"}");
        send(server.stranger(), "GET /api/tables", null);
        send(ann, "GET /api/my/tables", null);
        sendCommand(ben, table, "leave", "{}");
        sendCommand(ann, table, "abort", "{}");
    }

    private Client playerToMove(String table, Client first, Client second) {
        return TestTables.legalMoves(first.view(table).ok().json()).isEmpty() ? second : first;
    }

    private static List<String> textList(Data.Obj view, String name) {
        var texts = new ArrayList<String>();
        if (view.fields().get(name) instanceof Data.Arr list) {
            list.items().forEach(item -> texts.add(((Data.Text) item).value()));
        }
        return texts;
    }

    /** Plays until a player may take back a move; returns that player. */
    private Client playUntilUndoIsPossible(String table, Client first, Client second) {
        while (true) {
            Client mover = playerToMove(table, first, second);
            Data.Obj view = mover.view(table).ok().json();
            List<String> lasting = textList(view, "lasting");
            String move = TestTables.legalMoves(view).stream()
                    .filter(each -> !lasting.contains(each) && !each.equals("end"))
                    .findFirst()
                    .orElse("end");
            ApiResponse after =
                    sendCommand(mover, table, "move", TestTables.moveBody(ApiResponse.number(view, "number"), move));
            if (after.number("moves") > 4 && after.body().contains("\"mayUndo\":true")) {
                return mover;
            }
        }
    }

    private void sendGameRequests() {
        Client ann = server.guest();
        Client ben = server.guest();
        String request = "{\"game\":\"torres\",\"listed\":true,\"pace\":{\"kind\":\"days\",\"days\":3}}";
        String table = ann.post("/api/tables", request).ok().text("id");
        sendCommand(ben, table, "join", "{}");
        sendCommand(ann, table, "start", "{}");
        send(ann, "GET /api/tables/{id}", null, table);
        Client mover = playUntilUndoIsPossible(table, ann, ben);
        sendCommand(mover, table, "undo", "{\"number\":" + mover.view(table).number("number") + "}");
        mover = playerToMove(table, ann, ben);
        send(mover, "GET /api/my/next", null);
        send(mover, "GET /api/tables/{id}/ways", null, table);
        send(mover, "GET /api/tables/{id}/why", null, table, "?move=juggle+a1");
        send(mover, "GET /api/tables/{id}/why", null, table, "?move=end");
        send(mover, "GET /api/tables/{id}/worth", null, table, "?move=score");
        send(mover, "GET /api/tables/{id}/worth", null, table, "?move=juggle");
        send(mover, "GET /api/tables/{id}/hint", null, table);
        send(ann, "GET /api/tables/{id}/log", null, table, "?events=true");
        send(ann, "GET /api/tables/{id}/views/{number}", null, table, "0");
        send(ann, "GET /api/tables/{id}/views/{number}", null, table, "5");
        int number = sendCommand(ann, table, "ask-undo", "{\"kept\":1}").number("number");
        send(ben, "GET /api/tables/{id}", null, table);
        sendCommand(ben, table, "answer-undo", "{\"kept\":1,\"number\":" + number + ",\"yes\":true}");
        sendCommand(ann, table, "chat", "{\"text\":\"a good castle\"}");
        send(ann, "GET /api/tables/{id}/chat", null, table);
        send(ann, "GET /api/tables/{id}/note", null, table);
        send(ann, "PUT /api/tables/{id}/note", "{\"text\":\"beware of the tower at d8\"}", table);
        String castle = TestTables.startGame(ann, ben, "{\"game\":\"onceupon\"}");
        send(
                ann,
                "PUT /api/tables/{id}/attachment",
                "{\"seat\":0,\"part\":\"tower-1\",\"content\":[{\"colour\":2,\"brush\":3,\"points\":[10,20,14,60]}]}",
                castle);
        send(ben, "GET /api/tables/{id}/attachments", null, castle);
        send(ann, "PUT /api/tables/{id}/attachment", "{\"seat\":0,\"part\":\"tower-1\"}", castle);
        sendCommand(ben, table, "leave", "{}");
        send(ann, "GET /api/my/tables", null);
        sendCommand(ben, table, "take-back", "{}");
        sendCommand(ann, table, "resign", "{}");
        send(ann, "GET /api/tables/{id}/log", null, table);
        String file = send(ann, "GET /api/tables/{id}/export", null, table).body();
        send(ann, "POST /api/verify", file);
        send(ann, "POST /api/import", file);
        sendCommand(ann, table, "rematch", "{}");
        send(ann, "GET /api/tables/{id}", null, table);
        send(ben, "POST /api/reports", "{\"table\":\"" + table + "\",\"reason\":\"rude\"}");
        send(server.stranger(), "GET /api/finished", null);
        send(server.stranger(), "GET /api/search", null, "?game=torres");
        send(server.stranger(), "GET /api/leaders", null, "?game=torres");
    }

    /** Requests about notification channels. */
    private void sendNotificationRequests() {
        Client ann = server.guest();
        String name = ann.get("/api/me").text("name");
        String person = Objects.requireNonNull(server.store().accounts().personByName(name))
                .id();
        server.store()
                .channels()
                .add(new NotificationChannel("mailbox" + person, person, "mail", "ann@example.org", "code", 0));
        send(ann, "GET /api/my/notices", null);
        send(ann, "POST /api/notices/confirm", "{\"id\":\"mailbox" + person + "\",\"code\":\"code\"}");
        send(ann, "POST /api/notices/stop", "{\"id\":\"mailbox" + person + "\"}");
        server.store()
                .channels()
                .add(new NotificationChannel("second" + person, person, "mail", "ann@example.org", null, 0));
        send(ann, "DELETE /api/my/notices/{id}", "{}", "second" + person);
        send(ann, "POST /api/my/days-off", "{\"days\":1}");
    }

    /** Requests that need a mail server, sent to a second server that has one. */
    private void sendMailRequests() {
        String origin = "https://castle.example";
        try (var mailServer = new FakeMailServer();
                var mailingServer = LiveServer.strictWithMail(origin, mailServer.address())) {
            Client ann = mailingServer.stranger();
            ann.headers.put("Origin", origin);
            send(ann, "POST /api/my/notices", "{\"kind\":\"mail\",\"address\":\"ann@example.org\"}");
            send(ann, "POST /api/recover/link", "{\"name\":\"Rosalind\"}");
        }
    }

    /** Claims against players who have left during their turn. */
    private void sendAbsenceClaims(Runnable advanceDays) {
        Client ann = server.guest();
        Client ben = server.guest();
        var tables = new ArrayList<String>();
        for (int i = 0; i < 6; i++) {
            tables.add(TestTables.startGame(ann, ben, "{\"game\":\"torres\"}"));
        }
        Client waiting = playerToMove(tables.getFirst(), ann, ben) == ann ? ben : ann;
        advanceDays.run();
        send(waiting, "GET /api/tables/{id}", null, tables.getFirst());
        sendCommand(waiting, tables.get(0), "call-bot", "{}");
        sendCommand(waiting, tables.get(1), "claim", "{}");
        sendCommand(waiting, tables.get(2), "call-off", "{}");
        WebSocketClient webSocket = waiting.openRawWebSocket();
        runCommand(webSocket, tables.get(3), new TableCommand.CallBot());
        runCommand(webSocket, tables.get(4), new TableCommand.Claim());
        runCommand(webSocket, tables.get(5), new TableCommand.CallOff());
        send(waiting, "GET /api/tables/{id}/log", null, tables.get(1));
    }

    /** WebSocket commands before and at the start of a game. */
    private void sendMessagesBeforeGame() {
        Client ann = server.guest();
        WebSocketClient webSocket = ann.openRawWebSocket();
        String request = "{\"game\":\"torres\",\"players\":3,\"listed\":true}";
        String table = ann.post("/api/tables", request).ok().text("id");
        runCommand(server.guest().openRawWebSocket(), table, new TableCommand.Join(1, "Benedick", null));
        runCommand(webSocket, table, new TableCommand.SeatBot(2, "random"));
        runCommand(webSocket, table, new TableCommand.GiveWord("barbican"));
        runCommand(webSocket, table, new TableCommand.Start());
        String other = ann.post("/api/tables", request).ok().text("id");
        runCommand(webSocket, other, new TableCommand.Abort());
    }

    private void sendMessages() {
        sendMessagesBeforeGame();
        Client ann = server.guest();
        Client ben = server.guest();
        String table = TestTables.startGame(ann, ben, "{\"game\":\"torres\",\"listed\":true}");
        WebSocketClient annSocket = ann.openRawWebSocket();
        receiveUntil(annSocket, "welcome");
        sendMessage(annSocket, new Inbound.Watch(table, null, null, null, null));
        receiveUntil(annSocket, "table");
        WebSocketClient benSocket = ben.openRawWebSocket();
        receiveUntil(benSocket, "welcome");
        sendMessage(benSocket, new Inbound.Watch(table, 1, null, true, "seen"));
        receiveUntil(benSocket, "missed");
        receiveUntil(benSocket, "done");
        receiveUntil(annSocket, "presence");
        Client mover = playerToMove(table, ann, ben);
        WebSocketClient moverSocket = mover == ann ? annSocket : benSocket;
        Data.Obj view = mover.view(table).ok().json();
        int number = ApiResponse.number(view, "number");
        sendMessage(
                moverSocket,
                new Inbound.TableAction(
                        table,
                        new TableCommand.Move(
                                number, TestTables.legalMoves(view).getFirst()),
                        "first"));
        receiveUntil(moverSocket, "done");
        receiveUntil(mover == ann ? benSocket : annSocket, "entry");
        sendMessage(moverSocket, new Inbound.TableAction(table, new TableCommand.Undo(number), "late"));
        receiveUntil(moverSocket, "refused");
        sendMessage(annSocket, new Inbound.TableAction(table, new TableCommand.AskUndo(0), "back"));
        Data.Obj request = receiveUntil(benSocket, "undo-asked");
        int undoNumber = ApiResponse.number(request, "number");
        sendMessage(benSocket, new Inbound.TableAction(table, new TableCommand.AnswerUndo(0, undoNumber, false), "no"));
        receiveUntil(annSocket, "undo-refused");
        sendMessage(annSocket, new Inbound.TableAction(table, new TableCommand.Chat("well then", null), "said"));
        receiveUntil(benSocket, "said");
        ann.send("PUT", "/api/tables/" + table + "/attachment", "{\"seat\":0,\"part\":\"tower-1\"}")
                .ok();
        receiveUntil(benSocket, "attached");
        sendMessage(annSocket, new Inbound.SubscribeLobby(null));
        sendMessage(annSocket, new Inbound.Ping("alive"));
        receiveUntil(annSocket, "pong");
        runCommand(annSocket, table, new TableCommand.Leave());
        runCommand(annSocket, table, new TableCommand.TakeBack());
        sendMessage(annSocket, new Inbound.TableAction(table, new TableCommand.Resign(), "enough"));
        receiveUntil(benSocket, "entry");
        receiveUntil(annSocket, "lists");
        sendCommand(ben, table, "rematch", "{}");
        receiveUntil(annSocket, "rematch");
        sendMessage(annSocket, new Inbound.Unwatch(table, "gone"));
        receiveUntil(annSocket, "done");
        server.stop();
        receiveUntil(benSocket, "goodbye");
        server.start();
    }

    /** Requests for the other games, so that their views are checked. */
    private void playOtherGames() {
        for (String game : List.of("onceupon", "blackstone")) {
            Client ann = server.guest();
            String you = "{\"kind\":\"you\"}";
            String seats = "[" + you + "," + you + "]";
            String table = send(
                            ann,
                            "POST /api/tables",
                            "{\"game\":\"" + game + "\",\"players\":2,\"start\":true,\"seats\":" + seats + "}")
                    .text("id");
            for (int i = 0; i < 12; i++) {
                Data.Obj view = ann.view(table).ok().json();
                if (!TestTables.legalMoves(view).isEmpty()) {
                    sendCommand(
                            ann,
                            table,
                            "move",
                            TestTables.moveBody(
                                    ApiResponse.number(view, "number"),
                                    TestTables.legalMoves(view).getLast()));
                }
            }
            send(ann, "GET /api/tables/{id}/log", null, table, "?events=true");
        }
    }
}
