package org.merlon.server.people;

import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Person;

/**
 * Who a visitor is.
 *
 * @param newCookie the cookie to be set, for somebody who came without a valid one, else null
 */
public record IdentifiedGuest(Person person, @Nullable String newCookie) {
    /** Without the cookie, which must not get into a log. */
    @Override
    public String toString() {
        return "Visit[" + person.id() + (newCookie == null ? "" : ", new") + "]";
    }
}
