package org.merlon.blackstone.king;

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
    /** The factor by which the value of an unfinished task shrinks for every token that it still needs. */
    private static final double NEARNESS = 0.84;

    /** The factor for the second-best task in a hand; it is applied twice for all further tasks. */
    private static final double NEXT_TASK = 0.6;

    /** The tokens needed for a missing vassal of an upcharge: to make its face show and to retain it. */
    private static final double MISSING_VASSAL = 2.5;

    /** The numbers of missing vassals below this one are in the table; others are computed. */
    private static final int LACKS = 8;

    /**
     * The values of {@link #near(int, int)}, row by row. They are precomputed because every evaluation needs
     * one for every task in every hand.
     */
    private static final double[] NEAR = near();

    /** The value of a Knight or Wizard task that counts: it brings a token every turn. */
    private static final double INCOME = 0.7;

    /** The value of a King, which raises all limits. */
    private static final double KING = 0.8;

    /** The factor for points and income that do not count until there are more Kings (B-43, B-44). */
    private static final double UNCOUNTED = 0.4;

    private static final double TOKEN = 0.16;
    private static final double CARD = 0.12;
    private static final double USEFUL_VASSAL = 0.35;
    private static final double IDLE_VASSAL = 0.04;
    private static final double INTRIGUE = 0.2;

    /** The penalty at the number of rats that loses the game. */
    private static final double RATS = 24;

    /** The value of the dog that kills any rats; dogs last for the whole game. */
    private static final double BEST_DOG = 3;

    /** The value of any other dog. */
    private static final double DOG = 2;

    /** The factor for every further dog of a kind. */
    private static final double SECOND_DOG = 0.6;

    /** The value of a won cooperative game, negative for a lost one; it outweighs everything else. */
    private static final double DECIDED = 60;

    @Override
    public double value(GameState given, int seat) {
        var state = (KingState) given;
        if (state.rules.aim.race()) {
            return state.seats[seat].points + prospects(state, seat);
        }
        return together(state);
    }

    /** {@inheritDoc} It shrinks as the end of the game comes near. */
    @Override
    public double swing(GameState given) {
        var state = (KingState) given;
        if (!state.rules.aim.race()) {
            return 10;
        }
        int most = 0;
        for (Seat seat : state.seats) {
            most = Math.max(most, seat.points);
        }
        return 2 + 0.3 * Math.max(0, state.rules.aim.goal - most);
    }

    /** Returns the value of everything a seat has apart from its points. */
    private static double prospects(KingState state, int number) {
        if (state.step == Step.OVER) {
            return 0;
        }
        Seat seat = state.seats[number];
        int kings = seat.kings(); // passed on because recomputing it is slow in a browser
        double value = KING * seat.stack(TaskType.KING).size();
        value += INCOME * (seat.mustering(TaskType.KNIGHT) + seat.mustering(TaskType.WIZARD));
        value += CARD * Math.min(seat.hand.size(), kings);
        value += tokens(seat, kings);
        value += vassals(seat);
        value += seat.intrigue == Seat.Intrigue.BOARD ? INTRIGUE * seat.matched : 0;
        value += seat.intrigue == Seat.Intrigue.FACEDOWN ? INTRIGUE : 0;
        return value + tasks(state, seat, kings);
    }

    /**
     * Returns the value of the tokens. Tokens over the limit are lost at the end of the turn unless they are spent.
     */
    private static double tokens(Seat seat, int kings) {
        int limit = seat.family.limited() ? kings : Rules.TOKENS;
        double kept = Math.min(seat.knight, limit) + Math.min(seat.wizard, limit);
        return TOKEN * kept;
    }

    /** Returns the value of the retained vassals; those that an upcharge will need are worth more. */
    private static double vassals(Seat seat) {
        double value = 0;
        for (int i = 0; i < seat.retained.size(); i++) {
            value += asked(seat, Vassal.up(seat.retained.get(i))) ? USEFUL_VASSAL : IDLE_VASSAL;
        }
        return value;
    }

    static boolean asked(Seat seat, int face) {
        if (face == Face.WILD) {
            return true;
        }
        for (Pile stack : seat.stacks) {
            for (int i = 0; i < stack.size(); i++) {
                if (Task.of(stack.get(i)).corner() == face) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the value of the tasks in a hand, each by its worth and by the tokens that it still needs. */
    private static double tasks(KingState state, Seat seat, int kings) {
        int retained = faces(seat);
        int spared = seat.family.upchargeLess();
        double best = 0;
        double second = 0;
        double rest = 0;
        for (int i = 0; i < seat.hand.size(); i++) {
            double promise = promise(state, seat, kings, Task.of(seat.hand.get(i)), retained, spared);
            if (promise > best) {
                rest += second;
                second = best;
                best = promise;
            } else if (promise > second) {
                rest += second;
                second = promise;
            } else {
                rest += promise;
            }
        }
        // The factor 0.8: only one task can be completed per turn, so completing it must be worth more than holding it.
        return 0.8 * best + 0.8 * NEXT_TASK * second + 0.8 * NEXT_TASK * NEXT_TASK * rest;
    }

    /**
     * Returns the expected value of a task in the hand.
     *
     * @param retained the faces of the seat's retained vassals
     * @param spared the vassals that its family need not pay
     */
    private static double promise(KingState state, Seat seat, int kings, Task task, int retained, int spared) {
        TaskType type = task.isKnightWizard() ? cheaper(seat) : task.type();
        Pile stack = seat.stack(type);
        int before = stack.size();
        double worth = state.rules.edition.points(task);
        worth *= type == TaskType.KING || before < kings ? 1 : UNCOUNTED;
        if (type == TaskType.KING) {
            worth += KING;
        } else if (type != TaskType.PLOY) {
            worth += before + Rules.HOUSEHOLD < kings ? INCOME : UNCOUNTED * INCOME;
        }
        int distance = Distance.of(state.board, task, state.rules.blueLetters);
        int missing = Math.max(0, missing(stack, retained) - spared);
        return worth * (missing < LACKS ? NEAR[distance * LACKS + missing] : near(distance, missing));
    }

    /** Returns the fraction of a task's worth that remains at this distance and with this many missing vassals. */
    private static double near(int distance, int missing) {
        return Math.pow(NEARNESS, distance + MISSING_VASSAL * missing);
    }

    private static double[] near() {
        var near = new double[(Distance.MOST + 1) * LACKS];
        for (int i = 0; i < near.length; i++) {
            near[i] = near(i / LACKS, i % LACKS);
        }
        return near;
    }

    private static TaskType cheaper(Seat seat) {
        return seat.stack(TaskType.KNIGHT).size() <= seat.stack(TaskType.WIZARD).size()
                ? TaskType.KNIGHT
                : TaskType.WIZARD;
    }

    /** Returns the number of vassals that a further task on a stack costs and the seat does not have. */
    private static int missing(Pile stack, int retained) {
        int missing = 0;
        if ((retained & 1 << Face.WILD) == 0) {
            for (int i = 0; i < stack.size(); i++) {
                missing += (retained & 1 << Task.of(stack.get(i)).corner()) == 0 ? 1 : 0;
            }
        }
        return missing;
    }

    /** Returns the faces of a seat's retained vassals as a set. */
    private static int faces(Seat seat) {
        int faces = 0;
        for (int i = 0; i < seat.retained.size(); i++) {
            faces |= 1 << Vassal.up(seat.retained.get(i));
        }
        return faces;
    }

    private static double together(KingState state) {
        if (state.step == Step.OVER) {
            return state.rules.aim.reached(state) ? DECIDED : -DECIDED;
        }
        double prospects = 0;
        int points = 0;
        for (int seat = 0; seat < state.seats.length; seat++) {
            prospects += prospects(state, seat);
            points += state.seats[seat].points;
        }
        Aim aim = state.rules.aim;
        double progress = switch (aim) {
            case RACE, LONG_RACE, TOGETHER, ALONE -> points + prospects - aim.goal;
            case NIRVANA -> 2.0 * (state.nirvana - aim.goal) + 0.4 * points + prospects;
            // Here tasks are only a means: they bring tokens and remove vassals from the board.
            case PERIMETER -> -2.0 * Pattern.distance(state.board) + 0.3 * prospects;
        };
        return progress - danger(state);
    }

    /** Returns the penalty for the peril, which grows faster than linearly as it comes near. */
    private static double danger(KingState state) {
        return switch (state.rules.peril) {
            case NONE -> 0;
            case LIMBO, ABYSS -> {
                double gone = 1 - state.limbo / (double) state.rules.edition.castles();
                yield 10 * gone * gone;
            }
            case TURNS -> Peril.SOLO_TURNS - state.turnsLeft;
            case RATS -> {
                double near = state.rats.total() / (double) Rats.TOO_MANY;
                yield RATS * near * near - dogs(state);
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
            double each = dog == Dog.JACK_RUSSELL ? BEST_DOG : DOG;
            for (int owned = dog.copies - Dogs.count(state.dogs, dog); owned > 0; owned--) {
                value += each;
                each *= SECOND_DOG;
            }
        }
        return value;
    }
}
