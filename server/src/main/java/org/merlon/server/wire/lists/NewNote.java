package org.merlon.server.wire.lists;

import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;

/** A note that only its writer sees. */
public record NewNote(
        @Doc("the note") String text,
        @Doc("the secret of an unlisted table") @Nullable String invitation) {}
