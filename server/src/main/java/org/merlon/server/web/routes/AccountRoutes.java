package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Who.ANYONE;
import static org.merlon.server.web.http.Route.Who.MEMBER;
import static org.merlon.server.web.http.Route.Who.VISITOR;

import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.NewBot;
import org.merlon.server.people.Recovery;
import org.merlon.server.people.Session;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Ratings;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.LoginThrottle;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimit;
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
    private final Accounts accounts;
    private final GameStore games;
    private final Ratings ratings;
    private final TableScheduler scheduler;
    private final RequestPipeline pipeline;
    private final ClientSessions sessions;
    private final LoginThrottle loginThrottle;
    private final Recovery recovery;

    public AccountRoutes(
            AccountService accountService,
            Accounts accounts,
            GameStore games,
            Ratings ratings,
            Recovery recovery,
            TableScheduler scheduler,
            RequestPipeline pipeline,
            ClientSessions sessions) {
        this.accountService = accountService;
        this.accounts = accounts;
        this.games = games;
        this.ratings = ratings;
        this.scheduler = scheduler;
        this.pipeline = pipeline;
        this.sessions = sessions;
        loginThrottle = new LoginThrottle(accountService, pipeline);
        this.recovery = recovery;
    }

    public List<Route> routes() {
        return List.of(
                new Route("GET /api/me", ANYONE, SessionInfo.class, "Returns your identity.", this::me),
                new Route(
                        "POST /api/visit",
                        VISITOR,
                        SessionInfo.class,
                        "Creates a guest with a generated name and a session cookie.",
                        this::me),
                new Route(
                        "POST /api/claim",
                        VISITOR,
                        NewMember.class,
                        "Turns a guest into a member with a name and a password; games are kept. The recovery code is shown only this once.",
                        AccountRequests.ClaimName.class,
                        (call, wish) -> {
                            String address = pipeline.address(call.context());
                            call.quotas().require(RateLimit.NEW_ACCOUNTS, address);
                            Session session = call.quotas()
                                    .hash(
                                            address,
                                            () -> accountService.claim(call.person(), wish.name(), wish.password()));
                            sessions.closeSessionsOf(
                                    call.id()); // others with the guest's cookie get no access to the account
                            session(call, session);
                            Person member = session.person();
                            return new NewMember(member.name(), kind(member), recovery.newCode(member));
                        }),
                new Route(
                        "POST /api/login",
                        ANYONE,
                        SessionInfo.class,
                        "Logs in.",
                        AccountRequests.Login.class,
                        this::login),
                new Route("POST /api/logout", ANYONE, SessionInfo.class, "Logs out.", call -> {
                    accountService.logout(call.context().cookie(AccountService.SESSION_COOKIE));
                    sessions.closeSessionsOf(call.idOrNull());
                    pipeline.setCookie(call.context(), "", 0);
                    return SessionInfo.STRANGER;
                }),
                new Route(
                        "POST /api/password",
                        MEMBER,
                        SessionInfo.class,
                        "Changes your password and ends your other sessions.",
                        AccountRequests.NewPassword.class,
                        (call, wish) -> {
                            Session session = loginThrottle.pass(
                                    call,
                                    call.person().name(),
                                    () -> accountService.changePassword(call.person(), wish.old(), wish.next()));
                            sessions.closeSessionsOf(call.id());
                            return session(call, session);
                        }),
                new Route(
                        "POST /api/forget-me",
                        VISITOR,
                        SessionInfo.class,
                        "Deletes your account; your games stay, without your name.",
                        AccountRequests.ForgetMe.class,
                        (call, wish) -> {
                            Quotas.Hashing<List<String>> deletion =
                                    () -> accountService.delete(call.person(), wish.password());
                            boolean checked = call.person().kind() == Person.Kind.MEMBER;
                            List<String> gone = checked
                                    ? loginThrottle.pass(call, call.person().name(), deletion)
                                    : deletion.run();
                            gone.forEach(sessions::closeSessionsOf); // includes the bots of the account
                            gone.forEach(scheduler::markStaleTablesOf);
                            pipeline.setCookie(call.context(), "", 0);
                            return SessionInfo.STRANGER;
                        }),
                new Route("GET /api/bots", MEMBER, OwnBots.class, "Lists your bot accounts.", call -> {
                    List<Person> bots = accountService.botsOf(call.person());
                    return new OwnBots(bots.stream().map(Person::name).toList());
                }),
                new Route(
                        "POST /api/bots",
                        MEMBER,
                        Token.class,
                        "Creates a bot account; its token is shown only this once.",
                        AccountRequests.NewBot.class,
                        (call, wish) -> {
                            call.quotas().require(RateLimit.NEW_ACCOUNTS, pipeline.address(call.context()));
                            return token(accountService.createBot(call.person(), wish.name()));
                        }),
                new Route(
                        "POST /api/bots/{name}/token",
                        MEMBER,
                        Token.class,
                        "Replaces the token of a bot account; the old one becomes invalid.",
                        call -> {
                            NewBot bot = accountService.renewToken(call.person(), call.path("name"));
                            sessions.closeSessionsOf(bot.bot().id());
                            return token(bot);
                        }),
                new Route("DELETE /api/bots/{name}", MEMBER, EmptyResponse.class, "Deletes a bot account.", call -> {
                    sessions.closeSessionsOf(accountService.deleteBot(call.person(), call.path("name")));
                    return new EmptyResponse();
                }),
                new Route(
                        "GET /api/players/{name}",
                        ANYONE,
                        PlayerProfile.class,
                        "Returns a player with ratings, and with records of cooperative and solo games.",
                        this::player));
    }

    private SessionInfo me(ApiRequest call) {
        Person person = call.personOrNull();
        if (person == null) {
            return SessionInfo.STRANGER;
        }
        SessionInfo me = me(person);
        // Lets a client offer to move the guest's games to an account.
        return person.kind() == Person.Kind.GUEST
                ? new SessionInfo(me.name(), me.kind(), accountService.hasGames(person))
                : me;
    }

    private SessionInfo login(ApiRequest call, AccountRequests.Login wish) throws RefusedException {
        boolean bring = wish.bring() != null && wish.bring();
        Person before = call.personOrNull();
        Session session =
                loginThrottle.pass(call, wish.name(), () -> accountService.login(wish.name(), wish.password()));
        if (before != null && before.kind() == Person.Kind.GUEST && bring) {
            accountService.handOver(before, session.person());
            scheduler.mergeGuest(before.id(), session.person().id());
        }
        if (before != null && before.kind() != Person.Kind.BOT) {
            accountService.logout(call.context()
                    .cookie(AccountService.SESSION_COOKIE)); // its cookie is replaced and must not be usable any more
            sessions.closeSessionsOf(before.id());
        }
        return session(call, session);
    }

    private static SessionInfo me(Person person) {
        return new SessionInfo(person.name(), kind(person), null);
    }

    static SessionInfo.Kind kind(Person person) {
        return switch (person.kind()) {
            case GUEST -> SessionInfo.Kind.GUEST;
            case MEMBER -> SessionInfo.Kind.MEMBER;
            case BOT -> SessionInfo.Kind.BOT;
            case DELETED -> SessionInfo.Kind.DELETED;
        };
    }

    private SessionInfo session(ApiRequest call, Session session) {
        int seconds = (int) AccountService.SESSION_LIFETIME.toSeconds();
        pipeline.setCookie(call.context(), session.cookie(), seconds);
        pipeline.setCookie(call.context(), AccountService.DEVICE_COOKIE, session.deviceCookie(), seconds);
        return me(session.person());
    }

    private static Token token(NewBot bot) {
        return new Token(bot.bot().name(), bot.token());
    }

    private PlayerProfile player(ApiRequest call) throws RefusedException {
        Person person = accounts.personByName(call.path("name"));
        if (person == null || person.kind() == Person.Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-nobody"));
        }
        call.work(PLAYER_WORK);
        List<PlayerProfile.RatingOf> known = ratings.ratingsOf(person.id()).stream()
                .map(rating -> new PlayerProfile.RatingOf(
                        rating.game(),
                        Math.round(RATING_SCALE * rating.mean()),
                        Math.round(RATING_SCALE * rating.deviation()),
                        rating.games()))
                .toList();
        return new PlayerProfile(person.name(), kind(person), known, PersonalBests.of(games, person.id()));
    }

    /** The work of reading ratings and records, which takes several queries. */
    private static final int PLAYER_WORK = 50;

    /** Converts ratings to the scale that players are used to: a newcomer's mean of 25 is shown as 1500. */
    private static final double RATING_SCALE = 60;
}
