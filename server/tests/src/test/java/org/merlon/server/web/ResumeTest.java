package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;

/** Reconnecting after a break, and clients that are too slow. */
final class ResumeTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private static int play(Client client, String id, int moves) {
        Data.Obj view = client.view(id).ok().json();
        for (int i = 0; i < moves; i++) {
            String move = Seats.legal(view).getLast();
            view = client.at(id, "move", Seats.body(Answer.whole(view, "number"), move))
                    .ok()
                    .json();
        }
        return Answer.whole(view, "number");
    }

    private static List<Data> entries(Data.Obj message) {
        return message.fields().get("entries") instanceof Data.Arr list ? list.items() : List.of();
    }

    @Test
    void whoComesBackGetsWhatWasMissed() {
        Client ann = server.guest();
        String id = Seats.alone(ann);
        Line line = server.stranger().socket().send(Seats.watch(id));
        int seen = Answer.whole(Seats.view(line.take("table")), "number");
        line.cut();
        int now = play(ann, id, 12);
        Line again = server.stranger().socket().send(Seats.watchAfter(id, seen));
        Data.Obj missed = again.take("missed");
        assertEquals(12, entries(missed).size());
        assertEquals(now, Answer.whole(Seats.view(missed), "number"));
        Line upToDate = server.stranger().socket().send(Seats.watchAfter(id, now));
        assertEquals(List.of(), entries(upToDate.take("missed")));
        Line ahead = server.stranger().socket().send(Seats.watchAfter(id, now + 5));
        ahead.take("table");
        play(ann, id, 1);
        assertEquals(now + 1, Answer.whole(Seats.view(again.await("entry")), "number"));
        again.send("{\"type\":\"unwatch\",\"table\":\"" + id + "\",\"ref\":\"u\"}");
        assertEquals("u", Answer.text(again.await("done"), "ref"));
        play(ann, id, 1);
        again.send("{\"type\":\"ping\",\"ref\":\"p\"}");
        assertEquals("p", Answer.text(again.take("pong"), "ref"), "nothing was heard in between");
    }

    @Test
    void afterTooLongTheWholeTableIsSent() {
        Client ann = server.guest();
        String id = Seats.alone(ann);
        for (int i = 0; i < 101; i++) {
            play(ann, id, 1);
            ann.at(id, "ask-undo", "{\"kept\":0}").ok();
        }
        Line line = server.stranger().socket().send(Seats.watchAfter(id, 0));
        assertFalse(line.take("table").fields().containsKey("entries"));
    }

    /** A client that reads nothing is disconnected when its queue is full, and gets everything when it reconnects. */
    @Test
    void aSlowClientIsCutAndComesBack() {
        Client ann = server.guest();
        String id = Seats.alone(ann);
        try (RawLine deaf = RawLine.deaf(server.port(), id)) {
            assertFalse(deaf.socket.isClosed());
            Line watching = server.stranger().socket().send(Seats.watch(id));
            watching.take("table");
            Data.Obj view = ann.view(id).ok().json();
            int sockets = server.sockets();
            for (int i = 0; i < 20_000 && (i % 50 != 0 || server.sockets() == sockets); i++) {
                // Play and undo, so that the game never ends.
                List<String> legal = Seats.legal(view);
                view = ann.at(id, "move", Seats.body(Answer.whole(view, "number"), legal.getFirst()))
                        .ok()
                        .json();
                view = ann.at(id, "ask-undo", "{\"kept\":0}").ok().json();
                watching.await("entry");
                Data.Obj heard = Seats.view(watching.await("entry"));
                assertEquals(Answer.whole(view, "number"), Answer.whole(heard, "number"), "others miss nothing");
            }
            assertTrue(server.sockets() < sockets, "it was cut");
            watching.send("{\"type\":\"ping\"}");
            assertEquals("pong", nextButPresence(watching), "nothing is heard twice");
            Line again = server.stranger().socket().send(Seats.watch(id));
            assertEquals(Answer.whole(view, "number"), Answer.whole(Seats.view(again.take("table")), "number"));
        }
    }

    /** Returns the type of the next message that is not about presence. */
    private static String nextButPresence(Line line) {
        while (true) {
            String type = Answer.text(Answer.parse(line.next()), "type");
            if (!type.equals("presence")) {
                return type;
            }
        }
    }
}
