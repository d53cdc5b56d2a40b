package org.merlon.blackstone.king.analysis;

import org.merlon.blackstone.king.perimeter.PerimeterDistance;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.WinCondition;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Evaluates a state in points: what a seat has and what it may soon complete.
 *
 * <p>In cooperative games all seats share one value: how near they are to their aim and to losing.
 */
public final class KingEvaluation implements Evaluation {
    /** The penalty at the number of rats that loses the game. */
    private static final double RATS_PENALTY = 24;

    /** The value of the dog that kills any rats; dogs last for the whole game. */
    private static final double BEST_DOG_VALUE = 3;

    /** The value of any other dog. */
    private static final double DOG_VALUE = 2;

    /** The factor for every further dog of a kind. */
    private static final double SECOND_DOG_FACTOR = 0.6;

    /** The value of a won cooperative game, negative for a lost one; it outweighs everything else. */
    private static final double DECIDED_VALUE = 60;

    @Override
    public double value(GameState gameState, int seat) {
        var state = (KingState) gameState;
        boolean race = state.rules.aim.isRace();
        int answering = answeringSeat(state, race ? seat : -1);
        if (answering >= 0) {
            return valueAfterBestAnswer(state, answering, seat);
        }
        return race ? state.seats[seat].points + SeatValues.of(state, seat) : cooperativeValue(state);
    }

    /**
     * Returns a seat whose answer must be tried because it changes more than what the seat has in its hand, or -1. Every
     * such answer depends only on what lies on the table.
     *
     * @param only the only seat that counts, or -1 for all
     */
    private static int answeringSeat(KingState state, int only) {
        return switch (state.step) {
            case RECALL, MUSTER, REFILL -> only < 0 || only == state.toMove ? state.toMove : -1;
            case REWARD -> seatWithTriggeredCard(state, only);
            default -> -1;
        };
    }

    private static int seatWithTriggeredCard(KingState state, int only) {
        for (int i = 0; i < state.pending.size(); i++) {
            int seat = state.pending.get(i);
            if ((only < 0 || only == seat) && state.seats[seat].intrigue == Seat.Intrigue.FACEDOWN) {
                return seat;
            }
        }
        return -1;
    }

    /** Returns the value for a seat after the best of all answers that another seat, or the same, can give now. */
    private double valueAfterBestAnswer(KingState state, int answering, int seat) {
        var asked = (KingState) state.copy();
        if (state.step == Step.REWARD) {
            asked.pending.clear();
            asked.pending.add(answering);
            asked.waitFor(Step.REWARD, answering);
        }
        MoveList answers = asked.legalMoves();
        GameState after = asked.copy();
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < answers.size(); i++) {
            after.copyFrom(asked);
            after.play(answers.get(i), EventLog.OFF);
            best = Math.max(best, value(after, seat));
        }
        return best;
    }

    /** {@inheritDoc} It shrinks as the end of the game comes near. */
    @Override
    public double swing(GameState gameState) {
        var state = (KingState) gameState;
        if (!state.rules.aim.isRace()) {
            return 10;
        }
        int maxPoints = 0;
        for (Seat seat : state.seats) {
            maxPoints = Math.max(maxPoints, seat.points);
        }
        return 2 + 0.3 * Math.max(0, state.rules.aim.goal - maxPoints);
    }

    private static double cooperativeValue(KingState state) {
        if (state.step == Step.OVER) {
            return state.rules.aim.isReached(state) ? DECIDED_VALUE : -DECIDED_VALUE;
        }
        double prospects = 0;
        int points = 0;
        for (int seat = 0; seat < state.seats.length; seat++) {
            prospects += SeatValues.of(state, seat);
            points += state.seats[seat].points;
        }
        WinCondition aim = state.rules.aim;
        double progress = switch (aim) {
            case RACE, LONG_RACE, TOGETHER, ALONE -> points + prospects - aim.goal;
            case NIRVANA -> 2.0 * (state.nirvana - aim.goal) + 0.4 * points + prospects;
            // Here tasks are only a means: they bring tokens and remove vassals from the board.
            case PERIMETER -> -2.0 * PerimeterDistance.of(state.board) + 0.3 * prospects;
        };
        return progress - perilPenalty(state);
    }

    /** Returns the penalty for the peril, which grows faster than linearly as it comes near. */
    private static double perilPenalty(KingState state) {
        return switch (state.rules.peril) {
            case NONE -> 0;
            case LIMBO, ABYSS -> {
                double gone = 1 - state.limbo / (double) state.rules.edition.castleTokens();
                yield 10 * gone * gone;
            }
            case TURNS -> LossCondition.SOLO_TURNS - state.turnsLeft;
            case RATS -> {
                double share = state.rats.total() / (double) Rats.LOSING_RATS;
                yield RATS_PENALTY * share * share - dogs(state);
            }
        };
    }

    /**
     * Returns the value of the owned dogs; a second one of a kind is worth less because there are rarely rats for both.
     */
    private static double dogs(KingState state) {
        double value = 0;
        for (int i = 0; i < Dog.count(); i++) {
            Dog dog = Dog.of(i);
            double each = dog == Dog.JACK_RUSSELL ? BEST_DOG_VALUE : DOG_VALUE;
            for (int owned = dog.copies - DogCounts.count(state.dogs, dog); owned > 0; owned--) {
                value += each;
                each *= SECOND_DOG_FACTOR;
            }
        }
        return value;
    }
}
