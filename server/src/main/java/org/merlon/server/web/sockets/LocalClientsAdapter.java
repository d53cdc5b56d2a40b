package org.merlon.server.web.sockets;

import java.util.Collection;
import java.util.Set;
import org.merlon.server.cluster.LocalClientsPort;

/** Lets other servers of the cluster reach the clients that are connected to this one. */
public record LocalClientsAdapter(ClientSessions sessions, LobbySubscriptions lobby, PresenceTracker presence)
        implements LocalClientsPort {
    @Override
    public void closeSessionsOf(String person) {
        sessions.closeLocalSessionsOf(person);
    }

    @Override
    public boolean hasLobbySubscribers() {
        return lobby.count() > 0;
    }

    @Override
    public void onListsChanged(Set<String> people, boolean open) {
        lobby.onRemoteListChange(people, open);
    }

    @Override
    public Set<String> onlinePeople() {
        return presence.localPeople();
    }

    @Override
    public void onRemotePeople(Collection<String> people) {
        presence.onRemotePeople(people);
    }
}
