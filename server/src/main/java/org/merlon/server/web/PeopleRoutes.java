package org.merlon.server.web;

import static org.merlon.server.web.Route.Input.maybe;
import static org.merlon.server.web.Route.Input.needed;
import static org.merlon.server.web.Route.Who.ANYONE;
import static org.merlon.server.web.Route.Who.MEMBER;
import static org.merlon.server.web.Route.Who.VISITOR;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.NewBot;
import org.merlon.server.people.People;
import org.merlon.server.people.Session;
import org.merlon.server.store.Person;
import org.merlon.server.store.Store;
import org.merlon.server.table.Tables;

/** Who somebody is, and how they come to be known. */
final class PeopleRoutes {
    private static final Route.Input NAME = needed("name", "string", "the name to be known by");
    private static final Route.Input PASSWORD = needed("password", "string", "the password");

    private final People people;
    private final Store store;
    private final Tables tables;
    private final Front front;
    private final Sockets sockets;
    private final PasswordGate gate;

    PeopleRoutes(People people, Store store, Tables tables, Front front, Sockets sockets) {
        this.people = people;
        this.store = store;
        this.tables = tables;
        this.front = front;
        this.sockets = sockets;
        gate = new PasswordGate(people, front);
    }

    List<Route> routes() {
        return List.of(
                new Route("GET /api/me", ANYONE, "Says who the asker is.", this::me),
                new Route("POST /api/visit", VISITOR, "Makes a stranger a guest with a name and a cookie.", this::me),
                new Route(
                        "POST /api/claim",
                        VISITOR,
                        "Gives a guest a name and a password; games stay.",
                        List.of(NAME, PASSWORD),
                        call -> {
                            String address = front.address(call.context());
                            Quotas.limit(call.quotas().newAccounts, address);
                            String name = call.text("name");
                            String password = call.text("password");
                            Session session =
                                    call.quotas().hash(address, () -> people.claim(call.person(), name, password));
                            sockets.dismiss(call.id()); // whoever had the guest's cookie has no part in the account
                            return session(call, session);
                        }),
                new Route(
                        "POST /api/login",
                        ANYONE,
                        "Begins a session.",
                        List.of(
                                NAME,
                                PASSWORD,
                                maybe(
                                        "bring",
                                        "boolean",
                                        "whether the games of the guest that the asker is go to the account")),
                        this::login),
                new Route("POST /api/logout", ANYONE, "Ends the session.", call -> {
                    people.logout(call.context().cookie(People.COOKIE));
                    sockets.dismiss(call.idOrNull());
                    front.setCookie(call.context(), "", 0);
                    return describe(null);
                }),
                new Route(
                        "POST /api/password",
                        MEMBER,
                        "Changes the password; other sessions end.",
                        List.of(
                                needed("old", "string", "the password so far"),
                                needed("new", "string", "the password from now on")),
                        call -> {
                            Session session = gate.pass(
                                    call,
                                    call.person().name(),
                                    () -> people.changePassword(call.person(), call.text("old"), call.text("new")));
                            sockets.dismiss(call.id());
                            return session(call, session);
                        }),
                new Route(
                        "POST /api/forget-me",
                        VISITOR,
                        "Deletes the account; games stay, without the name.",
                        List.of(maybe("password", "string", "needed by members")),
                        call -> {
                            String password = call.textOrNull("password");
                            Quotas.Hashing<List<String>> deletion = () -> people.delete(call.person(), password);
                            boolean checked = call.person().kind() == Person.Kind.MEMBER;
                            List<String> gone =
                                    checked ? gate.pass(call, call.person().name(), deletion) : deletion.run();
                            gone.forEach(sockets::dismiss); // the bots of an account end with it
                            front.setCookie(call.context(), "", 0);
                            return describe(null);
                        }),
                new Route("GET /api/bots", MEMBER, "Lists the asker's bot accounts.", call -> {
                    List<Person> bots = people.botsOf(call.person());
                    return new Data.Obj().put("bots", Data.list(bots, bot -> new Data.Text(bot.name())));
                }),
                new Route(
                        "POST /api/bots",
                        MEMBER,
                        "Makes a bot account; its token is shown this once.",
                        List.of(NAME),
                        call -> {
                            Quotas.limit(call.quotas().newAccounts, front.address(call.context()));
                            return token(people.createBot(call.person(), call.text("name")));
                        }),
                new Route("POST /api/bots/{name}/token", MEMBER, "Gives a bot a new token; the old one ends.", call -> {
                    NewBot bot = people.renewToken(call.person(), call.path("name"));
                    sockets.dismiss(bot.bot().id());
                    return token(bot);
                }),
                new Route("DELETE /api/bots/{name}", MEMBER, "Deletes a bot account.", call -> {
                    sockets.dismiss(people.deleteBot(call.person(), call.path("name")));
                    return new Data.Obj();
                }),
                new Route(
                        "GET /api/players/{name}",
                        ANYONE,
                        "Shows a player with ratings, and with records of games that are won or lost together.",
                        this::player));
    }

    private Data me(Call call) {
        Person person = call.personOrNull();
        Data.Obj data = describe(person);
        return person == null || person.kind() != Person.Kind.GUEST
                ? data
                : data.put(
                        "games",
                        people.hasGames(person)); // so that a client can ask whether an account shall have them
    }

    private Data login(Call call) throws RefusedException {
        String name = call.text("name");
        boolean bring = call.truth("bring");
        Person before = call.personOrNull();
        Session session = gate.pass(call, name, () -> people.login(name, call.text("password")));
        if (before != null && before.kind() == Person.Kind.GUEST && bring) {
            people.handOver(before, session.person());
            tables.handOver(before.id(), session.person().id());
        }
        if (before != null && before.kind() != Person.Kind.BOT) {
            people.logout(call.context().cookie(People.COOKIE)); // its cookie is replaced, so nobody should have it
            sockets.dismiss(before.id());
        }
        return session(call, session);
    }

    private static Data.Obj describe(@Nullable Person person) {
        var data = new Data.Obj().put("name", person == null ? null : person.name());
        return person == null ? data : data.put("kind", person.kind().name().toLowerCase(Locale.ROOT));
    }

    private Data session(Call call, Session session) {
        int seconds = (int) People.SESSION.toSeconds();
        front.setCookie(call.context(), session.cookie(), seconds);
        front.setCookie(call.context(), People.DEVICE_COOKIE, session.device(), seconds);
        return describe(session.person());
    }

    private static Data token(NewBot bot) {
        return new Data.Obj().put("name", bot.bot().name()).put("token", bot.token());
    }

    private Data player(Call call) throws RefusedException {
        Person person = store.personByName(call.path("name"));
        if (person == null || person.kind() == Person.Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-nobody"));
        }
        call.work(PLAYER_WORK);
        Data.Arr ratings = Data.list(
                store.ratingsOf(person.id()),
                rating -> new Data.Obj()
                        .put("game", rating.game())
                        .put("rating", Math.round(RATING_SCALE * rating.mean()))
                        .put("uncertainty", Math.round(RATING_SCALE * rating.deviation()))
                        .put("games", rating.games()));
        return describe(person).put("ratings", ratings).put("records", Records.of(store, person.id()));
    }

    /** Ratings and records are several questions to the store. */
    private static final int PLAYER_WORK = 50;

    /** Shows a newcomer's mean of 25 as 1500, the figure that players are used to. */
    private static final double RATING_SCALE = 60;
}
