package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.FormerName;
import org.merlon.server.wire.codec.Range;

/**
 * A command at a table: the body of an HTTP request, or part of a WebSocket message. Its type name is both the last
 * part of the HTTP path and the type of the message.
 */
public sealed interface TableCommand {

    /** Returns the secret of an unlisted table, for people who are not at the table yet. */
    default @Nullable String invitation() {
        return null;
    }

    /** Takes a seat. */
    @JsonTypeName("join")
    record Join(
            @Doc("the seat; default: any free one") @Range @Nullable Integer seat,

            @Doc("a name for the seat; default: your own name") @Nullable String name,

            @Doc("the secret of an unlisted table") @Nullable String invitation)
            implements TableCommand {}

    /** Leaves the table. */
    @JsonTypeName("leave")
    record Leave() implements TableCommand {}

    /** Lets a bot play for an absent player. */
    @JsonTypeName("call-bot")
    record CallBot() implements TableCommand {}

    /** Claims the win over an absent player. */
    @JsonTypeName("claim")
    record Claim() implements TableCommand {}

    /** Cancels a two-player game that the opponent has left. */
    @JsonTypeName("call-off")
    record CallOff() implements TableCommand {}

    /** Takes back the seats that bots have played meanwhile. */
    @JsonTypeName("take-back")
    record TakeBack() implements TableCommand {}

    /** Puts a bot on a seat, or makes the seat free. */
    @JsonTypeName("bot")
    record SeatBot(
            @Doc("the seat") @Range int seat,

            @Doc("the name of the bot; if it is absent, the seat becomes free") @Nullable String name)
            implements TableCommand {}

    /** Contributes a word to the key that chance is derived from. */
    @JsonTypeName("word")
    record GiveWord(
            @Doc("the word; secret until the game is over") String word) implements TableCommand {}

    /** Starts the game. */
    @JsonTypeName("start")
    record Start() implements TableCommand {}

    /** Closes a table before the game has started. */
    @JsonTypeName("abort")
    record Abort() implements TableCommand {}

    /** Plays a move. */
    @JsonTypeName("move")
    record Move(
            @Doc("number of the last entry that you have seen") @Range
            int number,

            @Doc("the move in notation") String move)
            implements TableCommand {}

    /** Takes back the last move of the player's own turn. */
    @JsonTypeName("undo")
    record Undo(
            @Doc("number of the last entry that you have seen, as a safety check") @Range @Nullable Integer number) implements TableCommand {}

    /** Asks the other players to undo moves. */
    @JsonTypeName("ask-undo")
    record AskUndo(
            @Doc("the number of moves that remain") @Range int kept) implements TableCommand {}

    /** Agrees to undo moves, or refuses. */
    @JsonTypeName("answer-undo")
    record AnswerUndo(
            @Doc("the number of moves that remain, as in the request") @Range
            int kept,

            @Doc("number of the last entry at the time of the request") @Range
            int number,

            @Doc("whether you agree") boolean yes)
            implements TableCommand {}

    /** Resigns. */
    @JsonTypeName("resign")
    record Resign() implements TableCommand {}

    /** Sends a chat message to everybody in the same room. */
    @JsonTypeName("chat")
    @FormerName("say")
    record Chat(
            @Doc("the message") String text,

            @Doc("the secret of an unlisted table") @Nullable String invitation) implements TableCommand {}
}
