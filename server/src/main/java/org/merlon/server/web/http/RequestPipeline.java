package org.merlon.server.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.Origins;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.IdentifiedGuest;
import org.merlon.server.people.ModerationGuard;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimit;
import org.merlon.server.web.limits.RequestMemoryBudget;
import org.merlon.server.web.sockets.Presence;
import org.merlon.server.wire.Responses.ErrorResponse;
import org.merlon.server.wire.codec.WireMapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Stands before every route: who asks, whether they may, and how a refusal is told. */
public final class RequestPipeline {
    private static final String BEARER = "Bearer ";

    /** What takes away only from who asks for it, or nothing at all, is done for banned people too, and at any time. */
    private static final Set<String> ALLOWED_WHEN_BANNED = Set.of("/api/logout", "/api/forget-me", "/api/verify");

    private static final Logger LOG = LoggerFactory.getLogger(RequestPipeline.class);

    private final AccountService accountService;
    private final Origins origins;
    private final ClientAddress clientAddresses;
    private final Quotas quotas;
    private final RequestMemoryBudget requestMemory;
    private final boolean secureCookies;
    private final ModerationGuard moderation;
    private final Presence presence;

    public RequestPipeline(
            AccountService accountService,
            PublicConfig publicConfig,
            Quotas quotas,
            RequestMemoryBudget requestMemory,
            ModerationGuard moderation,
            Presence presence) {
        this.accountService = accountService;
        this.moderation = moderation;
        this.presence = presence;
        this.quotas = quotas;
        this.requestMemory = requestMemory;
        origins = new Origins(publicConfig.origins());
        clientAddresses = new ClientAddress(publicConfig.trustedProxies());
        secureCookies = publicConfig.origins().stream().anyMatch(origin -> origin.startsWith("https://"));
    }

    /** What an address may ask for. */
    public Quotas quotas(String address) {
        return quotas.of(address);
    }

    Quotas quotas(Context context) {
        return quotas(address(context));
    }

    /** The address that a request is counted under. */
    public String address(Context context) {
        return address(context.ip(), context.header("X-Forwarded-For"));
    }

    public String address(String peer, @Nullable String forwardedFor) {
        return clientAddresses.of(peer, forwardedFor);
    }

