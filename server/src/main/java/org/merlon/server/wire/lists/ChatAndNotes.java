package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;

/** Chat messages and private notes at tables. */
public final class ChatAndNotes {
    private ChatAndNotes() {}

    /** The chat messages of a room, oldest first. */
    public record ChatHistory(List<ChatMessage> lines) {
        /** A chat message. */
        public record ChatMessage(String name, String text, long time) {}
    }

    /** A private note of a person at a table. */
    public record NewNote(
            @Doc("the note") String text,

            @Doc("the secret of an unlisted table") @Nullable String invitation) {}

    /** The person's own note at a table, or null. */
    public record OwnNote(@JsonInclude @Nullable String text) {}

    /** The person's own notes at all tables. */
    public record Notes(List<Note> notes) {
        public Notes {
            notes = List.copyOf(notes);
        }

        /**
         * A note.
         *
         * @param status of the table: open, playing, over or aborted
         */
        public record Note(String table, String game, String status, String text) {}
    }
}
