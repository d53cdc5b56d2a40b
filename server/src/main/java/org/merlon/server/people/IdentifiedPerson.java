package org.merlon.server.people;

import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Person;

/**
 * The person behind a request.
 *
 * @param newCookie the cookie to set if the request came without a valid one, else null
 */
public record IdentifiedPerson(Person person, @Nullable String newCookie) {
    /** Omits the cookie, which must not appear in logs. */
    @Override
    public String toString() {
        return "IdentifiedPerson[" + person.id() + (newCookie == null ? "" : ", new") + "]";
    }
}
