package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Who somebody is to the server.
 *
 * @param name null for a stranger
 * @param games whether a guest has games, which an account could take over
 */
public record SessionInfo(
        @JsonInclude @Nullable String name,
        @Nullable Kind kind,
        @Nullable Boolean games) {
    public static final SessionInfo STRANGER = new SessionInfo(null, null, null);

    /** What somebody is. */
    public enum Kind {
        GUEST,
        MEMBER,
        BOT,
        DELETED
    }
}
