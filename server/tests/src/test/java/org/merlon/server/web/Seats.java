package org.merlon.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.merlon.engine.data.Data;

/** Helpers to create, read and play tables as a client. */
final class Seats {
    static final String VS_BOT =
            "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}";

    private Seats() {}

    /** Creates a listed table where one person plays both seats. */
    static String alone(Client ann) {
        return alone(ann, "torres");
    }

    static String alone(Client ann, String game) {
        String seats = "[{\"kind\":\"you\"},{\"kind\":\"you\"}]";
        return ann.post(
                        "/api/tables",
                        "{\"game\":\"" + game + "\",\"listed\":true,\"start\":true,\"seats\":" + seats + "}")
                .ok()
                .text("id");
    }

    static List<String> legal(Data.Obj view) {
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

    static Data.Obj view(Data.Obj message) {
        if (message.fields().get("view") instanceof Data.Obj view) {
            return view;
        }
        throw new AssertionError("no view in " + message);
    }

    static String moveMessage(String table, int number, String move) {
        return "{\"type\":\"move\",\"table\":\"" + table + "\",\"number\":" + number + ",\"move\":\"" + move
                + "\",\"ref\":\"m\"}";
    }

    /** Returns a command as a WebSocket message, with the fields of its HTTP body. */
    static String message(String deed, String table, String body) {
        String more = body.equals("{}") ? "}" : "," + body.substring(1);
        return "{\"type\":\"" + deed + "\",\"table\":\"" + table + "\",\"ref\":\"r\"" + more;
    }

    static String watch(String table) {
        return "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
    }

    static String watchAfter(String table, int after) {
        return "{\"type\":\"watch\",\"table\":\"" + table + "\",\"after\":" + after + "}";
    }

    static String body(int number, String move) {
        return "{\"number\":" + number + ",\"move\":\"" + move + "\"}";
    }

    /**
     * Plays random moves over a WebSocket that watches the table, whenever it is its person's turn, until the game is
     * over; returns the last view.
     */
    static Data.Obj play(Line line, String table, Data.Obj first, Random random) {
        Data.Obj view = first;
        while (!Answer.text(view, "phase").equals("over")) {
            List<String> legal = legal(view);
            if (!legal.isEmpty()) {
                String move = legal.get(random.nextInt(legal.size()));
                line.send(moveMessage(table, Answer.whole(view, "number"), move));
            }
            view = nextView(line, view);
        }
        return view;
    }

    private static Data.Obj nextView(Line line, Data.Obj before) {
        while (true) {
            Data.Obj message = Answer.parse(line.next());
            if (message.fields().get("view") instanceof Data.Obj view
                    && Answer.whole(view, "number") > Answer.whole(before, "number")) {
                return view;
            }
        }
    }

    /** Starts a game of two people at a new table; the first creates it. Returns the id of the table. */
    static String begin(Client first, Client second, String wish) {
        Answer made = first.post("/api/tables", wish).ok();
        String id = made.text("id");
        second.at(id, "join", "{\"invitation\":\"" + made.text("invitation") + "\"}")
                .ok();
        first.at(id, "start", "{}").ok();
        return id;
    }
}
