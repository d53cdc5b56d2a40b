package org.merlon.server.cluster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ClusterLimits;

/**
 * A message from one server to the others. None has to arrive: each only says sooner what the database says anyway.
 *
 * <p>A message is a line of fields with tabs between them, the first of which names its kind. Servers of different versions run
 * side by side during an upgrade, so a kind keeps its form, and one that is not known is ignored.
 */
sealed interface ClusterMessage {
    /** A table's log has grown to this number. */
    record LogGrown(String table, int number) implements ClusterMessage {}

    /** The watchers of a table have changed. */
    record WatchersChanged(String table) implements ClusterMessage {}

    /** These people are online through the sender. */
    record PeopleOnline(List<String> people) implements ClusterMessage {
        public PeopleOnline {
            people = List.copyOf(people);
        }
    }

    /** The sender has posted a durable message in the database. */
    record DurableMessagePosted() implements ClusterMessage {}

    /** A key has used up part of a limit that the servers share. */
    record LimitUsed(ClusterLimits.Use use) implements ClusterMessage {}

    /** The message as a line. */
    default String encode() {
        return switch (this) {
            case LogGrown grown -> "g\t" + grown.table + '\t' + grown.number;
            case WatchersChanged changed -> "p\t" + changed.table;
            case PeopleOnline online -> "h\t" + String.join(" ", online.people);
            case DurableMessagePosted posted -> "b";
            case LimitUsed used ->
                "u\t" + used.use.kind() + '\t' + used.use.limit() + '\t' + used.use.key() + '\t' + used.use.count();
        };
    }

    /** Reads a line; null if it is of a kind that this version does not know, or malformed. */
    static @Nullable ClusterMessage decode(String line) {
        String[] fields = line.split("\t", -1);
        try {
            return switch (fields[0]) {
                case "g" -> new LogGrown(fields[1], Integer.parseInt(fields[2]));
                case "p" -> new WatchersChanged(fields[1]);
                case "h" -> new PeopleOnline(List.of(fields[1].split(" ", -1)));
                case "b" -> new DurableMessagePosted();
                case "u" ->
                    new LimitUsed(new ClusterLimits.Use(
                            ClusterLimits.Kind.valueOf(fields[1]), fields[2], fields[3], Integer.parseInt(fields[4])));
                default -> null;
            };
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            return null;
        }
    }
}
