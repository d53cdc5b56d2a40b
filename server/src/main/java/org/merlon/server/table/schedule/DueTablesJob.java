package org.merlon.server.table.schedule;

import org.merlon.server.game.ListingBuilder;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.game.SeatClocks;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A periodic job that processes tables whose due time has come, in memory or not. */
public final class DueTablesJob {
    /** The most tables in one run, about a second of work; after a long downtime the others wait for the next run. */
    public static final int MAX_TABLES_PER_RUN = 200;

    /** The delay for a table that was due but needed nothing. */
    private static final long POSTPONE_MILLIS = 60 * 60 * 1000;

    /** The delay for a table that cannot go on or cannot be read. */
    private static final long UNPLAYABLE_POSTPONE_MILLIS = 60 * Pace.DAY_MILLIS;

    private static final Logger LOG = LoggerFactory.getLogger(DueTablesJob.class);

    private final Tables tables;
    private final TableContext context;
    private final GameStore games;

    DueTablesJob(Tables tables, TableContext context) {
        this.tables = tables;
        this.context = context;
        games = context.games();
    }

    void run() {
        for (String id : games.dueBy(context.now(), MAX_TABLES_PER_RUN)) {
            process(id);
        }
        long since = context.now() - ServerLimits.GUEST_IMPORT_RETENTION.toMillis();
        for (String id : games.idleImportsOfGuests(since, MAX_TABLES_PER_RUN)) {
            removeImport(id, since);
        }
    }

    /** Removes an imported game of a guest that is idle, unless somebody watches it. */
    private void removeImport(String id, long since) {
        try {
            tables.run(id, table -> {
                if (!table.isWatched() && games.removeIdleImport(id, since)) {
                    tables.drop(table);
                }
            });
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
        } catch (StoreException e) {
            LOG.warn("table {} could not be removed: {}", id, e.getMessage());
        }
    }

    /** Makes the due changes at a table. If there are none, or they fail, sets a later due time. */
    private void process(String id) {
        try {
            long nextCheck = tables.query(id, table -> {
                int number = table.game().number();
                if (table.replayError() == null) {
                    applyDueChanges(table);
                    if (removeIfExpired(table)) {
                        return SeatClocks.NEVER;
                    }
                }
                return table.game().number() == number ? nextDue(table) : SeatClocks.NEVER;
            });
            if (nextCheck != SeatClocks.NEVER) {
                games.updateDue(id, nextCheck);
            }
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
            if (e.kind() != RefusedException.Kind.UNAVAILABLE) {
                games.updateDue(id, context.now() + UNPLAYABLE_POSTPONE_MILLIS);
            }
        } catch (StoreException e) {
            LOG.warn("table {} could not be processed: {}", id, e.getMessage());
        }
    }

    private void applyDueChanges(Table table) throws RefusedException {
        SeatActions.closeIfExpired(table, context.now());
        if (table.game().phase() == LiveGame.Phase.PLAYING && !PlayActions.forfeitIfOutOfTime(table, context.now())) {
            context.notifyListeners(
                    // a bot may have been choosing a move when the server stopped
                    listener -> listener.onTableChanged(table));
        }
    }

    /** Removes a table that was closed before its game began, once it is due; returns whether it was removed. */
    private boolean removeIfExpired(Table table) {
        LiveGame game = table.game();
        boolean expired = game.phase() == LiveGame.Phase.ABORTED && ListingBuilder.due(game) <= context.now();
        if (!expired || table.isWatched() || !games.removeTable(game.id())) {
            return false;
        }
        tables.drop(table);
        return true;
    }

    private long nextDue(Table table) {
        return table.replayError() != null
                ? context.now() + UNPLAYABLE_POSTPONE_MILLIS
                : Math.max(context.now() + POSTPONE_MILLIS, ListingBuilder.due(table.game()));
    }
}
