package org.merlon.server.people;

import org.merlon.server.store.accounts.Person;

/**
 * A bot account that has just been made.
 *
 * @param token what the bot shows to log in; the server keeps only its hash, so this is the one time to note it
 */
public record NewBot(Person bot, String token) {
    /** Without the token, which must not get into a log. */
    @Override
    public String toString() {
        return "NewBot[" + bot.id() + "]";
    }
}
