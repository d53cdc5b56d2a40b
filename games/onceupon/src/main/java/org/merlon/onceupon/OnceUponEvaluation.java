package org.merlon.onceupon;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;

/**
 * Adds the current points and expected points: the races for Sun and Cloud, room in the castle, residents on the way to
 * the next group, guests with a useful power, and the tokens on the board.
 *
 * <p>The weights were tuned in games between bots that search ahead.
 */
final class OnceUponEvaluation implements Evaluation {
    /** The value of a main part for being one of the twelve. */
    private static final double PART_VALUE = 1.5;

    /** The factor on the points of the Sun in the race for it; {@link #CLOUD_RACE_FACTOR} is the same for the Cloud. */
    private static final double SUN_RACE_FACTOR = 2.0;

    private static final double CLOUD_RACE_FACTOR = 1.3;

    /** The weight of "nobody yet" in a race: it keeps all shares low while nobody has got far. */
    private static final double NO_LEADER_WEIGHT = 0.15;

    /** The value of a free place for a tower: a cheap tower takes it as well as a valuable one. */
    static final double TOWER_PLACE_VALUE = 0.84;

    /** The value of room for a flag. */
    static final double FLAG_ROOM_VALUE = 0.8;

    /** The share of the points of the next resident group that counts in proportion to the places filled. */
    private static final double NEXT_GROUP_SHARE = 0.8;

    /** The value of an Hourglass guest at the start of the game; it shrinks until the end. */
    private static final double HOURGLASS_VALUE = 1.5;

    private static final double GUARD_VALUE = 0.7;

    /** The value of each thing that a Crown guest may still count. */
    private static final double CROWN_FUTURE_VALUE = 0.5;

    private static final double DIE_VALUE = 1.0;
    static final double CHOICE_VALUE = 0.9;

    /** The typical change of a lead by luck in the last clearing, in points. */
    private static final double LAST_CLEARING_SWING = 1;

    /**
     * The factor on points once nothing can change them any more. A player who could finish compares a certain lead
     * with the points that the others can still draw, and plays on if the lead is not certain.
     */
    private static final double DECIDED_FACTOR = 4;

    private static final double LATE_SWING = 4;
    private static final double EXTRA_EARLY_SWING = 7;

    @Override
    public double value(GameState state, int seat) {
        return value((OnceUponState) state, seat);
    }

    @Override
    public double swing(GameState state) {
        var game = (OnceUponState) state;
        return isDecided(game) ? DECIDED_FACTOR * LAST_CLEARING_SWING : LATE_SWING + EXTRA_EARLY_SWING * gameLeft(game);
    }

    /** Returns true if at most the last clearing is left. */
    private static boolean isDecided(OnceUponState state) {
        return state.isLastClearing() || state.step == Step.OVER;
    }

    private static double value(OnceUponState state, int seat) {
        double value = Scoring.total(state, seat);
        if (isDecided(state)) {
            return DECIDED_FACTOR * (state.step == Step.OVER ? value : value + LastTurnEstimate.bestValue(state, seat));
        }
        Castle castle = state.castles[seat];
        value += PART_VALUE * castle.partCount();
        value += sunRaceValue(state, seat, 0) + cloudRaceValue(state, seat, 0);
        value += TOWER_PLACE_VALUE * (Castle.MAX_PARTS - castle.towerCount());
        value += FLAG_ROOM_VALUE * (Castle.flagRoom(castle.walls) - castle.flagCount());
        value += nextGroupValue(castle.residents);
        for (int remaining = castle.guests; remaining != 0; remaining &= remaining - 1) {
            value += gameLeft(state) * futureValue(castle, Guest.of(Integer.numberOfTrailingZeros(remaining)));
        }
        value += TokenValues.value(state, seat, castle.tokens);
        if (state.toMove == seat) {
            value += DIE_VALUE * unusedDice(state) + CHOICE_VALUE * state.choicesLeft;
        }
        return value;
    }

