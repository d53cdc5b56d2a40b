package org.merlon.arena;

/**
 * How strong a contestant is, on the scale of Elo: 400 points more mean that the odds are ten to one.
 *
 * @param points above or below the average of those who took part
 * @param error half the width of the 95 % interval
 */
public record Rating(double points, double error) {}
