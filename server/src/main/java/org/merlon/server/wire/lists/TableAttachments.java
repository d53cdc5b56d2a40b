package org.merlon.server.wire.lists;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;
import org.merlon.server.wire.codec.RawJson;
import org.merlon.server.wire.codec.SchemaOverride;

/** What players attach to a game, such as drawings. */
public final class TableAttachments {
    private TableAttachments() {}

    /** Something that a player lays beside a game, in place of what lay there for the same part. */
    public record NewAttachment(
            @Doc("whose it is") @Range int seat,

            @Doc("what of the seat's it is, by the game's name for it")
            String part,

            @Doc("as the game wants it; left out or null takes away what lies there") @Nullable Data content) {
        public NewAttachment {
            content = content instanceof Data.Null ? null : content;
        }
    }

    /**
     * Something that a player has laid beside a game.
     *
     * @param part what of the seat's it is, by the game's name for it
     * @param content missing where it was taken away
     */
    public record AttachmentInfo(
            int seat, String part, @Nullable AttachmentContent content) {}

    /** What is attached, in JSON as it is stored: the game checked it when it came. */
    @SchemaOverride("{}")
    public record AttachmentContent(String json) implements RawJson {}

    /** All that lies beside a game. */
    public record AttachmentList(List<AttachmentInfo> attachments) {}
}
