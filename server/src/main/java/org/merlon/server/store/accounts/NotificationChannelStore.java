package org.merlon.server.store.accounts;

import java.util.List;

/** Storage of notification channels. */
public interface NotificationChannelStore {
    /** Adds a channel, replacing one of the same person with the same target. */
    void add(NotificationChannel channel);

    /** Returns the channels of a person, oldest first. */
    List<NotificationChannel> of(String person);

    /** Confirms a channel with its code; returns true if this succeeded. */
    boolean confirm(String id, String code);

    /** Removes a channel; false if it does not exist. */
    boolean remove(String id);
}
