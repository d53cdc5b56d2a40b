package org.merlon.server.people;

import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;

/** Accounts for programs: each belongs to a member and logs in with a token. */
final class BotAccounts {
    /** Makes leaked tokens easy to recognise, for people and for secret scanners. */
    static final String TOKEN_PREFIX = "mb_";

    private final AccountStore store;
    private final InstantSource clock;
    private final Secrets secrets;

    BotAccounts(AccountStore store, InstantSource clock, Secrets secrets) {
        this.store = store;
        this.clock = clock;
        this.secrets = secrets;
    }

    List<Person> ofOwner(Person owner) {
        return store.botsOf(owner.id()).stream()
                .filter(bot -> bot.kind() == Kind.BOT)
                .toList();
    }

    CreatedBot create(Person owner, String name) throws RefusedException {
        if (owner.kind() != Kind.MEMBER) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-bot-account-needs-account"));
        }
        if (ofOwner(owner).size() >= ServerLimits.MAX_BOTS_PER_PERSON) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-bot-accounts").with("most", ServerLimits.MAX_BOTS_PER_PERSON));
        }
        var bot = new Person(secrets.generateId(), name, Kind.BOT, null, owner.id(), clock.millis());
        if (!store.addPerson(bot)) {
            throw new RefusedException(Phrase.of(NameRules.TAKEN_MESSAGE));
        }
        return withToken(bot);
    }

    @Nullable Person findByToken(@Nullable String token) {
        if (token == null
                || !token.startsWith(TOKEN_PREFIX)
                || !Secrets.isWellFormed(token.substring(TOKEN_PREFIX.length()))) {
            return null;
        }
        String id = store.personOfToken(Secrets.hash(token));
        Person bot = id == null ? null : store.person(id);
        return bot != null && bot.kind() == Kind.BOT ? bot : null;
    }

    CreatedBot renewToken(Person bot) throws RefusedException {
        store.removeTokensOf(bot.id());
        return withToken(bot);
    }

    Person requireOwned(Person owner, String name) throws RefusedException {
        Person bot = NameRules.isWellFormed(name) ? store.personByName(name) : null;
        if (bot == null || bot.kind() != Kind.BOT || !owner.id().equals(bot.owner())) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-bot-account"));
        }
        return bot;
    }

    private CreatedBot withToken(Person bot) throws RefusedException {
        String token = TOKEN_PREFIX + secrets.generate();
        store.addToken(Secrets.hash(token), bot.id(), clock.millis());
        return new CreatedBot(bot, token);
    }
}
