package org.merlon.server.store.accounts;

/**
 * The days off that somebody has taken in a year.
 *
 * @param until when the last of them end, in milliseconds since 1970
 */
public record DayOff(int used, long until) {}
