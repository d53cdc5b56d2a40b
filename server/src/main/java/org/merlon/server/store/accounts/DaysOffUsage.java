package org.merlon.server.store.accounts;

/**
 * The days off a person has taken in a year.
 *
 * @param until the end of the last day off, in milliseconds since 1970
 */
public record DaysOffUsage(int used, long until) {}
