package org.merlon.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.merlon.engine.data.Data;

/** Helpers to create, read and play tables as a client. */
public final class TestTables {
    public static final String AGAINST_BOT =
            "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}";

    private TestTables() {}

    /** Creates a listed table where one person plays both seats. */
    public static String createForOnePerson(Client client) {
        return createForOnePerson(client, "torres");
    }

    public static String createForOnePerson(Client client, String game) {
        String seats = "[{\"kind\":\"you\"},{\"kind\":\"you\"}]";
        return client.post(
                        "/api/tables",
                        "{\"game\":\"" + game + "\",\"listed\":true,\"start\":true,\"seats\":" + seats + "}")
                .ok()
                .text("id");
    }

    public static List<String> legalMoves(Data.Obj view) {
        var moves = new ArrayList<String>();
        if (view.fields().get("legal") instanceof Data.Arr list) {
            for (Data item : list.items()) {
                if (item instanceof Data.Text text) {
                    moves.add(text.value());
                }
            }
        }
        return moves;
    }

    public static Data.Obj viewIn(Data.Obj message) {
        if (message.fields().get("view") instanceof Data.Obj view) {
            return view;
        }
        throw new AssertionError("no view in " + message);
    }

    public static String moveMessage(String table, int number, String move) {
        return "{\"type\":\"move\",\"table\":\"" + table + "\",\"number\":" + number + ",\"move\":\"" + move
                + "\",\"ref\":\"m\"}";
    }

    /** Returns a command as a WebSocket message, with the fields of its HTTP body. */
    public static String commandMessage(String command, String table, String body) {
        String fields = body.equals("{}") ? "}" : "," + body.substring(1);
        return "{\"type\":\"" + command + "\",\"table\":\"" + table + "\",\"ref\":\"r\"" + fields;
    }

    public static String watchMessage(String table) {
        return "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
    }

    public static String watchAfterMessage(String table, int after) {
        return "{\"type\":\"watch\",\"table\":\"" + table + "\",\"after\":" + after + "}";
    }

    public static String moveBody(int number, String move) {
        return "{\"number\":" + number + ",\"move\":\"" + move + "\"}";
    }

    /**
     * Plays random moves over a WebSocket that watches the table, whenever it is its person's turn, until the game is
     * over; returns the last view.
     */
    public static Data.Obj playToEnd(WebSocketClient webSocket, String table, Data.Obj firstView, Random random) {
        Data.Obj view = firstView;
        while (!ApiResponse.text(view, "phase").equals("over")) {
            List<String> legal = legalMoves(view);
            if (!legal.isEmpty()) {
                String move = legal.get(random.nextInt(legal.size()));
                webSocket.send(moveMessage(table, ApiResponse.number(view, "number"), move));
            }
            view = nextView(webSocket, view);
        }
        return view;
    }

    private static Data.Obj nextView(WebSocketClient webSocket, Data.Obj before) {
        while (true) {
            Data.Obj message = ApiResponse.parse(webSocket.nextText());
            if (message.fields().get("view") instanceof Data.Obj view
                    && ApiResponse.number(view, "number") > ApiResponse.number(before, "number")) {
                return view;
            }
        }
    }

    /** Starts a game of two people at a new table; the first creates it. Returns the id of the table. */
    public static String startGame(Client first, Client second, String request) {
        ApiResponse created = first.post("/api/tables", request).ok();
        String id = created.text("id");
        second.command(id, "join", "{\"invitation\":\"" + created.text("invitation") + "\"}")
                .ok();
        first.command(id, "start", "{}").ok();
        return id;
    }
}
