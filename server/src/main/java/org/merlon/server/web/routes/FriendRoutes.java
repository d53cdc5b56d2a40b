package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.Audience.VISITOR;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.table.actions.BlockPolicy;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.web.commands.TableCommandRegistry;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.sockets.PresenceTracker;
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
    private final TableCommandRegistry commands;
    private final AccountStore accounts;
    private final RelationStore relations;
    private final BlockPolicy blocks;
    private final PresenceTracker presence;

    public FriendRoutes(
            Tables tables,
            NewTables newTables,
            TableContext context,
            TableCommandRegistry commands,
            AccountStore accounts,
            RelationStore relations,
            PresenceTracker presence) {
        this.tables = tables;
        this.newTables = newTables;
        this.context = context;
        this.commands = commands;
        this.accounts = accounts;
        this.relations = relations;
        blocks = new BlockPolicy(relations);
        this.presence = presence;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/my/people",
                        VISITOR,
                        KnownPeople.class,
                        "Lists the people you follow, block and have muted, and who of them is online.",
                        this::listPeople),
                new Route(
                        "POST /api/my/people",
                        VISITOR,
                        KnownPeople.class,
                        "Follows, blocks or mutes a person, or stops doing so.",
                        RelationRequests.ChangeRelation.class,
                        this::changeRelation),
                new Route(
                        "GET /api/my/challenges",
                        VISITOR,
                        Challenges.class,
                        "Lists the challenges you have received and sent.",
                        this::listChallenges),
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
                        List.of(TableCommandRegistry.INVITATION_PARAM),
                        this::reserved));
    }

    /** Shows the presence of followed people only, unless they have blocked the person who asks. */
    private KnownPeople listPeople(ApiRequest request) {
        List<RelationStore.RelatedPerson> others = relations.relationsOf(request.personId());
        List<String> onlineIds = others.stream()
                .filter(relation -> relation.kind() == RelationStore.Kind.FOLLOW && presence.isOnline(relation.id()))
                .map(RelationStore.RelatedPerson::id)
                .toList();
        Set<String> blockers = relations.blockersOf(request.personId(), onlineIds);
        return new KnownPeople(others.stream()
                .map(relation -> new KnownPeople.Known(
                        relation.name(),
                        ProfileRoutes.relationKind(relation.kind()),
                        relation.since(),
                        relation.kind() == RelationStore.Kind.FOLLOW
                                && onlineIds.contains(relation.id())
                                && !blockers.contains(relation.id())))
                .toList());
    }

    private KnownPeople changeRelation(ApiRequest request, RelationRequests.ChangeRelation body)
            throws RefusedException {
        Person other = ProfileRoutes.requirePlayer(accounts, body.name());
        RelationStore.Kind kind = kind(body.kind());
        if (other.id().equals(request.personId())) {
            throw new RefusedException(Phrase.of("error-player-is-you"));
        }
        if (!body.on()) {
            relations.removeRelation(request.personId(), kind, other.id());
        } else if (!relations.addRelation(
                request.personId(), kind, other.id(), context.now(), ServerLimits.MAX_RELATIONS_PER_KIND)) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-people-list-full").with("most", ServerLimits.MAX_RELATIONS_PER_KIND));
        }
        return listPeople(request);
    }

    private static RelationStore.Kind kind(RelationKind kind) {
        return switch (kind) {
            case FOLLOW -> RelationStore.Kind.FOLLOW;
            case BLOCK -> RelationStore.Kind.BLOCK;
            case MUTE -> RelationStore.Kind.MUTE;
        };
    }

    private Challenges listChallenges(ApiRequest request) {
        List<Challenges.Challenge> all = relations.challengesOf(request.personId(), ServerLimits.MAX_PAGE_SIZE).stream()
                .map(waiting -> describe(waiting, request.personId()))
                .toList();
        return new Challenges(all);
    }

    private Challenges.Challenge describe(RelationStore.PendingChallenge waiting, String personId) {
        RelationStore.Challenge challenge = waiting.challenge();
        boolean mine = challenge.challenger().equals(personId);
        return new Challenges.Challenge(
                challenge.table(),
                waiting.table().game(),
                waiting.table().variant(),
                context.names().name(mine ? challenge.challenged() : challenge.challenger()),
                mine,
                challenge.created(),
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

    private TableInfo challenge(ApiRequest request, RelationRequests.NewChallenge body) throws RefusedException {
        Person other = ProfileRoutes.requirePlayer(accounts, body.name());
        if (other.id().equals(request.personId())) {
            throw new RefusedException(Phrase.of("error-player-is-you"));
        }
        blocks.requireMayChallenge(request.personId(), other.id());
        commands.requireBelowTableLimit(request.personId(), request.quotas());
        ValidNewTable tableRequest = ValidNewTable.of(body.table(), request.personId());
        int seat = firstOpenSeat(tableRequest);
        request.countChallenge();
        request.countNewTable();
        String tableId = newTables.create(tableRequest, request.personId());
        var challenge = new RelationStore.Challenge(tableId, seat, request.personId(), other.id(), context.now());
        if (!relations.addChallenge(challenge, ServerLimits.MAX_OPEN_CHALLENGES)) {
            tables.run(tableId, table -> SeatActions.abort(table, request.personId()));
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-too-many-challenges"));
        }
        return tables.query(tableId, table -> table.viewFor(request.personId()));
    }

    private static int firstOpenSeat(ValidNewTable tableRequest) throws RefusedException {
        List<Occupant> seats = tableRequest.terms().seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat) instanceof Occupant.Nobody) {
                return seat;
            }
        }
        throw new RefusedException(Phrase.of("error-challenge-needs-open-seat"));
    }

    /** Declines or withdraws a challenge. People who are not involved get the same error as for an unknown table. */
    private Challenges decline(ApiRequest request) throws RefusedException {
        String tableId = request.pathParam("id");
        List<RelationStore.Challenge> involved = relations.challengesAt(tableId).stream()
                .filter(challenge -> challenge.challenged().equals(request.personId())
                        || challenge.challenger().equals(request.personId()))
                .toList();
        if (involved.isEmpty()) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-table"));
        }
        involved.forEach(challenge -> relations.removeChallenge(tableId, challenge.challenged()));
        return listChallenges(request);
    }

    private ReservedSeats reserved(ApiRequest request) throws RefusedException {
        String tableId = tables.query(
                request.pathParam("id"),
                table -> table.requireVisibleTo(request.personIdOrNull(), request.queryParam("invitation"))
                        .game()
                        .id());
        var seats = new ArrayList<ReservedSeats.Reserved>();
        for (RelationStore.Challenge each : relations.challengesAt(Objects.requireNonNull(tableId))) {
            seats.add(new ReservedSeats.Reserved(each.seat(), context.names().name(each.challenged())));
        }
        return new ReservedSeats(seats);
    }
}
