package org.merlon.onceupon;

/** Values the tokens on a board: each has a share of the value of its lines. */
final class Promise {
    /** The share of a line's value for all its tokens: less than 1, or a bot would never clear a line. */
    private static final double COMPLETE = 0.85;

    private static final double ONE_OF_TWO = 0.35;
    private static final double TWO_OF_THREE = 0.5;
    private static final double ONE_OF_THREE = 0.2;

    /** The average value of an Apprentice card that is still face down. */
    private static final double CARD = 2.3;

    private Promise() {}

    /** Returns the value of a seat's tokens; each counts for its best line only, because only one line can use it. */
    static double tokens(OnceUponState state, int seat, int tokens) {
        Castle castle = state.castles[seat];
        int toFill = state.lastClearing() ? LastTurn.toFill(state, seat) : Board.ALL;
        double part = OnceUponEvaluation.part(state, seat);
        var promised = new double[Line.COUNT];
        for (int i = 0; i < promised.length; i++) {
            Line line = Line.of(i);
            int there = Integer.bitCount(line.squares() & tokens);
            boolean hopeless = (line.squares() & ~tokens & ~toFill) != 0;
            if (there > 0 && !hopeless) {
                double share = share(there, Integer.bitCount(line.squares())) / there;
                promised[i] = share * worth(state, castle, seat, line, part);
            }
        }
        double value = 0;
        for (int rest = tokens; rest != 0; rest &= rest - 1) {
            double best = 0;
            for (int lines = Line.through(Board.first(rest)); lines != 0; lines &= lines - 1) {
                double one = promised[Integer.numberOfTrailingZeros(lines)];
                best = one > best ? one : best;
            }
            value += best;
        }
        return value;
    }

    private static double share(int there, int size) {
        if (there == size) {
            return COMPLETE;
        }
        if (there == size - 1) {
            return size == 2 ? ONE_OF_TWO : TWO_OF_THREE;
        }
        return ONE_OF_THREE;
    }

    /**
     * Returns the value of clearing a line to a seat.
     *
     * @param part the value of one more part to the seat
     */
    private static double worth(OnceUponState state, Castle castle, int seat, Line line, double part) {
        double worth = castle.canDraw(line) ? drawing(state, castle, seat, line, part) : 0;
        return switch (state.rules.power(line)) {
            case NONE -> worth;
            case BOLT -> Math.max(worth, waking(state, castle));
            case STEAL -> Math.max(worth, stealing(state, castle, seat));
        };
    }

    /** Returns the value of a line's reward, minus the value of the place that it takes in the castle. */
    private static double drawing(OnceUponState state, Castle castle, int seat, Line line, double part) {
        boolean last = state.lastClearing();
        return switch (line.reward()) {
            case TOWER -> {
                double sun = OnceUponEvaluation.sunRace(state, seat, 1) - OnceUponEvaluation.sunRace(state, seat, 0);
                yield line.worth() + part + (last ? 0 : sun - OnceUponEvaluation.TOWER_PLACE);
            }
            case WALL -> {
                int room = Castle.flagRoom(castle.walls + 1) - Castle.flagRoom(castle.walls);
                yield OnceUponEvaluation.settling(state, castle, line.worth())
                        + part
                        + (last ? 0 : OnceUponEvaluation.FLAG_ROOM * room);
            }
            case FLAG -> line.worth() - (last ? 0 : OnceUponEvaluation.FLAG_ROOM);
            case FLOOR -> {
                double guest = state.rules.opensGuests() ? best(state, castle, state.pile.openGuests()) : CARD;
                yield guest + part;
            }
        };
    }

    private static double waking(OnceUponState state, Castle castle) {
        double best = 0;
        for (int rest = castle.guests & Guest.BOLTS; rest != 0; rest &= rest - 1) {
            best = Math.max(best, acting(state, castle, Guest.of(Integer.numberOfTrailingZeros(rest))));
        }
        return best;
    }

    private static double stealing(OnceUponState state, Castle castle, int seat) {
        double best = 0;
        for (int other = 0; other < state.castles.length; other++) {
            if (other != seat) {
                best = Math.max(best, best(state, castle, state.castles[other].stealable()));
            }
        }
        return best;
    }

    /** Returns the value of the best of a set of guests: its points, its immediate effect and its later use. */
    private static double best(OnceUponState state, Castle castle, int guests) {
        double left = state.lastClearing() ? 0 : OnceUponEvaluation.left(state);
        double best = 0;
        for (int rest = guests; rest != 0; rest &= rest - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(rest));
            double value = Scoring.guest(castle, guest)
                    + acting(state, castle, guest)
                    + left * OnceUponEvaluation.toCome(castle, guest);
            best = Math.max(best, value);
        }
        return best;
    }

    /** Returns the value of the effect that a guest has when it comes or is woken. */
    private static double acting(OnceUponState state, Castle castle, Guest guest) {
        if (guest == Guest.BOHEMIAN) {
            return OnceUponEvaluation.settling(state, castle, Effects.BOHEMIANS);
        }
        return state.lastClearing() ? 0 : OnceUponEvaluation.CHOICE_LEFT * Effects.choices(guest);
    }
}
