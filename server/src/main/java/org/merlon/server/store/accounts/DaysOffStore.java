package org.merlon.server.store.accounts;

/** Storage of days off. */
public interface DaysOffStore {
    DaysOffUsage of(String person, int year);

    /** Records days off; returns false and writes nothing if the person would exceed the maximum. */
    boolean take(String person, int year, int days, long until, int max);

    /** Ends the current days off early. */
    void end(String person);
}
