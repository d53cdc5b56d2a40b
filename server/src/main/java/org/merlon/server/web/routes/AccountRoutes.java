package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.Audience.MEMBER;
import static org.merlon.server.web.http.Route.Audience.VISITOR;

import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.CreatedBot;
import org.merlon.server.people.NewSession;
import org.merlon.server.people.PasswordRecovery;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.log.FinishedGameStore;
import org.merlon.server.table.actions.BlockPolicy;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.wire.Responses.EmptyResponse;
import org.merlon.server.wire.accounts.AccountRequests;
import org.merlon.server.wire.accounts.AccountResponses.NewMember;
import org.merlon.server.wire.accounts.AccountResponses.OwnBots;
import org.merlon.server.wire.accounts.AccountResponses.SessionInfo;
import org.merlon.server.wire.accounts.AccountResponses.Token;
import org.merlon.server.wire.accounts.PlayerResponses.PlayerProfile;

/** Routes for sessions, accounts and bot accounts. */
public final class AccountRoutes {
    private final AccountService accountService;
    private final AccountStore accounts;
    private final FinishedGameStore finishedGames;
    private final RatingLookup ratings;
    private final BlockPolicy blocks;
    private final TableScheduler scheduler;
    private final RequestPipeline pipeline;
    private final ClientSessions sessions;
    private final LoginThrottle loginThrottle;
    private final PasswordRecovery recovery;

    public AccountRoutes(
            AccountService accountService,
            AccountStore accounts,
            FinishedGameStore finishedGames,
            RatingLookup ratings,
            BlockPolicy blocks,
            PasswordRecovery recovery,
            TableScheduler scheduler,
            RequestPipeline pipeline,
            ClientSessions sessions) {
        this.accountService = accountService;
        this.accounts = accounts;
        this.finishedGames = finishedGames;
        this.ratings = ratings;
        this.blocks = blocks;
        this.scheduler = scheduler;
        this.pipeline = pipeline;
        this.sessions = sessions;
        loginThrottle = new LoginThrottle(accountService, pipeline);
        this.recovery = recovery;
    }

    public List<Route> routes() {
        return List.of(
                new Route("GET /api/me", ANYONE, SessionInfo.class, "Returns your identity.", this::sessionInfo),
                new Route(
                        "POST /api/visit",
                        VISITOR,
                        SessionInfo.class,
                        "Creates a guest with a generated name and a session cookie.",
                        this::sessionInfo),
                new Route(
                        "POST /api/claim",
                        VISITOR,
                        NewMember.class,
                        "Turns a guest into a member with a name and a password; games are kept. The recovery code is shown only this once.",
                        AccountRequests.ClaimName.class,
                        (request, body) -> {
                            String address = pipeline.clientAddress(request.context());
                            request.quotas().require(RateLimitKind.NEW_ACCOUNTS, address);
                            NewSession session = request.quotas()
                                    .hash(
                                            address,
                                            () -> accountService.claim(request.person(), body.name(), body.password()));
                            sessions.closeSessionsOf(
                                    request.personId()); // others with the guest's cookie get no access to the account
                            startSession(request, session);
                            Person member = session.person();
                            return new NewMember(member.name(), accountKind(member), recovery.newCode(member));
                        }),
                new Route(
                        "POST /api/login",
                        ANYONE,
                        SessionInfo.class,
                        "Logs in.",
                        AccountRequests.Login.class,
                        this::login),
                new Route("POST /api/logout", ANYONE, SessionInfo.class, "Logs out.", request -> {
                    accountService.logout(request.context().cookie(AccountService.SESSION_COOKIE));
                    sessions.closeSessionsOf(request.personIdOrNull());
                    pipeline.setCookie(request.context(), "", 0);
                    return SessionInfo.STRANGER;
                }),
                new Route(
                        "POST /api/password",
                        MEMBER,
                        SessionInfo.class,
                        "Changes your password and ends your other sessions.",
                        AccountRequests.NewPassword.class,
                        (request, body) -> {
                            NewSession session = loginThrottle.attempt(
                                    request,
                                    request.person().name(),
                                    () -> accountService.changePassword(request.person(), body.old(), body.next()));
                            sessions.closeSessionsOf(request.personId());
                            return startSession(request, session);
                        }),
                new Route(
                        "POST /api/forget-me",
                        VISITOR,
                        SessionInfo.class,
                        "Deletes your account; your games stay, without your name.",
                        AccountRequests.DeleteAccount.class,
                        (request, body) -> {
                            Quotas.Hashing<List<String>> deletion =
                                    () -> accountService.delete(request.person(), body.password());
                            boolean hasPassword = request.person().kind() != Person.Kind.GUEST;
                            List<String> deletedIds = hasPassword
                                    ? loginThrottle.attempt(
                                            request, request.person().name(), deletion)
                                    : deletion.run();
                            deletedIds.forEach(sessions::closeSessionsOf); // includes the bots of the account
                            deletedIds.forEach(scheduler::markStaleTablesOf);
                            pipeline.setCookie(request.context(), "", 0);
                            return SessionInfo.STRANGER;
                        }),
                new Route("GET /api/bots", MEMBER, OwnBots.class, "Lists your bot accounts.", request -> {
                    List<Person> bots = accountService.botsOf(request.person());
                    return new OwnBots(bots.stream().map(Person::name).toList());
                }),
                new Route(
                        "POST /api/bots",
                        MEMBER,
                        Token.class,
                        "Creates a bot account; its token is shown only this once.",
                        AccountRequests.NewBot.class,
                        (request, body) -> {
                            request.quotas()
                                    .require(RateLimitKind.NEW_ACCOUNTS, pipeline.clientAddress(request.context()));
                            return tokenResponse(accountService.createBot(request.person(), body.name()));
                        }),
                new Route(
                        "POST /api/bots/{name}/token",
                        MEMBER,
                        Token.class,
                        "Replaces the token of a bot account; the old one becomes invalid.",
                        request -> {
                            CreatedBot bot = accountService.renewToken(request.person(), request.pathParam("name"));
                            sessions.closeSessionsOf(bot.bot().id());
                            return tokenResponse(bot);
                        }),
                new Route("DELETE /api/bots/{name}", MEMBER, EmptyResponse.class, "Deletes a bot account.", request -> {
                    sessions.closeSessionsOf(accountService.deleteBot(request.person(), request.pathParam("name")));
                    return new EmptyResponse();
                }),
                new Route(
                        "GET /api/players/{name}",
                        ANYONE,
                        PlayerProfile.class,
                        "Returns a player with ratings, and with records of cooperative and solo games.",
                        this::playerProfile));
    }

