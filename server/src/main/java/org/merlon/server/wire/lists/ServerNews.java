package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What the host has to say.
 *
 * @param announcement what everybody is to read, or null
 * @param readOnly whether nothing may change now
 * @param banned if the asker may only look
 */
public record ServerNews(
        @JsonInclude @Nullable String announcement,
        boolean readOnly,
        @JsonInclude @Nullable Banned banned) {

    /**
     * Why somebody may only look.
     *
     * @param until in milliseconds since 1970, or null for good
     */
    public record Banned(
            String reason, @JsonInclude @Nullable Long until) {}
}
