package org.merlon.server.store.accounts;

/**
 * A person's rating in a game.
 *
 * @param mean the estimated strength
 * @param deviation its uncertainty
 * @param games the number of rated games
 */
public record Rating(String person, String game, double mean, double deviation, int games) {}
