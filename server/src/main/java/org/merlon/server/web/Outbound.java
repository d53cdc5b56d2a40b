package org.merlon.server.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.server.table.News;

/** What the server says over the WebSocket. */
sealed interface Outbound {

    /** The first message: who the client is to the server, or null for a stranger. */
    record Welcome(@Nullable String name) implements Outbound {}

    /** What was asked for is done and durable; {@code number} is the table's last entry, or -1 if it does not matter. */
    record Done(@Nullable String ref, String table, int number) implements Outbound {}

    /** What was asked for cannot be; nothing has changed. */
    record Refused(@Nullable String ref, String code, Refusal refusal) implements Outbound {}

    /** The entries that a client has missed, followed by the table as it is now. */
    record Missed(String table, List<Data.Obj> entries, Data.Obj view) implements Outbound {
        public Missed {
            entries = List.copyOf(entries);
        }
    }

    /** Something happened at a table. */
    record Report(String table, News news) implements Outbound {}

    record Pong(@Nullable String ref) implements Outbound {}

    /** The server is about to go; the client should come back. */
    record Goodbye() implements Outbound {}

    default Data.Obj data() {
        return switch (this) {
            case Welcome m -> new Data.Obj().put("type", "welcome").put("name", m.name);
            case Done m -> {
                Data.Obj done = referred("done", m.ref).put("table", m.table);
                yield m.number < 0 ? done : done.put("number", m.number);
            }
            case Refused m -> Front.reasons(referred("refused", m.ref).put("code", m.code), m.refusal);
            case Missed m ->
                new Data.Obj()
                        .put("type", "missed")
                        .put("table", m.table)
                        .put("entries", Data.list(m.entries, entry -> entry))
                        .put("view", m.view);
            case Report m -> m.news.data(m.table);
            case Pong m -> referred("pong", m.ref);
            case Goodbye m -> new Data.Obj().put("type", "goodbye");
        };
    }

    private static Data.Obj referred(String type, @Nullable String ref) {
        var data = new Data.Obj().put("type", type);
        return ref == null ? data : data.put("ref", ref);
    }
}
