package org.merlon.server.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.store.log.StoredEntry;

/** An event at a table. The log of a table is a list of entries, which determines everything else. */
public sealed interface Entry {

    /** A seat got a new occupant. */
    record Seated(int seat, Occupant occupant) implements Entry {}

    /** A player has added a word to the key of the game; the word is secret until the game is over. */
    record WordGiven(int seat, String word) implements Entry {}

    /** The game was started with these occupants. */
    record Started(List<Occupant> seats) implements Entry {
        public Started {
            seats = List.copyOf(seats);
        }
    }

    /** A move was played. */
    record Moved(int seat, String move) implements Entry {}

    /** The game was taken back, so that only the first {@code kept} moves stand. */
    record Undone(int seat, int kept) implements Entry {}

    /** A player resigned. */
    record Resigned(int seat) implements Entry {}

    /** A seat's time ran out. */
    record TimedOut(int seat) implements Entry {}

    /** The player {@code by} has claimed the win because the player to move was absent, whose seat is forfeited. */
    record Claimed(int seat, int by) implements Entry {}

    /** A seat takes days off, until which its clock stands still. */
    record DaysOffTaken(int seat, long until) implements Entry {}

    /**
     * The server came back after a downtime, which clocks do not count.
     *
     * @param away how long the server was away, in milliseconds; {@link #UNKNOWN} stands for all the time since the
     *     entry before
     */
    record Resumed(long away) implements Entry {
        public static final long UNKNOWN = Long.MAX_VALUE;

        public Resumed() {
            this(UNKNOWN);
        }
    }

    /** The table was closed before the end of its game. */
    record Aborted() implements Entry {}

    /** The name of the kind in the log and on the wire. */
    default String kind() {
        return switch (this) {
            case Seated e -> "seat";
            case WordGiven e -> "word";
            case Started e -> "start";
            case Moved e -> "move";
            case Undone e -> "undo";
            case Resigned e -> "resign";
            case TimedOut e -> "timeout";
            case Claimed e -> "claim";
            case DaysOffTaken e -> "rest";
            case Resumed e -> "resume";
            case Aborted e -> "abort";
        };
    }

    /** The seat concerned, or -1. */
    default int seat() {
        return -1;
    }

    private String text() {
        return switch (this) {
            case Seated e -> Json.write(e.occupant.data());
            case WordGiven e -> e.word;
            case Started e -> Json.write(Data.list(e.seats, Occupant::data));
            case Moved e -> e.move;
            case Undone e -> String.valueOf(e.kept);
            case Resigned e -> "";
            case TimedOut e -> "";
            case Claimed e -> String.valueOf(e.by);
            case DaysOffTaken e -> String.valueOf(e.until);
            case Resumed e -> e.away == Resumed.UNKNOWN ? "" : String.valueOf(e.away);
            case Aborted e -> "";
        };
    }

    default StoredEntry toStored(int number, @Nullable String person, long time, long hash) {
        return new StoredEntry(number, kind(), seat(), text(), person, time, hash);
    }

    /** Reads a stored entry; the exception describes what is wrong with the log. */
    static Entry read(StoredEntry stored) throws MalformedException {
        int seat = stored.seat();
        return switch (stored.kind()) {
            case "seat" -> new Seated(seat, occupant(json(stored)));
            case "word" -> new WordGiven(seat, stored.text());
            case "start" -> {
                var seats = new ArrayList<Occupant>();
                if (json(stored) instanceof Data.Arr list) {
                    for (Data item : list.items()) {
                        seats.add(occupant(item));
                    }
                }
                yield new Started(seats);
            }
            case "move" -> new Moved(seat, stored.text());
            case "undo" -> new Undone(seat, Math.clamp(number(stored), -1, Integer.MAX_VALUE));
            case "resign" -> new Resigned(seat);
            case "timeout" -> new TimedOut(seat);
            case "claim" -> new Claimed(seat, Math.clamp(number(stored), -1, Integer.MAX_VALUE));
            case "rest" -> new DaysOffTaken(seat, number(stored));
            case "resume" -> stored.text().isEmpty() ? new Resumed() : new Resumed(number(stored));
            case "abort" -> new Aborted();
            default -> throw new MalformedException("unknown kind " + stored.kind());
        };
    }

    private static Data json(StoredEntry stored) throws MalformedException {
        try {
            return Json.read(stored.text());
        } catch (JsonException e) {
            throw new MalformedException("not JSON");
        }
    }

    private static long number(StoredEntry stored) throws MalformedException {
        try {
            return Long.parseLong(stored.text());
        } catch (NumberFormatException e) {
            throw new MalformedException("not a number");
        }
    }

    private static Occupant occupant(Data data) throws MalformedException {
        if (data instanceof Data.Obj object) {
            return Occupant.read(new Fields(object));
        }
        throw new MalformedException("an occupant is an object");
    }
}
