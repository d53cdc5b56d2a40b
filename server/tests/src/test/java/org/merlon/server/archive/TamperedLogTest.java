package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.archive.Tampering.entries;
import static org.merlon.server.archive.Tampering.entry;
import static org.merlon.server.archive.Tampering.failure;
import static org.merlon.server.archive.Tampering.flipped;
import static org.merlon.server.archive.Tampering.number;
import static org.merlon.server.archive.Tampering.renumber;
import static org.merlon.server.archive.Tampering.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/** Every change of a log is detected, as far as it affects anything. */
class TamperedLogTest {
    private final Tampering game = new Tampering(SampleGame.export(SampleGame.finished()));

    TamperedLogTest() throws RefusedException, SetupException {}

    @Test
    void rejectsTimeoutBeforeTimeRanOut() throws RefusedException, SetupException {
        Data.Obj forfeited = SampleGame.export(SampleGame.forfeited());
        List<Data> entries = entries(forfeited);
        Data.Obj last = entry(forfeited, entries.size());
        assertEquals("timeout", text(last, "kind"));
        last.put("time", number(last, "time") - 1_000);
        VerificationReport.Step failure = failure(forfeited);
        assertEquals("moves", failure.name());
        assertTrue(failure.text().contains("had time left"), failure.text());
    }

    @Test
    void rejectsMoveAfterTimeRanOut() throws RefusedException, SetupException {
        Data.Obj late = SampleGame.export(SampleGame.resigned());
        assertTrue(Verifier.verify(late).holds());
        int last = entries(late).size() - 3; // three resign after it
        assertEquals("move", text(entry(late, last), "kind"));
        for (int number = last; number <= entries(late).size(); number++) {
            entry(late, number).put("time", number(entry(late, number), "time") + 3_600_000);
        }
        VerificationReport.Step failure = failure(late);
        assertEquals("moves", failure.name());
        assertTrue(failure.text().contains("seat had run out of time"), failure.text());
    }

    @Test
    void detectsChangedMoves() {
        int move = game.find("move", false);
        game.assertFails("moves", "Entry " + move, copy -> entry(copy, move).put("move", "castle a1"));
        game.assertFails("moves", "not possible", copy -> entry(copy, move).put("move", "nonsense"));
        game.assertFails(
                "moves",
                "this seat’s turn",
                copy -> entry(copy, move).put("seat", (number(entry(copy, move), "seat") + 1) % 4));
        int first = game.find("move", true);
        game.assertFails(
                "moves", "is written", copy -> entry(copy, first).put("move", "  " + text(entry(copy, first), "move")));
    }

    @Test
    void detectsOtherLegalMoveByHash() {
        int first = game.find("move", true);
        String played = text(entry(game.file(), first), "move");
        String other = played.equals("setup e1") ? "setup c3" : "setup e1";
        game.assertFails("moves", "with the hash", copy -> entry(copy, first).put("move", other));
    }

    @Test
    void detectsChangedHashes() {
        for (int number = 1; number <= entries(game.file()).size(); number += 20) {
            int which = number;
            game.assertFails(
                    "moves",
                    "Entry " + which + ",",
                    copy -> entry(copy, which).put("hash", flipped(text(entry(copy, which), "hash"))));
        }
    }

    @Test
    void detectsChangedUndo() {
        int undo = game.find("undo", true);
        game.assertFails(
                "moves",
                "Entry " + undo + ",",
                copy -> entry(copy, undo).put("kept", number(entry(copy, undo), "kept") - 1));
        game.assertFails("moves", "nothing to undo", copy -> entry(copy, undo).put("kept", 999));
    }

    /** The entries that affect the end of the game. An entry that was undone later does not. */
    private Set<Integer> lastingEntries() {
        var lasting = new TreeSet<Integer>();
        var moves = new ArrayList<Integer>();
        for (int number = 1; number <= entries(game.file()).size(); number++) {
            switch (text(entry(game.file(), number), "kind")) {
                case "move" -> moves.add(number);
                case "undo" ->
                    moves.subList((int) number(entry(game.file(), number), "kept"), moves.size())
                            .clear();
                case "word", "start" -> lasting.add(number);
                default -> {}
            }
        }
        lasting.addAll(moves);
        return lasting;
    }

    @Test
    void detectsDroppedEntries() {
        for (int number = 1; number < entries(game.file()).size(); number++) {
            int which = number;
            game.assertFails(
                    "order",
                    "stands where " + which + " should be",
                    copy -> entries(copy).remove(which - 1));
        }
        game.assertFails("result", "not over", copy -> entries(copy).removeLast());
    }

    @Test
    void detectsDroppedEntriesAfterRenumbering() {
        for (int which : lastingEntries()) {
            Data.Obj closed = game.tampered(copy -> {
                entries(copy).remove(which - 1);
                renumber(copy);
            });
            assertFalse(Verifier.verify(closed).holds(), () -> "entry " + which);
        }
    }

    @Test
    void detectsChangedOrder() {
        int move = game.find("move", false) - 5;
        game.assertFails("order", "stands where " + move, copy -> {
            Data one = entries(copy).remove(move - 1);
            entries(copy).add(move, one);
        });
        VerificationReport.Step failure = failure(game.tampered(copy -> {
            Data.Obj one = entry(copy, move);
            Data.Obj two = entry(copy, move + 1);
            long time = number(one, "time");
            one.put("time", number(two, "time"));
            two.put("time", time);
            entries(copy).add(move, entries(copy).remove(move - 1));
            renumber(copy);
        }));
        assertEquals("moves", failure.name(), failure.text());
        game.assertFails("order", "older", copy -> entry(copy, move).put("time", 5));
    }

    @Test
    void rejectsEntryAfterEnd() {
        game.assertFails("moves", "already over", copy -> {
            Data.Obj last = entry(copy, entries(copy).size());
            entries(copy)
                    .add(new Data.Obj()
                            .put("number", number(last, "number") + 1)
                            .put("kind", "resign")
                            .put("seat", 0)
                            .put("time", number(last, "time"))
                            .put("hash", text(last, "hash")));
        });
    }

    @Test
    void rejectsTooManyEntries() {
        game.assertFails("file", "entries", copy -> {
            while (entries(copy).size() <= ServerLimits.MAX_FILE_ENTRIES) {
                entries(copy).add(entry(copy, 1));
            }
        });
    }
}
