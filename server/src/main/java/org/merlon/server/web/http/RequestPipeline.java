package org.merlon.server.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.OriginCheck;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.WorkMeter;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.IdentifiedPerson;
import org.merlon.server.people.OperatorDecisions;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.web.limits.RequestMemoryBudget;
import org.merlon.server.web.limits.ResponseMemoryBudget;
import org.merlon.server.web.sockets.PresenceTracker;
import org.merlon.server.wire.Responses.ErrorResponse;
import org.merlon.server.wire.WireMapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Processes every API request before and after its route: authentication, quotas, origin check, bans and errors. */
public final class RequestPipeline {
    private static final String BEARER = "Bearer ";

    /** Tells programs when to try again what the server could not do. */
    private static final String RETRY_AFTER_SECONDS = "5";

    /**
     * Routes that banned people may use, also in read-only mode: they change nothing or delete only the sender's own
     * data.
     */
    private static final Set<String> ALLOWED_WHEN_BANNED = Set.of("/api/logout", "/api/forget-me", "/api/verify");

    private static final Logger LOG = LoggerFactory.getLogger(RequestPipeline.class);

    private final AccountService accountService;
    private final OriginCheck origins;
    private final ClientAddress clientAddresses;
    private final Quotas quotas;
    private final RequestMemoryBudget requestMemory;
    private final ResponseMemoryBudget responseMemory;
    private final boolean secureCookies;
    private final OperatorDecisions decisions;
    private final PresenceTracker presence;

    public RequestPipeline(
            AccountService accountService,
            PublicConfig publicConfig,
            Quotas quotas,
            RequestMemoryBudget requestMemory,
            ResponseMemoryBudget responseMemory,
            OperatorDecisions decisions,
            PresenceTracker presence) {
        this.accountService = accountService;
        this.decisions = decisions;
        this.presence = presence;
        this.quotas = quotas;
        this.requestMemory = requestMemory;
        this.responseMemory = responseMemory;
        origins = new OriginCheck(publicConfig.origins());
        clientAddresses = new ClientAddress(publicConfig.trustedProxies());
        secureCookies = publicConfig.origins().stream().anyMatch(origin -> origin.startsWith("https://"));
    }

    /** Returns the quotas for an address. */
    public Quotas quotas(String address) {
        return quotas.forAddress(address);
    }

    Quotas quotas(Context context) {
        return quotas(clientAddress(context));
    }

    /** Returns the address that a request is counted under. */
    public String clientAddress(Context context) {
        return clientAddress(context.ip(), joined(Collections.list(context.req().getHeaders("X-Forwarded-For"))));
    }

    /**
     * Joins the lines of a header by commas, or returns null if there are none. A proxy may add a line of its own behind
     * the one that the client has sent.
     */
    public static @Nullable String joined(List<String> lines) {
        return lines.isEmpty() ? null : String.join(",", lines);
    }

    public String clientAddress(String peer, @Nullable String forwardedFor) {
        return clientAddresses.of(peer, forwardedFor);
    }

