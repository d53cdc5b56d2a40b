package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.fair.Commitment;
import org.merlon.server.table.RefusedException;

/** A game verifies as it was exported, and in no other way. */
class VerifierTest {
    private final Data.Obj file = SampleGame.export(SampleGame.over());

    VerifierTest() throws RefusedException, SetupException {}

    private static List<Data> entries(Data.Obj file) {
        if (file.fields().get("entries") instanceof Data.Arr list) {
            return list.items();
        }
        throw new AssertionError("no entries");
    }

    private static Data.Obj entry(Data.Obj file, int number) {
        if (entries(file).get(number - 1) instanceof Data.Obj entry) {
            return entry;
        }
        throw new AssertionError("no entry " + number);
    }

    private static String text(Data.Obj object, String field) {
        if (object.fields().get(field) instanceof Data.Text text) {
            return text.value();
        }
        throw new AssertionError("no text in " + field);
    }

    private static long number(Data.Obj object, String field) {
        if (object.fields().get(field) instanceof Data.Whole whole) {
            return whole.value();
        }
        throw new AssertionError("no number in " + field);
    }

    /** The number of an entry of a kind: the first, or the last. */
    private int find(String kind, boolean first) {
        int found = 0;
        for (int number = 1; number <= entries(file).size(); number++) {
            if (text(entry(file, number), "kind").equals(kind) && (found == 0 || !first)) {
                found = number;
            }
        }
        assertTrue(found > 0, kind);
        return found;
    }

