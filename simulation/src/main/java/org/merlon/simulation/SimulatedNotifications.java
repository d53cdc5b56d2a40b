package org.merlon.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.merlon.server.notice.NotificationSender;
import org.merlon.server.notice.NotificationTransport;
import org.merlon.server.notice.NotificationTransport.DeliveryResult;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.simulation.world.SimulatedRuntime;
import org.merlon.simulation.world.World;

/** The notifications that people have received. */
final class SimulatedNotifications {
    private static final String PATH = "/table/";

    /** One of so many deliveries fails, but not two to a person, one after another. */
    private static final int FAILURE_PERIOD = 8;

    private final World world;
    private final List<Received> received = new ArrayList<>();

    /** The people to whom the last delivery failed. */
    private final Set<String> failed = new HashSet<>();

    /** A notification that it is a person's turn at a table. */
    record Received(long millis, String table, String person) {}

    SimulatedNotifications(World world) {
        this.world = world;
    }

    /** The channel by which a person is notified. */
    static NotificationChannel channel(String person) {
        return new NotificationChannel("stop-" + person, person, NotificationSender.WEBHOOK, "{}", null, 0);
    }

    /** Receives what a server sends. */
    NotificationTransport from(SimulatedRuntime server) {
        return (channel, notification, now) -> {
            boolean mayFail = !failed.remove(channel.person());
            if (mayFail && server.randomInt(FAILURE_PERIOD) == 0) {
                failed.add(channel.person());
                return DeliveryResult.RETRY;
            }
            String table = notification.path().substring(PATH.length());
            world.trace(channel.person() + " is notified of the turn at " + table);
            received.add(new Received(world.millis(), table, channel.person()));
            return DeliveryResult.DELIVERED;
        };
    }

    List<Received> received() {
        return received;
    }
}
