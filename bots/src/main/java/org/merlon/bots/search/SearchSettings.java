package org.merlon.bots.search;

/**
 * The parameters of a search.
 *
 * @param exploration the weight of exploration when a child is selected
 * @param temperature the temperature of the softmax that turns rewards into priors
 * @param bestLineWeight the share of a move's best known line in its value; the rest is the mean of all lines through it
 * @param maxIterations the maximum number of iterations
 * @param reusesTree true if it reuses its tree for the next choice
 */
public record SearchSettings(
        double exploration, double temperature, double bestLineWeight, long maxIterations, boolean reusesTree) {}
