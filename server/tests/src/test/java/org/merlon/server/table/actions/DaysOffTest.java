package org.merlon.server.table.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.TestServer;

/**
 * Days off stop a person's clocks in games with a clock of days. They are limited per year and visible to everybody.
 */
final class DaysOffTest {
    private static final String DAYS = "{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}";

    @AutoClose
    private final TestServer server = new TestServer();

    private DaysOff daysOff() {
        return new DaysOff(server.tables, server.context, server.store.daysOff());
    }

    private long left(String id, int seat) throws RefusedException {
        return server.game(id).clocks().remainingMillis(seat, server.now());
    }

    @Test
    void clockStopsDuringDaysOff() throws RefusedException {
        String id = server.startGame(DAYS, "ann", "ben");
        String untimed = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.advance(Duration.ofDays(1));
        assertEquals(23, daysOff().take("ann", 7).days());
        assertTrue(server.view(id, "ben").contains("\"offUntil\":"), "the others must see the days off");
        assertFalse(server.view(untimed, "ben").contains("\"offUntil\":"));
        server.advance(Duration.ofDays(7));
        server.sweep();
        assertEquals(LiveGame.Phase.PLAYING, server.game(id).phase());
        assertEquals(Duration.ofDays(1).toMillis(), left(id, 0), "time that passed before must count");
        assertFalse(server.view(id, "ben").contains("\"offUntil\":"));
        server.assertReplays(id);
        server.advance(Duration.ofHours(23));
        server.restart();
        assertEquals(LiveGame.Phase.PLAYING, server.game(id).phase());
        server.advance(Duration.ofHours(2));
        server.sweep();
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        server.assertReplays(id);
    }

    @Test
    void turnThatStartsDuringDaysOffWaits() throws RefusedException {
        String id = server.startGame(DAYS, "ann", "ben");
        daysOff().take("ben", 5);
        server.advance(Duration.ofDays(1));
        assertEquals(Duration.ofDays(1).toMillis(), left(id, 0), "ann's clock must run");
        server.move(id, "ann", "setup d8");
        server.advance(Duration.ofDays(4));
        assertEquals(Duration.ofDays(2).toMillis(), left(id, 1));
        server.advance(Duration.ofHours(1));
        assertEquals(Duration.ofHours(47).toMillis(), left(id, 1));
        server.assertReplays(id);
    }

    @Test
    void endingEarlyForfeitsRemainingDays() throws RefusedException {
        String id = server.startGame(DAYS, "ann", "ben");
        daysOff().take("ann", 10);
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 1), "not twice at once");
        server.advance(Duration.ofDays(3));
        assertEquals(new DaysOff.Remaining(20, 0), daysOff().end("ann"));
        assertThrows(RefusedException.class, () -> daysOff().end("ann"));
        server.advance(Duration.ofHours(5));
        assertEquals(Duration.ofHours(43).toMillis(), left(id, 0));
        server.assertReplays(id);
    }

    @Test
    void limitsDaysPerYear() throws RefusedException {
        daysOff().take("ann", 20);
        server.advance(Duration.ofDays(20));
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 11));
        daysOff().take("ann", 10);
        server.advance(Duration.ofDays(10));
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 1));
        server.advance(Duration.ofDays(365));
        assertEquals(DaysOff.MAX_PER_YEAR, daysOff().remaining("ann").days(), "a new year");
    }

    @Test
    void refusesDaysOffAfterTimeout() throws RefusedException {
        String id = server.startGame(DAYS, "ann", "ben");
        server.advance(Duration.ofDays(2));
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 5));
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertThrows(
                RefusedException.class,
                () -> server.game(server.startGame(TestServer.TWO_PLAYERS, "ann", "ben"))
                        .after(new Entry.DaysOffTaken(0, server.now()), server.now()),
                "games without a clock of days have no days off");
    }
}
