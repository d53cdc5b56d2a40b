package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.SchemaOverride;
import org.merlon.server.wire.table.TableInfo.GameStanding;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;

/** The log of a table and past views. */
public final class TableLog {
    private TableLog() {}

    /** What has happened at a table. */
    public record LogResponse(List<EntryInfo> entries) {}

    /**
     * An entry of the log as everybody may see it.
     *
     * @param seat whose it is
     * @param occupant who sits down
     * @param wordCommitment the SHA-256 of a word that is given
     * @param seats who sits where when the game begins
     * @param move in notation, without what is hidden
     * @param kept how many moves still stand
     * @param by which seat has claimed the win
     * @param until when somebody's days off end
     * @param away how many milliseconds the server was away
     * @param events what happened in it, where that was asked for
     * @param word the word itself, in the file of a game that is over
     * @param hash of the state that it led to, likewise
     */
    public record EntryInfo(
            int number,
            Kind kind,
            long time,
            @Nullable Integer seat,
            @Nullable OccupantInfo occupant,
            @Nullable String wordCommitment,
            @Nullable List<OccupantInfo> seats,
            @Nullable String move,
            @Nullable Integer kept,
            @Nullable Integer by,
            @Nullable Long until,
            @Nullable Long away,
            @Nullable List<GameEvent> events,
            @Nullable String word,
            @Nullable String hash) {

        /** What happened. */
        public enum Kind {
            SEAT,
            WORD,
            START,
            MOVE,
            UNDO,
            RESIGN,
            TIMEOUT,
            CLAIM,
            REST,
            RESUME,
            ABORT
        }

        public EntryInfo with(List<GameEvent> happened) {
            return new EntryInfo(
                    number,
                    kind,
                    time,
                    seat,
                    occupant,
                    wordCommitment,
                    seats,
                    move,
                    kept,
                    by,
                    until,
                    away,
                    happened,
                    word,
                    hash);
        }

        /** With what is no secret any more. */
        public EntryInfo open(@Nullable String itsWord, @Nullable String itsMove, String itsHash) {
            return new EntryInfo(
                    number,
                    kind,
                    time,
                    seat,
                    occupant,
                    wordCommitment,
                    seats,
                    itsMove == null ? move : itsMove,
                    kept,
                    by,
                    until,
                    away,
                    events,
                    itsWord,
                    itsHash);
        }
    }

    /** Something that happened in a move, in the game's own words; {@code event} says what. */
    @SchemaOverride(
            "{\"type\": \"object\", \"properties\": {\"event\": {\"type\": \"string\"}}, \"required\": [\"event\"], \"additionalProperties\": true}")
    public record GameEvent(@JsonValue Data.Obj data) {
        public static List<GameEvent> all(List<Data.Obj> events) {
            var all = new ArrayList<GameEvent>(events.size());
            for (Data.Obj event : events) {
                all.add(new GameEvent(event));
            }
            return all;
        }
    }

    /** What a table's view had after an earlier entry. */
    public record PastView(
            int number, @JsonUnwrapped @Nullable GameStanding standing) {}
}
