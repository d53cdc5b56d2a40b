package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.Games;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.archive.OldRulesGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.view.ExportView;
import org.merlon.server.table.view.TableHistory;
import org.merlon.server.wire.WireData;

/**
 * Games that were played under older rules stay readable and are marked, whether or not they can still be replayed.
 * They cannot be continued.
 */
final class OldRulesTest {
    @AutoClose
    private final TestServer server = new TestServer();

    private String store(Append append) {
        assertTrue(server.store.games().append(append));
        return append.table();
    }

    private Data.Obj view(String id) throws RefusedException {
        return WireData.parse(server.tables.query(id, table -> table.viewFor(OldRulesGame.OWNER)));
    }

    private static @Nullable Data field(Data.Obj view, String name) {
        return view.fields().get(name);
    }

    /** Replaces one move of the log by an impossible one, so that no engine can replay it. */
    private static Append withImpossibleMove(Append game) {
        var entries = new ArrayList<>(game.entries());
        StoredEntry e = entries.get(9);
        entries.set(
                9, new StoredEntry(e.number(), e.kind(), e.seat(), "fly to the moon", e.person(), e.time(), e.hash()));
        return new Append(game.table(), game.created(), entries, game.listing(), Append.Scope.SEATS, List.of());
    }

    private static Append withRulesData(Append game, String fingerprint) {
        StoredTable table = Objects.requireNonNull(game.created());
        var terms = TestServer.json(table.terms()).put("rulesData", fingerprint);
        var marked = new StoredTable(
                table.id(),
                table.game(),
                table.variant(),
                table.rulesVersion(),
                table.players(),
                table.key(),
                Json.write(terms),
                table.created());
        return new Append(game.table(), marked, game.entries(), game.listing(), Append.Scope.SEATS, List.of());
    }

    private List<Data.Obj> logOf(String id) throws RefusedException {
        return server.tables.query(id, TableHistory::of).entriesWithEvents(0).stream()
                .map(WireData::parse)
                .toList();
    }

