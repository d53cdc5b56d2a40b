package org.merlon.torres;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The points of a scoring in the reference model. */
final class ReferenceScoring {
    private ReferenceScoring() {}

    static int points(ReferencePosition position, int seat) {
        ReferenceCastles castles = position.castles();
        List<ReferenceSpace> knights = position.knightsOf(seat);
        int points = 0;
        for (int castle = 1; castle <= castles.count(); castle++) {
            int highest = 0;
            for (ReferenceSpace knight : knights) {
                if (castles.castleNumber(knight) == castle) {
                    highest = Math.max(highest, position.height(knight));
                }
            }
            points += castles.area(castle) * highest;
        }
        if (position.king != null) {
            int kingsCastle = castles.castleNumber(ReferenceSpace.of(position.king));
            boolean getsBonus = false;
            for (ReferenceSpace knight : knights) {
                getsBonus |= castles.castleNumber(knight) == kingsCastle && position.height(knight) == position.phase;
            }
            points += getsBonus ? 5 * position.phase : 0;
        }
        return points
                + (position.masterCard == null ? 0 : cardPoints(position, castles, position.masterCard, seat, knights));
    }

    private static int cardPoints(
            ReferencePosition position, ReferenceCastles castles, String card, int seat, List<ReferenceSpace> knights) {
        boolean isThirdPhase = position.phase == 3;
        return switch (card) {
            case "rank" -> hasThreeInLine(knights, 1, 0) || hasThreeInLine(knights, 0, 1) ? 5 : 0;
            case "outposts" -> heldCastleCount(castles, knights) >= 4 ? 5 : 0;
            case "court" -> isNextToKing(position, knights) ? 5 : 0;
            case "stairs" -> isThirdPhase && levels(position, knights).containsAll(Set.of(1, 2, 3, 4)) ? 15 : 0;
            case "summit" -> isThirdPhase && hasHighestKnight(position, seat, knights) ? 12 : 0;
            case "marches" -> isThirdPhase && isOnAllEdges(knights) ? 15 : 0;
            case "garrison" ->
                isThirdPhase
                                && knights.size() == position.knightsPerSeat
                                && !levels(position, knights).contains(0)
                        ? 12
                        : 0;
            case "bend" -> isThirdPhase && (hasThreeInLine(knights, 1, 1) || hasThreeInLine(knights, 1, -1)) ? 10 : 0;
            default -> throw new IllegalArgumentException(card);
        };
    }

    private static boolean hasThreeInLine(List<ReferenceSpace> knights, int columns, int rows) {
        for (ReferenceSpace knight : knights) {
            if (knights.contains(knight.offset(columns, rows))
                    && knights.contains(knight.offset(2 * columns, 2 * rows))) {
                return true;
            }
        }
        return false;
    }

    private static int heldCastleCount(ReferenceCastles castles, List<ReferenceSpace> knights) {
        Set<Integer> held = new TreeSet<>();
        for (ReferenceSpace knight : knights) {
            held.add(castles.castleNumber(knight));
        }
        held.remove(0);
        return held.size();
    }

    private static boolean isNextToKing(ReferencePosition position, List<ReferenceSpace> knights) {
        for (ReferenceSpace knight : knights) {
            if (position.king != null && knight.touches(ReferenceSpace.of(position.king))) {
                return true;
            }
        }
        return false;
    }

    private static Set<Integer> levels(ReferencePosition position, List<ReferenceSpace> knights) {
        Set<Integer> levels = new TreeSet<>();
        for (ReferenceSpace knight : knights) {
            levels.add(position.height(knight));
        }
        return levels;
    }

    private static boolean hasHighestKnight(ReferencePosition position, int seat, List<ReferenceSpace> knights) {
        for (ReferenceSpace knight : knights) {
            boolean isHighest = true;
            for (ReferenceSpace space : ReferenceSpace.ALL) {
                int owner = position.knightOn(space);
                isHighest &= owner < 0 || owner == seat || position.height(space) < position.height(knight);
            }
            if (isHighest) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOnAllEdges(List<ReferenceSpace> knights) {
        boolean left = false;
        boolean right = false;
        boolean bottom = false;
        boolean top = false;
        for (ReferenceSpace knight : knights) {
            left |= knight.column() == 0;
            right |= knight.column() == ReferenceSpace.SIZE - 1;
            bottom |= knight.row() == 0;
            top |= knight.row() == ReferenceSpace.SIZE - 1;
        }
        return left && right && bottom && top;
    }
}
