package org.merlon.server.table.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BotQueueTest {
    private final BotQueue queue = new BotQueue();
    private final List<String> thought = new ArrayList<>();

    private void add(boolean people, String creator, String what) {
        queue.add(people, creator, () -> thought.add(what));
    }

    private List<String> all() {
        while (queue.waiting(false) > 0) {
            queue.take().run();
        }
        return thought;
    }

    @Test
    void manyTablesOfOnePersonTakeNoTimeFromTheOthers() {
        for (int i = 1; i <= 3; i++) {
            add(false, "eve", "eve" + i);
        }
        add(false, "ann", "ann1");
        add(false, "ben", "ben1");
        add(false, "ann", "ann2");
        assertEquals(List.of("eve1", "ann1", "ben1", "eve2", "ann2", "eve3"), all());
    }

    @Test
    void whereSomebodyWaitsABotThinksFirst() {
        add(false, "eve", "eve1");
        add(false, "eve", "eve2");
        add(true, "ann", "ann1");
        assertEquals(1, queue.waiting(true), "bots of other kinds must not reduce its budget");
        assertEquals(3, queue.waiting(false));
        queue.take().run();
        add(true, "eve", "eve3");
        assertEquals(List.of("ann1", "eve3", "eve1", "eve2"), all());
    }
}
