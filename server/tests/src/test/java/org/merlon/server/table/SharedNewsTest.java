package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.wire.Outbound;

/** Watchers who may see the same get the same encoded message, which is built once. */
final class SharedNewsTest {
    @AutoClose
    private final House house = new House();

    @Test
    void spectatorsAndTheWindowsOfOnePersonShareTheirNews() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ann = house.watch(id, "ann");
        Recorder annAgain = house.watch(id, "ann");
        Recorder cleo = house.watch(id, "cleo");
        Recorder dora = house.watch(id, "dora");
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertNotNull(cleo.last());
        assertSame(cleo.last(), dora.last());
        assertSame(ann.last(), annAgain.last());
        assertNotSame(ann.last(), cleo.last(), "a player sees more");
    }

    @Test
    void whatEverybodyMayKnowIsWrittenOnce() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ann = house.watch(id, "ann");
        Recorder cleo = house.watch(id, "cleo");
        house.tables.run(id, table -> table.broadcast(new Outbound.UndoRefused(id, 0)));
        assertNotNull(ann.last());
        assertSame(ann.last(), cleo.last());
    }
}
