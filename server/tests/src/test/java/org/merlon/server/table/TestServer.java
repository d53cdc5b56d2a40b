package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.MemoryDatabase;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.wire.WireMapper;

/**
 * A server without HTTP for tests: tables on a store in memory, a clock that the test moves, and people named by their
 * ids.
 */
public final class TestServer implements AutoCloseable {
    public static final String TWO_PLAYERS = "{\"game\":\"torres\",\"players\":2}";
    public static final String THREE_PLAYERS = "{\"game\":\"torres\",\"players\":3}";
    private static final int MAX_MOVES = 10_000;

    public final MemoryDatabase database = new MemoryDatabase();
    public final Store store = database.open();
    private final AtomicLong time = new AtomicLong(1_700_000_000_000L);
    private final Random random = new Random(7);
    public TableContext context = newContext();
    public Tables tables = new Tables(context);
    private TableScheduler scheduler = new TableScheduler(tables, context);

    private TableContext newContext() {
        return new TableContext(
                store.games(), store.ratings(), person -> "name of " + person, () -> Instant.ofEpochMilli(time.get()));
    }

    /** Opens the same store in another process, without background work. */
    public Tables openSecondProcess() {
        return new Tables(newContext());
    }

    NewTables newTables() {
        return new NewTables(tables, context, store.accounts().secret("rematch"));
    }

    public void sweep() {
        scheduler.sweep();
    }

    public String rematch(String id, String person) throws RefusedException {
        return newTables().rematch(id, person);
    }

    /** Creates accounts for people, as rated games require. */
    public TestServer withAccounts(String... people) {
        for (String person : people) {
            store.accounts().addPerson(new Person(person, person, Person.Kind.MEMBER, "hash", null, 0));
        }
        return this;
    }

    public void restart() {
        tables.close();
        scheduler.close();
        context = newContext();
        tables = new Tables(context);
        scheduler = new TableScheduler(tables, context);
    }

    public void advance(Duration duration) {
        time.addAndGet(duration.toMillis());
    }

    public long now() {
        return time.get();
    }

    public static Data.Obj json(String text) {
        try {
            return (Data.Obj) Json.read(text);
        } catch (JsonException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    public String create(String person, String request) throws RefusedException {
        return newTables().create(ValidNewTable.read(json(request), person), person);
    }

    /** Starts a game of these people in seat order; the first one creates the table. Returns the table's id. */
    public String startGame(String request, String... people) throws RefusedException {
        String id = create(people[0], request);
        String invitation = game(id).terms().invitation();
        for (int i = 1; i < people.length; i++) {
            String person = people[i];
            tables.run(id, table -> SeatActions.join(table, person, SeatActions.ANY_SEAT, invitation));
        }
        tables.run(id, table -> SeatActions.start(table, people[0]));
        return id;
    }

    public LiveGame game(String id) throws RefusedException {
        return tables.query(id, Table::game);
    }

    public String view(String id, @Nullable String person) throws RefusedException {
        return WireMapper.text(tables.query(id, table -> table.viewFor(person)));
    }

    public int move(String id, String person, String text) throws RefusedException {
        return tables.query(
                id, table -> PlayActions.move(table, person, table.game().number(), text));
    }

    public int move(String id, String person, int number, String text) throws RefusedException {
        return tables.query(id, table -> PlayActions.move(table, person, number, text));
    }

    /** The moves of the seat to move. */
    public List<String> legalMoves(String id) throws RefusedException {
        return Notation.legalMoves(state(game(id)));
    }

    /** Plays a random legal move of the seat to move; returns it. */
    public String playRandomMove(String id) throws RefusedException {
        LiveGame game = game(id);
        List<String> legal = legalMoves(id);
        String move = legal.get(random.nextInt(legal.size()));
        move(id, playerToMove(game), move);
        return move;
    }

    /** Plays at random until a move is legal. */
    public void playUntilLegal(String id, String move) throws RefusedException {
        for (int i = 0; i < MAX_MOVES; i++) {
            if (legalMoves(id).contains(move)) {
                return;
            }
            playRandomMove(id);
        }
        throw new IllegalStateException(move + " was never legal");
    }

    /** Plays at random until the game is over. */
    public void playToEnd(String id) throws RefusedException {
        for (int i = 0; i < MAX_MOVES && game(id).phase() == LiveGame.Phase.PLAYING; i++) {
            playRandomMove(id);
        }
        assertEquals(LiveGame.Phase.OVER, game(id).phase());
    }

    public static GameState state(LiveGame game) {
        return Objects.requireNonNull(game.state());
    }

    public static String playerToMove(LiveGame game) {
        return Objects.requireNonNull(game.occupant(game.toMove()).person());
    }

    /** The kind of refusal that a task gets. */
    public RefusedException.Kind refusalKind(String id, Table.TableTask task) {
        return refusal(id, task).kind();
    }

    public void assertRefused(RefusedException.Kind kind, String id, Table.TableTask task) {
        assertEquals(kind, refusalKind(id, task));
    }

    public RefusedException refusal(String id, Table.TableTask task) {
        return assertThrows(RefusedException.class, () -> tables.run(id, task));
    }

    public RecordingWatcher watch(String id, @Nullable String person) throws RefusedException {
        var recorder = new RecordingWatcher(person);
        tables.run(id, table -> table.addWatcher(recorder));
        return recorder;
    }

    /** The number of stored entries. */
    public int entryCount(String id) {
        return Objects.requireNonNull(store.games().load(id)).entries().size();
    }

    /** Checks that loading the log leads to the game in memory. */
    public void assertReplays(String id) throws RefusedException {
        GameLoader.LoadedGame loaded =
                GameLoader.load(Objects.requireNonNull(store.games().load(id)));
        LiveGame live = game(id);
        assertEquals(null, loaded.replayError());
        assertEquals(live.number(), loaded.game().number());
        assertEquals(live.seats(), loaded.game().seats());
        assertEquals(live.moves().list(), loaded.game().moves().list());
        if (live.state() != null) {
            assertEquals(state(live).hash(), state(loaded.game()).hash());
        }
        for (int seat = 0; seat < live.seats().size(); seat++) {
            assertEquals(
                    live.clocks().remainingMillis(seat, now()),
                    loaded.game().clocks().remainingMillis(seat, now()));
        }
        assertEquals(live.phase(), loaded.game().phase());
    }

    /** Waits for a condition that other threads make true; fails after a timeout. */
    public static void eventually(Condition condition) {
        try {
            for (int i = 0; i < 2000 && !condition.holds(); i++) {
                Thread.sleep(10);
            }
            assertTrue(condition.holds(), "condition not met before the timeout");
        } catch (InterruptedException | RefusedException e) {
            throw new AssertionError(e);
        }
    }

    /** A condition that becomes true at some time. */
    public interface Condition {
        boolean holds() throws RefusedException;
    }

    @Override
    public void close() {
        tables.close();
        scheduler.close();
        store.close();
        database.close();
    }
}
