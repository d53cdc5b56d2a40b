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
 * Limits attempts at passwords, so that nobody can guess one and no attacker can lock its owner out.
 *
 * <p>Wrong attempts are counted for each pair of name and address and delay that pair more and more. Each name also has
 * a limit for all addresses together, which only distributed attacks reach. A browser in which the owner has logged in
 * before is counted separately from its address, so the right password always works there.
 */
public final class LoginThrottle {
    private final AccountService accountService;
    private final RequestPipeline pipeline;

    public LoginThrottle(AccountService accountService, RequestPipeline pipeline) {
        this.accountService = accountService;
        this.pipeline = pipeline;
    }

    /** Requires the password from a member, so that an unattended browser is not enough. */
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
     * Runs an attempt at the password of a name, unless the name or the sender must wait. A wrong password is {@link
     * RefusedException.Kind#FORBIDDEN}.
     */
    public <T> T pass(ApiRequest call, String name, Quotas.Hashing<T> attempt) throws RefusedException {
        String address = pipeline.address(call.context());
        String counted = AccountService.loginKey(name);
        Quotas quotas = call.quotas();
        String device = accountService.knownDevice(name, call.context().cookie(AccountService.DEVICE_COOKIE));
        // Not by device, because every login creates a new known device.
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
            quotas.loginBackoff().cancel(key); // the password was not checked
            throw e;
        }
    }
}
