package org.merlon.bots;

/**
 * How a search goes about its work.
 *
 * @param exploration how readily it looks at moves that seem worse
 * @param temperature how much smaller a chance to win makes a move clearly less worth a look at first
 * @param trust the share of a move's best known line in its value; the rest is the mean of all lines through it
 * @param most how many iterations it uses at the most
 * @param remembers whether it goes on from what it knows already when it is asked again in the same turn
 */
record Style(double exploration, double temperature, double trust, long most, boolean remembers) {}
