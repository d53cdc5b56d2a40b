package org.merlon.server.cluster;

import java.util.List;
import org.merlon.server.guard.ClusterLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.merlon.server.table.live.TableSideMessage;
import org.merlon.server.table.schedule.TableScheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The parts of this server that handle messages of other servers. */
public record ClusterHandlers(
        RemoteTableUpdates remoteUpdates,
        TableScheduler scheduler,
        AccountService accountService,
        GameStore games,
        ClusterLimits limits,
        LocalClientsPort clients) {
    static final String SESSIONS_REVOKED = "dismissed";
    static final String GUEST_MERGED = "handed-over";

    private static final Logger LOG = LoggerFactory.getLogger(ClusterHandlers.class);

    /** Applies a message about a table that is no entry of its log. */
    void onSideMessage(TableSideMessage message) {
        try {
            remoteUpdates.onSideMessage(message);
        } catch (RefusedException e) {
            LOG.info("table {}: {}", message.table(), e.reason());
        } catch (StoreException e) {
            LOG.info("table {}: {}", message.table(), e.getMessage());
        }
    }

    /** Closes the sessions of a person on this server. */
    void onSessionsRevoked(String person) {
        accountService.invalidateName(person);
        clients.closeSessionsOf(person);
    }

    /** Transfers a guest's seats at tables in memory to the member that the database names. */
    void onGuestMerged(String guest) {
        accountService.invalidateName(guest);
        String member = games.mergedInto(List.of(guest)).get(guest);
        if (member != null) {
            Thread.startVirtualThread(() -> scheduler.onGuestMerged(guest, member));
        }
    }
}
