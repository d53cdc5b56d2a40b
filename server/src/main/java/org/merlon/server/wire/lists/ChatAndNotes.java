package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;

/** Chat messages and private notes at tables. */
public final class ChatAndNotes {
    private ChatAndNotes() {}

    /** What was said in a room, oldest first. */
    public record ChatHistory(List<ChatMessage> lines) {
        /** Something that was said. */
        public record ChatMessage(String name, String text, long time) {}
    }

    /** A note that only its writer sees. */
    public record NewNote(
            @Doc("the note") String text,

            @Doc("the secret of an unlisted table") @Nullable String invitation) {}

    /** What somebody has written down for themselves, or null. */
    public record OwnNote(@JsonInclude @Nullable String text) {}

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
}
