package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.SharedViewCache;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** Checks that views, move lists and events reveal no hidden information. */
final class HiddenChecks {
    private final RandomBits random;
    private final Invariant invariant;
    private final boolean publicChance;

    HiddenChecks(RandomBits random, Invariant invariant, boolean publicChance) {
        this.random = random;
        this.invariant = invariant;
        this.publicChance = publicChance;
    }

    void check(GameState state) {
        Data.Obj everybody = view(state, Viewer.SPECTATOR);
        lookingTogetherShowsNothingElse(state);
        Said.phrasesIn(everybody);
        assertFalse(JsonText.of(everybody).contains("\"rng\""), "the spectators' view contains the random key");
        for (int seat = 0; seat < state.setup().players(); seat++) {
            Data.Obj own = view(state, Viewer.seat(seat));
            Said.phrasesIn(own);
            assertFalse(JsonText.of(own).contains("\"rng\""), "a seat's view contains the random key");
            GameState imagined = state.copy();
            imagined.imagine(seat, new RandomBits(random.next()));
            DataDiff.assertSame(
                    own, view(imagined, Viewer.seat(seat)), () -> "a seat's view depends on what it cannot know");
            DataDiff.assertSame(
                    everybody,
                    view(imagined, Viewer.SPECTATOR),
                    () -> "the spectators' view depends on what a seat cannot know");
            assertNotEquals(
                    state.chance().text(),
                    imagined.chance().text(),
                    "a determinized state contains the real random key");
            Data.Obj dump = Positions.dump(imagined).data();
            invariant.check(null, "", dump);
            DataDiff.assertSame(
                    dump,
                    Positions.dump(PositionChecks.load(dump)).data(),
                    () -> "a determinized position changes when loaded");
            if (state.toMove() == seat) {
                movesDoNotTell(state, imagined);
            }
            imaginingDoesNotPeek(state, imagined, seat);
        }
    }

    /** Checks that a shared cache does not change any view, whichever viewer comes first. */
    private void lookingTogetherShowsNothingElse(GameState state) {
        var onlookers = new SharedViewCache();
        int players = state.setup().players();
        int first = random.below(players + 1);
        for (int i = 0; i <= players; i++) {
            int seat = (first + i) % (players + 1);
            Viewer viewer = seat == players ? Viewer.SPECTATOR : Viewer.seat(seat);
            assertEquals(
                    JsonText.of(view(state, viewer)),
                    JsonText.of(view(state, viewer.among(onlookers))),
                    "a view with a shared cache differs");
        }
    }

    /** Returns a view together with its facts. */
    private static Data.Obj view(GameState state, Viewer viewer) {
        return Positions.view(state, viewer).data().put("facts", state.facts(viewer));
    }

    private void movesDoNotTell(GameState state, GameState imagined) {
        int[] moves = MoveList.of(state).toArray();
        assertArrayEquals(moves, MoveList.of(imagined).toArray(), "the moves of a seat depend on what it cannot know");
        for (int move : moves) {
            assertEquals(
                    state.reveals(move),
                    imagined.reveals(move),
                    () -> "whether " + state.spell(move) + " can be taken back depends on what its seat cannot know");
        }
        if (publicChance) {
            return;
        }
        for (int move : moves) {
            var real = new EventLog();
            var guessed = new EventLog();
            state.copy().play(move, real);
            imagined.copy().play(move, guessed);
            assertEquals(
                    real.events(),
                    guessed.events(),
                    () -> "the events of " + state.spell(move) + " reveal a random result");
        }
    }

    /** Checks that a determinized state depends only on what the seat knows and on the random numbers. */
    private void imaginingDoesNotPeek(GameState state, GameState other, int seat) {
        long seed = random.next();
        GameState one = state.copy();
        one.imagine(seat, new RandomBits(seed));
        GameState two = other.copy();
        two.imagine(seat, new RandomBits(seed));
        DataDiff.assertSame(
                Positions.dump(one).data(),
                Positions.dump(two).data(),
                () -> "determinizing depends on what the seat cannot know");
    }
}
