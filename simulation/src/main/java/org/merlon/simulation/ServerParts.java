package org.merlon.simulation;

import java.time.InstantSource;
import org.merlon.server.notice.NotificationTransport;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.table.live.DowntimeAwareClock;
import org.merlon.server.table.live.Watcher;

/** The parts of which a simulated server is made. A test replaces one by a faulty one, which the simulation must find. */
interface ServerParts {
    ServerParts CORRECT = new ServerParts() {};

    default Dialect dialect(Dialect correct) {
        return correct;
    }

    default ClusterStore clusterStore(ClusterStore correct) {
        return correct;
    }

    /** The clock of games. */
    default InstantSource gameClock(DowntimeAwareClock correct, InstantSource system) {
        return correct;
    }

    /** A person who watches a table, as the server knows them. */
    default Watcher watcher(Watcher correct) {
        return correct;
    }

    default NotificationTransport notificationDelivery(NotificationTransport correct) {
        return correct;
    }
}
