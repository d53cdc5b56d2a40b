package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Generates line-ups in which each contestant takes each seat equally often. */
final class LineupGenerator {
    /** Enough for every order of four players, or of three contestants in four seats; above it, a subset is used. */
    private static final int MAX_LINEUPS = 36;

    private LineupGenerator() {}

    /** Returns line-ups in which one contestant takes all seats. */
    static List<List<Integer>> cooperative(int contestants, int players) {
        var lineups = new ArrayList<List<Integer>>();
        for (int contestant = 0; contestant < contestants; contestant++) {
            lineups.add(Collections.nCopies(players, contestant));
        }
        return List.copyOf(lineups);
    }

    /**
     * Returns line-ups of all contestants against each other. With fewer contestants than seats some take several seats;
     * with more, some pause.
     */
    static List<List<Integer>> balanced(int contestants, int players) {
        var all = new ArrayList<List<Integer>>();
        addOrders(contestants, players, new ArrayList<>(), all);
        if (all.size() <= MAX_LINEUPS) {
            return List.copyOf(all);
        }
        var subset = new ArrayList<List<Integer>>();
        if (contestants >= players) {
            for (List<Integer> order : all) {
                if (isAscending(order)) {
                    addRotations(order, subset);
                }
            }
        } else {
            for (int first = 0; first < contestants; first++) {
                var order = new ArrayList<Integer>();
                for (int seat = 0; seat < players; seat++) {
                    order.add((first + seat) % contestants);
                }
                addRotations(order, subset);
            }
        }
        return List.copyOf(subset);
    }

    /** Adds all orders in which no contestant has two seats unless all have one. */
    private static void addOrders(int contestants, int players, List<Integer> partial, List<List<Integer>> all) {
        if (partial.size() == players) {
            if (partial.stream().distinct().count() == Math.min(contestants, players)) {
                all.add(List.copyOf(partial));
            }
            return;
        }
        for (int next = 0; next < contestants; next++) {
            partial.add(next);
            addOrders(contestants, players, partial, all);
            partial.removeLast();
        }
    }

    private static boolean isAscending(List<Integer> order) {
        for (int i = 1; i < order.size(); i++) {
            if (order.get(i - 1) >= order.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static void addRotations(List<Integer> order, List<List<Integer>> lineups) {
        var rotated = new ArrayList<>(order);
        for (int i = 0; i < order.size(); i++) {
            lineups.add(List.copyOf(rotated));
            Collections.rotate(rotated, 1);
        }
    }
}
