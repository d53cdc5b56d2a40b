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
import org.merlon.server.table.House;

/**
 * Days off stop a person's clocks in games with a clock of days. They are limited per year and visible to everybody.
 */
final class DaysOffTest {
    private static final String DAYS = "{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}";

    @AutoClose
    private final House house = new House();

    private DaysOff daysOff() {
        return new DaysOff(house.tables, house.context, house.store.daysOff());
    }

    private long left(String id, int seat) throws RefusedException {
        return house.game(id).clocks().left(seat, house.now());
    }

    @Test
    void theClockStandsStillAndRunsAgain() throws RefusedException {
        String id = house.playing(DAYS, "ann", "ben");
        String none = house.playing(House.TWO, "ann", "ben");
        house.pass(Duration.ofDays(1));
        assertEquals(23, daysOff().take("ann", 7).days());
        assertTrue(house.view(id, "ben").contains("\"offUntil\":"), "the others must see the days off");
        assertFalse(house.view(none, "ben").contains("\"offUntil\":"));
        house.pass(Duration.ofDays(7));
        house.sweep();
        assertEquals(LiveGame.Phase.PLAYING, house.game(id).phase());
        assertEquals(Duration.ofDays(1).toMillis(), left(id, 0), "time that passed before must count");
        assertFalse(house.view(id, "ben").contains("\"offUntil\":"));
        house.assertReplays(id);
        house.pass(Duration.ofHours(23));
        house.restart();
        assertEquals(LiveGame.Phase.PLAYING, house.game(id).phase());
        house.pass(Duration.ofHours(2));
        house.sweep();
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        house.assertReplays(id);
    }

    @Test
    void aTurnThatComesMeanwhileWaits() throws RefusedException {
        String id = house.playing(DAYS, "ann", "ben");
        daysOff().take("ben", 5);
        house.pass(Duration.ofDays(1));
        assertEquals(Duration.ofDays(1).toMillis(), left(id, 0), "ann's clock must run");
        house.move(id, "ann", "setup d8");
        house.pass(Duration.ofDays(4));
        assertEquals(Duration.ofDays(2).toMillis(), left(id, 1));
        house.pass(Duration.ofHours(1));
        assertEquals(Duration.ofHours(47).toMillis(), left(id, 1));
        house.assertReplays(id);
    }

    @Test
    void whoComesBackEarlyLetsTheRestGo() throws RefusedException {
        String id = house.playing(DAYS, "ann", "ben");
        daysOff().take("ann", 10);
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 1), "not twice at once");
        house.pass(Duration.ofDays(3));
        assertEquals(new DaysOff.Remaining(20, 0), daysOff().end("ann"));
        assertThrows(RefusedException.class, () -> daysOff().end("ann"));
        house.pass(Duration.ofHours(5));
        assertEquals(Duration.ofHours(43).toMillis(), left(id, 0));
        house.assertReplays(id);
    }

    @Test
    void thereAreSoManyInAYear() throws RefusedException {
        daysOff().take("ann", 20);
        house.pass(Duration.ofDays(20));
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 11));
        daysOff().take("ann", 10);
        house.pass(Duration.ofDays(10));
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 1));
        house.pass(Duration.ofDays(365));
        assertEquals(DaysOff.MAX_PER_YEAR, daysOff().remaining("ann").days(), "a new year");
    }

    @Test
    void whoseTimeIsOverHasNoDaysOffAnyMore() throws RefusedException {
        String id = house.playing(DAYS, "ann", "ben");
        house.pass(Duration.ofDays(2));
        assertThrows(RefusedException.class, () -> daysOff().take("ann", 5));
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertThrows(
                RefusedException.class,
                () -> house.game(house.playing(House.TWO, "ann", "ben"))
                        .after(new Entry.Rested(0, house.now()), house.now()),
                "games without a clock of days have no days off");
    }
}