    private Data.Obj tampered(Consumer<Data.Obj> how) {
        try {
            if (Json.read(Json.write(file)) instanceof Data.Obj copy) {
                how.accept(copy);
                return copy;
            }
        } catch (JsonException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("no object");
    }

    /** The first step that fails, with what it says. */
    private static Report.Step failure(Data data) {
        Report report = Verifier.verify(data);
        assertFalse(report.holds());
        return report.steps().stream()
                .filter(step -> step.verdict() == Report.Verdict.FAILS)
                .findFirst()
                .orElseThrow();
    }

    private void assertFails(String step, String says, Consumer<Data.Obj> how) {
        Report.Step failure = failure(tampered(how));
        assertEquals(step, failure.name(), failure.text());
        assertTrue(failure.text().contains(says), failure.text());
    }

    private static void renumber(Data.Obj file) {
        for (int number = 1; number <= entries(file).size(); number++) {
            entry(file, number).put("number", number);
        }
    }

    private static String flipped(String hex) {
        return (hex.startsWith("0") ? "1" : "0") + hex.substring(1);
    }

    @Test
    void theGameAsItWasPlayedHolds() {
        Report report = Verifier.verify(file);
        assertTrue(report.holds(), report.toString());
        assertEquals(
                List.of("file", "commitment", "words", "key", "order", "seats", "moves", "result"),
                report.steps().stream().map(Report.Step::name).toList());
        Report.Step moves = report.steps().get(6);
        assertEquals(entries(file).size(), moves.details().size());
        assertTrue(moves.details().get(find("start", true) - 1).contains("the game begins (draws 0 to "));
        assertTrue(find("undo", true) > 0);
    }

    @Test
    void theTextOfTheFileMayBeLaidOutAnew() {
        assertTrue(Verifier.verify(tampered(copy -> {})).holds());
    }

    @Test
    void aGameThatEndsByResigningAndTimeHolds() throws RefusedException, SetupException {
        Data.Obj forfeited = SampleGame.export(SampleGame.forfeited());
        Report report = Verifier.verify(forfeited);
        assertTrue(report.holds(), report.toString());
    }

    @Test
    void timeThatHadNotRunOutIsNoReasonToLose() throws RefusedException, SetupException {
        Data.Obj forfeited = SampleGame.export(SampleGame.forfeited());
        List<Data> entries = entries(forfeited);
        Data.Obj last = entry(forfeited, entries.size());
        assertEquals("timeout", text(last, "kind"));
        last.put("time", number(last, "time") - 1_000);
        Report.Step failure = failure(forfeited);
        assertEquals("moves", failure.name());
        assertTrue(failure.text().contains("had time left"), failure.text());
    }

    @Test
    void anotherKeyIsNotThePromisedOne() {
        assertFails("commitment", "not the one", copy -> copy.put("key", flipped(text(copy, "key"))));
        assertFails("commitment", "not the one", copy -> copy.put("commitment", flipped(text(copy, "commitment"))));
    }

    @Test
    void anotherWordIsNotThePromisedOne() {
        int word = find("word", true);
        assertFails(
                "words", "seat 0", copy -> entry(copy, word).put("word", "x").put("seat", 0));
        assertFails(
                "words",
                "Entry " + word,
                copy -> entry(copy, word).put("wordCommitment", flipped(text(entry(copy, word), "wordCommitment"))));
        assertFails(
                "seats",
                "The key shuffles",
                copy -> entry(copy, word).put("word", "y").put("wordCommitment", Commitment.of("y")));
    }

    @Test
    void aWordLeftOutLeadsToAnotherGame() {
        int word = find("word", false);
        Report.Step failure = failure(tampered(copy -> {
            entries(copy).remove(word - 1);
            renumber(copy);
        }));
        assertTrue(Set.of("seats", "moves").contains(failure.name()), failure.text());
    }

    @Test
    void withoutTheCommitmentTheWordIsStillBoundByTheHashes() {
        int word = find("word", true);
        assertTrue(Verifier.verify(tampered(copy -> entry(copy, word).fields().remove("wordCommitment")))
                .holds());
        assertFalse(Verifier.verify(tampered(copy -> {
                    entry(copy, word).put("word", "z").fields().remove("wordCommitment");
                }))
                .holds());
    }

    @Test
    void theSeatsLieAsTheKeySays() {
        int start = find("start", true);
        assertFails("seats", "Entry " + start, copy -> {
            if (entry(copy, start).fields().get("seats") instanceof Data.Arr seats) {
                seats.items().add(seats.items().removeFirst());
            }
        });
        assertFails("seats", "stay as they were", copy -> copy.put("shuffled", false));
    }

    @Test
    void everyMoveIsBound() {
        int move = find("move", false);
        assertFails("moves", "Entry " + move, copy -> entry(copy, move).put("move", "castle a1"));
        assertFails("moves", "not possible", copy -> entry(copy, move).put("move", "nonsense"));
        assertFails(
                "moves",
                "this seat's move",
                copy -> entry(copy, move).put("seat", (number(entry(copy, move), "seat") + 1) % 4));
        int first = find("move", true);
        assertFails(
                "moves", "is written", copy -> entry(copy, first).put("move", "  " + text(entry(copy, first), "move")));
    }

    @Test
    void anotherLegalMoveLeadsToAnotherHash() {
        int first = find("move", true);
        String played = text(entry(file, first), "move");
        String other = played.equals("setup e1") ? "setup c3" : "setup e1";
        assertFails("moves", "with the hash", copy -> entry(copy, first).put("move", other));
    }

    @Test
    void everyHashIsBound() {
        for (int number = 1; number <= entries(file).size(); number += 20) {
            int which = number;
            assertFails(
                    "moves",
                    "Entry " + which + ",",
                    copy -> entry(copy, which).put("hash", flipped(text(entry(copy, which), "hash"))));
        }
    }

    @Test
    void whatWasTakenBackIsBound() {
        int undo = find("undo", true);
        assertFails(
                "moves",
                "Entry " + undo + ",",
                copy -> entry(copy, undo).put("kept", number(entry(copy, undo), "kept") - 1));
        assertFails("moves", "nothing to undo", copy -> entry(copy, undo).put("kept", 999));
    }

    /** Entries that leave their mark on the end of the game: what was taken back later, for one, does not. */
    private Set<Integer> lasting() {
        var lasting = new TreeSet<Integer>();
        var moves = new ArrayList<Integer>();
        for (int number = 1; number <= entries(file).size(); number++) {
            switch (text(entry(file, number), "kind")) {
                case "move" -> moves.add(number);
                case "undo" ->
                    moves.subList((int) number(entry(file, number), "kept"), moves.size())
                            .clear();
                case "word", "start" -> lasting.add(number);
                default -> {}
            }
        }
        lasting.addAll(moves);
        return lasting;
    }

    @Test
    void noEntryCanBeDropped() {
        for (int number = 1; number < entries(file).size(); number++) {
            int which = number;
            assertFails(
                    "order",
                    "stands where " + which + " should be",
                    copy -> entries(copy).remove(which - 1));
        }
        assertFails("result", "not over", copy -> entries(copy).removeLast());
    }

    @Test
    void closingTheGapHidesNoEntryThatMattered() {
        for (int which : lasting()) {
            Data.Obj closed = tampered(copy -> {
                entries(copy).remove(which - 1);
                renumber(copy);
            });
            assertFalse(Verifier.verify(closed).holds(), () -> "entry " + which);
        }
    }

    @Test
    void theOrderIsBound() {
        int move = find("move", false) - 5;
        assertFails("order", "stands where " + move, copy -> {
            Data one = entries(copy).remove(move - 1);
            entries(copy).add(move, one);
        });
        Report.Step failure = failure(tampered(copy -> {
            Data.Obj one = entry(copy, move);
            Data.Obj two = entry(copy, move + 1);
            long time = number(one, "time");
            one.put("time", number(two, "time"));
            two.put("time", time);
            entries(copy).add(move, entries(copy).remove(move - 1));
            renumber(copy);
        }));
        assertEquals("moves", failure.name(), failure.text());
        assertFails("order", "older", copy -> entry(copy, move).put("time", 5));
    }

    @Test
    void nothingHappensAfterTheEnd() {
        assertFails("moves", "over by then", copy -> {
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
    void theResultIsBound() {
        assertFails("result", "The result is", copy -> {
            if (copy.fields().get("result") instanceof Data.Obj result) {
                result.put("winners", new Data.Arr().add(0).add(1));
            }
        });
        assertFails("result", "The result is", copy -> copy.fields().remove("result"));
        assertFails("result", "there sat", copy -> {
            if (copy.fields().get("seats") instanceof Data.Arr seats) {
                seats.items().set(0, new Data.Obj().put("kind", "person").put("name", "MALLORY"));
            }
        });
    }

    @Test
    void whatWasAgreedIsBound() {
        Report.Step failure =
                failure(tampered(copy -> copy.put("options", new Data.Obj().put("masterTargets", "none"))));
        assertTrue(Set.of("file", "moves").contains(failure.name()), failure.text());
        assertFails("file", "players", copy -> copy.put("players", 3));
        assertFalse(
                Verifier.verify(tampered(copy -> copy.put("variant", "master"))).holds());
    }

    @Test
    void whatIsNoFinishedGameGetsASentence() throws RefusedException, SetupException {
        Report.Step running = failure(SampleGame.export(SampleGame.running()));
        assertEquals("file", running.name());
        assertTrue(running.text().contains("not over"), running.text());
        assertFails("file", "format", copy -> copy.put("format", "chess"));
        assertFails("file", "form", copy -> copy.put("version", 2));
        assertFails("file", "extra", copy -> copy.put("extra", 1));
        assertFails("file", "key", copy -> copy.put("key", "00"));
        assertFails("file", "hash", copy -> entry(copy, 1).put("hash", 5));
        assertFails("file", "seat", copy -> entry(copy, 1).put("seat", 4));
        assertFails("file", "kind", copy -> entry(copy, 1).put("kind", "dance"));
        assertFails("file", "time", copy -> entry(copy, 1).put("time", "now"));
        assertEquals("file", failure(new Data.Arr()).name());
        assertEquals("file", failure(Data.Null.NULL).name());
    }

    @Test
    void aFileMadeToKeepTheServerBusyIsRefused() {
        int last = find("move", false);
        assertFails("moves", "more often", copy -> {
            Data.Obj undo = entry(copy, find("undo", true));
            long late = number(entry(copy, entries(copy).size()), "time");
            entries(copy).subList(last - 1, entries(copy).size()).clear();
            for (int i = 0; i < 2; i++) {
                Data.Obj again = new Data.Obj();
                again.fields().putAll(undo.fields());
                entries(copy).add(again.put("kept", Integer.MAX_VALUE).put("time", late));
            }
            renumber(copy);
        });
        assertFails("file", "entries", copy -> {
            while (entries(copy).size() <= GameFile.MAX_ENTRIES) {
                entries(copy).add(entry(copy, 1));
            }
        });
    }
}
