package org.merlon.protocol;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Budget;
import org.merlon.bots.Candidate;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.Stop;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Reading;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;

/**
 * Creates hints: a bot's suggestion for the seat to move, with reasons and confidence. Reasons are computed on several
 * determinized states and kept only if they hold in all of them, so that a hint reveals nothing hidden.
 */
public final class Hints {
    /** The number of candidates searched for the second best plan; many are the same turn in a different order. */
    private static final int WEIGHED = 12;

    /** The maximum number of reasons; people remember no more. */
    private static final int MOST_SAID = 4;

    /** The best move's percentage of the visits of the two best moves from which it is clear, or likely. */
    private static final long CLEAR = 80;

    private static final long LIKELY = 60;

    private Hints() {}

    /** Computes a hint. The state must not change meanwhile, and the seed must not depend on hidden information. */
    public static Hint of(GameState state, Player player, Budget budget, long seed, Stop stop) {
        Choice choice = player.choose(state, budget, seed, stop);
        List<Candidate> weighed = player.candidates(WEIGHED);
        Candidate best =
                weighed.isEmpty() ? new Candidate(choice.move(), choice.iterations(), choice.pv()) : weighed.getFirst();
        Turn turn = Turn.of(state, best.line());
        Candidate next = next(state, weighed, turn);
        Hint.Plan other = next == null ? null : plan(state, Turn.of(state, next.line()), next, choice);
        return new Hint(plan(state, turn, best, choice), sure(state, best, next), choice.iterations(), other);
    }

    /** Returns the best candidate that is not part of the best turn: a move that comes later in it is no alternative. */
    private static @Nullable Candidate next(GameState state, List<Candidate> weighed, Turn turn) {
        for (Candidate each : weighed) {
            if (each.looks() > 0 && !turn.moves.contains(state.spell(each.move()))) {
                return each;
            }
        }
        return null;
    }

    private static Hint.Sure sure(GameState state, Candidate best, @Nullable Candidate next) {
        if (Notation.legalMoves(state).size() == 1) {
            return Hint.Sure.ONLY;
        }
        long share = next == null ? 100 : 100 * best.looks() / Math.max(1, best.looks() + next.looks());
        return share >= CLEAR ? Hint.Sure.CLEAR : share >= LIKELY ? Hint.Sure.LIKELY : Hint.Sure.CLOSE;
    }

    private static Hint.Plan plan(GameState state, Turn turn, Candidate candidate, Choice choice) {
        long share = Math.min(100, 100 * candidate.looks() / Math.max(1, choice.iterations()));
        return new Hint.Plan(turn.moves, (int) share, merits(state, turn));
    }

    /**
     * The moves of the current turn at the beginning of a line, up to the first that reveals something hidden or ends the turn.
     *
     * @param settled the number of moves whose effect can be predicted
     */
    private record Turn(List<String> moves, int settled) {
        static Turn of(GameState state, List<String> line) {
            int seat = state.toMove();
            GameState imagined = guess(state, 0);
            var moves = new ArrayList<String>();
            for (String text : line) {
                Reading reading = Notation.readLegal(imagined, text);
                if (reading.refusal() != null) {
                    break; // the bot found it with other hidden cards
                }
                boolean last = imagined.reveals(reading.move());
                moves.add(text);
                imagined.play(reading.move(), EventLog.OFF);
                if (last || imagined.toMove() != seat) {
                    return new Turn(moves, Math.max(1, moves.size() - 1));
                }
            }
            return new Turn(moves, moves.size());
        }
    }

    private static List<Phrase> merits(GameState state, Turn turn) {
        List<Phrase> merits = certain(state, turn.moves.subList(0, turn.settled));
        List<Phrase> said = merits.isEmpty() ? certain(state, turn.moves) : merits;
        return said.subList(0, Math.min(MOST_SAID, said.size()));
    }

    /** Returns the reasons for some moves that hold in every determinized state. */
    private static List<Phrase> certain(GameState state, List<String> moves) {
        var certain = new ArrayList<Phrase>();
        for (int number = 0; number < StateView.GUESSES; number++) {
            GameState before = guess(state, number);
            GameState after = before.copy();
            for (String text : moves) {
                Reading reading = Notation.readLegal(after, text);
                if (reading.refusal() != null) {
                    break;
                }
                after.play(reading.move(), EventLog.OFF);
            }
            List<Phrase> merits = after.merits(before, state.toMove());
            if (number == 0) {
                certain.addAll(merits);
            } else {
                certain.retainAll(merits);
            }
        }
        return certain;
    }

    private static GameState guess(GameState state, int number) {
        GameState imagined = state.copy();
        imagined.imagine(state.toMove(), new RandomBits(number));
        return imagined;
    }
}
