package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Generates line-ups in which each contestant takes each seat equally often. */
final class Lineups {
    /** Enough for every order of four players, or of three contestants in four seats; above it, a subset is used. */
    private static final int MAX_ORDERS = 36;

    private Lineups() {}

    /** Returns line-ups in which one contestant takes all seats. */
    static List<List<Integer>> together(int contestants, int players) {
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
        orders(contestants, players, new ArrayList<>(), all);
        if (all.size() <= MAX_ORDERS) {
            return List.copyOf(all);
        }
        var some = new ArrayList<List<Integer>>();
        if (contestants >= players) {
            for (List<Integer> order : all) {
                if (sorted(order)) {
                    rotations(order, some);
                }
            }
        } else {
            for (int first = 0; first < contestants; first++) {
                var order = new ArrayList<Integer>();
                for (int seat = 0; seat < players; seat++) {
                    order.add((first + seat) % contestants);
                }
                rotations(order, some);
            }
        }
        return List.copyOf(some);
    }

    /** Adds all orders in which no contestant has two seats unless all have one. */
    private static void orders(int contestants, int players, List<Integer> begun, List<List<Integer>> all) {
        if (begun.size() == players) {
            if (begun.stream().distinct().count() == Math.min(contestants, players)) {
                all.add(List.copyOf(begun));
            }
            return;
        }
        for (int next = 0; next < contestants; next++) {
            begun.add(next);
            orders(contestants, players, begun, all);
            begun.removeLast();
        }
    }

    private static boolean sorted(List<Integer> order) {
        for (int i = 1; i < order.size(); i++) {
            if (order.get(i - 1) >= order.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static void rotations(List<Integer> order, List<List<Integer>> into) {
        var turned = new ArrayList<>(order);
        for (int i = 0; i < order.size(); i++) {
            into.add(List.copyOf(turned));
            Collections.rotate(turned, 1);
        }
    }
}
