package org.merlon.server.archive;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.game.Entry;

/**
 * An entry of an exported log.
 *
 * @param hash the hash of the state after the entry, as the file has it
 * @param wordCommitment the commitment to a word that was shown while it was secret; null for other entries and if the
 *     file has none
 */
public record FileEntry(
        int number,
        Entry entry,
        long time,
        long hash,
        @Nullable String wordCommitment) {
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}");

    static FileEntry read(Fields fields, int players) throws MalformedException {
        int number = fields.whole("number", 0, Integer.MAX_VALUE);
        long time = ParsedGameFile.number(fields, "time");
        String hash = fields.text("hash");
        if (!HASH.matcher(hash).matches()) {
            throw fields.wrong("hash", "16 hexadecimal digits are wanted");
        }
        String kind = fields.text("kind");
        Entry entry = switch (kind) {
            case "seat" -> new Entry.Seated(seat(fields, players), ParsedGameFile.occupant(fields.object("occupant")));
            case "word" -> new Entry.WordGiven(seat(fields, players), fields.text("word"));
            case "start" -> new Entry.Started(ParsedGameFile.occupants(fields, "seats", players));
            case "move" -> new Entry.Moved(seat(fields, players), fields.text("move"));
            case "undo" -> new Entry.Undone(seat(fields, players), fields.whole("kept", 0, Integer.MAX_VALUE));
            case "resign" -> new Entry.Resigned(seat(fields, players));
            case "timeout" -> new Entry.TimedOut(seat(fields, players));
            case "claim" -> new Entry.Claimed(seat(fields, players), fields.whole("by", 0, players - 1));
            case "rest" -> new Entry.DaysOffTaken(seat(fields, players), ParsedGameFile.number(fields, "until"));
            case "resume" -> fields.has("away") ? new Entry.Resumed(away(fields)) : new Entry.Resumed();
            case "abort" -> new Entry.Aborted();
            default -> throw fields.wrong("kind", "'" + kind + "' is not known");
        };
        String commitment = entry instanceof Entry.WordGiven ? fields.textOrNull("wordCommitment") : null;
        fields.refuseUnknownFields();
        return new FileEntry(number, entry, time, Long.parseUnsignedLong(hash, 16), commitment);
    }

    private static int seat(Fields fields, int players) throws MalformedException {
        return fields.whole("seat", 0, players - 1);
    }

    private static long away(Fields fields) throws MalformedException {
        long away = ParsedGameFile.number(fields, "away");
        if (away < 0) {
            throw fields.wrong("away", "a number of milliseconds is wanted, not " + away);
        }
        return away;
    }

    /** The same entry of the file with a different event. */
    FileEntry withEntry(Entry other) {
        return new FileEntry(number, other, time, hash, wordCommitment);
    }

    /** Describes the event to people. */
    String describe() {
        return switch (entry) {
            case Entry.Seated e -> "seat " + e.seat() + " changes hands";
            case Entry.WordGiven e -> "seat " + e.seat() + " gives a word";
            case Entry.Started e -> "the game begins";
            case Entry.Moved e -> "seat " + e.seat() + " plays " + e.move();
            case Entry.Undone e -> "seat " + e.seat() + " goes back to where " + e.kept() + " moves stand";
            case Entry.Resigned e -> "seat " + e.seat() + " gives up";
            case Entry.TimedOut e -> "the time of seat " + e.seat() + " runs out";
            case Entry.DaysOffTaken e -> "seat " + e.seat() + " takes days off";
            case Entry.Claimed e -> "seat " + e.by() + " claims the win from seat " + e.seat() + ", which has vanished";
            case Entry.Resumed e -> "the server comes back";
            case Entry.Aborted e -> "the table is closed";
        };
    }
}
