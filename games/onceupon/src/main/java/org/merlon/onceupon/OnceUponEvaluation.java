package org.merlon.onceupon;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/**
 * Points as they stand, and what promises more: the races for Sun and Cloud, room in the castle, residents on their way
 * to the next group, guests whose power will be of use, and the tokens on the board.
 *
 * <p>The weights were tuned by games of bots that look ahead against each other.
 */
final class OnceUponEvaluation implements Evaluation {
    /** A main part, for being one of twelve. */
    private static final double PART = 1.5;

    /** How much more than its points the race for the Sun counts, and the race for the Cloud. */
    private static final double SUN_RACE = 2.0;

    private static final double CLOUD_RACE = 1.3;

    /** Keeps a race open while nobody has got far. */
    private static final double NOBODY_YET = 0.15;

    /** A place for a tower, lost to a cheap one as to a dear one. */
    static final double TOWER_PLACE = 0.84;

    /** Room for a flag. */
    static final double FLAG_ROOM = 0.8;

    /** How much of a resident group's step counts in proportion to the places filled. */
    private static final double NEXT_GROUP = 0.8;

    /** An Hourglass guest at the start of the game; its use ends with the game. */
    private static final double POWER = 1.5;

    private static final double GUARD = 0.7;

    /** Of what a Crown guest may still come to count. */
    private static final double CROWN_TO_COME = 0.5;

    private static final double DIE = 1.0;
    static final double CHOICE_LEFT = 0.9;

    /** Points that luck can still turn: in the last clearing, when a castle is nearly done, and in a whole game more. */
    private static final double LAST_SWING = 1;

    /**
     * How much more a point counts when nothing can turn it any more: whoever finishes weighs what the others can
     * still draw against a lead that would be certain, and plays on when it would not be one.
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

    /** Whether nothing is left but the last clearing, or not even that. */
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

    /** How much of the game is left, from 1 at the start to 0, by the castle that is nearest to its end. */
    static double left(OnceUponState state) {
        return 1 - (double) state.mostParts() / Castle.ALL_PARTS;
    }

    /** What one more part is worth to a seat for being one, and for the Cloud. */
    static double part(OnceUponState state, int seat) {
        return state.lastClearing() ? 0 : PART + cloudRace(state, seat, 1) - cloudRace(state, seat, 0);
    }

    /** What the hope for the Sun is worth to a seat if it had so many more towers. */
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

    /** What the hope for the Cloud is worth to a seat if it had so many more parts. */
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

    /** Who is well ahead will most probably be first. */
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

    /** What more residents are worth. */
    static double settling(OnceUponState state, Castle castle, int newcomers) {
        int residents = Math.min(Castle.MAX_RESIDENTS, castle.residents + newcomers);
        double gain = Castle.groupPoints(Castle.group(residents)) - Castle.groupPoints(castle.group());
        return state.lastClearing() ? gain : gain + nextGroup(residents) - nextGroup(castle.residents);
    }

    /** What a guest may still bring in a whole game. */
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
