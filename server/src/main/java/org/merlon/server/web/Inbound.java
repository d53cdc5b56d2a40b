package org.merlon.server.web;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** What a client says over the WebSocket. Every message may carry a {@code ref}, which its answer repeats. */
sealed interface Inbound {

    /** Wants to see a table and hear what happens there; {@code after} is the last entry that the client has. */
    record Watch(String table, int after, @Nullable String invitation) implements Inbound {}

    /** Has seen enough of a table. */
    record Unwatch(String table) implements Inbound {}

    /** Plays a move in answer to entry {@code number}. */
    record Move(String table, int number, String move) implements Inbound {}

    /** Takes the last move back, if {@code number} is the last entry (or -1). */
    record Undo(String table, int number) implements Inbound {}

    /** Asks to go back to when only {@code kept} moves stood. */
    record AskUndo(String table, int kept) implements Inbound {}

    /** Agrees to that or not, naming what was asked: how many moves shall stand, and the last entry at the time. */
    record AnswerUndo(String table, int kept, int number, boolean yes) implements Inbound {}

    record Resign(String table) implements Inbound {}

    record Say(String table, String text) implements Inbound {}

    /** Is still there. */
    record Ping() implements Inbound {}

    static Inbound read(Data.Obj data) throws MalformedException {
        var fields = new Fields(data);
        fields.textOrNull("ref"); // whoever answers has read it before anything could be wrong
        String type = fields.text("type");
        Inbound message = switch (type) {
            case "watch" ->
                new Watch(
                        fields.text("table"),
                        fields.whole("after", -1, 0, Integer.MAX_VALUE),
                        fields.textOrNull("invitation"));
            case "unwatch" -> new Unwatch(fields.text("table"));
            case "move" ->
                new Move(fields.text("table"), fields.whole("number", 0, Integer.MAX_VALUE), fields.text("move"));
            case "undo" -> new Undo(fields.text("table"), fields.whole("number", -1, 0, Integer.MAX_VALUE));
            case "ask-undo" -> new AskUndo(fields.text("table"), fields.whole("kept", 0, Integer.MAX_VALUE));
            case "answer-undo" ->
                new AnswerUndo(
                        fields.text("table"),
                        fields.whole("kept", 0, Integer.MAX_VALUE),
                        fields.whole("number", 0, Integer.MAX_VALUE),
                        fields.truth("yes", false));
            case "resign" -> new Resign(fields.text("table"));
            case "say" -> new Say(fields.text("table"), fields.text("text"));
            case "ping" -> new Ping();
            default -> throw new MalformedException("type: there is no message '" + type + "'");
        };
        fields.nothingElse();
        return message;
    }
}
