package org.merlon.torres;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The points of a scoring in the reference model. */
final class NaiveScoring {
    private static final int KNIGHTS = 6;

    private NaiveScoring() {}

    static int points(NaivePosition at, int seat) {
        NaiveCastles castles = at.castles();
        List<Spot> knights = at.knightsOf(seat);
        int points = 0;
        for (int castle = 1; castle <= castles.count(); castle++) {
            int highest = 0;
            for (Spot knight : knights) {
                if (castles.number(knight) == castle) {
                    highest = Math.max(highest, at.height(knight));
                }
            }
            points += castles.area(castle) * highest;
        }
        if (at.king != null) {
            int kings = castles.number(Spot.of(at.king));
            boolean there = false;
            for (Spot knight : knights) {
                there |= castles.number(knight) == kings && at.height(knight) == at.phase;
            }
            points += there ? 5 * at.phase : 0;
        }
        return points + (at.masterCard == null ? 0 : cardPoints(at, castles, at.masterCard, seat, knights));
    }

    private static int cardPoints(NaivePosition at, NaiveCastles castles, String card, int seat, List<Spot> knights) {
        boolean third = at.phase == 3;
        return switch (card) {
            case "rank" -> three(knights, 1, 0) || three(knights, 0, 1) ? 5 : 0;
            case "outposts" -> castlesHeld(castles, knights) >= 4 ? 5 : 0;
            case "court" -> nextToKing(at, knights) ? 5 : 0;
            case "stairs" -> third && levels(at, knights).containsAll(Set.of(1, 2, 3, 4)) ? 15 : 0;
            case "summit" -> third && highest(at, seat, knights) ? 12 : 0;
            case "marches" -> third && allEdges(knights) ? 15 : 0;
            case "garrison" ->
                third && knights.size() == KNIGHTS && !levels(at, knights).contains(0) ? 12 : 0;
            case "bend" -> third && (three(knights, 1, 1) || three(knights, 1, -1)) ? 10 : 0;
            default -> throw new IllegalArgumentException(card);
        };
    }

    private static boolean three(List<Spot> knights, int columns, int rows) {
        for (Spot knight : knights) {
            if (knights.contains(knight.plus(columns, rows)) && knights.contains(knight.plus(2 * columns, 2 * rows))) {
                return true;
            }
        }
        return false;
    }

    private static int castlesHeld(NaiveCastles castles, List<Spot> knights) {
        Set<Integer> held = new TreeSet<>();
        for (Spot knight : knights) {
            held.add(castles.number(knight));
        }
        held.remove(0);
        return held.size();
    }

    private static boolean nextToKing(NaivePosition at, List<Spot> knights) {
        for (Spot knight : knights) {
            if (at.king != null && knight.touches(Spot.of(at.king))) {
                return true;
            }
        }
        return false;
    }

    private static Set<Integer> levels(NaivePosition at, List<Spot> knights) {
        Set<Integer> levels = new TreeSet<>();
        for (Spot knight : knights) {
            levels.add(at.height(knight));
        }
        return levels;
    }

    private static boolean highest(NaivePosition at, int seat, List<Spot> knights) {
        for (Spot knight : knights) {
            boolean above = true;
            for (Spot spot : Spot.ALL) {
                int owner = at.knightOn(spot);
                above &= owner < 0 || owner == seat || at.height(spot) < at.height(knight);
            }
            if (above) {
                return true;
            }
        }
        return false;
    }

    private static boolean allEdges(List<Spot> knights) {
        boolean left = false;
        boolean right = false;
        boolean bottom = false;
        boolean top = false;
        for (Spot knight : knights) {
            left |= knight.column() == 0;
            right |= knight.column() == Spot.SIZE - 1;
            bottom |= knight.row() == 0;
            top |= knight.row() == Spot.SIZE - 1;
        }
        return left && right && bottom && top;
    }
}
