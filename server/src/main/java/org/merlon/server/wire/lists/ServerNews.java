package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Announcements and restrictions by the operator of the server.
 *
 * @param announcement the announcement to everybody, or null
 * @param readOnly whether the server is in read-only mode
 * @param banned set if the person who asks is banned and may only read
 */
public record ServerNews(
        @JsonInclude @Nullable String announcement,
        boolean readOnly,
        @JsonInclude @Nullable Banned banned) {

    /**
     * A ban.
     *
     * @param until the end in milliseconds since 1970, or null for a permanent ban
     */
    public record Banned(
            String reason, @JsonInclude @Nullable Long until) {}
}