    /** Handles a request to a route. */
    void handle(Route route, Context context) throws IOException {
        String address = clientAddress(context);
        String limitedAddress = quotas.isLimited(address) ? address : null;
        ResponseMemoryBudget.Response memory = responseMemory.new Response(limitedAddress);
        Request.addCompletionListener(
                ServletContextRequest.getServletContextRequest(context.req()), ignored -> memory.close());
        try (RequestMemoryBudget.Body body = requestMemory.new Body(limitedAddress)) {
            // Requests over a limit and bodies that are too long are refused before they take memory.
            String cookie = context.cookie(AccountService.SESSION_COOKIE);
            Person authenticated = authenticate(token(context), cookie);
            quotas(address).countRequest(address, authenticated);
            if (!body.read(context.bodyInputStream(), contentLength(context), route.maxBody())) {
                var tooLong = Phrase.of("error-body-too-large").with("most", route.maxBody());
                respond(context, 413, "limited", Refusal.of(tooLong));
                return;
            }
            if (route.changesSomething()
                    && !acceptsOrigin(context.header("Origin"), context.header("Host"), token(context), cookie)) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-cross-site-request"));
            }
            String personId = authenticated == null ? null : authenticated.id();
            if (route.changesSomething() && !ALLOWED_WHEN_BANNED.contains(route.path())) {
                decisions.requireMayAct(personId);
            }
            presence.onRequest(personId);
            Person person = identify(route, context, authenticated);
            var request = new ApiRequest(context, person, quotas(address), address, body.bytes(), memory);
            Object response =
                    WorkMeter.measure(request::countWork, () -> route.handler().handle(request));
            byte[] bytes = WireMapper.bytes(response);
            if (!route.changesSomething()) { // otherwise it is too late for a refusal, and the response is short
                memory.reserve(bytes.length);
            }
            context.contentType("application/json").result(bytes);
        } catch (RefusedException e) {
            refuse(context, e);
        } catch (StoreException e) {
            refuse(context, unavailable(e));
        }
    }

    /** Counts a request that does not belong to a route. If it is refused, sends the refusal and returns false. */
    boolean allowsRequest(Context context) {
        try {
            quotas(context).countRequest(clientAddress(context), null);
            return true;
        } catch (RefusedException e) {
            refuse(context, e);
            return false;
        }
    }

    /** Returns the declared length of the body, or -1. */
    private static long contentLength(Context context) {
        return context.req().getContentLengthLong();
    }

    /** Returns the refusal for a failed database access; clients can only try again. */
    public static RefusedException unavailable(StoreException exception) {
        LOG.warn("database access failed: {}", exception.getMessage());
        return new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-database-unavailable"));
    }

    /** Returns whether a request from an origin may change something or open a WebSocket. */
    public boolean acceptsOrigin(
            @Nullable String origin, @Nullable String host, @Nullable String token, @Nullable String cookie) {
        OriginCheck.Credential credential = OriginCheck.Credential.NONE;
        if (token != null) {
            credential = OriginCheck.Credential.TOKEN;
        } else if (cookie != null) {
            credential = OriginCheck.Credential.COOKIE;
        }
        return origins.accepts(origin, host, credential);
    }

    private @Nullable Person identify(Route route, Context context, @Nullable Person authenticated)
            throws RefusedException {
        Route.Audience audience = route.audience();
        Person person = authenticated;
        if (person == null && token(context) != null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-invalid-token"));
        }
        if (person == null && audience == Route.Audience.VISITOR) {
            if (!route.changesSomething()) {
                // Another site can make a browser send GET requests; they must not fill the database with guests.
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-visit-required"));
            }
            quotas(context).require(RateLimitKind.NEW_GUESTS, clientAddress(context));
            IdentifiedPerson guest =
                    accountService.identifyOrCreateGuest(context.cookie(AccountService.SESSION_COOKIE));
            if (guest.newCookie() != null) {
                setCookie(context, guest.newCookie(), (int) AccountService.SESSION_LIFETIME.toSeconds());
            }
            person = guest.person();
        }
        if (audience == Route.Audience.MEMBER && (person == null || person.kind() != Person.Kind.MEMBER)) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-account-required"));
        }
        return person;
    }

    /** Returns the person of a token or else of a cookie, or null. */
    @Nullable public Person authenticate(@Nullable String token, @Nullable String cookie) {
        return token != null ? accountService.botByToken(token) : accountService.identify(cookie);
    }

    private static @Nullable String token(Context context) {
        return bearerToken(context.header("Authorization"));
    }

    static @Nullable public String bearerToken(@Nullable String authorization) {
        return authorization != null && authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length())
                : null;
    }

    /** Sets the session cookie. */
    public void setCookie(Context context, String value, int seconds) {
        setCookie(context, AccountService.SESSION_COOKIE, value, seconds);
    }

    /** Sets a cookie that scripts cannot read and that is not sent with requests from other sites. */
    public void setCookie(Context context, String name, String value, int seconds) {
        boolean encrypted = secureCookies || isEncrypted(context);
        context.cookie(new Cookie(name, value, "/", seconds, encrypted, true, null, SameSite.LAX));
    }

    /** Returns whether a browser has reached the server by https, directly or through a proxy. */
    static boolean isEncrypted(Context context) {
        return context.scheme().equals("https") || "https".equals(context.header("X-Forwarded-Proto"));
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
            discardBody(context); // it may not have been read completely
        }
        if (status == 503) {
            context.header("Retry-After", RETRY_AFTER_SECONDS);
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
     * Reads the rest of an unwanted body, up to a limit: closing the connection in the middle of it would lose the
     * response, and a connection with unread bytes cannot be reused.
     */
    private static void discardBody(Context context) {
        try {
            InputStream body = context.bodyInputStream();
            if (body.read() >= 0) {
                context.header("Connection", "close");
                var unused = body.skip(4L * ServerLimits.MAX_GAME_FILE_BYTES);
            }
        } catch (IOException e) {
            // The client has disconnected.
        }
    }
}
