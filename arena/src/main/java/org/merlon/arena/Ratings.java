package org.merlon.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Ratings by the model of Plackett and Luce, in which a result is a sequence of choices, the best seat first, and a choice
 * falls on a seat in proportion to its strength. The most likely strengths are found by Newton's method. How certain they are
 * is told by how much single deals pull at them, since the games of a deal have much in common; but they are never taken for
 * more certain than the curvature there says, as if all games were independent.
 */
final class Ratings {
    private static final double ELO = 400 / Math.log(10);

    /** One imagined draw between any two keeps the strength of somebody who always wins finite. */
    private static final double IMAGINED_DRAWS = 1;

    private static final int MAX_STEPS = 200;
    private static final double CLOSE_ENOUGH = 1e-10;

    private final int contestants;

    /** How often the contestants came in in that order; a tie counts in parts as each order of those tied. */
    private final Map<String, Seen> orders = new TreeMap<>();

    private record Seen(List<Integer> order, double weight) {}

    private final double[] strength;
    private final double[] gradient;
    private final double[][] curvature;

    private Ratings(int contestants) {
        this.contestants = contestants;
        strength = new double[contestants];
        gradient = new double[contestants];
        curvature = new double[contestants][contestants];
    }

    static List<Rating> of(int contestants, List<List<GameRecord>> deals) {
        var ratings = new Ratings(contestants);
        deals.forEach(ratings::played);
        for (int a = 0; a < contestants; a++) {
            for (int b = 0; b < contestants; b++) {
                if (a != b) {
                    ratings.saw(List.of(a, b), IMAGINED_DRAWS / 2);
                }
            }
        }
        ratings.fit();
        double[][] inverse = ratings.inverse();
        double[] pulls = ratings.pulls(deals, inverse);
        var list = new ArrayList<Rating>();
        for (int i = 0; i < contestants; i++) {
            // The added ones of inverse() show as 1/n² in every cell; without them this is the variance about the mean.
            double variance = Math.max(pulls[i], inverse[i][i] - 1.0 / (contestants * contestants));
            double error = StudentT.errors(deals.size()) * Math.sqrt(Math.max(variance, 0));
            list.add(new Rating(ELO * ratings.strength[i], ELO * error));
        }
        return List.copyOf(list);
    }

    private void played(List<GameRecord> games) {
        for (GameRecord game : games) {
            var seats = new ArrayList<>(game.seats());
            seats.sort((a, b) -> Integer.compare(a.rank(), b.rank()));
            ranked(seats, new ArrayList<>(), 1);
        }
    }

    /** The variance of each strength as far as single deals pull it up and down; the strengths stay as they are. */
    private double[] pulls(List<List<GameRecord>> deals, double[][] inverse) {
        var sums = new double[contestants];
        for (List<GameRecord> deal : deals) {
            orders.clear();
            played(deal);
            look();
            for (int i = 0; i < contestants; i++) {
                double pull = 0;
                for (int j = 0; j < contestants; j++) {
                    pull += inverse[i][j] * gradient[j];
                }
                sums[i] += pull * pull;
            }
        }
        double few = (double) deals.size() / Math.max(1, deals.size() - 1);
        for (int i = 0; i < contestants; i++) {
            sums[i] *= few;
        }
        return sums;
    }

    /** Takes every order that a result with ties can stand for. */
    private void ranked(List<GameRecord.Seat> rest, List<Integer> begun, double weight) {
        if (rest.isEmpty()) {
            saw(begun, weight);
            return;
        }
        int tied = 1;
        while (tied < rest.size() && rest.get(tied).rank() == rest.getFirst().rank()) {
            tied++;
        }
        for (int i = 0; i < tied; i++) {
            var others = new ArrayList<>(rest);
            begun.add(others.remove(i).contestant());
            ranked(others, begun, weight / tied);
            begun.removeLast();
        }
    }

    private void saw(List<Integer> order, double weight) {
        orders.merge(
                order.toString(),
                new Seen(List.copyOf(order), weight),
                (a, b) -> new Seen(a.order, a.weight + b.weight));
    }

    private void fit() {
        double likelihood = look();
        for (int step = 0; step < MAX_STEPS; step++) {
            double[][] inverse = inverse();
            var direction = new double[contestants];
            double largest = 0;
            for (int i = 0; i < contestants; i++) {
                for (int j = 0; j < contestants; j++) {
                    direction[i] += inverse[i][j] * gradient[j];
                }
                largest = Math.max(largest, Math.abs(direction[i]));
            }
            if (largest < CLOSE_ENOUGH) {
                break;
            }
            likelihood = walk(direction, likelihood);
        }
    }

    /** Goes as far in a direction as makes the results more likely; far off, Newton's step alone may overshoot. */
    private double walk(double[] direction, double before) {
        double[] from = strength.clone();
        double length = 1;
        while (true) {
            for (int i = 0; i < contestants; i++) {
                strength[i] = from[i] + length * direction[i];
            }
            double after = look();
            if (after >= before || length < CLOSE_ENOUGH) {
                return after;
            }
            length /= 2;
        }
    }

    /** The logarithm of how likely all orders are with the present strengths; leaves gradient and curvature behind. */
    private double look() {
        double sum = 0;
        Arrays.fill(gradient, 0);
        for (double[] row : curvature) {
            Arrays.fill(row, 0);
        }
        for (Seen seen : orders.values()) {
            for (int first = 0; first < seen.order.size() - 1; first++) {
                sum += seen.weight * choice(seen.order.subList(first, seen.order.size()), seen.weight);
            }
        }
        return sum;
    }

    /** One choice: the first of those left was taken. */
    private double choice(List<Integer> left, double weight) {
        double total = 0;
        for (int contestant : left) {
            total += Math.exp(strength[contestant]);
        }
        gradient[left.getFirst()] += weight;
        for (int a : left) {
            double chance = Math.exp(strength[a]) / total;
            gradient[a] -= weight * chance;
            curvature[a][a] += weight * chance;
            for (int b : left) {
                curvature[a][b] -= weight * chance * Math.exp(strength[b]) / total;
            }
        }
        return strength[left.getFirst()] - Math.log(total);
    }

    /** The inverse of the curvature plus one in every cell: only differences count, and the ones fix the average at 0. */
    private double[][] inverse() {
        int n = contestants;
        var work = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                work[i][j] = curvature[i][j] + 1;
            }
            work[i][n + i] = 1;
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column + 1; row < n; row++) {
                if (Math.abs(work[row][column]) > Math.abs(work[pivot][column])) {
                    pivot = row;
                }
            }
            double[] swap = work[column];
            work[column] = work[pivot];
            work[pivot] = swap;
            double divisor = work[column][column];
            for (int j = 0; j < 2 * n; j++) {
                work[column][j] /= divisor;
            }
            for (int row = 0; row < n; row++) {
                double factor = work[row][column];
                if (row != column && factor != 0) {
                    for (int j = 0; j < 2 * n; j++) {
                        work[row][j] -= factor * work[column][j];
                    }
                }
            }
        }
        var inverse = new double[n][n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(work[i], n, inverse[i], 0, n);
        }
        return inverse;
    }
}
