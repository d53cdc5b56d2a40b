package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The legal moves of the reference model: it checks each possible move text directly against the rules. */
final class ReferenceMoves {
    private static final int MAX_BLOCKS_PER_TURN = 3;
    private static final int MAX_CARDS_PER_TURN = 2;
    private static final int MIN_CASTLES = 6;
    private static final int MIN_CASTLE_DISTANCE = 3;

    private static final List<String> MOVES_WITHOUT_SPACE =
            List.of("stay", "draw", "score", "end", "card ap6", "card ap7");
    private static final List<String> ONE_SPACE_VERBS =
            List.of("castle", "setup", "king", "knight", "block", "card under", "card supply");
    private static final List<String> TWO_SPACE_VERBS = List.of(
            "move", "door", "card leap", "card diagonal", "card doors", "card shift", "card relocate", "card vault");

    private final ReferencePosition position;
    private final ReferenceCastles castles;

    ReferenceMoves(ReferencePosition position) {
        this.position = position;
        castles = position.castles();
    }

    Set<String> legal() {
        Set<String> legal = new TreeSet<>();
        for (String move : MOVES_WITHOUT_SPACE) {
            if (isLegalWithoutSpace(move)) {
                legal.add(move);
            }
        }
        for (int size = 0; size <= 9; size++) {
            if (position.step.equals("stack") && position.seatToMove().stacks.contains(size)) {
                legal.add("stack " + size);
            }
        }
        for (ReferenceSpace to : ReferenceSpace.ALL) {
            for (String verb : ONE_SPACE_VERBS) {
                if (isLegalWithSpace(verb, to)) {
                    legal.add(verb + " " + to);
                }
            }
            for (ReferenceSpace from : ReferenceSpace.ALL) {
                for (String verb : TWO_SPACE_VERBS) {
                    if (isLegalWithTwoSpaces(verb, from, to)) {
                        legal.add(verb + " " + from + " " + to);
                    }
                }
            }
        }
        return legal;
    }

    private boolean isTurn() {
        return position.step.equals("turn");
    }

    /** Returns true if the action is available: enough action points, or the card in hand and none played yet. */
    private boolean isAvailable(String verb) {
        if (!isTurn()) {
            return false;
        }
        if (verb.startsWith("card ")) {
            return !position.played && position.seatToMove().hand.contains(verb.substring("card ".length()));
        }
        return position.ap >= (verb.equals("knight") ? 2 : 1);
    }

    private boolean isLegalWithoutSpace(String move) {
        return switch (move) {
            case "stay" -> position.step.equals("king");
            case "end" -> isTurn();
            case "draw" -> isAvailable(move) && position.bought < MAX_CARDS_PER_TURN && deckHasCards();
            default -> isAvailable(move);
        };
    }

    private boolean deckHasCards() {
        return switch (position.cards) {
            case "common" -> !position.deck.isEmpty() || !position.discard.isEmpty();
            case "own" -> !position.seatToMove().deck.isEmpty();
            default -> false;
        };
    }

    private boolean isLegalWithSpace(String verb, ReferenceSpace to) {
        return switch (verb) {
            case "castle" -> position.step.equals("castle") && isFarFromCastles(to);
            case "setup" -> position.step.equals("setup") && isOnEmptyCastle(to);
            case "king" ->
                switch (position.step) {
                    case "king-setup" -> isOnEmptyCastle(to);
                    case "king" -> position.height(to) > 0 && position.isFree(to);
                    default -> false;
                };
            case "knight" ->
                isAvailable(verb)
                        && position.knightsOf(position.toMove).size() < position.knightsPerSeat
                        && isBesideKnight(to, position.knightsOf(position.toMove));
            case "block" ->
                isAvailable(verb)
                        && position.stack > 0
                        && position.placed < MAX_BLOCKS_PER_TURN
                        && position.isFree(to)
                        && castles.canTakeBlock(to, false);
            case "card under" ->
                isAvailable(verb)
                        && position.knightOn(to) == position.toMove
                        && (position.stack > 0
                                || position.seatToMove().stacks.stream().anyMatch(size -> size > 0))
                        && castles.canTakeBlock(to, true);
            case "card supply" ->
                isAvailable(verb) && position.supply > 0 && position.isFree(to) && castles.canTakeBlock(to, false);
            default -> throw new IllegalArgumentException(verb);
        };
    }

