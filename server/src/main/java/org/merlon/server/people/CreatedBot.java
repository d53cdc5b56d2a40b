package org.merlon.server.people;

import org.merlon.server.store.accounts.Person;

/**
 * A bot account that was just created.
 *
 * @param token the token with which the bot logs in; the server stores only its hash, so it cannot be shown again
 */
public record CreatedBot(Person bot, String token) {
    /** Omits the token, which must not appear in logs. */
    @Override
    public String toString() {
        return "NewBot[" + bot.id() + "]";
    }
}
