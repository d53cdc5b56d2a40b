package org.merlon.server.notice;

import org.merlon.server.store.accounts.NotificationChannel;

/** Delivers notifications. */
public interface NotificationTransport {
    /** The result of a delivery. */
    enum DeliveryResult {
        DELIVERED,
        /** Temporary failure; a retry may succeed. */
        RETRY,
        /** The recipient no longer exists. */
        GONE
    }

    /** Delivers a notification to a channel, without retries. */
    DeliveryResult send(NotificationChannel channel, Notification notification, long now);
}
