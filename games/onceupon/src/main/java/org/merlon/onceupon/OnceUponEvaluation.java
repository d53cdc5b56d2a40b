package org.merlon.onceupon;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/**
 * Adds the current points and expected points: the races for Sun and Cloud, room in the castle, residents on the way to
 * the next group, guests with a useful power, and the tokens on the board.
 *
 * <p>The weights were tuned in games between bots that search ahead.
 */
final class OnceUponEvaluation implements Evaluation {
    /** The value of a main part for being one of the twelve. */
    private static final double PART = 1.5;

    /** The factor on the points of the Sun in the race for it; {@link #CLOUD_RACE} is the same for the Cloud. */
    private static final double SUN_RACE = 2.0;

    private static final double CLOUD_RACE = 1.3;

    /** The weight of "nobody yet" in a race: it keeps all shares low while nobody has got far. */
    private static final double NOBODY_YET = 0.15;

    /** The value of a free place for a tower: a cheap tower takes it as well as a valuable one. */
    static final double TOWER_PLACE = 0.84;

    /** The value of room for a flag. */
    static final double FLAG_ROOM = 0.8;

    /** The share of the points of the next resident group that counts in proportion to the places filled. */
    private static final double NEXT_GROUP = 0.8;

    /** The value of an Hourglass guest at the start of the game; it shrinks until the end. */
    private static final double POWER = 1.5;

    private static final double GUARD = 0.7;

    /** The value of each thing that a Crown guest may still count. */
    private static final double CROWN_TO_COME = 0.5;

    private static final double DIE = 1.0;
    static final double CHOICE_LEFT = 0.9;

    /** The typical change of a lead by luck in the last clearing, in points. */
    private static final double LAST_SWING = 1;

    /**
     * The factor on points once nothing can change them any more. A player who could finish compares a certain lead
     * with the points that the others can still draw, and plays on if the lead is not certain.
     */
    private static final double DECIDED = 4;

    private static final double LATE_SWING = 4;
    private static final double EARLY_SWING = 7;

    @Override
    public double value(GameState state, int seat) {
        return value((OnceUponState) state, seat);
    }

    @Override
    public double swing(GameState state) {
        var game = (OnceUponState) state;
        return decided(game) ? DECIDED * LAST_SWING : LATE_SWING + EARLY_SWING * left(game);
    }

    /** Returns true if at most the last clearing is left. */
    private static boolean decided(OnceUponState state) {
        return state.lastClearing() || state.step == Step.OVER;
    }

    private static double value(OnceUponState state, int seat) {
        double value = Scoring.total(state, seat);
        if (decided(state)) {
            return DECIDED * (state.step == Step.OVER ? value : value + LastTurn.promise(state, seat));
        }
        Castle castle = state.castles[seat];
        value += PART * castle.parts();
        value += sunRace(state, seat, 0) + cloudRace(state, seat, 0);
        value += TOWER_PLACE * (Castle.MAX_PARTS - castle.towerCount());
        value += FLAG_ROOM * (Castle.flagRoom(castle.walls) - castle.flagCount());
        value += nextGroup(castle.residents);
        for (int rest = castle.guests; rest != 0; rest &= rest - 1) {
            value += left(state) * toCome(castle, Guest.of(Integer.numberOfTrailingZeros(rest)));
        }
        value += Promise.tokens(state, seat, castle.tokens);
        if (state.toMove == seat) {
            value += DIE * unusedDice(state) + CHOICE_LEFT * state.left;
        }
        return value;
    }

    private static int unusedDice(OnceUponState state) {
        if (state.step != Step.DICE) {
            return 0;
        }
        return state.toMove == state.active ? Rules.DICE - Integer.bitCount(state.used) : 1;
    }

    /** Returns the share of the game that is left, from 1 to 0, by the castle with the most parts. */
    static double left(OnceUponState state) {
        return 1 - (double) state.mostParts() / Castle.ALL_PARTS;
    }

    /** Returns the value of one more part to a seat, including its better chance of the Cloud. */
    static double part(OnceUponState state, int seat) {
        return state.lastClearing() ? 0 : PART + cloudRace(state, seat, 1) - cloudRace(state, seat, 0);
    }

    /** Returns the value of the race for the Sun to a seat if it had {@code more} towers. */
    static double sunRace(OnceUponState state, int seat, int more) {
        if (state.sun != OnceUponState.NOBODY) {
            return 0;
        }
        double all = NOBODY_YET;
        double own = 0;
        for (int i = 0; i < state.castles.length; i++) {
            double hope = hope(state.castles[i].towerCount() + (i == seat ? more : 0), Castle.MAX_PARTS);
            all += hope;
            own = i == seat ? hope : own;
        }
        return Rules.SUN * SUN_RACE * own / all;
    }

    /** Returns the value of the race for the Cloud to a seat if it had {@code more} parts. */
    private static double cloudRace(OnceUponState state, int seat, int more) {
        double all = NOBODY_YET;
        double own = 0;
        for (int i = 0; i < state.castles.length; i++) {
            double hope = hope(state.castles[i].parts() + (i == seat ? more : 0), Castle.ALL_PARTS);
            all += hope;
            own = i == seat ? hope : own;
        }
        return Rules.CLOUD * CLOUD_RACE * own / all;
    }

    /** Returns the weight of a seat in a race; it grows with the third power, because a clear leader usually wins. */
    private static double hope(int done, int of) {
        double part = (double) done / of;
        return part * part * part;
    }

    private static double nextGroup(int residents) {
        int group = Castle.group(residents);
        if (group == 0 || group == Castle.group(Castle.MAX_RESIDENTS)) {
            return 0;
        }
        int step = Castle.groupPoints(group + 1) - Castle.groupPoints(group);
        int filled = residents - Castle.RESIDENTS_IN_GROUP * (group - 1) - 1;
        return NEXT_GROUP * step * filled / Castle.RESIDENTS_IN_GROUP;
    }

    /** Returns the value of more residents to a castle. */
    static double settling(OnceUponState state, Castle castle, int newcomers) {
        int residents = Math.min(Castle.MAX_RESIDENTS, castle.residents + newcomers);
        double gain = Castle.groupPoints(Castle.group(residents)) - Castle.groupPoints(castle.group());
        return state.lastClearing() ? gain : gain + nextGroup(residents) - nextGroup(castle.residents);
    }

    /** Returns the points that a guest may still bring in a whole game. */
    static double toCome(Castle castle, Guest guest) {
        return switch (guest.kind()) {
            case BOLT -> 0;
            case HOURGLASS -> guest == Guest.GUARD ? GUARD : POWER;
            case CROWN ->
                CROWN_TO_COME
                        * switch (guest.per()) {
                            case FLOOR -> Castle.MAX_PARTS - castle.floors;
                            case WALL -> Castle.MAX_PARTS - castle.walls;
                            case TOWER -> Castle.MAX_PARTS - castle.towerCount();
                            case FLAG -> (Castle.flagRoom(Castle.MAX_PARTS) - castle.flagCount()) / 2.0;
                            case CROWN, ITSELF -> 0;
                        };
        };
    }
}
