package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.wire.lists.TableAttachments.AttachmentContent;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.LogResponses.GameEvent;
import org.merlon.server.wire.table.TableChange;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.words.Words;

/** A message that the server sends over the WebSocket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Outbound {

    /** The first message: the name of the person whom the connection belongs to, or null for a stranger. */
    @JsonTypeName("welcome")
    record Welcome(@JsonInclude @Nullable String name) implements Outbound {}

    /**
     * The request was carried out and its result is stored.
     *
     * @param number the number of the table's last entry; null where it does not matter
     */
    @JsonTypeName("done")
    record Done(
            @Nullable String ref, String table, @Nullable Integer number) implements Outbound {}

    /** The request was refused; nothing has changed. */
    @JsonTypeName("refused")
    record Refused(@Nullable String ref, String code, String reason, List<Phrase> phrases) implements Outbound {
        public static Refused of(@Nullable String ref, String code, Refusal refusal) {
            return new Refused(ref, code, Words.english().say(refusal), refusal.phrases());
        }
    }

    /** The entries that a client has missed, and the table as it is now. */
    @JsonTypeName("missed")
    record MissedEntries(String table, List<EntryInfo> entries, TableInfo view) implements Outbound {}

    /**
     * A new entry in the log of a table.
     *
     * @param view the table after the entry as this watcher may see it; null if more entries follow immediately
     * @param change the differences instead of the view, if the watcher has asked for changes
     */
    @JsonTypeName("entry")
    record EntryAdded(
            String table,
            EntryInfo entry,
            List<GameEvent> events,
            @Nullable TableInfo view,
            @Nullable TableChange change)
            implements Outbound {}

    /** The whole table, because the watcher has just subscribed or has fallen behind. */
    @JsonTypeName("table")
    record TableState(String table, TableInfo view) implements Outbound {}

    /**
     * The people who are present at a table.
     *
     * @param seats for each seat, whether its person is present
     * @param watching the number of spectators
     * @param patience how long until an absence can be claimed; set if the player to move is absent
     */
    @JsonTypeName("presence")
    record Presence(
            String table,
            List<Boolean> seats,
            int watching,
            @Nullable ClaimCountdown patience) implements Outbound {}

    /**
     * A player asks the others to undo moves.
     *
     * @param kept the number of moves that would remain
     * @param number the last entry at the time of the request; an answer repeats it
     */
    @JsonTypeName("undo-asked")
    record UndoAsked(String table, int seat, int kept, int number) implements Outbound {}

    /** A player has refused to undo moves. */
    @JsonTypeName("undo-refused")
    record UndoRefused(String table, int seat) implements Outbound {}

    /** A new chat message. */
    @JsonTypeName("said")
    record ChatAdded(String table, String room, String name, String text, long time) implements Outbound {}

    /** A player has attached something to the game, or has removed it if there is no content. */
    @JsonTypeName("attached")
    record Attached(
            String table, int seat, String part, @Nullable AttachmentContent content) implements Outbound {}

    /** A rematch: a new table for the same people. */
    @JsonTypeName("rematch")
    record Rematch(String table, String next, String invitation) implements Outbound {}

    /** A list of tables has changed: the open tables, or the person's own. */
    @JsonTypeName("lists")
    record ListsChanged(Which which) implements Outbound {}

    /** The list that has changed. */
    enum Which {
        OPEN,
        MINE
    }

    /** The response to a {@link Inbound.Ping}. */
    @JsonTypeName("pong")
    record Pong(@Nullable String ref) implements Outbound {}

    /** The server is shutting down; the client should reconnect. */
    @JsonTypeName("goodbye")
    record Goodbye() implements Outbound {}
}
