package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableChat;

final class TalkTest {
    @AutoClose
    private final House house = new House();

    private void say(String id, String person, @Nullable String invitation, String text) throws RefusedException {
        house.tables.run(
                id,
                table -> TableChat.post(
                        table.requireVisibleTo(person, invitation),
                        person,
                        text,
                        house.store.notes(),
                        house.store.relations()));
    }

    private List<String> lines(String id, @Nullable String person, @Nullable String invitation)
            throws RefusedException {
        return house
                .tables
                .query(
                        id,
                        table -> TableChat.lines(
                                table.requireVisibleTo(person, invitation),
                                person,
                                9,
                                house.store.notes(),
                                house.store.relations()))
                .stream()
                .map(ChatLine::text)
                .toList();
    }

    @Test
    void playersAndSpectatorsHaveRoomsOfTheirOwn() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        String invitation = house.game(id).terms().invitation();
        Recorder ben = house.watch(id, "ben");
        Recorder cleo = house.watch(id, "cleo");
        ben.take();
        cleo.take();
        say(id, "ann", null, "hello ben");
        say(id, "cleo", invitation, "ann is going to lose");
        assertTrue(ben.take().toString().contains("hello ben"));
        assertEquals(1, cleo.take().size());
        assertEquals(List.of("hello ben"), lines(id, "ben", null));
        assertEquals(List.of("ann is going to lose"), lines(id, null, invitation));
        assertThrows(RefusedException.class, () -> say(id, "dora", null, "hi"));
        assertThrows(RefusedException.class, () -> lines(id, "dora", "wrong"));
        assertThrows(RefusedException.class, () -> say(id, "ann", null, " "));
    }

    @Test
    void whoLeavesHearsThePlayersNoMore() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        Recorder cleo = house.watch(id, "cleo");
        house.tables.run(id, table -> SeatActions.leave(table, "cleo"));
        cleo.take();
        say(id, "ann", null, "now that she is gone");
        assertEquals(List.of(), cleo.take());
        assertEquals(List.of(), lines(id, "cleo", null));
        house.tables.run(id, table -> SeatActions.takeBack(table, "cleo"));
        assertEquals(List.of("now that she is gone"), lines(id, "cleo", null));
    }
}
