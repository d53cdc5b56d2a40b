package org.merlon.server.store.accounts;

import org.jspecify.annotations.Nullable;

/**
 * A channel through which a person is notified of their turn.
 *
 * @param id a secret that allows removing the channel; links in notifications contain it
 * @param kind {@code push}, {@code mail} or {@code webhook}
 * @param target the destination, in a format that depends on the kind
 * @param code the confirmation code still required before anything is sent, or null
 * @param wayBack true if the mailbox may be used to recover the account: a member added it with their password
 */
public record NotificationChannel(
        String id,
        String person,
        String kind,
        String target,
        @Nullable String code,
        long created,
        boolean wayBack) {
    /** Creates a channel that cannot be used to recover the account. */
    public NotificationChannel(
            String id, String person, String kind, String target, @Nullable String code, long created) {
        this(id, person, kind, target, code, created, false);
    }

    /** Returns true if the recipient has agreed. */
    public boolean isConfirmed() {
        return code == null;
    }
}
