package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;

/** Chat, private notes and attachments of tables. No game depends on them. */
public interface TableExtrasStore {
    /** Adds a chat line; each room of a table keeps the last {@link ServerLimits#MAX_CHAT_LINES}. */
    void addChat(ChatLine line);

    /** Returns the last lines of a room, oldest first. */
    List<ChatLine> chat(String table, String room, int limit);

    void putNote(String table, String person, String text);

    @Nullable String note(String table, String person);

    /** Replaces the attachment of the same part; an empty one only removes it. */
    void attach(Attachment attachment);

    /** Returns the number of attachments of a seat for parts other than this. */
    int countOtherAttachments(String table, int seat, String part);

    /** Returns the total number of characters of all attachments at a table. */
    int attachmentsLength(String table);

    /** Returns all attachments at a table, by seat and part. */
    List<Attachment> attachments(String table);
}
