package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.wire.lists.TableAttachments.AttachmentContent;
import org.merlon.server.wire.table.TableChange;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableLog.EntryInfo;
import org.merlon.server.wire.table.TableLog.GameEvent;
import org.merlon.words.Words;

/** What the server says over the WebSocket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Outbound {

    /** The first message: who the client is to the server, or null for a stranger. */
    @JsonTypeName("welcome")
    record Welcome(@JsonInclude @Nullable String name) implements Outbound {}

    /**
     * What was asked for is done and durable.
     *
     * @param number the table's last entry, unless it does not matter
     */
    @JsonTypeName("done")
    record Done(
            @Nullable String ref, String table, @Nullable Integer number) implements Outbound {}

    /** What was asked for cannot be; nothing has changed. */
    @JsonTypeName("refused")
    record Refused(@Nullable String ref, String code, String reason, List<Phrase> phrases) implements Outbound {
        public static Refused of(@Nullable String ref, String code, Refusal refusal) {
            return new Refused(ref, code, Words.english().say(refusal), refusal.phrases());
        }
    }

    /** The entries that a client has missed, followed by the table as it is now. */
    @JsonTypeName("missed")
    record MissedEntries(String table, List<EntryInfo> entries, TableInfo view) implements Outbound {}

    /**
     * The log has grown.
     *
     * @param view what the table looks like now to this watcher, unless more entries follow at once
     * @param change instead of it, where the watcher has asked for changes, what is different
     */
    @JsonTypeName("entry")
    record EntryAdded(
            String table,
            EntryInfo entry,
            List<GameEvent> events,
            @Nullable TableInfo view,
            @Nullable TableChange change)
            implements Outbound {}

    /** The whole table anew, because the watcher has just come or has fallen behind. */
    @JsonTypeName("table")
    record TableState(String table, TableInfo view) implements Outbound {}

    /**
     * Who is there.
     *
     * @param seats for each seat whether its person is
     * @param watching how many others look on
     * @param patience there if somebody is to move who has gone
     */
    @JsonTypeName("presence")
    record Presence(
            String table,
            List<Boolean> seats,
            int watching,
            @Nullable ClaimCountdown patience) implements Outbound {}

    /**
     * Somebody asks to go back to when only so many moves stood.
     *
     * @param number the last entry when it was asked; an answer repeats it
     */
    @JsonTypeName("undo-asked")
    record UndoAsked(String table, int seat, int kept, int number) implements Outbound {}

    /** Somebody does not want to go back. */
    @JsonTypeName("undo-refused")
    record UndoRefused(String table, int seat) implements Outbound {}

    /** Somebody has said something. */
    @JsonTypeName("said")
    record ChatAdded(String table, String room, String name, String text, long time) implements Outbound {}

    /** Somebody has laid something beside the game, or taken it away if there is no content. */
    @JsonTypeName("attached")
    record Attached(
            String table, int seat, String part, @Nullable AttachmentContent content) implements Outbound {}

    /** The same people meet again. */
    @JsonTypeName("rematch")
    record Rematch(String table, String next, String invitation) implements Outbound {}

    /** A list of tables is another than before: those that are open, or one's own. */
    @JsonTypeName("lists")
    record ListsChanged(Which which) implements Outbound {}

    /** Which list. */
    enum Which {
        OPEN,
        MINE
    }

    /** A sign of life. */
    @JsonTypeName("pong")
    record Pong(@Nullable String ref) implements Outbound {}

    /** The server is about to go; the client should come back. */
    @JsonTypeName("goodbye")
    record Goodbye() implements Outbound {}
}
