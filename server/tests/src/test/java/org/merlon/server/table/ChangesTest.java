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
import org.merlon.protocol.Json;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Undo;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.testkit.Effort;

/** A watcher who asks for changes gets the same information as one who gets whole tables, and nothing twice. */
final class ChangesTest {
    private static final int MOVES = Effort.of(20, 40, 1000);

    /** Optional fields of a table; a change that lacks one of them removes it. */
    private static final Set<String> AT_TIMES = Set.of("rest", "legal", "lasting", "secret", "patience", "undoAsked");

    /** The parts of a view that a change describes by their changed fields only. */
    private static final List<String> PARTS = List.of("view", "facts");

    @AutoClose
    private final House house = new House();

    static List<String> variants() {
        var wishes = new ArrayList<String>();
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                wishes.add("{\"game\":\"" + game.id() + "\",\"variant\":\"" + variant.id() + "\",\"players\":"
                        + variant.maxPlayers() + "}");
            }
        }
        return wishes;
    }

    /** Two watchers for the same person: one gets whole tables, the other gets changes. */
    private final class Windows {
        private final Recorder whole;
        private final Recorder changes;
        private Data.Obj seen;

        Windows(String id, @Nullable String person) throws RefusedException {
            whole = house.watch(id, person);
            changes = new Recorder(person, true);
            house.tables.run(id, table -> table.addWatcher(changes));
            seen = House.json(house.view(id, person));
            take();
        }

        private void take() {
            whole.take();
            changes.take();
        }

        /** Checks that both watchers got the same after one entry; returns whether a change was sent. */
        boolean compare() {
            Data.Obj all = only(whole, "entry");
            Data.Obj told = only(changes, "entry");
            Data.Obj now = object(all, "view");
            assertNull(all.fields().get("change"), "this watcher did not ask for changes");
            boolean changed = told.fields().get("change") != null;
            if (changed) {
                assertNull(told.fields().get("view"));
                Data.Obj change = object(told, "change");
                assertEquals(now, applied(seen, change));
                for (String part : PARTS) {
                    object(change, part)
                            .fields()
                            .forEach((name, value) -> assertNotEquals(
                                    text(object(seen, part).fields().get(name)), text(value), name));
                }
            } else {
                assertEquals(all, told);
            }
            seen = now;
            return changed;
        }
    }

    private static Data.Obj only(Recorder recorder, String type) {
        List<Data.Obj> heard = recorder.take().stream()
                .map(House::json)
                .filter(message -> new Data.Text(type).equals(message.fields().get("type")))
                .toList();
        assertEquals(1, heard.size());
        return heard.getFirst();
    }

    /** The JSON text, so that a different order of fields counts as a difference. */
    private static String text(@Nullable Data data) {
        return data == null ? "" : Json.write(data);
    }

    private static Data.Obj object(Data.Obj data, String name) {
        return (Data.Obj) Objects.requireNonNull(data.fields().get(name));
    }

    private static Data.Obj applied(Data.Obj table, Data.Obj change) {
        assertEquals(table.fields().get("number"), change.fields().get("after"));
        var after = new Data.Obj();
        table.fields().forEach((name, value) -> {
            if (!AT_TIMES.contains(name)) {
                after.put(name, value);
            }
        });
        change.fields().forEach((name, value) -> {
            if (!Set.of("after", "gone").contains(name)) {
                after.put(name, value);
            }
        });
        for (String part : PARTS) {
            var merged = new Data.Obj();
            object(table, part).fields().forEach(merged::put);
            object(change, part).fields().forEach(merged::put);
            after.put(part, merged);
        }
        if (change.fields().get("gone") instanceof Data.Arr gone) {
            for (Data item : gone.items()) {
                String[] path = ((Data.Text) item).value().split("\\.", 2);
                assertNotNull(object(after, path[0]).fields().remove(path[1]));
            }
        }
        return after;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void changesAddUpToTheWholeTable(String wish) throws RefusedException {
        int players = (int)
                ((Data.Whole) Objects.requireNonNull(House.json(wish).fields().get("players"))).value();
        String[] people =
                List.of("ann", "ben", "cleo", "dora").subList(0, players).toArray(String[]::new);
        String id = house.playing(wish, people);
        var windows = new ArrayList<Windows>();
        for (String person : people) {
            windows.add(new Windows(id, person));
        }
        windows.add(new Windows(id, null));
        windows.add(new Windows(id, "a visitor"));
        windows.forEach(Windows::take); // drops what was sent while later watchers were added
        var random = new Random(5);
        int changes = 0;
        for (int i = 0; i < MOVES && house.game(id).phase() == LiveGame.Phase.PLAYING; i++) {
            house.pass(Duration.ofSeconds(1));
            LiveGame game = house.game(id);
            if (random.nextInt(6) == 0 && Undo.isFree(game, game.toMove())) {
                house.tables.run(id, table -> PlayActions.undo(table, House.mover(game), PlayActions.ANY_NUMBER));
            } else {
                house.step(id);
            }
            for (Windows each : windows) {
                changes += each.compare() ? 1 : 0;
            }
        }
        assertTrue(changes > 0, "moves must be sent as changes");
    }

    @Test
    void aGameThatEndsIsToldWhole() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        var ann = new Windows(id, "ann");
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertFalse(ann.compare());
    }

    @Test
    void whoComesBetweenIsToldWhatChangesForThemToo() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        var ann = new Windows(id, "ann");
        house.step(id);
        assertTrue(ann.compare());
        var ben = new Windows(id, "ben");
        ann.take();
        house.step(id);
        assertTrue(ann.compare());
        assertTrue(ben.compare());
    }

    @Test
    void aSeatThatChangesHandsIsToldWhole() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        var ann = new Windows(id, "ann");
        house.tables.run(id, table -> SeatActions.leave(table, "ben"));
        assertFalse(ann.compare());
    }
}
