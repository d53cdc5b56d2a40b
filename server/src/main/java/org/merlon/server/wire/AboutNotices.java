package org.merlon.server.wire;

/** What somebody sends who wants to hear of their turn otherwise, or not for some time. */
public final class AboutNotices {
    /** Days off that somebody has in a year. */
    public static final int DAYS_OFF = 30;

    private AboutNotices() {}

    /** Takes days off. */
    public record DaysAway(
            @Means("how many; 0 ends them") @Within(most = DAYS_OFF)
            int days) {}

    /** Ends a way to hear it. */
    public record StopNotices(@Means("from the link") String id) {}

    /** Lets letters be sent. */
    public record ConfirmNotices(
            @Means("from the link") String id,
            @Means("from the link") String code) {}
}
