package org.merlon.server.table.schedule;

import org.merlon.server.game.Clocks;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.ListingBuilder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The house goes round by itself, and looks at the tables whose time has come, in memory or not. */
public final class DueTablesJob {
    /** Tables looked at in a round, about a second of work: after a long sleep the others have to wait. */
    public static final int MOST = 200;

    /** When a table is looked at again that was due, and where there was nothing to do after all. */
    private static final long LATER_MILLIS = 60 * 60 * 1000;

    private static final Logger LOG = LoggerFactory.getLogger(DueTablesJob.class);

    private final Tables tables;
    private final TableContext around;
    private final GameStore logs;

    DueTablesJob(Tables tables, TableContext around) {
        this.tables = tables;
        this.around = around;
        logs = around.logs();
    }

    void go() {
        for (String id : logs.dueBy(around.now(), MOST)) {
            attend(id);
        }
    }

    /** Does what a table is due for; if there is nothing to do, or nothing can be done, it is due later. */
    private void attend(String id) {
        try {
            long again = tables.at(id, table -> {
                int number = table.game().number();
                if (table.trouble() == null) {
                    settle(table);
                    if (clear(table)) {
                        return Clocks.NEVER;
                    }
                }
                return table.game().number() == number ? later(table) : Clocks.NEVER;
            });
            if (again != Clocks.NEVER) {
                logs.postpone(id, again);
            }
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
            if (e.kind() != RefusedException.Kind.UNAVAILABLE) {
                logs.postpone(id, around.now() + Pace.ABANDONED);
            }
        } catch (StoreException e) {
            LOG.warn("table {} could not be looked at: {}", id, e.getMessage());
        }
    }

    private void settle(Table table) throws RefusedException {
        SeatActions.closeForgotten(table, around.now());
        if (table.game().phase() == LiveGame.Phase.PLAYING && !PlayActions.checkClock(table, around.now())) {
            around.tell(each -> each.changed(table)); // a bot may have been thinking when the server went
        }
    }

    /** Removes a table that was closed before a game began there, when its time has come; whether it is gone. */
    private boolean clear(Table table) {
        LiveGame game = table.game();
        boolean due = game.phase() == LiveGame.Phase.ABORTED && ListingBuilder.due(game) <= around.now();
        if (!due || table.isWatched() || !logs.removeTable(game.id())) {
            return false;
        }
        tables.drop(table);
        return true;
    }

    private long later(Table table) {
        return table.trouble() != null
                ? around.now() + Pace.ABANDONED
                : Math.max(around.now() + LATER_MILLIS, ListingBuilder.due(table.game()));
    }
}
