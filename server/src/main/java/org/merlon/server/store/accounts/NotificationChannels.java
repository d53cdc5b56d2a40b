package org.merlon.server.store.accounts;

import java.util.List;

/** The ways in which people want to hear that it is their turn. */
public interface NotificationChannels {
    /** Adds one, in place of one of the same person with the same target. */
    void add(NotificationChannel channel);

    /** Those of a person, the oldest first. */
    List<NotificationChannel> of(String person);

    /** Lets a channel be used, if this is its code; whether it is used from now on. */
    boolean confirm(String id, String code);

    /** Ends a channel; false if there is none. */
    boolean remove(String id);
}
