package org.merlon.server.table.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BotQueueTest {
    private final BotQueue queue = new BotQueue();
    private final List<String> executed = new ArrayList<>();

    private void add(boolean hasPeople, String creator, String name) {
        queue.add(hasPeople, creator, () -> executed.add(name));
    }

    private List<String> runAll() {
        while (queue.waiting(false) > 0) {
            queue.take().run();
        }
        return executed;
    }

    @Test
    void servesCreatorsInTurn() {
        for (int i = 1; i <= 3; i++) {
            add(false, "eve", "eve" + i);
        }
        add(false, "ann", "ann1");
        add(false, "ben", "ben1");
        add(false, "ann", "ann2");
        assertEquals(List.of("eve1", "ann1", "ben1", "eve2", "ann2", "eve3"), runAll());
    }

    @Test
    void servesTablesWithPeopleFirst() {
        add(false, "eve", "eve1");
        add(false, "eve", "eve2");
        add(true, "ann", "ann1");
        assertEquals(1, queue.waiting(true), "bots of other kinds must not reduce its budget");
        assertEquals(3, queue.waiting(false));
        queue.take().run();
        add(true, "eve", "eve3");
        assertEquals(List.of("ann1", "eve3", "eve1", "eve2"), runAll());
    }
}
