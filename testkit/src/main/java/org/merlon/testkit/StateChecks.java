package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;

/** Checks properties of a single position of any game: loading, copying, refusing. */
final class StateChecks {
    /** The number of moves for which two states that should be equal are played on in parallel. */
    private static final int MAX_PARALLEL_MOVES = 40;

    /** The number of invented moves that are tried on a position. */
    private static final int INVENTED_MOVES = 200;

    private static final String TYPO_LETTERS = "abcdefgh 12345678";

    private final FastRandom random;

    /** The moves of an earlier position; most of them are illegal in a later one. */
    private int[] earlierMoves = {0};

    /** A state with other contents, to copy into; empty before first use. */
    private GameState[] reusedState = {};

    StateChecks(FastRandom random) {
        this.random = random;
    }

    void check(GameState state) {
        long hash = state.hash();
        Data.Obj dump = Positions.dump(state).data();
        checkRefusals(state);
        DataDiff.assertSame(dump, Positions.dump(state).data(), () -> "a refused move changed the state");
        checkLoad(state);
        checkCopies(state);
        checkUnknownFields(state);
        HashChecks.check(state);
        DataDiff.assertSame(dump, Positions.dump(state).data(), () -> "read-only calls changed the state");
        assertEquals(hash, state.hash(), "read-only calls changed the hash");
        earlierMoves = state.legalMoves().toArray();
    }

    private void checkRefusals(GameState state) {
        MoveList legal = state.legalMoves();
        for (int move : earlierMoves) {
            assertRefusedUnlessLegal(state, legal, move);
        }
        for (int i = 0; i < INVENTED_MOVES; i++) {
            int base = legal.isEmpty() ? 0 : legal.get(random.below(legal.size()));
            assertRefusedUnlessLegal(state, legal, base ^ (1 << random.below(32)));
            assertRefusedUnlessLegal(state, legal, (int) random.next());
            String text = legal.isEmpty() ? "end" : withTypo(state.notation(base));
            ParsedMove parsed = Notation.parse(state, text);
            if (parsed.refusal() == null) {
                assertRefusedUnlessLegal(state, legal, parsed.move());
            } else {
                PhraseChecks.text(parsed.refusal());
            }
        }
    }

    private static void assertRefusedUnlessLegal(GameState state, MoveList legal, int move) {
        if (!legal.contains(move)) {
            Refusal refusal = state.refusal(move);
            assertNotNull(refusal, () -> "move " + move + " is not listed and not refused");
            PhraseChecks.text(refusal);
        }
    }

    /** Introduces a typing error: a letter changed, removed or inserted, or the last word repeated. */
    private String withTypo(String text) {
        int at = random.below(text.length());
        char letter = TYPO_LETTERS.charAt(random.below(TYPO_LETTERS.length()));
        return switch (random.below(4)) {
            case 0 -> text.substring(0, at) + letter + text.substring(at + 1);
            case 1 -> text.substring(0, at) + text.substring(at + 1);
            case 2 -> text.substring(0, at) + letter + text.substring(at);
            default -> text + " " + text.substring(text.lastIndexOf(' ') + 1);
        };
    }

    private void checkLoad(GameState state) {
        GameState loaded = load(Positions.dump(state).data());
        DataDiff.assertSame(
                Positions.dump(state).data(),
                Positions.dump(loaded).data(),
                () -> "loading a dump gives a different position");
        assertEquals(state.hash(), loaded.hash(), "loading a dump gives a different hash");
        checkSamePlay(state.copy(), loaded);
    }

    static GameState load(Data.Obj data) {
        try {
            return Positions.load(new Position(data));
        } catch (PositionException e) {
            throw new AssertionError("a dump is refused: " + e.phrase(), e);
        }
    }

    /** Plays both states on with the same moves; random results must be the same. */
    private void checkSamePlay(GameState one, GameState two) {
        for (int i = 0; i < MAX_PARALLEL_MOVES && !one.isOver(); i++) {
            int[] moves = one.legalMoves().toArray();
            assertArrayEquals(moves, two.legalMoves().toArray(), "equal states have different legal moves");
            int move = moves[random.below(moves.length)];
            String text = one.notation(move);
            var eventsOfOne = new EventLog();
            var eventsOfTwo = new EventLog();
            one.play(move, eventsOfOne);
            two.play(move, eventsOfTwo);
            assertEquals(eventsOfOne.events(), eventsOfTwo.events(), () -> "different events of " + text);
            assertEquals(one.hash(), two.hash(), () -> "the states differ after " + text);
        }
        DataDiff.assertSame(
                Positions.dump(one).data(), Positions.dump(two).data(), () -> "the states differ after the same moves");
    }

    private void checkCopies(GameState state) {
        Data.Obj before = Positions.dump(state).data();
        long hash = state.hash();
        GameState copy = state.copy();
        DataDiff.assertSame(before, Positions.dump(copy).data(), () -> "a copy differs");
        for (int i = 0; i < MAX_PARALLEL_MOVES && !copy.isOver(); i++) {
            int[] moves = copy.legalMoves().toArray();
            copy.play(moves[random.below(moves.length)], EventLog.OFF);
        }
        assertEquals(hash, state.hash(), "playing on a copy changed the hash of the original");
        DataDiff.assertSame(before, Positions.dump(state).data(), () -> "playing on a copy changed the original");
        if (reusedState.length == 0) {
            reusedState = new GameState[] {copy};
        }
        reusedState[0].copyFrom(state);
        DataDiff.assertSame(
                before, Positions.dump(reusedState[0]).data(), () -> "a state copied into a used one differs");
        assertEquals(hash, reusedState[0].hash(), "a state copied into a used one has a different hash");
        checkSamePlay(state.copy(), reusedState[0]);
    }

    private static void checkUnknownFields(GameState state) {
        Data.Obj dump = Positions.dump(state).data();
        for (Data.Obj object : objects(dump)) {
            object.put("noSuchField", 1);
            assertThrows(
                    PositionException.class,
                    () -> Positions.load(new Position(dump)),
                    () -> "an unknown field was accepted: " + JsonText.of(dump));
            object.fields().remove("noSuchField");
        }
        Data.Obj view = Positions.view(state, Viewer.SPECTATOR).data().put("noSuchField", 1);
        assertThrows(PositionException.class, () -> Positions.load(new Position(view)));
    }

    private static List<Data.Obj> objects(Data data) {
        List<Data.Obj> found = new ArrayList<>();
        switch (data) {
            case Data.Obj object -> {
                found.add(object);
                for (Data value : object.fields().values()) {
                    found.addAll(objects(value));
                }
            }
            case Data.Arr list -> {
                for (Data item : list.items()) {
                    found.addAll(objects(item));
                }
            }
            default -> {}
        }
        return found;
    }
}
