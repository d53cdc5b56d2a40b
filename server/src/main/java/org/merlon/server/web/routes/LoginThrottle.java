package org.merlon.server.web.routes;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimitKind;

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
    public void requirePassword(ApiRequest request, @Nullable String password) throws RefusedException {
        Person person = request.person();
        if (person.kind() == Person.Kind.MEMBER) {
            if (password == null) {
                throw RefusedException.malformed("password: is missing");
            }
            var unused = attempt(request, person.name(), () -> {
                accountService.requirePassword(person, password);
                return person;
            });
        }
    }

    /**
     * Runs an attempt at the password of a name, unless the name or the sender must wait. A wrong password is {@link
     * RefusedException.Kind#FORBIDDEN}.
     */
    public <T> T attempt(ApiRequest request, String name, Quotas.Hashing<T> attempt) throws RefusedException {
        String address = pipeline.clientAddress(request.context());
        String countedName = AccountService.loginKey(name);
        Quotas quotas = request.quotas();
        String knownDevice = accountService.knownDevice(name, request.context().cookie(AccountService.DEVICE_COOKIE));
        // Not by device, because every login creates a new known device.
        String sourceKey = knownDevice == null ? address : "known to " + countedName;
        quotas.require(RateLimitKind.PASSWORDS_PER_ADDRESS, sourceKey);
        if (knownDevice == null) {
            quotas.require(RateLimitKind.PASSWORDS_PER_NAME, countedName);
        }
        String backoffKey = knownDevice == null ? countedName + " " + address : knownDevice;
        long waitMillis = quotas.loginBackoff().begin(backoffKey);
        if (waitMillis > 0) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-wrong-passwords").with("seconds", Math.ceilDiv(waitMillis, 1000L)));
        }
        try {
            T result = quotas.hash(sourceKey, attempt);
            quotas.loginBackoff().onSuccess(backoffKey);
            return result;
        } catch (RefusedException e) {
            if (e.kind() != RefusedException.Kind.FORBIDDEN) {
                quotas.loginBackoff().cancel(backoffKey);
            }
            throw e;
        } catch (StoreException e) {
            quotas.loginBackoff().cancel(backoffKey); // the password was not checked
            throw e;
        }
    }
}
