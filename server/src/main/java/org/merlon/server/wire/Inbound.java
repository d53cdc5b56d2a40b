package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** What a client may say over the WebSocket; the answer repeats {@code ref}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Inbound {

    /**
     * Wants to see a table and to hear what happens there.
     *
     * @param after the last entry that the client has; it gets what it missed since
     * @param invitation the secret of an unlisted table
     * @param changes whether to be told, while a game is played, only what is different after an entry
     */
    @JsonTypeName("watch")
    record Watch(
            String table,
            @Nullable Integer after,
            @Nullable String invitation,
            @Nullable Boolean changes,
            @Nullable String ref)
            implements Inbound {}

    /** Looks away. */
    @JsonTypeName("unwatch")
    record Unwatch(String table, @Nullable String ref) implements Inbound {}

    /**
     * Plays a move.
     *
     * @param number the last entry that the player has seen
     * @param move in notation
     */
    @JsonTypeName("move")
    record Move(
            String table, int number, String move, @Nullable String ref) implements Inbound {}

    /**
     * Takes back the last move of one's own turn.
     *
     * @param number the last entry that the player has seen, for safety
     */
    @JsonTypeName("undo")
    record TakeBack(
            String table,
            @Nullable Integer number,
            @Nullable String ref) implements Inbound {}

    /**
     * Asks the others to go further back.
     *
     * @param kept how many moves shall still stand
     */
    @JsonTypeName("ask-undo")
    record AskUndo(String table, int kept, @Nullable String ref) implements Inbound {}

    /**
     * Agrees to going back, or not.
     *
     * @param kept how many moves shall stand, as it was asked
     * @param number the last entry when it was asked
     */
    @JsonTypeName("answer-undo")
    record AnswerUndo(
            String table,
            int kept,
            int number,
            boolean yes,
            @Nullable String ref) implements Inbound {}

    /** Gives up. */
    @JsonTypeName("resign")
    record Resign(String table, @Nullable String ref) implements Inbound {}

    /** Says something to those in the same room. */
    @JsonTypeName("say")
    record Say(String table, String text, @Nullable String ref) implements Inbound {}

    /** Wants to hear that lists of tables change. */
    @JsonTypeName("gate")
    record AtTheGate(@Nullable String ref) implements Inbound {}

    /** Asks for a sign of life. */
    @JsonTypeName("ping")
    record Ping(@Nullable String ref) implements Inbound {}
}
