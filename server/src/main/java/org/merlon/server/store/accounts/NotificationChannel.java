package org.merlon.server.store.accounts;

import org.jspecify.annotations.Nullable;

/**
 * A way in which somebody wants to hear that it is their turn.
 *
 * @param id a secret: whoever knows it may stop it, which is how a link in a notice does
 * @param kind {@code push}, {@code mail} or {@code webhook}
 * @param target where it goes, as the kind writes it
 * @param code what still has to be shown before anything is sent, or null
 * @param wayBack whether a letter there may open the account: its owner gave the password for it, as no guest can
 */
public record NotificationChannel(
        String id,
        String person,
        String kind,
        String target,
        @Nullable String code,
        long created,
        boolean wayBack) {
    /** One that only tells. */
    public NotificationChannel(
            String id, String person, String kind, String target, @Nullable String code, long created) {
        this(id, person, kind, target, code, created, false);
    }

    /** Whether whoever gets it has agreed. */
    public boolean confirmed() {
        return code == null;
    }
}
