package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.merlon.engine.GameState;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.SharedViewCache;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** Checks that views, move lists and events reveal no hidden information. */
final class HiddenChecks {
    private final FastRandom random;
    private final Invariant invariant;
    private final boolean publicChance;

    HiddenChecks(FastRandom random, Invariant invariant, boolean publicChance) {
        this.random = random;
        this.invariant = invariant;
        this.publicChance = publicChance;
    }

    void check(GameState state) {
        Data.Obj spectatorView = view(state, Viewer.SPECTATOR);
        checkSharedCache(state);
        PhraseChecks.checkPhrases(spectatorView);
        assertFalse(JsonText.of(spectatorView).contains("\"rng\""), "the spectators' view contains the random key");
        for (int seat = 0; seat < state.setup().players(); seat++) {
            Data.Obj seatView = view(state, Viewer.seat(seat));
            PhraseChecks.checkPhrases(seatView);
            assertFalse(JsonText.of(seatView).contains("\"rng\""), "a seat's view contains the random key");
            GameState determinized = state.copy();
            determinized.determinize(seat, new FastRandom(random.next()));
            DataDiff.assertSame(
                    seatView,
                    view(determinized, Viewer.seat(seat)),
                    () -> "a seat's view depends on what it cannot know");
            DataDiff.assertSame(
                    spectatorView,
                    view(determinized, Viewer.SPECTATOR),
                    () -> "the spectators' view depends on what a seat cannot know");
            assertNotEquals(
                    state.chance().text(),
                    determinized.chance().text(),
                    "a determinized state contains the real random key");
            Data.Obj dump = Positions.dump(determinized).data();
            invariant.check(null, "", dump);
            DataDiff.assertSame(
                    dump,
                    Positions.dump(StateChecks.load(dump)).data(),
                    () -> "a determinized position changes when loaded");
            if (state.toMove() == seat) {
                checkMoves(state, determinized);
            }
            checkDeterminize(state, determinized, seat);
        }
        checkImagine(state, random.below(state.setup().players()));
    }

    /** Checks that a shared cache does not change any view, whichever viewer comes first. */
    private void checkSharedCache(GameState state) {
        var cache = new SharedViewCache();
        int players = state.setup().players();
        int first = random.below(players + 1);
        for (int i = 0; i <= players; i++) {
            int seat = (first + i) % (players + 1);
            Viewer viewer = seat == players ? Viewer.SPECTATOR : Viewer.seat(seat);
            assertEquals(
                    JsonText.of(view(state, viewer)),
                    JsonText.of(view(state, viewer.withCache(cache))),
                    "a view with a shared cache differs");
        }
    }

    /** Returns a view together with its facts. */
    private static Data.Obj view(GameState state, Viewer viewer) {
        return Positions.view(state, viewer).data().put("facts", state.facts(viewer));
    }

    private void checkMoves(GameState state, GameState determinized) {
        int[] moves = state.legalMoves().toArray();
        assertArrayEquals(
                moves, determinized.legalMoves().toArray(), "the moves of a seat depend on what it cannot know");
        for (int move : moves) {
            assertEquals(
                    state.reveals(move),
                    determinized.reveals(move),
                    () -> "whether " + state.notation(move)
                            + " can be taken back depends on what its seat cannot know");
        }
        if (publicChance) {
            return;
        }
        for (int move : moves) {
            var real = new EventLog();
            var guessed = new EventLog();
            state.copy().play(move, real);
            determinized.copy().play(move, guessed);
            assertEquals(
                    real.events(),
                    guessed.events(),
                    () -> "the events of " + state.notation(move) + " reveal a random result");
        }
    }

    /** Checks that a seat's view can be loaded, and that the guessed position is legal and looks the same to that seat. */
    private void checkImagine(GameState state, int seat) {
        Data.Obj seatView = Positions.view(state, Viewer.seat(seat)).data();
        try {
            GameState imagined = Positions.imagine(seatView, seat, new FastRandom(random.next()));
            DataDiff.assertSame(
                    seatView,
                    Positions.view(imagined, Viewer.seat(seat)).data(),
                    () -> "a seat's view changes when it is loaded");
            invariant.check(null, "", Positions.dump(imagined).data());
        } catch (PositionException e) {
            throw new AssertionError("a seat's view cannot be loaded: " + e.phrase(), e);
        }
    }

    /** Checks that a determinized state depends only on what the seat knows and on the random numbers. */
    private void checkDeterminize(GameState state, GameState other, int seat) {
        long seed = random.next();
        GameState one = state.copy();
        one.determinize(seat, new FastRandom(seed));
        GameState two = other.copy();
        two.determinize(seat, new FastRandom(seed));
        DataDiff.assertSame(
                Positions.dump(one).data(),
                Positions.dump(two).data(),
                () -> "determinizing depends on what the seat cannot know");
    }
}
