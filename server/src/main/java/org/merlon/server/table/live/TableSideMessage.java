package org.merlon.server.table.live;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.table.actions.RematchTable;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.WireMapper;

/**
 * A message about a table that is no entry of its log, as one server sends it to the others.
 *
 * @param body JSON: the message for watchers, or the state that the table remembers
 */
public record TableSideMessage(String table, Kind kind, String body) {
    /** The recipients of a message. */
    public enum Kind {
        /** All watchers. */
        ALL,

        /** Watchers with a seat. */
        PLAYERS,

        /** Watchers without a seat. */
        SPECTATORS,

        /** The table itself: the current undo request, or none. */
        UNDO,

        /** The table itself and the people who played there: the table of the rematch. */
        REMATCH;

        /** The stored form. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The kind of a stored form; null if it is unknown. */
        public static @Nullable Kind of(String code) {
            for (Kind kind : values()) {
                if (kind.code().equals(code)) {
                    return kind;
                }
            }
            return null;
        }
    }

    /**
     * A message to watchers.
     *
     * @param except the recipients who do not get it
     */
    static TableSideMessage forWatchers(String table, Kind kind, Outbound message, Set<String> except) {
        return new TableSideMessage(
                table,
                kind,
                "{\"message\":" + WireMapper.text(message) + ",\"except\":" + Json.write(people(except)) + "}");
    }

    private static Data.Arr people(Set<String> ids) {
        return Data.list(ids.stream().sorted().toList(), Data.Text::new);
    }

    /** The message as watchers get it. */
    Data.Obj message() {
        return data().fields().get("message") instanceof Data.Obj message ? message : new Data.Obj();
    }

    Set<String> except() {
        return people("except");
    }

    private Set<String> people(String field) {
        Set<String> people = new HashSet<>();
        if (data().fields().get(field) instanceof Data.Arr list) {
            for (Data each : list.items()) {
                if (each instanceof Data.Text person) {
                    people.add(person.value());
                }
            }
        }
        return people;
    }

    static TableSideMessage undo(String table, @Nullable UndoRequest request) {
        if (request == null) {
            return new TableSideMessage(table, Kind.UNDO, "{}");
        }
        return new TableSideMessage(
                table,
                Kind.UNDO,
                Json.write(new Data.Obj()
                        .put("seat", request.seat())
                        .put("kept", request.kept())
                        .put("number", request.number())
                        .put("agreed", people(request.agreedBy()))));
    }

    static TableSideMessage rematch(String table, RematchTable next) {
        return new TableSideMessage(
                table,
                Kind.REMATCH,
                Json.write(new Data.Obj().put("table", next.table()).put("invitation", next.invitation())));
    }

    /** The body as data; empty if it is malformed, which only another version can have caused. */
    Data.Obj data() {
        try {
            return Json.read(body) instanceof Data.Obj object ? object : new Data.Obj();
        } catch (JsonException e) {
            return new Data.Obj();
        }
    }

    @Nullable UndoRequest undoRequest() {
        Data.Obj data = data();
        if (data.fields().get("seat") instanceof Data.Whole seat
                && data.fields().get("kept") instanceof Data.Whole movesKept
                && data.fields().get("number") instanceof Data.Whole number) {
            return new UndoRequest((int) seat.value(), (int) movesKept.value(), (int) number.value(), people("agreed"));
        }
        return null;
    }

    @Nullable RematchTable rematch() {
        Data.Obj data = data();
        return data.fields().get("table") instanceof Data.Text table
                        && data.fields().get("invitation") instanceof Data.Text invitation
                ? new RematchTable(table.value(), invitation.value())
                : null;
    }
}
