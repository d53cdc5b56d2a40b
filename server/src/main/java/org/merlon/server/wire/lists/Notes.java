package org.merlon.server.wire.lists;

import java.util.List;

/** What somebody has noted at tables. */
public record Notes(List<Note> notes) {
    public Notes {
        notes = List.copyOf(notes);
    }

    /**
     * One of them.
     *
     * @param status of the table: open, playing, over or aborted
     */
    public record Note(String table, String game, String status, String text) {}
}
