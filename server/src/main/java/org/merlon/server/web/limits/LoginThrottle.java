package org.merlon.server.web.limits;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.RequestPipeline;

/**
 * Stands before everything that checks a password, so that nobody can guess one and no guesser can keep its owner out.
 *
 * <p>Wrong guesses are counted for each pair of a name and an address, and slow that pair down more and more. A name has a
 * bound for all addresses together as well, which only many guessers reach. A browser in which the owner has logged in
 * before is counted apart from its address: whatever others do, the right password passes there.
 */
public final class LoginThrottle {
    private final AccountService accountService;
    private final RequestPipeline pipeline;

    public LoginThrottle(AccountService accountService, RequestPipeline pipeline) {
        this.accountService = accountService;
        this.pipeline = pipeline;
    }

    /** Makes sure that a member who asks knows the password: whoever only found a browser open does not. */
    public void requirePassword(ApiRequest call, @Nullable String password) throws RefusedException {
        Person asker = call.person();
        if (asker.kind() == Person.Kind.MEMBER) {
            if (password == null) {
                throw RefusedException.malformed("password: is missing");
            }
            var unused = pass(call, asker.name(), () -> {
                accountService.requirePassword(asker, password);
                return asker;
            });
        }
    }

    /**
     * Makes an attempt at the password of whoever has a name, if it is time for one. A wrong password is {@link
     * RefusedException.Kind#FORBIDDEN}.
     */
    public <T> T pass(ApiRequest call, String name, Quotas.Hashing<T> attempt) throws RefusedException {
        String address = pipeline.address(call.context());
        String counted = AccountService.loginKey(name);
        Quotas quotas = call.quotas();
        String device = accountService.knownDevice(name, call.context().cookie(AccountService.DEVICE_COOKIE));
        // Not by the device: every login makes another one known.
        String from = device == null ? address : "known to " + counted;
        quotas.require(RateLimit.PASSWORDS_PER_ADDRESS, from);
        if (device == null) {
            quotas.require(RateLimit.PASSWORDS_PER_NAME, counted);
        }
        String key = device == null ? counted + " " + address : device;
        long wait = quotas.loginBackoff().begin(key);
        if (wait > 0) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-wrong-too-often").with("seconds", Math.ceilDiv(wait, 1000L)));
        }
        try {
            T answer = quotas.hash(from, attempt);
            quotas.loginBackoff().onSuccess(key);
            return answer;
        } catch (RefusedException e) {
            if (e.kind() != RefusedException.Kind.FORBIDDEN) {
                quotas.loginBackoff().cancel(key);
            }
            throw e;
        } catch (StoreException e) {
            quotas.loginBackoff().cancel(key); // nobody knows whether it was wrong
            throw e;
        }
    }
}