    private void assertReadable(String id, OldRulesGame old) throws RefusedException {
        Data.Obj view = view(id);
        assertEquals(new Data.Text("over"), field(view, "phase"));
        assertEquals(old.file().fields().get("result"), field(view, "result"), "the stored result");
        assertEquals(new Data.Whole(old.entries().size()), field(view, "number"));
        List<Data.Obj> log = logOf(id);
        assertEquals(old.entries().size(), log.size());
        for (int i = 0; i < log.size(); i++) {
            Data.Obj exported = (Data.Obj) old.entries().get(i);
            assertEquals(field(exported, "move"), field(log.get(i), "move"), "full moves");
        }
        Data.Obj export = WireData.parse(server.tables.query(
                id,
                table -> ExportView.of(
                        Objects.requireNonNull(server.store.games().load(id)), table.game(), server.context.names())));
        for (String name : List.of("result", "key", "rulesVersion")) {
            assertEquals(field(old.file(), name), field(export, name), name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onceupon-1", "blackstone-1", "torres-1"})
    void showsFinishedGameOfVersionOneInFull(String name) throws RefusedException, SetupException {
        OldRulesGame old = OldRulesGame.read(name);
        String id = store(old.stored("old", 1, old.entries().size()));
        assertReadable(id, old);
        String game = old.file().fields().get("game") instanceof Data.Text text ? text.value() : "";
        boolean changed = Games.byId(game).rulesVersion() > 1;
        assertEquals(changed ? new Data.Truth(true) : null, field(view(id), "oldRules"));
        assertEquals(new Data.Whole(1), field(view(id), "rulesVersion"));
        assertNull(field(view(id), "trouble"));
    }

    @Test
    void showsFinishedGameOfVersionTwoWhoseMovesAreNoLongerLegal() throws RefusedException {
        OldRulesGame old = OldRulesGame.read("blackstone-2");
        String id = store(old.stored("old", 2, old.entries().size()));
        assertReadable(id, old);
        Data.Obj view = view(id);
        assertEquals(new Data.Whole(2), field(view, "rulesVersion"));
        assertEquals(new Data.Truth(true), field(view, "oldRules"));
        assertTrue(Json.write(view).contains("was played with version 2 of the rules of"), Json.write(view));
    }

    @ParameterizedTest
    @ValueSource(strings = {"onceupon-1", "blackstone-1"})
    void showsGameThatCannotBeReplayed(String name) throws RefusedException {
        OldRulesGame old = OldRulesGame.read(name);
        String id = store(withImpossibleMove(old.stored("old", 1, old.entries().size())));
        Data.Obj view = view(id);
        assertNull(field(view, "view"), "there must be no state that could be wrong");
        assertEquals(old.file().fields().get("result"), field(view, "result"));
        assertTrue(Json.write(view).contains("was played with version 1 of the rules of"), Json.write(view));
        assertEquals(old.entries().size(), logOf(id).size());
        String next = server.rematch(id, OldRulesGame.OWNER);
        assertNull(field(view(next), "oldRules"), "a new game uses the current rules");
    }

    @Test
    void showsStoredResultIfReplayDiffers() throws RefusedException {
        OldRulesGame old = OldRulesGame.read("onceupon-1");
        Data.Obj other = (Data.Obj) Objects.requireNonNull(old.file().fields().get("result"));
        other.put("scores", new Data.Arr().add(1).add(2).add(3));
        String id = store(old.stored("old", 1, old.entries().size()));
        assertEquals(other, field(view(id), "result"));
        assertNull(field(view(id), "sheets"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void doesNotContinueGameOfOlderRules(boolean replayable) throws RefusedException {
        OldRulesGame old = OldRulesGame.read("onceupon-1");
        Append running = old.stored("old", 1, 40);
        String id = store(replayable ? running : withImpossibleMove(running));
        assertEquals(new Data.Text("playing"), field(view(id), "phase"));
        assertEquals(new Data.Truth(true), field(view(id), "oldRules"));
        assertTrue(replayable || field(view(id), "view") == null);
        for (int i = 0; i < 3; i++) {
            server.advance(Duration.ofDays(4)); // its clock has long run out, and its bots could have moved
            server.sweep();
            server.restart();
            assertEquals(new Data.Text("playing"), field(view(id), "phase"));
        }
        server.refusalKind(id, table -> PlayActions.move(table, OldRulesGame.OWNER, 40, "pass"));
        server.refusalKind(id, table -> PlayActions.resign(table, OldRulesGame.OWNER));
        server.refusalKind(id, table -> SeatActions.leave(table, OldRulesGame.OWNER));
        assertEquals(40, server.entryCount(id));
        String key = server.game(id).serverKey().hex();
        assertFalse(Json.write(view(id)).contains(key), "the key stays secret");
        if (!replayable) {
            List<Data.Obj> log = logOf(id);
            assertEquals(
                    new Data.Text("fly"),
                    field(log.get(9), "move"),
                    "parts of a move that may be hidden must stay hidden");
        }

        server.refusalKind(id, table -> SeatActions.abort(table, "zoe"));
        server.tables.run(id, table -> SeatActions.abort(table, OldRulesGame.OWNER));
        server.restart();
        assertEquals(new Data.Text("aborted"), field(view(id), "phase"));
        assertEquals(41, server.entryCount(id));
    }

    @Test
    void otherRulesDataCountsAsOldRules() throws RefusedException {
        OldRulesGame old = OldRulesGame.read("torres-1");
        String id = store(withRulesData(old.stored("old", 1, old.entries().size()), "0123456789abcdef"));
        assertReadable(id, old);
        assertEquals(new Data.Truth(true), field(view(id), "oldRules"));
        assertEquals(new Data.Text("0123456789abcdef"), field(view(id), "rulesData"));
        String running = store(withRulesData(old.stored("running", 1, 40), "0123456789abcdef"));
        assertNotEquals(
                "",
                server.refusal(running, table -> PlayActions.resign(table, OldRulesGame.OWNER))
                        .reason());
    }

    @Test
    void reportsBrokenLogOfCurrentRules() throws RefusedException {
        OldRulesGame old = OldRulesGame.read("torres-1");
        String id = store(withImpossibleMove(old.stored("old", 1, old.entries().size())));
        assertTrue(
                Json.write(view(id)).contains("entry 10 is not possible any more"),
                "the error must be reported as for any broken log");
    }
}
