package org.merlon.server.table.schedule;

import java.util.HashSet;
import org.merlon.engine.GameState;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.Listener;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.wire.table.HintResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What happens at tables without anybody there: clocks run out, bots think, those whom nobody needs leave the memory. */
public final class TableScheduler implements Listener, AutoCloseable {
    /** A table that nobody looks at leaves the memory after ten minutes; it comes back in a few milliseconds. */
    private static final long IDLE_MILLIS = 10 * 60 * 1000;

    private static final long SWEEP_SECONDS = 60;

    private static final Logger LOG = LoggerFactory.getLogger(TableScheduler.class);

    private final Tables tables;
    private final TableContext around;
    private final ClusterPort neighbours;
    private final BotExecutor bots = new BotExecutor();
    private final DueTablesJob rounds;
    private final ClockTimers alarms;
    private volatile long noticed;

    public TableScheduler(Tables tables, TableContext around) {
        this.tables = tables;
        this.around = around;
        neighbours = around.neighbours();
        rounds = new DueTablesJob(tables, around);
        noticed = around.pauses().until();
        alarms = new ClockTimers(around.clock(), this::checkClock);
        alarms.every(SWEEP_SECONDS, this::sweep);
        alarms.tick(GameClock.TICK_MILLIS, this::noticePause);
        around.listen(this);
    }

    @Override
    public void changed(Table table) {
        LiveGame game = table.game();
        String id = game.id();
        if (tables.isClosed()
                || around.rest().isOn()
                || table.trouble() != null
                || game.phase() != LiveGame.Phase.PLAYING) {
            alarms.forget(id);
            neighbours.letGo(id);
            return;
        }
        int seat = game.toMove();
        boolean waits = !(game.occupant(seat) instanceof Occupant.Bot)
                && !alarms.isNear(game.clocks().deadline());
        if (!waits && !neighbours.keeps(id)) {
            alarms.forget(id); // another server has it set
            return;
        }
        alarms.set(id, game.clocks().deadline());
        GameState state = game.state();
        int number = game.number();
        if (state != null && game.occupant(seat) instanceof Occupant.Bot bot) {
            boolean people = game.seats().stream().anyMatch(Occupant::human);
            var asking = new BotExecutor.Seat(id, seat, bot.name());
            bots.think(
                    asking,
                    game.terms().creator(),
                    people,
                    state,
                    move -> later(id, found -> PlayActions.botMove(found, number, seat, move)));
        }
    }

    /** After standing still, every table is looked at once, so that everybody sees that no time has passed. */
    private void noticePause() {
        long until = around.pauses().until();
        if (until != noticed) {
            noticed = until;
            LOG.warn("the server stood still or its clock was moved; no game's clock counts that");
            Thread.startVirtualThread(() -> tables.ids().forEach(id -> later(id, table -> {})));
        }
    }

    private void checkClock(String id) {
        later(id, table -> {
            if (!PlayActions.checkClock(table, around.now()) && table.game().phase() == LiveGame.Phase.PLAYING) {
                alarms.set(id, table.game().clocks().deadline()); // it rang too early
            }
        });
    }

    /** Something to do at a table that nobody waits for. */
    private void later(String id, Table.Errand errand) {
        try {
            tables.run(id, errand);
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
            alarms.retry(() -> later(id, this::changed));
        }
    }

    /** Tells the tables that a member has taken over what a guest had, which is stored already. */
    public void handOver(String guest, String member) {
        neighbours.handedOver(guest);
        var concerned = new HashSet<>(tables.ids());
        around.logs()
                .tablesOf(member, RateLimits.MAX_TABLES_PER_PERSON)
                .forEach(table -> concerned.add(table.table().id()));
        for (String id : concerned) {
            later(id, table -> table.handOver(guest, member));
        }
    }

    /** Lets the tables that are in memory read anew what the store no longer has of somebody. */
    public void forget(String person) {
        for (String id : tables.ids()) {
            later(id, table -> {
                if (table.game().people().contains(person)) {
                    table.doubt();
                }
            });
        }
    }

    /** Nothing changes at any table from now on, or again: no time that passes meanwhile counts for a clock. */
    public void rest(boolean on) {
        boolean before = around.rest().isOn();
        around.rest(on);
        if (before && !on) {
            for (String id : tables.ids()) {
                Thread.startVirtualThread(() -> later(id, table -> around.tell(each -> each.changed(table))));
            }
        }
    }

    /** Evicts idle tables, whose alarms stay set, and looks at those whose time has come: a bounded number of them. */
    public void sweep() {
        tables.evictIdleSince(around.now() - IDLE_MILLIS);
        if (neighbours.keeps(ClusterPort.ROUNDS)) {
            rounds.go();
        }
    }

    /** Does at a table what this server has to do there from now on. */
    public void attend(String id) {
        later(id, this::changed);
    }

    /** A guest's things have gone to a member, as another server says; those in memory are to show it. */
    public void overhearHandOver(String guest, String member) {
        for (String id : tables.ids()) {
            later(id, table -> table.handOver(guest, member));
        }
    }

    /** What a bot would do in the place of whoever is to move. */
    public HintResponse hint(String id, String person) throws RefusedException {
        HintRequest wanted = tables.at(id, table -> HintRequest.wanted(table.shownTo(person, null), person));
        return wanted.from(bots, person);
    }

    public int botsWaiting() {
        return bots.waiting();
    }

    @Override
    public void close() {
        alarms.close();
        bots.close();
    }
}
