package org.merlon.simulation;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.merlon.server.notice.NotificationTransport;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.table.live.DowntimeAwareClock;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Watcher;

/** A bug that a server might have. */
enum PlantedBug {
    ACKNOWLEDGES_A_WRITE_THAT_FAILED(1, "lost", 3, new ServerParts() {
        @Override
        public Dialect dialect(Dialect correct) {
            return replacing(
                    Dialect.class, correct, "openWriter", (original, values) -> careless((Connection) original.run()));
        }

        private Connection careless(Connection correct) {
            return replacing(Connection.class, correct, "commit", (original, values) -> {
                try {
                    return original.run();
                } catch (SQLException e) {
                    correct.rollback();
                    return null;
                }
            });
        }
    }),

    IGNORES_ENTRIES_OF_OTHER_SERVERS(38, "sees another table", 4, new ServerParts() {
        @Override
        public ClusterStore clusterStore(ClusterStore correct) {
            return replacing(
                    ClusterStore.class,
                    correct,
                    "lastNumbers",
                    (original, values) -> ((Collection<?>) values[0])
                            .stream().collect(Collectors.toMap(String::valueOf, table -> 0, (a, b) -> a)));
        }
    }),

    RINGS_CLOCKS_OF_OTHER_SERVERS(1, "ring the clock of", 2, new ServerParts() {
        @Override
        public ClusterStore clusterStore(ClusterStore correct) {
            return replacing(
                    ClusterStore.class,
                    correct,
                    "acquireLeases",
                    (original, values) -> new HashSet<>((Collection<?>) values[1]));
        }
    }),

    SHOWS_A_HIDDEN_CARD(1, "was shown something else", 0, new ServerParts() {
        @Override
        public Watcher watcher(Watcher correct) {
            return new Watcher() {
                @Override
                public @Nullable String person() {
                    String person = correct.person();
                    return person == null ? null : person.replace("ann", "ben");
                }

                @Override
                public void enqueue(EncodedMessage message) {
                    correct.enqueue(message);
                }

                @Override
                public void flush() {
                    correct.flush();
                }
            };
        }
    }),

    COUNTS_THE_TIME_WHEN_IT_WAS_DOWN(141, "always moved in time", 4, new ServerParts() {
        @Override
        public InstantSource gameClock(DowntimeAwareClock correct, InstantSource system) {
            return system;
        }
    }),

    NOTIFIES_TWICE(9, "was notified", 0, new ServerParts() {
        @Override
        public NotificationTransport notificationDelivery(NotificationTransport correct) {
            return (channel, notification, now) -> {
                var unused = correct.send(channel, notification, now);
                return correct.send(channel, notification, now);
            };
        }
    });

    /** The seed at which to begin to look. */
    final long firstSeed;

    /** A text in the failure that the bug leads to. */
    final String symptom;

    /** The most faults that are needed to find the bug. */
    final int faults;

    final ServerParts parts;

    PlantedBug(long firstSeed, String symptom, int faults, ServerParts parts) {
        this.firstSeed = firstSeed;
        this.symptom = symptom;
        this.faults = faults;
        this.parts = parts;
    }

    /** The correct method. */
    private interface Original {
        @Nullable Object run() throws Throwable;
    }

    /** A faulty implementation of one method. */
    private interface Replacement {
        @Nullable Object run(Original original, Object[] values) throws Throwable;
    }

    /** A part of which one method is replaced. */
    private static <T> T replacing(Class<T> type, T correct, String method, Replacement replacement) {
        return type.cast(Proxy.newProxyInstance(
                PlantedBug.class.getClassLoader(), new Class<?>[] {type}, (self, called, values) -> {
                    Original original = () -> {
                        try {
                            return called.invoke(correct, values);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    };
                    return called.getName().equals(method) ? replacement.run(original, values) : original.run();
                }));
    }
}
