package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/**
 * What somebody does at a table: the body of a question over HTTP, and the part of a message that says the same. Its name is
 * the last part of the address and the type of the message.
 */
public sealed interface Deed {

    /** The secret of an unlisted table, from those who need it to get there. */
    default @Nullable String invitation() {
        return null;
    }

    /** Sits down. */
    @JsonTypeName("join")
    record Join(
            @Means("any free one if left out") @Within @Nullable Integer seat,

            @Means("what the seat is called; the person's own name if left out") @Nullable String name,

            @Means("the secret of an unlisted table") @Nullable String invitation)
            implements Deed {}

    /** Gets up. */
    @JsonTypeName("leave")
    record Leave() implements Deed {}

    /** Lets a bot play for who has vanished. */
    @JsonTypeName("call-bot")
    record CallBot() implements Deed {}

    /** Takes the win from who has vanished. */
    @JsonTypeName("claim")
    record Claim() implements Deed {}

    /** Ends a game of two from which the other has vanished. */
    @JsonTypeName("call-off")
    record CallOff() implements Deed {}

    /** Takes back seats that were kept. */
    @JsonTypeName("take-back")
    record TakeSeatsBack() implements Deed {}

    /** Puts a bot on a seat, or frees it. */
    @JsonTypeName("bot")
    record SeatBot(
            @Means("which seat") @Within int seat,
            @Means("the bot; nobody if left out") @Nullable String name) implements Deed {}

    /** Gives a word to be mixed into the key. */
    @JsonTypeName("word")
    record GiveWord(@Means("secret until the game is over") String word) implements Deed {}

    /** Begins the game. */
    @JsonTypeName("start")
    record Start() implements Deed {}

    /** Closes a table that has not begun. */
    @JsonTypeName("abort")
    record Abort() implements Deed {}

    /** Plays a move. */
    @JsonTypeName("move")
    record PlayMove(
            @Means("the last entry that the player has seen") @Within
            int number,

            @Means("the move in notation") String move)
            implements Deed {}

    /** Takes back the last move of one's own turn. */
    @JsonTypeName("undo")
    record Undo(
            @Means("the last entry that the player has seen, for safety") @Within @Nullable Integer number) implements Deed {}

    /** Asks the others to go further back. */
    @JsonTypeName("ask-undo")
    record AskBack(
            @Means("how many moves shall still stand") @Within
            int kept) implements Deed {}

    /** Agrees to going back, or not. */
    @JsonTypeName("answer-undo")
    record AnswerBack(
            @Means("how many moves shall stand, as it was asked") @Within
            int kept,

            @Means("the last entry when it was asked") @Within
            int number,

            @Means("whether it is agreed") boolean yes)
            implements Deed {}

    /** Gives up. */
    @JsonTypeName("resign")
    record GiveUp() implements Deed {}

    /** Says something to those in the same room. */
    @JsonTypeName("chat")
    @Formerly("say")
    record Speak(
            @Means("what to say") String text,

            @Means("the secret of an unlisted table") @Nullable String invitation) implements Deed {}
}
