package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** What a client may say over the WebSocket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Inbound {

    /** What the answer repeats. */
    @Nullable String ref();

    /** Wants to see a table and to hear what happens there. */
    @JsonTypeName("watch")
    record Watch(
            String table,

            @Means("the last entry that the client has; it gets what it missed since") @Within @Nullable Integer after,

            @Means("the secret of an unlisted table") @Nullable String invitation,

            @Means("whether to be told, while a game is played, only what is different after an entry") @Nullable Boolean changes,

            @Nullable String ref)
            implements Inbound {}

    /** Looks away. */
    @JsonTypeName("unwatch")
    record Unwatch(String table, @Nullable String ref) implements Inbound {}

    /** Does something at a table. */
    sealed interface Act extends Inbound {
        String table();

        Deed deed();
    }

    /** Plays a move. */
    @JsonTypeName("move")
    record Move(
            String table,
            @JsonUnwrapped Deed.PlayMove deed,
            @Nullable String ref) implements Act {}

    /** Takes back the last move of one's own turn. */
    @JsonTypeName("undo")
    record TakeBack(
            String table,
            @JsonUnwrapped Deed.Undo deed,
            @Nullable String ref) implements Act {}

    /** Asks the others to go further back. */
    @JsonTypeName("ask-undo")
    record AskUndo(
            String table,
            @JsonUnwrapped Deed.AskBack deed,
            @Nullable String ref) implements Act {}

    /** Agrees to going back, or not. */
    @JsonTypeName("answer-undo")
    record AnswerUndo(
            String table,
            @JsonUnwrapped Deed.AnswerBack deed,
            @Nullable String ref) implements Act {}

    /** Gives up. */
    @JsonTypeName("resign")
    record Resign(String table, @Nullable String ref) implements Act {
        @Override
        public Deed deed() {
            return new Deed.GiveUp();
        }
    }

    /** Says something to those in the same room; who watches needs no invitation any more. */
    @JsonTypeName("say")
    record Say(
            String table,
            @Means("what to say") String text,
            @Nullable String ref) implements Act {
        @Override
        public Deed deed() {
            return new Deed.Speak(text, null);
        }
    }

    /** Wants to hear that lists of tables change. */
    @JsonTypeName("gate")
    record AtTheGate(@Nullable String ref) implements Inbound {}

    /** Asks for a sign of life. */
    @JsonTypeName("ping")
    record Ping(@Nullable String ref) implements Inbound {}
}
