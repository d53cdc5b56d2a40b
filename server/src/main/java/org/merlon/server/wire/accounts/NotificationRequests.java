package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;

/** What somebody sends who wants to hear of their turn otherwise, or not for some time. */
public final class NotificationRequests {
    /** Days off that somebody has in a year. */
    public static final int DAYS_OFF = 30;

    private NotificationRequests() {}

    /** Takes days off. */
    public record DaysAway(
            @Doc("how many; 0 ends them") @Range(most = DAYS_OFF)
            int days) {}

    /** Ends a way to hear it. */
    public record StopNotices(@Doc("from the link") String id) {}

    /** Lets letters be sent. */
    public record ConfirmNotices(
            @Doc("from the link") String id,
            @Doc("from the link") String code) {}

    /** A way in which somebody wants to hear that it is their turn. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface NewNotice {

        /** A browser. */
        @JsonTypeName("push")
        record Browser(
                @Doc("of the browser's push service") String endpoint,
                @Doc("the browser's p256dh") String key,
                @Doc("the browser's secret") String auth)
                implements NewNotice {}

        /** Letters. */
        @JsonTypeName("mail")
        record Mailbox(
                @Doc("a mailbox") String address,
                @Doc("needed by members") @Nullable String password) implements NewNotice {}

        /** A room elsewhere. */
        @JsonTypeName("webhook")
        record Room(@Doc("the https address of the room") String address, Form form) implements NewNotice {}

        /** Whose rooms they are. */
        enum Form {
            DISCORD,
            SLACK
        }
    }
}
