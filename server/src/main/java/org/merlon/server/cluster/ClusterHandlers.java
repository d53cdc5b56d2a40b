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
        RemoteTableUpdates hearsay,
        TableScheduler housekeeping,
        AccountService people,
        GameStore logs,
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

    static final String DISMISSED = "dismissed";
    static final String HANDED_OVER = "handed-over";

    private static final Logger LOG = LoggerFactory.getLogger(ClusterHandlers.class);

    /** Another server has told something at a table. */
    void hear(TableSideMessage aside) {
        try {
            hearsay.told(aside);
        } catch (RefusedException e) {
            LOG.info("table {}: {}", aside.table(), e.reason());
        } catch (StoreException e) {
            LOG.info("table {}: {}", aside.table(), e.getMessage());
        }
    }

    void dismiss(String person) {
        people.overhear(person);
        lobby.dismiss(person);
    }

    /** To whom a guest's things have gone stands in the database. */
    void handOver(String guest) {
        people.overhear(guest);
        String member = logs.heirs(List.of(guest)).get(guest);
        if (member != null) {
            Thread.startVirtualThread(() -> housekeeping.overhearHandOver(guest, member));
        }
    }
}
