package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Who.ANYONE;
import static org.merlon.server.web.http.Route.Who.VISITOR;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableRequest;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.sockets.Presence;
import org.merlon.server.wire.accounts.RelationRequests;
import org.merlon.server.wire.accounts.RelationResponses.Challenges;
import org.merlon.server.wire.accounts.RelationResponses.KnownPeople;
import org.merlon.server.wire.accounts.RelationResponses.RelationKind;
import org.merlon.server.wire.accounts.RelationResponses.ReservedSeats;
import org.merlon.server.wire.table.TableInfo;

/** Routes for relations between people, and for challenges. */
public final class FriendRoutes {
    private final Tables tables;
    private final NewTables newTables;
    private final TableContext context;
    private final TableCommands commands;
    private final Accounts accounts;
    private final Relations relations;
    private final Presence presence;

    public FriendRoutes(
            Tables tables,
            NewTables newTables,
            TableContext context,
            TableCommands commands,
            Accounts accounts,
            Relations relations,
            Presence presence) {
        this.tables = tables;
        this.newTables = newTables;
        this.context = context;
        this.commands = commands;
        this.accounts = accounts;
        this.relations = relations;
        this.presence = presence;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/my/people",
                        VISITOR,
                        KnownPeople.class,
                        "Lists the people you follow, block and have muted, and who of them is online.",
                        this::people),
                new Route(
                        "POST /api/my/people",
                        VISITOR,
                        KnownPeople.class,
                        "Follows, blocks or mutes a person, or stops doing so.",
                        RelationRequests.NewBond.class,
                        this::bond),
                new Route(
                        "GET /api/my/challenges",
                        VISITOR,
                        Challenges.class,
                        "Lists the challenges you have received and sent.",
                        this::challenges),
                new Route(
                        "POST /api/challenges",
                        VISITOR,
                        TableInfo.class,
                        "Challenges a person: creates a table where a seat is reserved for them.",
                        RelationRequests.NewChallenge.class,
                        this::challenge),
                new Route(
                        "DELETE /api/challenges/{id}",
                        VISITOR,
                        Challenges.class,
                        "Declines a challenge, or withdraws your own.",
                        this::decline),
                new Route(
                        "GET /api/tables/{id}/reserved",
                        ANYONE,
                        ReservedSeats.class,
                        "Lists the reserved seats of a table.",
                        List.of(TableCommands.INVITATION),
                        this::reserved));
    }

    /** Shows the presence of followed people only, unless they have blocked the person who asks. */
    private KnownPeople people(ApiRequest call) {
        List<Relations.RelatedPerson> others = relations.relationsOf(call.id());
        List<String> here = others.stream()
                .filter(bond -> bond.kind() == Relations.Kind.FOLLOW && presence.isOnline(bond.id()))
                .map(Relations.RelatedPerson::id)
                .toList();
        Set<String> hidden = relations.blockersOf(call.id(), here);
        return new KnownPeople(others.stream()
                .map(bond -> new KnownPeople.Known(
                        bond.name(),
                        ProfileRoutes.told(bond.kind()),
                        bond.since(),
                        bond.kind() == Relations.Kind.FOLLOW
                                && here.contains(bond.id())
                                && !hidden.contains(bond.id())))
                .toList());
    }

    private KnownPeople bond(ApiRequest call, RelationRequests.NewBond wish) throws RefusedException {
        Person other = ProfileRoutes.player(accounts, wish.name());
        Relations.Kind kind = kind(wish.kind());
        if (other.id().equals(call.id())) {
            throw new RefusedException(Phrase.of("house-no-oneself"));
        }
        if (!wish.on()) {
            relations.removeRelation(call.id(), kind, other.id());
        } else if (!relations.addRelation(
                call.id(), kind, other.id(), context.now(), ServerLimits.MAX_RELATIONS_PER_KIND)) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-more-people").with("most", ServerLimits.MAX_RELATIONS_PER_KIND));
        }
        return people(call);
    }

    private static Relations.Kind kind(RelationKind bond) {
        return switch (bond) {
            case FOLLOW -> Relations.Kind.FOLLOW;
            case BLOCK -> Relations.Kind.BLOCK;
            case MUTE -> Relations.Kind.MUTE;
        };
    }

    private Challenges challenges(ApiRequest call) {
        List<Challenges.Challenge> all = relations.challengesOf(call.id(), ServerLimits.MAX_PAGE_SIZE).stream()
                .map(waiting -> asked(waiting, call.id()))
                .toList();
        return new Challenges(all);
    }

    private Challenges.Challenge asked(Relations.PendingChallenge waiting, String asker) {
        Relations.Challenge it = waiting.challenge();
        boolean mine = it.challenger().equals(asker);
        return new Challenges.Challenge(
                it.table(),
                waiting.table().game(),
                waiting.table().variant(),
                context.names().name(mine ? it.challenged() : it.challenger()),
                mine,
                it.created(),
                invitation(waiting.table().terms()));
    }

    private static @Nullable String invitation(String terms) {
        try {
            return Json.read(terms) instanceof Data.Obj data
                            && data.fields().get("invitation") instanceof Data.Text secret
                    ? secret.value()
                    : null;
        } catch (JsonException e) {
            return null; // the challenge is listed without the invitation
        }
    }

    private TableInfo challenge(ApiRequest call, RelationRequests.NewChallenge wish) throws RefusedException {
        Person other = ProfileRoutes.player(accounts, wish.name());
        if (other.id().equals(call.id())) {
            throw new RefusedException(Phrase.of("house-no-oneself"));
        }
        if (relations.hasBlocked(other.id(), call.id())) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-challenge"));
        }
        commands.requireRoom(call.id(), call.quotas());
        TableRequest request = TableRequest.of(wish.table(), call.id());
        int seat = open(request);
        call.newTable();
        String id = newTables.create(request, call.id());
        var challenge = new Relations.Challenge(id, seat, call.id(), other.id(), context.now());
        if (!relations.addChallenge(challenge, ServerLimits.MAX_OPEN_CHALLENGES)) {
            tables.run(id, table -> SeatActions.abort(table, call.id()));
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("house-no-challenges"));
        }
        return tables.query(id, table -> table.viewFor(call.id()));
    }

    private static int open(TableRequest request) throws RefusedException {
        List<Occupant> seats = request.terms().seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat) instanceof Occupant.Nobody) {
                return seat;
            }
        }
        throw new RefusedException(Phrase.of("house-no-open-seat"));
    }

    /** Declines or withdraws a challenge. People who are not involved get the same error as for an unknown table. */
    private Challenges decline(ApiRequest call) throws RefusedException {
        String table = call.path("id");
        List<Relations.Challenge> own = relations.challengesAt(table).stream()
                .filter(it ->
                        it.challenged().equals(call.id()) || it.challenger().equals(call.id()))
                .toList();
        if (own.isEmpty()) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-table"));
        }
        own.forEach(it -> relations.removeChallenge(table, it.challenged()));
        return challenges(call);
    }

    private ReservedSeats reserved(ApiRequest call) throws RefusedException {
        String id = tables.query(
                call.path("id"),
                table -> table.requireVisibleTo(call.idOrNull(), call.query("invitation"))
                        .game()
                        .id());
        var seats = new ArrayList<ReservedSeats.Reserved>();
        for (Relations.Challenge each : relations.challengesAt(Objects.requireNonNull(id))) {
            seats.add(new ReservedSeats.Reserved(each.seat(), context.names().name(each.challenged())));
        }
        return new ReservedSeats(seats);
    }
}
