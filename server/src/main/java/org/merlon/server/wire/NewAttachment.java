package org.merlon.server.wire;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** Something that a player lays beside a game, in place of what lay there for the same part. */
public record NewAttachment(
        @Means("whose it is") @Within int seat,

        @Means("what of the seat's it is, by the game's name for it")
        String part,

        @Means("as the game wants it; left out or null takes away what lies there") @Nullable Data content) {
    public NewAttachment {
        content = content instanceof Data.Null ? null : content;
    }
}
