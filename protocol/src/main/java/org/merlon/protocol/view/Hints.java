package org.merlon.protocol.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Budget;
import org.merlon.bots.Candidate;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;

/**
 * Creates hints: a bot's suggestion for the seat to move, with reasons and confidence. Reasons are computed on several
 * determinized states and kept only if they hold in all of them, so that a hint reveals nothing hidden.
 */
public final class Hints {
    /** The number of candidates searched for the second best plan; many are the same turn in a different order. */
    private static final int MAX_CANDIDATES = 12;

    /** The maximum number of reasons; people remember no more. */
    private static final int MAX_REASONS = 4;

    /** The best move's percentage of the visits of the two best moves from which it is clear, or likely. */
    private static final long CLEAR_PERCENT = 80;

    private static final long LIKELY_PERCENT = 60;

    private Hints() {}

    /** Computes a hint. The state must not change meanwhile, and the seed must not depend on hidden information. */
    public static Hint of(GameState state, Player player, Budget budget, long seed, StopSignal stop) {
        Choice choice = player.choose(state, budget, seed, stop);
        List<Candidate> candidates = player.candidates(MAX_CANDIDATES);
        Candidate best = candidates.isEmpty()
                ? new Candidate(choice.move(), choice.iterations(), choice.pv())
                : candidates.getFirst();
        Turn turn = Turn.of(state, best.line());
        Candidate next = nextBest(state, candidates, turn);
        Hint.Plan nextPlan = next == null ? null : plan(state, Turn.of(state, next.line()), next, choice);
        return new Hint(plan(state, turn, best, choice), confidence(state, best, next), choice.iterations(), nextPlan);
    }

    /** Returns the best candidate that is not part of the best turn: a move that comes later in it is no alternative. */
    private static @Nullable Candidate nextBest(GameState state, List<Candidate> candidates, Turn turn) {
        for (Candidate each : candidates) {
            if (each.iterations() > 0 && !turn.moves.contains(state.notation(each.move()))) {
                return each;
            }
        }
        return null;
    }

    private static Hint.Confidence confidence(GameState state, Candidate best, @Nullable Candidate next) {
        if (Notation.legalMoves(state).size() == 1) {
            return Hint.Confidence.ONLY;
        }
        long share = next == null ? 100 : 100 * best.iterations() / Math.max(1, best.iterations() + next.iterations());
        return share >= CLEAR_PERCENT
                ? Hint.Confidence.CLEAR
                : share >= LIKELY_PERCENT ? Hint.Confidence.LIKELY : Hint.Confidence.CLOSE;
    }

    private static Hint.Plan plan(GameState state, Turn turn, Candidate candidate, Choice choice) {
        long share = Math.min(100, 100 * candidate.iterations() / Math.max(1, choice.iterations()));
        return new Hint.Plan(turn.moves, (int) share, merits(state, turn));
    }

    /**
     * The moves of the current turn at the beginning of a line, up to the first that reveals something hidden or ends the turn.
     *
     * @param predictable the number of moves whose effect can be predicted
     */
    private record Turn(List<String> moves, int predictable) {
        static Turn of(GameState state, List<String> line) {
            int seat = state.toMove();
            GameState determinized = determinized(state, 0);
            var moves = new ArrayList<String>();
            for (String text : line) {
                ParsedMove parsed = Notation.parseLegal(determinized, text);
                if (parsed.refusal() != null) {
                    break; // the bot found it with other hidden cards
                }
                boolean last = determinized.reveals(parsed.move());
                moves.add(text);
                determinized.play(parsed.move(), EventLog.OFF);
                if (last || determinized.toMove() != seat) {
                    return new Turn(moves, Math.max(1, moves.size() - 1));
                }
            }
            return new Turn(moves, moves.size());
        }
    }

    private static List<Phrase> merits(GameState state, Turn turn) {
        List<Phrase> merits = certainMerits(state, turn.moves.subList(0, turn.predictable));
        List<Phrase> reasons = merits.isEmpty() ? certainMerits(state, turn.moves) : merits;
        return reasons.subList(0, Math.min(MAX_REASONS, reasons.size()));
    }

    /** Returns the reasons for some moves that hold in every determinized state. */
    private static List<Phrase> certainMerits(GameState state, List<String> moves) {
        var certain = new ArrayList<Phrase>();
        for (int number = 0; number < StateView.DETERMINIZATIONS; number++) {
            GameState before = determinized(state, number);
            GameState after = before.copy();
            for (String text : moves) {
                ParsedMove parsed = Notation.parseLegal(after, text);
                if (parsed.refusal() != null) {
                    break;
                }
                after.play(parsed.move(), EventLog.OFF);
            }
            List<Phrase> merits = after.hintReasons(before, state.toMove());
            if (number == 0) {
                certain.addAll(merits);
            } else {
                certain.retainAll(merits);
            }
        }
        return certain;
    }

    private static GameState determinized(GameState state, int number) {
        GameState determinized = state.copy();
        determinized.determinize(state.toMove(), new FastRandom(number));
        return determinized;
    }
}
