package org.merlon.server.wire.accounts;

import java.util.List;

/** Responses about notification channels. */
public final class NotificationResponses {
    private NotificationResponses() {}

    /**
     * How somebody hears that it is their turn, and what else this server can do.
     *
     * @param publicKey of the server, for browsers that are to be called
     * @param mail whether letters can be sent
     * @param webhook whether rooms elsewhere can be told
     */
    public record Notices(List<Channel> channels, String publicKey, Off daysOff, boolean mail, boolean webhook) {
        /**
         * A way to hear it; enough of its target is shown to know it again.
         *
         * @param wayBack whether a link for a forgotten password goes there too
         */
        public record Channel(String id, Kind kind, String target, boolean confirmed, boolean wayBack) {}

        /** What sort of way it is. */
        public enum Kind {
            PUSH,
            MAIL,
            WEBHOOK
        }

        /** How many days off are left this year, and until when they last; 0 for who is here. */
        public record Off(int left, long until) {}
    }

    /** The owner of a mailbox wants letters. */
    public record MailConfirmedResponse(boolean confirmed) {}

    /** Nobody is called that way any more. */
    public record UnsubscribeResponse(boolean stopped) {}
}
