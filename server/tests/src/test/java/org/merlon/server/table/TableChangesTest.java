package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Undo;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.testkit.Effort;

/** A watcher who asks for changes gets the same information as one who gets whole tables, and nothing twice. */
final class TableChangesTest {
    private static final int MAX_MOVES = Effort.of(20, 40, 1000);

    /** Optional fields of a table; a change that lacks one of them removes it. */
    private static final Set<String> OPTIONAL_FIELDS =
            Set.of("rest", "legal", "lasting", "secret", "patience", "undoAsked");

    /** The parts of a view that a change describes by their changed fields only. */
    private static final List<String> DIFFED_PARTS = List.of("view", "facts");

    @AutoClose
    private final TestServer server = new TestServer();

    static List<String> variants() {
        var requests = new ArrayList<String>();
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                requests.add("{\"game\":\"" + game.id() + "\",\"variant\":\"" + variant.id() + "\",\"players\":"
                        + variant.maxPlayers() + "}");
            }
        }
        return requests;
    }

    /** Two watchers for the same person: one gets whole tables, the other gets changes. */
    private final class WatcherPair {
        private final RecordingWatcher whole;
        private final RecordingWatcher changes;
        private Data.Obj lastView;

        WatcherPair(String id, @Nullable String person) throws RefusedException {
            whole = server.watch(id, person);
            changes = new RecordingWatcher(person, true);
            server.tables.run(id, table -> table.addWatcher(changes));
            lastView = TestServer.json(server.view(id, person));
            discardMessages();
        }

        private void discardMessages() {
            whole.takeMessages();
            changes.takeMessages();
        }

        /** Checks that both watchers got the same after one entry; returns whether a change was sent. */
        boolean compareMessages() {
            Data.Obj wholeMessage = onlyMessage(whole, "entry");
            Data.Obj changeMessage = onlyMessage(changes, "entry");
            Data.Obj newView = object(wholeMessage, "view");
            assertNull(wholeMessage.fields().get("change"), "this watcher did not ask for changes");
            boolean isChange = changeMessage.fields().get("change") != null;
            if (isChange) {
                assertNull(changeMessage.fields().get("view"));
                Data.Obj change = object(changeMessage, "change");
                assertEquals(newView, applyChange(lastView, change));
                for (String part : DIFFED_PARTS) {
                    object(change, part)
                            .fields()
                            .forEach((name, value) -> assertNotEquals(
                                    text(object(lastView, part).fields().get(name)), text(value), name));
                }
            } else {
                assertEquals(wholeMessage, changeMessage);
            }
            lastView = newView;
            return isChange;
        }
    }

    private static Data.Obj onlyMessage(RecordingWatcher recorder, String type) {
        List<Data.Obj> messages = recorder.takeMessages().stream()
                .map(TestServer::json)
                .filter(message -> new Data.Text(type).equals(message.fields().get("type")))
                .toList();
        assertEquals(1, messages.size());
        return messages.getFirst();
    }

    /** The JSON text, so that a different order of fields counts as a difference. */
    private static String text(@Nullable Data data) {
        return data == null ? "" : Json.write(data);
    }

    private static Data.Obj object(Data.Obj data, String name) {
        return (Data.Obj) Objects.requireNonNull(data.fields().get(name));
    }

    private static Data.Obj applyChange(Data.Obj table, Data.Obj change) {
        assertEquals(table.fields().get("number"), change.fields().get("after"));
        var after = new Data.Obj();
        table.fields().forEach((name, value) -> {
            if (!OPTIONAL_FIELDS.contains(name)) {
                after.put(name, value);
            }
        });
        change.fields().forEach((name, value) -> {
            if (!Set.of("after", "gone").contains(name)) {
                after.put(name, value);
            }
        });
        for (String part : DIFFED_PARTS) {
            var merged = new Data.Obj();
            object(table, part).fields().forEach(merged::put);
            object(change, part).fields().forEach(merged::put);
            after.put(part, merged);
        }
        if (change.fields().get("gone") instanceof Data.Arr removed) {
            for (Data item : removed.items()) {
                String[] path = ((Data.Text) item).value().split("\\.", 2);
                assertNotNull(object(after, path[0]).fields().remove(path[1]));
            }
        }
        return after;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void changesAddUpToWholeTable(String request) throws RefusedException {
        int players = (int) ((Data.Whole)
                        Objects.requireNonNull(TestServer.json(request).fields().get("players")))
                .value();
        String[] people =
                List.of("ann", "ben", "cleo", "dora").subList(0, players).toArray(String[]::new);
        String id = server.startGame(request, people);
        var pairs = new ArrayList<WatcherPair>();
        for (String person : people) {
            pairs.add(new WatcherPair(id, person));
        }
        pairs.add(new WatcherPair(id, null));
        pairs.add(new WatcherPair(id, "a visitor"));
        pairs.forEach(WatcherPair::discardMessages); // drops what was sent while later watchers were added
        var random = new Random(5);
        int changes = 0;
        for (int i = 0; i < MAX_MOVES && server.game(id).phase() == LiveGame.Phase.PLAYING; i++) {
            server.advance(Duration.ofSeconds(1));
            LiveGame game = server.game(id);
            if (random.nextInt(6) == 0 && Undo.isFree(game, game.toMove())) {
                server.tables.run(
                        id, table -> PlayActions.undo(table, TestServer.playerToMove(game), PlayActions.ANY_NUMBER));
            } else {
                server.playRandomMove(id);
            }
            for (WatcherPair each : pairs) {
                changes += each.compareMessages() ? 1 : 0;
            }
        }
        assertTrue(changes > 0, "moves must be sent as changes");
    }

    @Test
    void endOfGameSendsWholeTable() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        var ann = new WatcherPair(id, "ann");
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertFalse(ann.compareMessages());
    }

    @Test
    void laterWatcherGetsChangesToo() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        var ann = new WatcherPair(id, "ann");
        server.playRandomMove(id);
        assertTrue(ann.compareMessages());
        var ben = new WatcherPair(id, "ben");
        ann.discardMessages();
        server.playRandomMove(id);
        assertTrue(ann.compareMessages());
        assertTrue(ben.compareMessages());
    }

    @Test
    void seatChangeSendsWholeTable() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        var ann = new WatcherPair(id, "ann");
        server.tables.run(id, table -> SeatActions.leave(table, "ben"));
        assertFalse(ann.compareMessages());
    }
}
