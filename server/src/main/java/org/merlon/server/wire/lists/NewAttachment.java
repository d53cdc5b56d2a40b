package org.merlon.server.wire.lists;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;

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
