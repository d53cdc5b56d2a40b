package org.merlon.server.cluster;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.SharedLimits;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.merlon.server.table.live.TableSideMessage;
import org.merlon.server.table.schedule.TableScheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What of this server hears of the others.
 */
public record ClusterHandlers(
        RemoteTableUpdates remoteUpdates,
        TableScheduler scheduler,
        AccountService accountService,
        GameStore games,
        SharedLimits limits,
        Lobby lobby) {
    /** Those who have something open here, at a table or not. */
    public interface Lobby {
        /** Somebody is not who they were, so that what they have open is closed. */
        void dismiss(String person);

        /** Whether anybody wants to know when lists change. */
        boolean isWaiting();

        /** Lists of these people have changed, or the one of open tables. */
        void listsChanged(Set<String> people, boolean open);

        /** Who is here through this server, at a table or not. */
        Set<String> here();

        /** These people are here through another server. */
        void hereElsewhere(Collection<String> people);
    }

    static final String SESSIONS_REVOKED = "dismissed";
    static final String GUEST_MERGED = "handed-over";

    private static final Logger LOG = LoggerFactory.getLogger(ClusterHandlers.class);

    /** Another server has told something at a table. */
    void onSideMessage(TableSideMessage message) {
        try {
            remoteUpdates.onSideMessage(message);
        } catch (RefusedException e) {
            LOG.info("table {}: {}", message.table(), e.reason());
        } catch (StoreException e) {
            LOG.info("table {}: {}", message.table(), e.getMessage());
        }
    }

    void onSessionsRevoked(String person) {
        accountService.forgetCached(person);
        lobby.dismiss(person);
    }

    /** To whom a guest's things have gone stands in the database. */
    void onGuestMerged(String guest) {
        accountService.forgetCached(guest);
        String member = games.heirs(List.of(guest)).get(guest);
        if (member != null) {
            Thread.startVirtualThread(() -> scheduler.onGuestMerged(guest, member));
        }
    }
}
