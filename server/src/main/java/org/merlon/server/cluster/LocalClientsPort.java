package org.merlon.server.cluster;

import java.util.Collection;
import java.util.Set;

/** The clients that are connected to this server, as other servers of the cluster need to reach them. */
public interface LocalClientsPort {
    /** Closes the sessions of a person, who has changed or logged out elsewhere. */
    void closeSessionsOf(String person);

    /** Returns whether any client wants to know when lists change. */
    boolean hasLobbySubscribers();

    /** Notifies clients that the lists of these people have changed, or the list of open tables. */
    void onListsChanged(Set<String> people, boolean open);

    /** The people who are online through this server, at a table or not. */
    Set<String> onlinePeople();

    /** Records that these people are online through another server. */
    void onRemotePeople(Collection<String> people);
}
