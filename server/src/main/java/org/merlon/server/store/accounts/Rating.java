package org.merlon.server.store.accounts;

/**
 * How strong a person is at a game.
 *
 * @param mean the estimate
 * @param deviation how uncertain it is
 * @param games how many rated games it rests on
 */
public record Rating(String person, String game, double mean, double deviation, int games) {}
