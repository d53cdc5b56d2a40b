package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.FormerName;
import org.merlon.server.wire.codec.Range;

/**
 * What somebody does at a table: the body of a question over HTTP, and the part of a message that says the same. Its name is
 * the last part of the address and the type of the message.
 */
public sealed interface TableCommand {

    /** The secret of an unlisted table, from those who need it to get there. */
    default @Nullable String invitation() {
        return null;
    }

    /** Sits down. */
    @JsonTypeName("join")
    record Join(
            @Doc("any free one if left out") @Range @Nullable Integer seat,

            @Doc("what the seat is called; the person's own name if left out") @Nullable String name,

            @Doc("the secret of an unlisted table") @Nullable String invitation)
            implements TableCommand {}

    /** Gets up. */
    @JsonTypeName("leave")
    record Leave() implements TableCommand {}

    /** Lets a bot play for who has vanished. */
    @JsonTypeName("call-bot")
    record CallBot() implements TableCommand {}

    /** Takes the win from who has vanished. */
    @JsonTypeName("claim")
    record Claim() implements TableCommand {}

    /** Ends a game of two from which the other has vanished. */
    @JsonTypeName("call-off")
    record CallOff() implements TableCommand {}

    /** Takes back seats that were kept. */
    @JsonTypeName("take-back")
    record TakeBack() implements TableCommand {}

    /** Puts a bot on a seat, or frees it. */
    @JsonTypeName("bot")
    record SeatBot(
            @Doc("which seat") @Range int seat,
            @Doc("the bot; nobody if left out") @Nullable String name) implements TableCommand {}

    /** Gives a word to be mixed into the key. */
    @JsonTypeName("word")
    record GiveWord(@Doc("secret until the game is over") String word) implements TableCommand {}

    /** Begins the game. */
    @JsonTypeName("start")
    record Start() implements TableCommand {}

    /** Closes a table that has not begun. */
    @JsonTypeName("abort")
    record Abort() implements TableCommand {}

    /** Plays a move. */
    @JsonTypeName("move")
    record Move(
            @Doc("the last entry that the player has seen") @Range
            int number,

            @Doc("the move in notation") String move) implements TableCommand {}

    /** Takes back the last move of one's own turn. */
    @JsonTypeName("undo")
    record Undo(
            @Doc("the last entry that the player has seen, for safety") @Range @Nullable Integer number) implements TableCommand {}

    /** Asks the others to go further back. */
    @JsonTypeName("ask-undo")
    record AskUndo(
            @Doc("how many moves shall still stand") @Range int kept) implements TableCommand {}

    /** Agrees to going back, or not. */
    @JsonTypeName("answer-undo")
    record AnswerUndo(
            @Doc("how many moves shall stand, as it was asked") @Range
            int kept,

            @Doc("the last entry when it was asked") @Range int number,

            @Doc("whether it is agreed") boolean yes)
            implements TableCommand {}

    /** Gives up. */
    @JsonTypeName("resign")
    record Resign() implements TableCommand {}

    /** Says something to those in the same room. */
    @JsonTypeName("chat")
    @FormerName("say")
    record Chat(
            @Doc("what to say") String text,

            @Doc("the secret of an unlisted table") @Nullable String invitation) implements TableCommand {}
}
