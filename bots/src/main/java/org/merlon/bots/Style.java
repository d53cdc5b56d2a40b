package org.merlon.bots;

/**
 * How a search goes about its work.
 *
 * @param exploration how readily it looks at moves that seem worse
 * @param temperature how many points less make a move clearly less worth a look at first
 * @param trust how many visits the first impression of a move counts as much as
 * @param most how many iterations it uses at the most
 */
record Style(double exploration, double temperature, double trust, long most) {}
