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
public final class LogResponses {
    private LogResponses() {}

    /** Entries of a table's log. */
    public record LogResponse(List<EntryInfo> entries) {}

    /**
     * An entry of the log, as everybody may see it.
     *
     * @param seat the seat that the entry is about
     * @param occupant the new occupant of the seat
     * @param wordCommitment the SHA-256 of the word that was contributed
     * @param seats the occupants of the seats at the start of the game
     * @param move the move in notation, without hidden information
     * @param kept the number of moves that remain after an undo
     * @param by the seat that has claimed the win
     * @param until when the days off of a player end
     * @param away how many milliseconds the server was down
     * @param events the events of the move, if they were requested
     * @param word the word itself, in the file of a finished game
     * @param hash the hash of the resulting state, in the file of a finished game
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

        /** The kind of an entry. */
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

        public EntryInfo withEvents(List<GameEvent> newEvents) {
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
                    newEvents,
                    word,
                    hash);
        }

        /** Returns a copy with the information that is public after the game. */
        public EntryInfo revealed(@Nullable String revealedWord, @Nullable String revealedMove, String stateHash) {
            return new EntryInfo(
                    number,
                    kind,
                    time,
                    seat,
                    occupant,
                    wordCommitment,
                    seats,
                    revealedMove == null ? move : revealedMove,
                    kept,
                    by,
                    until,
                    away,
                    events,
                    revealedWord,
                    stateHash);
        }
    }

    /** An event of a move in the game's own format; the field {@code event} names its kind. */
    @SchemaOverride(
            "{\"type\": \"object\", \"properties\": {\"event\": {\"type\": \"string\"}}, \"required\": [\"event\"], \"additionalProperties\": true}")
    public record GameEvent(@JsonValue Data.Obj data) {
        public static List<GameEvent> fromData(List<Data.Obj> events) {
            var all = new ArrayList<GameEvent>(events.size());
            for (Data.Obj event : events) {
                all.add(new GameEvent(event));
            }
            return all;
        }
    }

    /** The state of the game after an earlier entry. */
    public record PastView(
            int number, @JsonUnwrapped @Nullable GameStanding standing) {}
}
