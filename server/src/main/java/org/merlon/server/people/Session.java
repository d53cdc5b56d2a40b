package org.merlon.server.people;

import org.merlon.server.store.accounts.Person;

/**
 * A session that has just begun.
 *
 * @param cookie the cookie to be set in place of the one there was
 * @param device the cookie by which this browser is known from now on, whoever is logged in
 */
public record Session(Person person, String cookie, String device) {
    /** Without the cookies, which must not get into a log. */
    @Override
    public String toString() {
        return "Session[" + person.id() + "]";
    }
}
