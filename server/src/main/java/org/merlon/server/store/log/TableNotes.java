package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;

/** What people say, note and lay beside the game at tables; no game depends on it. */
public interface TableNotes {
    /** Adds a line; in each room of a table the last {@link ServerLimits#MAX_CHAT_SHOWN} are kept. */
    void addChat(ChatLine line);

    /** The last lines of a room, oldest first. */
    List<ChatLine> chat(String table, String room, int limit);

    void putNote(String table, String person, String text);

    @Nullable String note(String table, String person);

    /** Keeps something in place of what was there for the same part; an empty one only removes that. */
    void attach(Attachment attachment);

    /** How many things a seat has at a table for other parts than this. */
    int attachmentsBesides(String table, int seat, String part);

    /** How many characters all that lies at a table has. */
    int attachedLength(String table);

    /** Everything that lies at a table, by seat and part. */
    List<Attachment> attachments(String table);
}
