package org.merlon.server.wire.lists;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;
import org.merlon.server.wire.codec.RawJson;
import org.merlon.server.wire.codec.SchemaOverride;

/** Attachments of a game, such as drawings. */
public final class TableAttachments {
    private TableAttachments() {}

    /** A request to attach something to a game; it replaces the attachment of the same part. */
    public record NewAttachment(
            @Doc("the seat that it belongs to") @Range int seat,

            @Doc("which part of the seat it belongs to, as named by the game")
            String part,

            @Doc("content as defined by the game; if it is absent or null, the attachment is removed") @Nullable Data content) {
        public NewAttachment {
            content = content instanceof Data.Null ? null : content;
        }
    }

    /**
     * An attachment of a seat.
     *
     * @param part which part of the seat it belongs to, as named by the game
     * @param content absent if the attachment was removed
     */
    public record AttachmentInfo(
            int seat, String part, @Nullable AttachmentContent content) {}

    /** The content as stored JSON; the game has checked it when it was attached. */
    @SchemaOverride("{}")
    public record AttachmentContent(String json) implements RawJson {}

    /** All attachments of a game. */
    public record AttachmentList(List<AttachmentInfo> attachments) {}
}
