package org.merlon.server.table.actions;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.DayOff;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.wire.accounts.NotificationRequests;

/**
 * Days off: in all games of a person that give days for a decision the clock stands still. There is so much of it in a year;
 * whoever comes back early lets the rest go, so that nobody stops and starts clocks without end.
 */
public final class DaysOff {
    /** Days off that somebody has in a year. */
    public static final int MOST = NotificationRequests.DAYS_OFF;

    private final Tables tables;
    private final TableContext around;
    private final DaysOffStore holidays;

    public DaysOff(Tables tables, TableContext around, DaysOffStore holidays) {
        this.tables = tables;
        this.around = around;
        this.holidays = holidays;
    }

    /** What somebody has left of this year, and until when they are away, 0 if they are here. */
    public record Left(int days, long until) {}

    public Left left(String person) {
        DayOff known = holidays.of(person, year());
        return new Left(MOST - known.used(), known.until() > around.now() ? known.until() : 0);
    }

    /** Takes so many days from now on; in games that begin later the clocks run. */
    public Left take(String person, int days) throws RefusedException {
        Left left = left(person);
        LiveGame.require(left.until == 0, "house-no-days-off-twice");
        if (days > left.days) {
            throw new RefusedException(Phrase.of("house-no-days-off").with("days", left.days));
        }
        long until = around.now() + days * Pace.DAY;
        // Written first: whoever asks twice at once has used them up before any clock stands still.
        LiveGame.require(holidays.take(person, year(), days, until, MOST), "house-no-days-off-twice");
        rest(person, until);
        return left(person);
    }

    /** Is back: the clocks run again. */
    public Left end(String person) throws RefusedException {
        LiveGame.require(left(person).until != 0, "house-no-days-off-none");
        holidays.end(person);
        rest(person, around.now());
        return left(person);
    }

    private void rest(String person, long until) throws RefusedException {
        for (ListedTable listed : around.logs().tablesOf(person, RateLimits.MAX_TABLES_PER_PERSON)) {
            tables.run(listed.table().id(), table -> {
                LiveGame game = table.game();
                boolean counts = game.phase() == LiveGame.Phase.PLAYING
                        && game.terms().pace() instanceof Pace.Days
                        && table.trouble() == null;
                List<Entry> entries = new ArrayList<>();
                for (int seat : counts ? game.seatsOf(person) : List.<Integer>of()) {
                    entries.add(new Entry.Rested(seat, Math.max(until, game.lastTime())));
                }
                if (!entries.isEmpty() && PlayActions.requireTime(table, person) > 0) {
                    table.append(entries, person);
                }
            });
        }
    }

    private int year() {
        return Instant.ofEpochMilli(around.now()).atZone(ZoneOffset.UTC).getYear();
    }
}