    private boolean isFarFromCastles(ReferenceSpace to) {
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            if (position.height(space) > 0 && space.distance(to) < MIN_CASTLE_DISTANCE) {
                return false;
            }
        }
        return true;
    }

    private boolean isOnEmptyCastle(ReferenceSpace to) {
        if (position.height(to) == 0) {
            return false;
        }
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            if (castles.castleNumber(space) == castles.castleNumber(to) && !position.isFree(space)) {
                return false;
            }
        }
        return true;
    }

    private boolean isBesideKnight(ReferenceSpace to, List<ReferenceSpace> knights) {
        if (!position.isFree(to)) {
            return false;
        }
        for (ReferenceSpace knight : knights) {
            if (knight.touches(to) && position.height(to) <= position.height(knight)) {
                return true;
            }
        }
        return false;
    }

    private boolean isLegalWithTwoSpaces(String verb, ReferenceSpace from, ReferenceSpace to) {
        if (!isAvailable(verb) || from.equals(to)) {
            return false;
        }
        if (verb.equals("card shift")) {
            return canShift(from, to);
        }
        if (position.knightOn(from) != position.toMove || !position.isFree(to)) {
            return false;
        }
        int climb = position.height(to) - position.height(from);
        return switch (verb) {
            case "move" -> from.touches(to) && climb <= 1;
            case "door" -> isThroughCastle(from, to) && climb <= 0;
            case "card doors" -> isThroughCastle(from, to);
            case "card leap" -> from.touches(to) && climb == 2;
            case "card diagonal" -> from.isDiagonalTo(to) && climb <= 1;
            case "card vault" -> isOverKnight(from, to) && climb <= 1;
            case "card relocate" -> {
                List<ReferenceSpace> others = new ArrayList<>(position.knightsOf(position.toMove));
                others.remove(from);
                yield isBesideKnight(to, others);
            }
            default -> throw new IllegalArgumentException(verb);
        };
    }

    private boolean isThroughCastle(ReferenceSpace from, ReferenceSpace to) {
        for (ReferenceSpace in : from.neighbours()) {
            for (ReferenceSpace out : to.neighbours()) {
                if (castles.castleNumber(in) != 0
                        && castles.castleNumber(in) == castles.castleNumber(out)
                        && position.height(in) > position.height(from)
                        && position.height(out) > position.height(to)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOverKnight(ReferenceSpace from, ReferenceSpace to) {
        for (ReferenceSpace middle : from.neighbours()) {
            ReferenceSpace behind = middle.offset(middle.column() - from.column(), middle.row() - from.row());
            if (behind.equals(to) && position.knightOn(middle) >= 0) {
                return true;
            }
        }
        return false;
    }

    private boolean canShift(ReferenceSpace from, ReferenceSpace to) {
        if (position.height(from) == 0 || !position.isFree(from) || !position.isFree(to)) {
            return false;
        }
        int sourceCastle = castles.castleNumber(from);
        if (position.shift.equals("empty-castles") && holdsKnight(sourceCastle)) {
            return false;
        }
        var newHeights = new int[ReferenceSpace.SIZE][];
        for (int column = 0; column < ReferenceSpace.SIZE; column++) {
            newHeights[column] = position.heights[column].clone();
        }
        newHeights[from.column()][from.row()]--;
        var remainingCastles = new ReferenceCastles(newHeights);
        boolean vanishes = castles.area(sourceCastle) == 1 && position.height(from) == 1;
        if (!vanishes && (remainingCastles.count() > castles.count() || hasTooTallCastle(remainingCastles))) {
            return false;
        }
        if (!remainingCastles.canTakeBlock(to, true)) {
            return false;
        }
        newHeights[to.column()][to.row()]++;
        return !vanishes || new ReferenceCastles(newHeights).count() >= MIN_CASTLES;
    }

    private boolean holdsKnight(int castle) {
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            if (castles.castleNumber(space) == castle && position.knightOn(space) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasTooTallCastle(ReferenceCastles castles) {
        for (int number = 1; number <= castles.count(); number++) {
            if (castles.maxHeight(number) > castles.area(number)) {
                return true;
            }
        }
        return false;
    }
}
