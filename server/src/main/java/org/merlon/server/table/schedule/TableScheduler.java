package org.merlon.server.table.schedule;

import java.util.HashSet;
import org.merlon.engine.GameState;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.table.actions.BlockPolicy;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.DowntimeAwareClock;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.TableListener;
import org.merlon.server.table.live.Tables;
import org.merlon.server.wire.table.MoveResponses.HintResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does the work at tables that no player requests: fires clocks, lets bots move, and evicts idle tables. */
public final class TableScheduler implements TableListener, AutoCloseable {
    /** A table without watchers is evicted after ten minutes; loading it again takes a few milliseconds. */
    private static final long IDLE_MILLIS = 10 * 60 * 1000;

    private static final long SWEEP_SECONDS = 60;

    private static final Logger LOG = LoggerFactory.getLogger(TableScheduler.class);

    private final Tables tables;
    private final TableContext context;
    private final ClusterPort cluster;
    private final BotExecutor bots;
    private final DueTablesJob dueTables;
    private final TableTimers timers;
    private volatile long lastDowntimeHandled;

    public TableScheduler(Tables tables, TableContext context) {
        this.tables = tables;
        this.context = context;
        cluster = context.cluster();
        bots = new BotExecutor(context.runtime());
        dueTables = new DueTablesJob(tables, context);
        lastDowntimeHandled = context.downtimes().lastEnd();
        timers = new TableTimers(context.clock(), context.runtime(), this::onClockTimer);
        timers.scheduleSeconds(SWEEP_SECONDS, this::sweep);
        timers.scheduleMillis(DowntimeAwareClock.TICK_MILLIS, this::checkDowntime);
        context.addListener(this);
    }

    @Override
    public void onTableChanged(Table table) {
        LiveGame game = table.game();
        String id = game.id();
        if (tables.isClosed()
                || context.readOnly().isOn()
                || table.replayError() != null
                || game.phase() != LiveGame.Phase.PLAYING) {
            timers.cancelTimer(id);
            cluster.releaseLease(id);
            return;
        }
        int seat = game.toMove();
        boolean nothingToDo = !(game.occupant(seat) instanceof Occupant.Bot)
                && !timers.isNear(game.clocks().deadline());
        if (!nothingToDo && !cluster.holdsOrRequestsLease(id)) {
            timers.cancelTimer(id); // another server has set it
            return;
        }
        timers.set(id, game.clocks().deadline());
        GameState state = game.state();
        int number = game.number();
        if (state != null && game.occupant(seat) instanceof Occupant.Bot bot) {
            boolean hasPeople = game.seats().stream().anyMatch(Occupant::isHuman);
            var botSeat = new BotExecutor.BotSeat(id, seat, bot.name());
            bots.requestMove(
                    botSeat,
                    game.terms().creator(),
                    hasPeople,
                    state,
                    move -> runInBackground(id, current -> PlayActions.playBotMove(current, number, seat, move)));
        }
    }

    /**
     * After a downtime, runs an empty task at every table in memory, which records the downtime and shows it to the
     * players.
     */
    private void checkDowntime() {
        long until = context.downtimes().lastEnd();
        if (until != lastDowntimeHandled) {
            lastDowntimeHandled = until;
            LOG.warn(
                    "downtime detected: the server was suspended or the system clock was moved; game clocks do not count it");
            context.runtime().startTask(() -> tables.ids().forEach(id -> runInBackground(id, table -> {})));
        }
    }

    private void onClockTimer(String id) {
        runInBackground(id, table -> {
            if (!PlayActions.forfeitIfOutOfTime(table, context.now())
                    && table.game().phase() == LiveGame.Phase.PLAYING) {
                timers.set(id, table.game().clocks().deadline()); // the timer fired too early
            }
        });
    }

    /** Runs a task for which nobody waits; logs failures, and tries again if the store is unavailable. */
    private void runInBackground(String id, Table.TableTask task) {
        try {
            tables.run(id, task);
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
            if (e.kind() == RefusedException.Kind.UNAVAILABLE) {
                retry(id);
            }
        } catch (StoreException e) {
            LOG.info("table {}: {}", id, e.getMessage());
            retry(id);
        }
    }

    private void retry(String id) {
        if (!tables.isClosed()) {
            timers.retry(() -> runInBackground(id, this::onTableChanged));
        }
    }

    /**
     * Gives the seats of a guest to a member at all tables concerned; the store has already been updated. Seats at open
     * tables where the member may not sit become free.
     */
    public void mergeGuest(String guest, String member, BlockPolicy blocks) {
        cluster.publishGuestMerged(guest);
        var ids = new HashSet<>(tables.ids());
        context.games()
                .tablesOf(member, ServerLimits.MAX_TABLES_PER_PERSON)
                .forEach(table -> ids.add(table.table().id()));
        for (String id : ids) {
            runInBackground(id, table -> {
                table.mergeGuest(guest, member);
                LiveGame game = table.game();
                if (game.phase() == LiveGame.Phase.OPEN
                        && !game.seatsOf(member).isEmpty()
                        && !blocks.mayJoin(game, member)) {
                    SeatActions.leave(table, member);
                }
            });
        }
    }

    /**
     * Makes the tables in memory that involve a person read their logs again, because the store has erased some of
     * their data.
     */
    public void markStaleTablesOf(String person) {
        for (String id : tables.ids()) {
            runInBackground(id, table -> {
                if (table.game().people().contains(person)) {
                    table.markStale();
                }
            });
        }
    }

    /** Switches read-only mode on or off; clocks do not count the time in between. */
    public void setReadOnly(boolean on) {
        boolean before = context.readOnly().isOn();
        context.setReadOnly(on);
        if (before && !on) {
            for (String id : tables.ids()) {
                context.runtime()
                        .startTask(() -> runInBackground(
                                id, table -> context.notifyListeners(listener -> listener.onTableChanged(table))));
            }
        }
    }

    /** Evicts idle tables, whose timers stay set, and processes a limited number of due tables. */
    public void sweep() {
        tables.evictIdleSince(context.now() - IDLE_MILLIS);
        if (cluster.holdsOrRequestsLease(ClusterPort.PERIODIC_WORK_LEASE)) {
            try {
                dueTables.run();
            } catch (StoreException e) {
                LOG.info("due tables cannot be processed now: {}", e.getMessage());
            }
        }
    }

    /** Starts to run the timers and bots of a table. */
    public void takeOver(String id) {
        runInBackground(id, this::onTableChanged);
    }

    /** Applies the news of another server that a guest was merged into a member account, at the tables in memory. */
    public void onGuestMerged(String guest, String member) {
        for (String id : tables.ids()) {
            runInBackground(id, table -> table.mergeGuest(guest, member));
        }
    }

    /** A bot's advice for the player to move. */
    public HintResponse hint(String id, String person) throws RefusedException {
        HintRequest request = tables.query(id, table -> HintRequest.of(table.requireVisibleTo(person, null), person));
        return request.await(bots, person);
    }

    public int botsWaiting() {
        return bots.waiting();
    }

    @Override
    public void close() {
        timers.close();
        bots.close();
    }
}
