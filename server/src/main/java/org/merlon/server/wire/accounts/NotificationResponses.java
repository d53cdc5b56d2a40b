package org.merlon.server.wire.accounts;

import java.util.List;

/** Responses about notification channels. */
public final class NotificationResponses {
    private NotificationResponses() {}

    /**
     * The notification channels of a person, their days off, and the kinds of channels that this server supports.
     *
     * @param publicKey the server's public key for Web Push
     * @param mail whether the server can send e-mail
     * @param webhook whether the server can call webhooks
     */
    public record Notices(List<Channel> channels, String publicKey, Off daysOff, boolean mail, boolean webhook) {
        /**
         * A notification channel; the target is shortened to what its owner needs to recognise it.
         *
         * @param wayBack whether links for a forgotten password may be sent there
         */
        public record Channel(String id, Kind kind, String target, boolean confirmed, boolean wayBack) {}

        /** The kind of a notification channel. */
        public enum Kind {
            PUSH,
            MAIL,
            WEBHOOK
        }

        /** The days off that are left this year, and the time until which days off last; 0 if none are being taken. */
        public record Off(int left, long until) {}
    }

    /** The e-mail address was confirmed. */
    public record MailConfirmedResponse(boolean confirmed) {}

    /** The notification channel was removed. */
    public record UnsubscribeResponse(boolean stopped) {}
}
