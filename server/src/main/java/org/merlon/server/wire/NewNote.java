package org.merlon.server.wire;

import org.jspecify.annotations.Nullable;

/** A note that only its writer sees. */
public record NewNote(
        @Means("the note") String text,
        @Means("the secret of an unlisted table") @Nullable String invitation) {}
