package org.merlon.blackstone.king;

import org.merlon.blackstone.king.perimeter.PerimeterDistance;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/**
 * Evaluates a state in points: what a seat has and what it may soon complete.
 *
 * <p>In cooperative games all seats share one value: how near they are to their aim and to losing.
 */
final class KingEvaluation implements Evaluation {
    private static final double TOKEN_VALUE = 0.16;
    private static final double CARD_VALUE = 0.12;
    private static final double USEFUL_VASSAL_VALUE = 0.35;
    private static final double IDLE_VASSAL_VALUE = 0.04;
    private static final double INTRIGUE_VALUE = 0.2;

    /** The value of a reward that is about to be chosen: mostly a card, whose task is not known yet. */
    private static final double REWARD_VALUE = 0.45;

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
        if (state.rules.aim.isRace()) {
            return state.seats[seat].points + prospects(state, seat);
        }
        return cooperativeValue(state);
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

    /**
     * Returns the value of everything a seat has apart from its points. Of two drawn cards it will keep the better one.
     */
    private static double prospects(KingState state, int number) {
        if (state.step == Step.OVER) {
            return 0;
        }
        if (state.step != Step.KEEP || number != state.turn) {
            return prospects(state, number, TaskValues.NO_CARD);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < state.drawn.size(); i++) {
            best = Math.max(best, prospects(state, number, state.drawn.get(i)));
        }
        return best;
    }

    /** Returns the value of everything a seat has, with one more card in its hand. */
    private static double prospects(KingState state, int number, int drawn) {
        Seat seat = state.seats[number];
        int kings = seat.kingCount(); // passed on because recomputing it is slow in a browser
        int limit = seat.family.hasLimits() ? kings : Rules.TOKENS_PER_KIND;
        int cards = seat.hand.size() + (drawn == TaskValues.NO_CARD ? 0 : 1);
        double value = TaskValues.KING * seat.stack(TaskType.KING).size();
        value += TaskValues.INCOME * (seat.musteringCount(TaskType.KNIGHT) + seat.musteringCount(TaskType.WIZARD));
        value += CARD_VALUE * Math.min(cards, limit);
        value += tokens(seat, limit);
        value += vassals(seat);
        value += state.pending.contains(number) ? triggeredIntrigue(state, seat, kings) : intrigue(seat);
        return value + TaskValues.ofHand(state, seat, kings, drawn);
    }

    private static double intrigue(Seat seat) {
        return switch (seat.intrigue) {
            case BOARD -> INTRIGUE_VALUE * seat.matchedSymbols;
            case FACEDOWN -> INTRIGUE_VALUE;
            case HOME, EXHAUSTED -> 0;
        };
    }

    /** Returns the value of an intrigue whose reward, or whose face-down task, the seat is about to choose. */
    private static double triggeredIntrigue(KingState state, Seat seat, int kings) {
        if (seat.intrigue == Seat.Intrigue.BOARD) {
            return REWARD_VALUE + (seat.matchedSymbols - 1) * TOKEN_VALUE;
        }
        Task task = Task.of(seat.intrigueCard);
        int missing = TaskValues.missingVassals(seat, task) - seat.family.upchargeReduction();
        return missing > 0 ? INTRIGUE_VALUE : Math.max(INTRIGUE_VALUE, accepted(state, seat, kings, task));
    }

    private static double accepted(KingState state, Seat seat, int kings, Task task) {
        int tasks = seat.stack(TaskValues.stackType(seat, task)).size();
        int upcharge = Math.max(0, tasks - seat.family.upchargeReduction());
        return TaskValues.ofReadyTask(state, seat, kings, task) - USEFUL_VASSAL_VALUE * upcharge;
    }

    /**
     * Returns the value of the tokens. Tokens over the limit are lost at the end of the turn unless they are spent.
     */
    private static double tokens(Seat seat, int limit) {
        double usable = Math.min(seat.knightTokens, limit) + Math.min(seat.wizardTokens, limit);
        return TOKEN_VALUE * usable;
    }

    /** Returns the value of the retained vassals; those that an upcharge will need are worth more. */
    private static double vassals(Seat seat) {
        double value = 0;
        for (int i = 0; i < seat.retained.size(); i++) {
            value += isUpchargeFace(seat, Vassal.upperFace(seat.retained.get(i)))
                    ? USEFUL_VASSAL_VALUE
                    : IDLE_VASSAL_VALUE;
        }
        return value;
    }

    static boolean isUpchargeFace(Seat seat, int face) {
        if (face == Face.WILD) {
            return true;
        }
        for (Pile stack : seat.stacks) {
            for (int i = 0; i < stack.size(); i++) {
                if (Task.of(stack.get(i)).cornerFace() == face) {
                    return true;
                }
            }
        }
        return false;
    }

    private static double cooperativeValue(KingState state) {
        if (state.step == Step.OVER) {
            return state.rules.aim.isReached(state) ? DECIDED_VALUE : -DECIDED_VALUE;
        }
        double prospects = 0;
        int points = 0;
        for (int seat = 0; seat < state.seats.length; seat++) {
            prospects += prospects(state, seat);
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
