package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The legal moves of the reference model: it checks each possible move text directly against the rules. */
final class NaiveMoves {
    private static final int KNIGHTS = 6;
    private static final int BLOCKS_A_TURN = 3;
    private static final int CARDS_A_TURN = 2;
    private static final int CASTLES_LEFT = 6;
    private static final int CASTLE_DISTANCE = 3;

    private static final List<String> ALONE = List.of("stay", "draw", "score", "end", "card ap6", "card ap7");
    private static final List<String> WITH_ONE_SPACE =
            List.of("castle", "setup", "king", "knight", "block", "card under", "card supply");
    private static final List<String> WITH_TWO_SPACES = List.of(
            "move", "door", "card leap", "card diagonal", "card doors", "card shift", "card relocate", "card vault");

    private final NaivePosition at;
    private final NaiveCastles castles;

    NaiveMoves(NaivePosition at) {
        this.at = at;
        castles = at.castles();
    }

    Set<String> legal() {
        Set<String> legal = new TreeSet<>();
        for (String move : ALONE) {
            if (alone(move)) {
                legal.add(move);
            }
        }
        for (int size = 0; size <= 9; size++) {
            if (at.step.equals("stack") && at.mover().stacks.contains(size)) {
                legal.add("stack " + size);
            }
        }
        for (Spot to : Spot.ALL) {
            for (String verb : WITH_ONE_SPACE) {
                if (oneSpace(verb, to)) {
                    legal.add(verb + " " + to);
                }
            }
            for (Spot from : Spot.ALL) {
                for (String verb : WITH_TWO_SPACES) {
                    if (twoSpaces(verb, from, to)) {
                        legal.add(verb + " " + from + " " + to);
                    }
                }
            }
        }
        return legal;
    }

    private boolean turn() {
        return at.step.equals("turn");
    }

    /** Returns true if the action is available: enough action points, or the card in hand and none played yet. */
    private boolean affordable(String verb) {
        if (!turn()) {
            return false;
        }
        if (verb.startsWith("card ")) {
            return !at.played && at.mover().hand.contains(verb.substring("card ".length()));
        }
        return at.ap >= (verb.equals("knight") ? 2 : 1);
    }

    private boolean alone(String move) {
        return switch (move) {
            case "stay" -> at.step.equals("king");
            case "end" -> turn();
            case "draw" -> affordable(move) && at.bought < CARDS_A_TURN && deckHasCards();
            default -> affordable(move);
        };
    }

    private boolean deckHasCards() {
        return switch (at.cards) {
            case "common" -> !at.deck.isEmpty() || !at.discard.isEmpty();
            case "own" -> !at.mover().deck.isEmpty();
            default -> false;
        };
    }

    private boolean oneSpace(String verb, Spot to) {
        return switch (verb) {
            case "castle" -> at.step.equals("castle") && farFromCastles(to);
            case "setup" -> at.step.equals("setup") && onEmptyCastle(to);
            case "king" ->
                switch (at.step) {
                    case "king-setup" -> onEmptyCastle(to);
                    case "king" -> at.height(to) > 0 && at.free(to);
                    default -> false;
                };
            case "knight" ->
                affordable(verb)
                        && at.knightsOf(at.toMove).size() < KNIGHTS
                        && besideOwnKnight(to, at.knightsOf(at.toMove));
            case "block" ->
                affordable(verb)
                        && at.stack > 0
                        && at.placed < BLOCKS_A_TURN
                        && at.free(to)
                        && castles.takesBlock(to, false);
            case "card under" ->
                affordable(verb)
                        && at.knightOn(to) == at.toMove
                        && (at.stack > 0 || at.mover().stacks.stream().anyMatch(size -> size > 0))
                        && castles.takesBlock(to, true);
            case "card supply" -> affordable(verb) && at.supply > 0 && at.free(to) && castles.takesBlock(to, false);
            default -> throw new IllegalArgumentException(verb);
        };
    }

    private boolean farFromCastles(Spot to) {
        for (Spot spot : Spot.ALL) {
            if (at.height(spot) > 0 && spot.distance(to) < CASTLE_DISTANCE) {
                return false;
            }
        }
        return true;
    }

    private boolean onEmptyCastle(Spot to) {
        if (at.height(to) == 0) {
            return false;
        }
        for (Spot spot : Spot.ALL) {
            if (castles.number(spot) == castles.number(to) && !at.free(spot)) {
                return false;
            }
        }
        return true;
    }

    private boolean besideOwnKnight(Spot to, List<Spot> knights) {
        if (!at.free(to)) {
            return false;
        }
        for (Spot knight : knights) {
            if (knight.touches(to) && at.height(to) <= at.height(knight)) {
                return true;
            }
        }
        return false;
    }

    private boolean twoSpaces(String verb, Spot from, Spot to) {
        if (!affordable(verb) || from.equals(to)) {
            return false;
        }
        if (verb.equals("card shift")) {
            return shift(from, to);
        }
        if (at.knightOn(from) != at.toMove || !at.free(to)) {
            return false;
        }
        int climb = at.height(to) - at.height(from);
        return switch (verb) {
            case "move" -> from.touches(to) && climb <= 1;
            case "door" -> throughCastle(from, to) && climb <= 0;
            case "card doors" -> throughCastle(from, to);
            case "card leap" -> from.touches(to) && climb == 2;
            case "card diagonal" -> from.isDiagonalTo(to) && climb <= 1;
            case "card vault" -> overKnight(from, to) && climb <= 1;
            case "card relocate" -> {
                List<Spot> others = new ArrayList<>(at.knightsOf(at.toMove));
                others.remove(from);
                yield besideOwnKnight(to, others);
            }
            default -> throw new IllegalArgumentException(verb);
        };
    }

    private boolean throughCastle(Spot from, Spot to) {
        for (Spot in : from.neighbours()) {
            for (Spot out : to.neighbours()) {
                if (castles.number(in) != 0
                        && castles.number(in) == castles.number(out)
                        && at.height(in) > at.height(from)
                        && at.height(out) > at.height(to)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean overKnight(Spot from, Spot to) {
        for (Spot middle : from.neighbours()) {
            Spot behind = middle.plus(middle.column() - from.column(), middle.row() - from.row());
            if (behind.equals(to) && at.knightOn(middle) >= 0) {
                return true;
            }
        }
        return false;
    }

    private boolean shift(Spot from, Spot to) {
        if (at.height(from) == 0 || !at.free(from) || !at.free(to)) {
            return false;
        }
        int losing = castles.number(from);
        if (at.shift.equals("empty-castles") && holdsKnight(losing)) {
            return false;
        }
        var without = new int[Spot.SIZE][];
        for (int column = 0; column < Spot.SIZE; column++) {
            without[column] = at.heights[column].clone();
        }
        without[from.column()][from.row()]--;
        var left = new NaiveCastles(without);
        boolean gone = castles.area(losing) == 1 && at.height(from) == 1;
        if (!gone && (left.count() > castles.count() || tooTall(left))) {
            return false;
        }
        if (!left.takesBlock(to, true)) {
            return false;
        }
        without[to.column()][to.row()]++;
        return !gone || new NaiveCastles(without).count() >= CASTLES_LEFT;
    }

    private boolean holdsKnight(int castle) {
        for (Spot spot : Spot.ALL) {
            if (castles.number(spot) == castle && at.knightOn(spot) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean tooTall(NaiveCastles castles) {
        for (int number = 1; number <= castles.count(); number++) {
            if (castles.tallest(number) > castles.area(number)) {
                return true;
            }
        }
        return false;
    }
}
