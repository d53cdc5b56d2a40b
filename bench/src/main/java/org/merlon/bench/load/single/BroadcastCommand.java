package org.merlon.bench.load.single;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.Calibration;
import org.merlon.bench.GamesOption;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.live.Watcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Measures the cost of broadcasting a move to two players who receive changes. It plays random games without a store and
 * without connections, first without watchers and then with both players watching.
 */
@Command(
        name = "broadcast",
        aliases = "telling",
        description =
                "Measures what it costs to broadcast a move to its players: one warm thread, without store and connections.")
public final class BroadcastCommand implements Callable<Integer> {
    private static final List<String> PLAYERS = List.of("ann", "ben");
    private static final int ROUNDS = 8; // the JVM is warm after five
    private static final int MOVES_PER_ROUND = 15_000; // per round, for each of the two cases

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final FastRandom random = new FastRandom(1);
    private final MoveList legal = new MoveList();

    @Mixin
    private final GamesOption games = new GamesOption();

    @Option(names = "--quick", description = "Rough figures in a quarter of the time.")
    private boolean quick;

    /** A watcher that counts the bytes it receives. */
    private static final class CountingWatcher implements Watcher {
        private final String person;
        private long bytes;

        CountingWatcher(String person) {
            this.person = person;
        }

        @Override
        public @Nullable String person() {
            return person;
        }

        @Override
        public boolean wantsChanges(String table) {
            return true;
        }

        @Override
        public void enqueue(EncodedMessage news) {
            bytes += news.length();
        }
    }

    /** The cost of a number of moves. */
    private static final class Cost {
        private long moves;
        private long nanos;
        private long allocated;
        private long bytesSent;

        double microsPerMove() {
            return nanos / 1e3 / moves;
        }
    }

    @Override
    public Integer call() throws RefusedException {
        var calibration = new Calibration();
        System.out.printf(
                "%-12s %-16s %10s %12s %14s %17s %13s%n",
                "game", "variant", "broadcast", "other", "bytes sent", "bytes allocated", "calibration");
        for (Setup setup : games.setups(
                (game, all) -> all.add(Setup.of(game, game.variants().getFirst().id(), PLAYERS.size(), Map.of())))) {
            var unwatched = new Cost();
            var watched = new Cost();
            double before = 0;
            for (int round = 0; round < ROUNDS; round++) {
                unwatched = new Cost();
                watched = new Cost();
                before = calibration.measure();
                while (watched.moves < (quick ? MOVES_PER_ROUND / 4 : MOVES_PER_ROUND)) {
                    playGame(setup, false, unwatched);
                    playGame(setup, true, watched);
                }
            }
            System.out.printf(
                    "%-12s %-16s %7.1f µs %9.1f µs %,14.0f %,17.0f %9.1f M/s%n",
                    setup.game().id(),
                    setup.variant().id(),
                    watched.microsPerMove() - unwatched.microsPerMove(),
                    unwatched.microsPerMove(),
                    (double) watched.bytesSent / watched.moves,
                    (double) watched.allocated / watched.moves - (double) unwatched.allocated / unwatched.moves,
                    (before + calibration.measure()) / 2);
        }
        return 0;
    }

    /** Plays one random game. */
    private void playGame(Setup setup, boolean watched, Cost cost) throws RefusedException {
        var context = new TableContext(
                NullStore.of(GameStore.class),
                NullStore.of(RatingLookup.class),
                person -> person,
                InstantSource.system());
        try (var tables = new Tables(context)) {
            String id = startGame(tables, context, setup);
            List<CountingWatcher> watchers =
                    PLAYERS.stream().map(CountingWatcher::new).toList();
            for (CountingWatcher watcher : watched ? watchers : List.<CountingWatcher>of()) {
                tables.run(id, table -> {
                    table.addWatcher(watcher);
                    table.viewFor(watcher.person);
                });
            }
            long bytesBefore =
                    watchers.stream().mapToLong(watcher -> watcher.bytes).sum();
            long allocatedBefore = threads.getCurrentThreadAllocatedBytes();
            long nanosBefore = threads.getCurrentThreadCpuTime();
            while (playRandomMove(tables, id)) {
                cost.moves++;
            }
            cost.nanos += threads.getCurrentThreadCpuTime() - nanosBefore;
            cost.allocated += threads.getCurrentThreadAllocatedBytes() - allocatedBefore;
            cost.bytesSent +=
                    watchers.stream().mapToLong(watcher -> watcher.bytes).sum() - bytesBefore;
        }
    }

    private static String startGame(Tables tables, TableContext context, Setup setup) throws RefusedException {
        var request = new Data.Obj()
                .put("game", setup.game().id())
                .put("variant", setup.variant().id())
                .put("players", setup.players());
        String first = PLAYERS.getFirst();
        String id = new NewTables(tables, context, "secret").create(ValidNewTable.read(request, first), first);
        String invitation = tables.query(id, Table::game).terms().invitation();
        tables.run(id, table -> SeatActions.join(table, PLAYERS.getLast(), SeatActions.ANY_SEAT, invitation));
        tables.run(id, table -> SeatActions.start(table, first));
        return id;
    }

    /** Plays a random legal move; returns false once the game is over. */
    private boolean playRandomMove(Tables tables, String id) throws RefusedException {
        LiveGame game = tables.query(id, Table::game);
        GameState state = game.state();
        if (state == null || game.phase() != LiveGame.Phase.PLAYING) {
            return false;
        }
        state.legalMoves(legal);
        String move = state.notation(legal.get(random.below(legal.size())));
        String mover = game.occupant(game.toMove()).person();
        tables.run(id, table -> PlayActions.move(table, mover == null ? "" : mover, game.number(), move));
        return true;
    }
}
