package org.merlon.server.table.actions;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.accounts.DaysOffUsage;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.wire.accounts.NotificationRequests;

/**
 * Manages days off, during which the clock of a person stands still in all games with a clock of days. A year has a
 * limited number of them. Ending a period early forfeits its remaining days, so that nobody can stop and start clocks
 * at will.
 */
public final class DaysOff {
    /** The number of days off for each person and year. */
    public static final int MAX_PER_YEAR = NotificationRequests.DAYS_OFF;

    private final Tables tables;
    private final TableContext context;
    private final DaysOffStore store;

    public DaysOff(Tables tables, TableContext context, DaysOffStore store) {
        this.tables = tables;
        this.context = context;
        this.store = store;
    }

    /**
     * The days off that a person has left this year.
     *
     * @param days the number of days
     * @param until the end of the current period in milliseconds since 1970, 0 if there is none
     */
    public record Remaining(int days, long until) {}

    public Remaining remaining(String person) {
        DaysOffUsage stored = store.of(person, year());
        return new Remaining(MAX_PER_YEAR - stored.used(), stored.until() > context.now() ? stored.until() : 0);
    }

    /** Starts a period of days off now. Clocks of games that begin later keep running. */
    public Remaining take(String person, int days) throws RefusedException {
        Remaining remaining = remaining(person);
        LiveGame.require(remaining.until == 0, "error-days-off-already-taken");
        if (days > remaining.days) {
            throw new RefusedException(
                    Phrase.of("error-days-off-not-enough-left").with("days", remaining.days));
        }
        long until = context.now() + days * Pace.DAY_MILLIS;
        // Stored first, so that of two requests at the same time only one stops clocks.
        LiveGame.require(store.take(person, year(), days, until, MAX_PER_YEAR), "error-days-off-already-taken");
        stopClocks(person, until);
        return remaining(person);
    }

    /** Ends the current period early: the clocks run again. */
    public Remaining end(String person) throws RefusedException {
        LiveGame.require(remaining(person).until != 0, "error-days-off-not-taken");
        store.end(person);
        stopClocks(person, context.now());
        return remaining(person);
    }

    private void stopClocks(String person, long until) throws RefusedException {
        for (ListedTable listed : context.games().tablesOf(person, ServerLimits.MAX_TABLES_PER_PERSON)) {
            tables.run(listed.table().id(), table -> {
                LiveGame game = table.game();
                boolean affected = game.phase() == LiveGame.Phase.PLAYING
                        && game.terms().pace() instanceof Pace.Days
                        && table.replayError() == null;
                List<Entry> entries = new ArrayList<>();
                long latest = context.now() + game.terms().serverRules().maxDaysOff() * Pace.DAY_MILLIS;
                for (int seat : affected ? game.seatsOf(person) : List.<Integer>of()) {
                    entries.add(new Entry.DaysOffTaken(seat, Math.max(Math.min(until, latest), game.lastTime())));
                }
                if (!entries.isEmpty() && PlayActions.requireTime(table, person) > 0) {
                    table.append(entries, person);
                }
            });
        }
    }

    private int year() {
        return Instant.ofEpochMilli(context.now()).atZone(ZoneOffset.UTC).getYear();
    }
}
