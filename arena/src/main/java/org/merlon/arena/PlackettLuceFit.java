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
final class PlackettLuceFit {
    private static final double ELO_SCALE = 400 / Math.log(10);

    /** One imaginary draw between any two contestants keeps the strength of an unbeaten one finite. */
    private static final double IMAGINARY_DRAWS = 1;

    private static final int MAX_STEPS = 200;
    private static final double TOLERANCE = 1e-10;

    private final int contestants;

    /** The number of times each ranking occurred; a tie counts fractionally as each order of the tied seats. */
    private final Map<String, WeightedOrder> orders = new TreeMap<>();

    private record WeightedOrder(List<Integer> order, double weight) {}

    private final double[] strength;
    private final double[] gradient;
    private final double[][] curvature;

    private PlackettLuceFit(int contestants) {
        this.contestants = contestants;
        strength = new double[contestants];
        gradient = new double[contestants];
        curvature = new double[contestants][contestants];
    }

    static List<EloRating> ratings(int contestants, List<List<GameRecord>> deals) {
        var model = new PlackettLuceFit(contestants);
        deals.forEach(model::addGames);
        for (int a = 0; a < contestants; a++) {
            for (int b = 0; b < contestants; b++) {
                if (a != b) {
                    model.addOrder(List.of(a, b), IMAGINARY_DRAWS / 2);
                }
            }
        }
        model.fit();
        double[][] inverse = model.invertCurvature();
        double[] dealVariance = model.varianceBetweenDeals(deals, inverse);
        var list = new ArrayList<EloRating>();
        for (int i = 0; i < contestants; i++) {
            // The ones added by inverse() add 1/n² to every cell; without them this is the variance about the mean.
            double variance = Math.max(dealVariance[i], inverse[i][i] - 1.0 / (contestants * contestants));
            double error = StudentT.criticalValue(deals.size()) * Math.sqrt(Math.max(variance, 0));
            list.add(new EloRating(ELO_SCALE * model.strength[i], ELO_SCALE * error));
        }
        return List.copyOf(list);
    }

    private void addGames(List<GameRecord> games) {
        for (GameRecord game : games) {
            var seats = new ArrayList<>(game.seats());
            seats.sort((a, b) -> Integer.compare(a.rank(), b.rank()));
            addOrders(seats, new ArrayList<>(), 1);
        }
    }

    /** Returns the variance of each strength estimated from the variation between deals; changes no strength. */
    private double[] varianceBetweenDeals(List<List<GameRecord>> deals, double[][] inverse) {
        var sums = new double[contestants];
        for (List<GameRecord> deal : deals) {
            orders.clear();
            addGames(deal);
            updateLikelihood();
            for (int i = 0; i < contestants; i++) {
                double deviation = 0;
                for (int j = 0; j < contestants; j++) {
                    deviation += inverse[i][j] * gradient[j];
                }
                sums[i] += deviation * deviation;
            }
        }
        double sampleCorrection = (double) deals.size() / Math.max(1, deals.size() - 1);
        for (int i = 0; i < contestants; i++) {
            sums[i] *= sampleCorrection;
        }
        return sums;
    }

    /** Adds every order that is consistent with a result with ties. */
    private void addOrders(List<GameRecord.Seat> remaining, List<Integer> order, double weight) {
        if (remaining.isEmpty()) {
            addOrder(order, weight);
            return;
        }
        int tied = 1;
        while (tied < remaining.size()
                && remaining.get(tied).rank() == remaining.getFirst().rank()) {
            tied++;
        }
        for (int i = 0; i < tied; i++) {
            var others = new ArrayList<>(remaining);
            order.add(others.remove(i).contestant());
            addOrders(others, order, weight / tied);
            order.removeLast();
        }
    }

    private void addOrder(List<Integer> order, double weight) {
        orders.merge(
                order.toString(),
                new WeightedOrder(List.copyOf(order), weight),
                (a, b) -> new WeightedOrder(a.order, a.weight + b.weight));
    }

    private void fit() {
        double likelihood = updateLikelihood();
        for (int step = 0; step < MAX_STEPS; step++) {
            double[][] inverse = invertCurvature();
            var direction = new double[contestants];
            double largest = 0;
            for (int i = 0; i < contestants; i++) {
                for (int j = 0; j < contestants; j++) {
                    direction[i] += inverse[i][j] * gradient[j];
                }
                largest = Math.max(largest, Math.abs(direction[i]));
            }
            if (largest < TOLERANCE) {
                break;
            }
            likelihood = lineSearch(direction, likelihood);
        }
    }

    /** Searches along a direction for a higher likelihood, because far from the maximum a full Newton step may overshoot. */
    private double lineSearch(double[] direction, double likelihood) {
        double[] start = strength.clone();
        double length = 1;
        while (true) {
            for (int i = 0; i < contestants; i++) {
                strength[i] = start[i] + length * direction[i];
            }
            double newLikelihood = updateLikelihood();
            if (newLikelihood >= likelihood || length < TOLERANCE) {
                return newLikelihood;
            }
            length /= 2;
        }
    }

    /** Returns the log-likelihood of all orders for the current strengths, and updates the gradient and curvature. */
    private double updateLikelihood() {
        double sum = 0;
        Arrays.fill(gradient, 0);
        for (double[] row : curvature) {
            Arrays.fill(row, 0);
        }
        for (WeightedOrder order : orders.values()) {
            for (int first = 0; first < order.order.size() - 1; first++) {
                sum += order.weight * addChoice(order.order.subList(first, order.order.size()), order.weight);
            }
        }
        return sum;
    }

    /** Adds the choice of the first of the remaining contestants; returns its log-likelihood. */
    private double addChoice(List<Integer> remaining, double weight) {
        double total = 0;
        for (int contestant : remaining) {
            total += Math.exp(strength[contestant]);
        }
        gradient[remaining.getFirst()] += weight;
        for (int a : remaining) {
            double probability = Math.exp(strength[a]) / total;
            gradient[a] -= weight * probability;
            curvature[a][a] += weight * probability;
            for (int b : remaining) {
                curvature[a][b] -= weight * probability * Math.exp(strength[b]) / total;
            }
        }
        return strength[remaining.getFirst()] - Math.log(total);
    }

    /** Inverts the curvature plus one in every cell: only differences are determined, and the ones fix the mean at 0. */
    private double[][] invertCurvature() {
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
