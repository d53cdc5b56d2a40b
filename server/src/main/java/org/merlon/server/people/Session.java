package org.merlon.server.people;

import org.merlon.server.store.Person;

/**
 * A session that has just begun.
 *
 * @param cookie the cookie to be set in place of the one there was
 */
public record Session(Person person, String cookie) {
    /** Without the cookie, which must not get into a log. */
    @Override
    public String toString() {
        return "Session[" + person.id() + "]";
    }
}
