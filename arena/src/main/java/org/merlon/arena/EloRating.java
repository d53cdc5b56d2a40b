package org.merlon.arena;

/**
 * The estimated strength of a contestant on the Elo scale: 400 points more mean odds of ten to one.
 *
 * @param points the difference from the mean of all contestants
 * @param error half the width of the 95 % interval
 */
public record EloRating(double points, double error) {}
