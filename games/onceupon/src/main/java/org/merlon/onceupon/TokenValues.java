package org.merlon.onceupon;

import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/** Values the tokens on a board: each has a share of the value of its lines. */
final class TokenValues {
    /** The share of a line's value for all its tokens: less than 1, or a bot would never clear a line. */
    private static final double SHARE_COMPLETE = 0.85;

    private static final double SHARE_ONE_OF_TWO = 0.35;
    private static final double SHARE_TWO_OF_THREE = 0.5;
    private static final double SHARE_ONE_OF_THREE = 0.2;

    /** The average value of an Apprentice card that is still face down. */
    private static final double CARD_VALUE = 2.3;

    private TokenValues() {}

    /** Returns the value of a seat's tokens; each counts for its best line only, because only one line can use it. */
    static double value(OnceUponState state, int seat, int tokens) {
        Castle castle = state.castles[seat];
        int fillableSquares =
                state.isLastClearing() ? LastTurnEstimate.fillableSquares(state, seat) : Board.ALL_SQUARES;
        double partValue = OnceUponEvaluation.partValue(state, seat);
        var valuePerToken = new double[Line.COUNT];
        for (int i = 0; i < valuePerToken.length; i++) {
            Line line = Line.of(i);
            int placed = Integer.bitCount(line.squares() & tokens);
            boolean impossible = (line.squares() & ~tokens & ~fillableSquares) != 0;
            if (placed > 0 && !impossible) {
                double share = share(placed, Integer.bitCount(line.squares())) / placed;
                valuePerToken[i] = share * lineValue(state, castle, seat, line, partValue);
            }
        }
        double value = 0;
        for (int remaining = tokens; remaining != 0; remaining &= remaining - 1) {
            double best = 0;
            for (int lines = Line.linesThrough(Board.first(remaining)); lines != 0; lines &= lines - 1) {
                double candidate = valuePerToken[Integer.numberOfTrailingZeros(lines)];
                best = candidate > best ? candidate : best;
            }
            value += best;
        }
        return value;
    }

    private static double share(int placed, int size) {
        if (placed == size) {
            return SHARE_COMPLETE;
        }
        if (placed == size - 1) {
            return size == 2 ? SHARE_ONE_OF_TWO : SHARE_TWO_OF_THREE;
        }
        return SHARE_ONE_OF_THREE;
    }

    /**
     * Returns the value of clearing a line to a seat.
     *
     * @param partValue the value of one more part to the seat
     */
    private static double lineValue(OnceUponState state, Castle castle, int seat, Line line, double partValue) {
        double value = castle.canDraw(line) ? rewardValue(state, castle, seat, line, partValue) : 0;
        return switch (state.rules.power(line)) {
            case NONE -> value;
            case BOLT -> Math.max(value, bestBoltValue(state, castle));
            case STEAL -> Math.max(value, bestStealValue(state, castle, seat));
        };
    }

    /** Returns the value of a line's reward, minus the value of the place that it takes in the castle. */
    private static double rewardValue(OnceUponState state, Castle castle, int seat, Line line, double partValue) {
        boolean isLastClearing = state.isLastClearing();
        return switch (line.reward()) {
            case TOWER -> {
                double sunGain = OnceUponEvaluation.sunRaceValue(state, seat, 1)
                        - OnceUponEvaluation.sunRaceValue(state, seat, 0);
                yield line.worth() + partValue + (isLastClearing ? 0 : sunGain - OnceUponEvaluation.TOWER_PLACE_VALUE);
            }
            case WALL -> {
                int room = Castle.flagRoom(castle.walls + 1) - Castle.flagRoom(castle.walls);
                yield OnceUponEvaluation.residentsValue(state, castle, line.worth())
                        + partValue
                        + (isLastClearing ? 0 : OnceUponEvaluation.FLAG_ROOM_VALUE * room);
            }
            case FLAG -> line.worth() - (isLastClearing ? 0 : OnceUponEvaluation.FLAG_ROOM_VALUE);
            case FLOOR -> {
                double guestValue = state.rules.hasOpenGuests()
                        ? bestGuestValue(state, castle, state.pile.openGuests())
                        : CARD_VALUE;
                yield guestValue + partValue;
            }
        };
    }

    private static double bestBoltValue(OnceUponState state, Castle castle) {
        double best = 0;
        for (int remaining = castle.guests & Guest.BOLTS; remaining != 0; remaining &= remaining - 1) {
            best = Math.max(best, effectValue(state, castle, Guest.of(Integer.numberOfTrailingZeros(remaining))));
        }
        return best;
    }

    private static double bestStealValue(OnceUponState state, Castle castle, int seat) {
        double best = 0;
        for (int other = 0; other < state.castles.length; other++) {
            if (other != seat) {
                best = Math.max(best, bestGuestValue(state, castle, state.castles[other].stealableGuests()));
            }
        }
        return best;
    }

    /** Returns the value of the best of a set of guests: its points, its immediate effect and its later use. */
    private static double bestGuestValue(OnceUponState state, Castle castle, int guests) {
        double gameLeft = state.isLastClearing() ? 0 : OnceUponEvaluation.gameLeft(state);
        double best = 0;
        for (int remaining = guests; remaining != 0; remaining &= remaining - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(remaining));
            double value = Scoring.guestPoints(castle, guest)
                    + effectValue(state, castle, guest)
                    + gameLeft * OnceUponEvaluation.futureValue(castle, guest);
            best = Math.max(best, value);
        }
        return best;
    }

    /** Returns the value of the effect that a guest has when it comes or is woken. */
    private static double effectValue(OnceUponState state, Castle castle, Guest guest) {
        if (guest == Guest.BOHEMIAN) {
            return OnceUponEvaluation.residentsValue(state, castle, GuestEffects.BOHEMIAN_RESIDENTS);
        }
        return state.isLastClearing() ? 0 : OnceUponEvaluation.CHOICE_VALUE * GuestEffects.choiceCount(guest);
    }
}
