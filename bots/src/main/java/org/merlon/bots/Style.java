package org.merlon.bots;

/**
 * The parameters of a search.
 *
 * @param exploration the weight of exploration when a child is selected
 * @param temperature the temperature of the softmax that turns rewards into priors
 * @param trust the share of a move's best known line in its value; the rest is the mean of all lines through it
 * @param most the maximum number of iterations
 * @param remembers true if it reuses its tree for the next choice
 */
record Style(double exploration, double temperature, double trust, long most, boolean remembers) {}
