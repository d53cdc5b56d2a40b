package org.merlon.server.table.live;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.table.actions.Rematch;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.codec.WireMapper;

/**
 * Something told at a table that is no entry of its log, as servers pass it on to each other.
 *
 * @param body JSON: for those who watch, the message as they get it; for the table, what it remembers
 */
public record TableSideMessage(String table, Kind kind, String body) {
    /** For whom it is. */
    public enum Kind {
        /** Everybody who watches. */
        ALL,

        /** Those with a seat. */
        PLAYERS,

        /** Those without. */
        SPECTATORS,

        /** The table: what somebody asks to take back, or nothing. */
        UNDO,

        /** The table, and those who played there: where they play again. */
        REMATCH;

        /** As it is written down. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The kind that is written so, or null. */
        public static @Nullable Kind of(String code) {
            for (Kind kind : values()) {
                if (kind.code().equals(code)) {
                    return kind;
                }
            }
            return null;
        }
    }

    /** @param except who is not to hear it, of those whom it is for */
    static TableSideMessage ofNotice(String table, Kind kind, Outbound notice, Set<String> except) {
        return new TableSideMessage(
                table,
                kind,
                "{\"message\":" + WireMapper.text(notice) + ",\"except\":" + Json.write(people(except)) + "}");
    }

    private static Data.Arr people(Set<String> ids) {
        return Data.list(ids.stream().sorted().toList(), Data.Text::new);
    }

    /** The message as those get it who are told. */
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

    static TableSideMessage rematch(String table, Rematch next) {
        return new TableSideMessage(
                table,
                Kind.REMATCH,
                Json.write(new Data.Obj().put("table", next.table()).put("invitation", next.invitation())));
    }

    /** The body as data; empty if it is none, which only another version can have written. */
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
                && data.fields().get("kept") instanceof Data.Whole kept
                && data.fields().get("number") instanceof Data.Whole number) {
            return new UndoRequest((int) seat.value(), (int) kept.value(), (int) number.value(), people("agreed"));
        }
        return null;
    }

    @Nullable Rematch rematch() {
        Data.Obj data = data();
        return data.fields().get("table") instanceof Data.Text table
                        && data.fields().get("invitation") instanceof Data.Text invitation
                ? new Rematch(table.value(), invitation.value())
                : null;
    }
}
