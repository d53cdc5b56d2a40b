package org.merlon.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Estimates ratings with the Plackett-Luce model, in which a ranking is a sequence of choices, the best seat first, and
 * the probability of a choice is proportional to the seat's strength. Newton's method finds the maximum likelihood. The
 * error is estimated from the variation between deals, since the games of one deal are not independent; it is never
 * smaller than the error from the curvature, which would hold if all games were independent.
 */
final class Ratings {
    private static final double ELO = 400 / Math.log(10);

    /** One imaginary draw between any two contestants keeps the strength of an unbeaten one finite. */
    private static final double IMAGINED_DRAWS = 1;

    private static final int MAX_STEPS = 200;
    private static final double CLOSE_ENOUGH = 1e-10;

    private final int contestants;

    /** The number of times each ranking occurred; a tie counts fractionally as each order of the tied seats. */
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
            // The ones added by inverse() add 1/n² to every cell; without them this is the variance about the mean.
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

    /** Returns the variance of each strength estimated from the variation between deals; changes no strength. */
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

    /** Adds every order that is consistent with a result with ties. */
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

    /** Searches along a direction for a higher likelihood, because far from the maximum a full Newton step may overshoot. */
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

    /** Returns the log-likelihood of all orders for the current strengths, and updates the gradient and curvature. */
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

    /** Adds the choice of the first of the remaining contestants; returns its log-likelihood. */
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

    /** Inverts the curvature plus one in every cell: only differences are determined, and the ones fix the mean at 0. */
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
