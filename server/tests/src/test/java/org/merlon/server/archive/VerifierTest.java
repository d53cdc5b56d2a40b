package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.archive.Tampering.entries;
import static org.merlon.server.archive.Tampering.entry;
import static org.merlon.server.archive.Tampering.failure;
import static org.merlon.server.archive.Tampering.flipped;
import static org.merlon.server.archive.Tampering.renumber;
import static org.merlon.server.archive.Tampering.text;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.server.fair.Commitment;
import org.merlon.server.guard.RefusedException;

/** A game verifies exactly as it was exported. */
class VerifierTest {
    private final Tampering game = new Tampering(SampleGame.export(SampleGame.finished()));

    VerifierTest() throws RefusedException, SetupException {}

    @Test
    void acceptsGameAsPlayed() {
        VerificationReport report = Verifier.verify(game.file());
        assertTrue(report.holds(), report.toString());
        assertEquals(
                List.of("file", "commitment", "words", "key", "order", "seats", "moves", "result"),
                report.steps().stream().map(VerificationReport.Step::name).toList());
        VerificationReport.Step moves = report.steps().get(6);
        assertEquals(entries(game.file()).size(), moves.details().size());
        assertTrue(moves.details().get(game.find("start", true) - 1).contains("the game begins (draws 0 to "));
        assertTrue(game.find("undo", true) > 0);
    }

    @Test
    void acceptsReformattedFile() {
        assertTrue(Verifier.verify(game.tampered(copy -> {})).holds());
    }

    @Test
    void acceptsGameEndedByForfeits() throws RefusedException, SetupException {
        Data.Obj forfeited = SampleGame.export(SampleGame.forfeited());
        VerificationReport report = Verifier.verify(forfeited);
        assertTrue(report.holds(), report.toString());
    }

    @Test
    void detectsOtherKey() {
        game.assertFails("commitment", "not the one", copy -> copy.put("key", flipped(text(copy, "key"))));
        game.assertFails(
                "commitment", "not the one", copy -> copy.put("commitment", flipped(text(copy, "commitment"))));
    }

    @Test
    void detectsOtherWord() {
        int word = game.find("word", true);
        game.assertFails(
                "words", "seat 0", copy -> entry(copy, word).put("word", "x").put("seat", 0));
        game.assertFails(
                "words",
                "Entry " + word,
                copy -> entry(copy, word).put("wordCommitment", flipped(text(entry(copy, word), "wordCommitment"))));
        game.assertFails(
                "seats",
                "The key shuffles",
                copy -> entry(copy, word).put("word", "y").put("wordCommitment", Commitment.of("y")));
    }

    @Test
    void detectsRemovedWord() {
        int word = game.find("word", false);
        VerificationReport.Step failure = failure(game.tampered(copy -> {
            entries(copy).remove(word - 1);
            renumber(copy);
        }));
        assertTrue(Set.of("seats", "moves").contains(failure.name()), failure.text());
    }

    @Test
    void rejectsWordWithoutCommitment() {
        int word = game.find("word", true);
        game.assertFails(
                "words", "nothing was shown", copy -> entry(copy, word).fields().remove("wordCommitment"));
    }

    @Test
    void detectsChangedSeatOrder() {
        int start = game.find("start", true);
        game.assertFails("seats", "Entry " + start, copy -> {
            if (entry(copy, start).fields().get("seats") instanceof Data.Arr seats) {
                seats.items().add(seats.items().removeFirst());
            }
        });
        game.assertFails("seats", "stay as they were", copy -> copy.put("shuffled", false));
    }

    @Test
    void detectsChangedResult() {
        game.assertFails("result", "The result is", copy -> {
            if (copy.fields().get("result") instanceof Data.Obj result) {
                result.put("winners", new Data.Arr().add(0).add(1));
            }
        });
        game.assertFails("result", "The result is", copy -> copy.fields().remove("result"));
        game.assertFails("result", "there sat", copy -> {
            if (copy.fields().get("seats") instanceof Data.Arr seats) {
                seats.items().set(0, new Data.Obj().put("kind", "person").put("name", "MALLORY"));
            }
        });
    }

    @Test
    void detectsChangedTerms() {
        VerificationReport.Step failure =
                failure(game.tampered(copy -> copy.put("options", new Data.Obj().put("masterTargets", "none"))));
        assertTrue(Set.of("file", "moves").contains(failure.name()), failure.text());
        game.assertFails("file", "players", copy -> copy.put("players", 3));
        assertFalse(Verifier.verify(game.tampered(copy -> copy.put("variant", "master")))
                .holds());
    }

    @Test
    void explainsWhyFileIsNoFinishedGame() throws RefusedException, SetupException {
        VerificationReport.Step running = failure(SampleGame.export(SampleGame.running()));
        assertEquals("file", running.name());
        assertTrue(running.text().contains("not over"), running.text());
        game.assertFails("file", "format", copy -> copy.put("format", "chess"));
        game.assertFails("file", "form", copy -> copy.put("version", 2));
        game.assertFails("file", "extra", copy -> copy.put("extra", 1));
        game.assertFails("file", "key", copy -> copy.put("key", "00"));
        game.assertFails("file", "hash", copy -> entry(copy, 1).put("hash", 5));
        game.assertFails("file", "seat", copy -> entry(copy, 1).put("seat", 4));
        game.assertFails("file", "kind", copy -> entry(copy, 1).put("kind", "dance"));
        game.assertFails("file", "time", copy -> entry(copy, 1).put("time", "now"));
        assertEquals("file", failure(new Data.Arr()).name());
        assertEquals("file", failure(Data.Null.NULL).name());
    }
}
