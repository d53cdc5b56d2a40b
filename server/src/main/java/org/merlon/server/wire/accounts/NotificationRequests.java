package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;

/** Requests to set up notifications and to take days off. */
public final class NotificationRequests {
    /** The number of days off that a person has in a year. */
    public static final int DAYS_OFF = 30;

    private NotificationRequests() {}

    /** Takes days off. */
    public record DaysAway(
            @Doc("number of days from now on; 0 ends the days off") @Range(max = DAYS_OFF)
            int days) {}

    /** Removes a notification channel. */
    public record RemoveChannel(@Doc("from the link") String id) {}

    /** Confirms an e-mail address. */
    public record ConfirmNotices(
            @Doc("from the link") String id,
            @Doc("from the link") String code) {}

    /** A new notification channel. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface NewNotice {

        /** A browser that supports Web Push. */
        @JsonTypeName("push")
        record Browser(
                @Doc("address of the browser's push service")
                String endpoint,

                @Doc("the browser's p256dh key") String key,
                @Doc("the browser's auth secret") String auth)
                implements NewNotice {}

        /** An e-mail address. */
        @JsonTypeName("mail")
        record Mailbox(
                @Doc("the e-mail address") String address,
                @Doc("required for members") @Nullable String password) implements NewNotice {}

        /** A webhook of a chat service. */
        @JsonTypeName("webhook")
        record Room(@Doc("the https address of the webhook") String address, Form form) implements NewNotice {}

        /** The chat service, which determines the format of the message. */
        enum Form {
            DISCORD,
            SLACK
        }
    }
}
