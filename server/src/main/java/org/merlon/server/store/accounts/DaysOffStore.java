package org.merlon.server.store.accounts;

/** Who has taken how many days off. */
public interface DaysOffStore {
    DayOff of(String person, int year);

    /** Writes down that somebody takes days off; false, and nothing written, if that would be more than the most. */
    boolean take(String person, int year, int days, long until, int most);

    /** Somebody is back before the end. */
    void end(String person);
}