    /** Answers a question on a route, or says why not. */
    void handle(Route route, Context context) throws IOException {
        String address = address(context);
        try (RequestMemoryBudget.Body body = requestMemory.new Body(quotas.isLimited(address) ? address : null)) {
            // Whoever asks too much or sends too much is told so before a byte of it takes memory.
            String cookie = context.cookie(AccountService.COOKIE);
            Person known = authenticate(token(context), cookie);
            quotas(address).request(address, known);
            if (!body.read(context.bodyInputStream(), contentLength(context), route.maxBody())) {
                var tooMuch = Phrase.of("house-no-body").with("most", route.maxBody());
                respond(context, 413, "limited", Refusal.of(tooMuch));
                return;
            }
            if (route.changesSomething()
                    && !accepts(context.header("Origin"), context.header("Host"), token(context), cookie)) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-foreign-site"));
            }
            String who = known == null ? null : known.id();
            if (route.changesSomething() && !ALLOWED_WHEN_BANNED.contains(route.path())) {
                moderation.requireMayAct(who);
            }
            presence.onRequest(who);
            Person person = identify(route, context, known);
            var call = new ApiRequest(context, person, quotas(address), address, body.bytes());
            context.contentType("application/json")
                    .result(WireMapper.bytes(route.handler().answer(call)));
        } catch (RefusedException e) {
            refuse(context, e);
        } catch (StoreException e) {
            refuse(context, unavailable(e));
        }
    }

    /** Counts a question that is no route's; false if it is refused, which it has been told then. */
    boolean allowsRequest(Context context) {
        try {
            quotas(context).request(address(context), null);
            return true;
        } catch (RefusedException e) {
            refuse(context, e);
            return false;
        }
    }

    /** How long a body says that it is, or -1. */
    private static long contentLength(Context context) {
        return context.req().getContentLengthLong();
    }

    /** The database does not answer; whoever asked can only try again. */
    public static RefusedException unavailable(StoreException problem) {
        LOG.warn("the store failed: {}", problem.getMessage());
        return new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-store"));
    }

    /** Whether a page may change something, or open a WebSocket, from where it is. */
    public boolean accepts(
            @Nullable String origin, @Nullable String host, @Nullable String token, @Nullable String cookie) {
        Origins.Credential credential = Origins.Credential.NONE;
        if (token != null) {
            credential = Origins.Credential.TOKEN;
        } else if (cookie != null) {
            credential = Origins.Credential.COOKIE;
        }
        return origins.accept(origin, host, credential);
    }

    private @Nullable Person identify(Route route, Context context, @Nullable Person known) throws RefusedException {
        Route.Who who = route.who();
        Person person = known;
        if (person == null && token(context) != null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-token"));
        }
        if (person == null && who == Route.Who.VISITOR) {
            if (!route.changesSomething()) {
                // Another site can make a browser ask for anything, and must not fill our books with guests by that.
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-visit"));
            }
            quotas(context).require(RateLimit.NEW_GUESTS, address(context));
            IdentifiedGuest visit = accountService.visit(context.cookie(AccountService.COOKIE));
            if (visit.newCookie() != null) {
                setCookie(context, visit.newCookie(), (int) AccountService.SESSION.toSeconds());
            }
            person = visit.person();
        }
        if (who == Route.Who.MEMBER && (person == null || person.kind() != Person.Kind.MEMBER)) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-account"));
        }
        return person;
    }

    /** The person of a token or else of a cookie, or null. */
    @Nullable public Person authenticate(@Nullable String token, @Nullable String cookie) {
        return token != null ? accountService.byToken(token) : accountService.recognise(cookie);
    }

    private static @Nullable String token(Context context) {
        return bearer(context.header("Authorization"));
    }

    static @Nullable public String bearer(@Nullable String authorization) {
        return authorization != null && authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length())
                : null;
    }

    /** The session's cookie. */
    public void setCookie(Context context, String value, int seconds) {
        setCookie(context, AccountService.COOKIE, value, seconds);
    }

    /** A cookie that is not for scripts, and not sent along from other sites. */
    public void setCookie(Context context, String name, String value, int seconds) {
        boolean encrypted = secureCookies || context.scheme().equals("https") || isForwarded(context);
        context.cookie(new Cookie(name, value, "/", seconds, encrypted, true, null, SameSite.LAX));
    }

    private static boolean isForwarded(Context context) {
        return "https".equals(context.header("X-Forwarded-Proto"));
    }

    private static void refuse(Context context, RefusedException refusal) {
        int status = switch (refusal.kind()) {
            case REFUSED -> 422;
            case FORBIDDEN -> 403;
            case UNKNOWN -> 404;
            case STALE -> 409;
            case LIMITED -> 429;
            case UNAVAILABLE -> 503;
        };
        if (status == 429 || status == 503) {
            discardBody(context); // perhaps it was not read to its end
        }
        respond(context, status, refusal.kind().code(), refusal.refusal());
    }

    static void respond(Context context, int status, String code, Refusal refusal) {
        if (status == 413) {
            discardBody(context);
        }
        context.status(status)
                .contentType("application/json")
                .result(WireMapper.bytes(ErrorResponse.of(code, refusal)));
    }

    /**
     * Reads on through a body that is not wanted, but not for ever: a connection closed in the middle of it would take the
     * answer along, and one with a rest of it cannot be used again.
     */
    private static void discardBody(Context context) {
        try {
            InputStream rest = context.bodyInputStream();
            if (rest.read() >= 0) {
                context.header("Connection", "close");
                var unused = rest.skip(4L * ServerLimits.MAX_GAME_FILE);
            }
        } catch (IOException e) {
            // The client has gone; so be it.
        }
    }
}
