package org.merlon.server.people;

import org.merlon.server.store.accounts.Person;

/**
 * A session that has just started.
 *
 * @param cookie the new session cookie
 * @param deviceCookie the cookie that identifies this browser from now on, whoever is logged in
 */
public record NewSession(Person person, String cookie, String deviceCookie) {
    /** Omits the cookies, which must not appear in logs. */
    @Override
    public String toString() {
        return "NewSession[" + person.id() + "]";
    }
}