    private static int unusedDice(OnceUponState state) {
        if (state.step != Step.DICE) {
            return 0;
        }
        return state.toMove == state.activeSeat ? Rules.DICE_COUNT - Integer.bitCount(state.usedDice) : 1;
    }

    /** Returns the share of the game that is left, from 1 to 0, by the castle with the most parts. */
    static double gameLeft(OnceUponState state) {
        return 1 - (double) state.maxPartCount() / Castle.ALL_PARTS;
    }

    /** Returns the value of one more part to a seat, including its better chance of the Cloud. */
    static double partValue(OnceUponState state, int seat) {
        return state.isLastClearing()
                ? 0
                : PART_VALUE + cloudRaceValue(state, seat, 1) - cloudRaceValue(state, seat, 0);
    }

    /** Returns the value of the race for the Sun to a seat if it had {@code more} towers. */
    static double sunRaceValue(OnceUponState state, int seat, int more) {
        if (state.sunOwner != OnceUponState.NOBODY) {
            return 0;
        }
        double total = NO_LEADER_WEIGHT;
        double ownWeight = 0;
        for (int i = 0; i < state.castles.length; i++) {
            double weight = raceWeight(state.castles[i].towerCount() + (i == seat ? more : 0), Castle.MAX_PARTS);
            total += weight;
            ownWeight = i == seat ? weight : ownWeight;
        }
        return Rules.SUN_POINTS * SUN_RACE_FACTOR * ownWeight / total;
    }

    /** Returns the value of the race for the Cloud to a seat if it had {@code more} parts. */
    private static double cloudRaceValue(OnceUponState state, int seat, int more) {
        double total = NO_LEADER_WEIGHT;
        double ownWeight = 0;
        for (int i = 0; i < state.castles.length; i++) {
            double weight = raceWeight(state.castles[i].partCount() + (i == seat ? more : 0), Castle.ALL_PARTS);
            total += weight;
            ownWeight = i == seat ? weight : ownWeight;
        }
        return Rules.CLOUD_POINTS * CLOUD_RACE_FACTOR * ownWeight / total;
    }

    /** Returns the weight of a seat in a race; it grows with the third power, because a clear leader usually wins. */
    private static double raceWeight(int done, int total) {
        double progress = (double) done / total;
        return progress * progress * progress;
    }

    private static double nextGroupValue(int residents) {
        int group = Castle.residentGroup(residents);
        if (group == 0 || group == Castle.residentGroup(Castle.MAX_RESIDENTS)) {
            return 0;
        }
        int step = Castle.groupPoints(group + 1) - Castle.groupPoints(group);
        int filled = residents - Castle.RESIDENTS_IN_GROUP * (group - 1) - 1;
        return NEXT_GROUP_SHARE * step * filled / Castle.RESIDENTS_IN_GROUP;
    }

    /** Returns the value of more residents to a castle. */
    static double residentsValue(OnceUponState state, Castle castle, int newcomers) {
        int residents = Math.min(Castle.MAX_RESIDENTS, castle.residents + newcomers);
        double gain = Castle.groupPoints(Castle.residentGroup(residents)) - Castle.groupPoints(castle.residentGroup());
        return state.isLastClearing() ? gain : gain + nextGroupValue(residents) - nextGroupValue(castle.residents);
    }

    /** Returns the points that a guest may still bring in a whole game. */
    static double futureValue(Castle castle, Guest guest) {
        return switch (guest.kind()) {
            case BOLT -> 0;
            case HOURGLASS -> guest == Guest.GUARD ? GUARD_VALUE : HOURGLASS_VALUE;
            case CROWN ->
                CROWN_FUTURE_VALUE
                        * switch (guest.pointsBasis()) {
                            case FLOOR -> Castle.MAX_PARTS - castle.floors;
                            case WALL -> Castle.MAX_PARTS - castle.walls;
                            case TOWER -> Castle.MAX_PARTS - castle.towerCount();
                            case FLAG -> (Castle.flagRoom(Castle.MAX_PARTS) - castle.flagCount()) / 2.0;
                            case CROWN, ITSELF -> 0;
                        };
        };
    }
}
