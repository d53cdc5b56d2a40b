package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** A way in which somebody wants to hear that it is their turn. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface NewNotice {

    /** A browser. */
    @JsonTypeName("push")
    record Browser(
            @Means("of the browser's push service") String endpoint,
            @Means("the browser's p256dh") String key,
            @Means("the browser's secret") String auth)
            implements NewNotice {}

    /** Letters. */
    @JsonTypeName("mail")
    record Mailbox(
            @Means("a mailbox") String address,
            @Means("needed by members") @Nullable String password) implements NewNotice {}

    /** A room elsewhere. */
    @JsonTypeName("webhook")
    record Room(@Means("the https address of the room") String address, Form form) implements NewNotice {}

    /** Whose rooms they are. */
    enum Form {
        DISCORD,
        SLACK
    }
}
