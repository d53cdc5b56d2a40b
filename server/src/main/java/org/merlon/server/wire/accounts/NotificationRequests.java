package org.merlon.server.wire.accounts;

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
}