    private SessionInfo sessionInfo(ApiRequest request) {
        Person person = request.personOrNull();
        if (person == null) {
            return SessionInfo.STRANGER;
        }
        SessionInfo info = sessionInfo(person);
        // Lets a client offer to move the guest's games to an account.
        return person.kind() == Person.Kind.GUEST
                ? new SessionInfo(info.name(), info.kind(), accountService.hasGames(person))
                : info;
    }

    private SessionInfo login(ApiRequest request, AccountRequests.Login body) throws RefusedException {
        boolean takeGames = body.bring() != null && body.bring();
        Person previous = request.personOrNull();
        NewSession session =
                loginThrottle.attempt(request, body.name(), () -> accountService.login(body.name(), body.password()));
        if (previous != null && previous.kind() == Person.Kind.GUEST && takeGames) {
            accountService.mergeGuest(previous, session.person());
            scheduler.mergeGuest(previous.id(), session.person().id(), blocks);
        }
        if (previous != null && previous.kind() != Person.Kind.BOT) {
            accountService.logout(request.context()
                    .cookie(AccountService.SESSION_COOKIE)); // its cookie is replaced and must not be usable any more
            sessions.closeSessionsOf(previous.id());
        }
        return startSession(request, session);
    }

    private static SessionInfo sessionInfo(Person person) {
        return new SessionInfo(person.name(), accountKind(person), null);
    }

    static SessionInfo.Kind accountKind(Person person) {
        return switch (person.kind()) {
            case GUEST -> SessionInfo.Kind.GUEST;
            case MEMBER -> SessionInfo.Kind.MEMBER;
            case BOT -> SessionInfo.Kind.BOT;
            case DELETED -> SessionInfo.Kind.DELETED;
        };
    }

    private SessionInfo startSession(ApiRequest request, NewSession session) {
        int seconds = (int) AccountService.SESSION_LIFETIME.toSeconds();
        pipeline.setCookie(request.context(), session.cookie(), seconds);
        pipeline.setCookie(request.context(), AccountService.DEVICE_COOKIE, session.deviceCookie(), seconds);
        return sessionInfo(session.person());
    }

    private static Token tokenResponse(CreatedBot bot) {
        return new Token(bot.bot().name(), bot.token());
    }

    private PlayerProfile playerProfile(ApiRequest request) throws RefusedException {
        Person person = accounts.personByName(request.pathParam("name"));
        if (person == null || person.kind() == Person.Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-player"));
        }
        request.countWork(PLAYER_WORK + finishedGames.countOf(person.id(), PersonalBests.MAX_GAMES) / 2);
        List<PlayerProfile.RatingOf> ratingInfos = ratings.ratingsOf(person.id()).stream()
                .map(rating -> new PlayerProfile.RatingOf(
                        rating.game(),
                        Math.round(RATING_SCALE * rating.mean()),
                        Math.round(RATING_SCALE * rating.deviation()),
                        rating.games()))
                .toList();
        return new PlayerProfile(
                person.name(), accountKind(person), ratingInfos, PersonalBests.of(finishedGames, person.id()));
    }

    /** The work of reading ratings, which takes several queries; each finished game adds half a log entry. */
    private static final int PLAYER_WORK = 50;

    /** Converts ratings to the scale that players are used to: a newcomer's mean of 25 is shown as 1500. */
    private static final double RATING_SCALE = 60;
}
