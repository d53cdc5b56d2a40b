package org.merlon.server.table.actions;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.chance.Key;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.live.RandomIds;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;

/** Creates tables: on request, or for a rematch. */
public final class NewTables {
    /** The most tables for a rematch of one game, if each is closed before its game begins. */
    private static final int MAX_REMATCHES = 5;

    private final Tables tables;
    private final TableContext context;

    /** The secret from which the ids of rematch tables are derived, so that nobody can guess them. */
    private final String secret;

    public NewTables(Tables tables, TableContext context, String secret) {
        this.tables = tables;
        this.context = context;
        this.secret = secret;
    }

    /** Creates a table on request; returns its id. */
    public String create(ValidNewTable request, String person) throws RefusedException {
        String id = RandomIds.newTableId();
        if (!create(id, request, person)) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-table-id-taken"));
        }
        return id;
    }

    private boolean create(String id, ValidNewTable request, String person) throws RefusedException {
        Terms terms = request.terms();
        if (terms.rated()) {
            RatedGames.requireAccount(context.ratings(), person);
        }
        long time = context.now();
        Ruleset rules = Ruleset.current(terms.setup().game());
        var newGame = new LiveGame(id, terms, rules, Key.of(RandomIds.randomBytes(Key.BYTES)), time);
        LiveGame game = request.start() ? newGame.after(newGame.startEntry(), time) : newGame;
        List<StoredEntry> entries = request.start() ? List.of(game.storedEntry(person)) : List.of();
        return add(game, entries);
    }

    /** Stores a game that has no table yet, and opens its table; returns false if a table with its id exists. */
    public boolean add(LiveGame game, List<StoredEntry> entries) throws RefusedException {
        tables.requireOpen();
        context.readOnly().requireOff();
        // An imported game is stored later than it was played; any other is as old as its last entry.
        long time = game.terms().imported() == null ? game.lastActivity() : context.now();
        if (!context.games().append(GameLoader.newTable(game, entries, time))) {
            return false;
        }
        tables.add(game);
        context.cluster().publishLogGrowth(game.id(), game.number());
        tables.run(game.id(), table -> context.notifyListeners(listener -> listener.onTableChanged(table)));
        return true;
    }

    /**
     * The rematch of a table. Id and invitation are derived from the old table, so that all players get the same one,
     * at any time and from any server.
     */
    private RematchTable rematchOf(String table) {
        return new RematchTable(RandomIds.derivedTableId(secret, table), RandomIds.derivedSecret(secret, table));
    }

    /** Creates the table of a rematch and announces it; later callers join the same table. Returns its id. */
    public String rematch(String id, String person) throws RefusedException {
        RematchTable next = rematchOf(id);
        int closedCount = 0;
        while (!create(next.table(), rematchRequest(id, person, next), person)) {
            if (joinRematch(next, person)) {
                return next.table();
            }
            if (++closedCount >= MAX_REMATCHES) {
                throw new RefusedException(
                        RefusedException.Kind.LIMITED,
                        Phrase.of("error-too-many-rematches").with("most", MAX_REMATCHES));
            }
            next = rematchOf(next.table()); // the previous one was closed before it began
        }
        RematchTable announced = next;
        tables.run(id, table -> table.announceRematch(announced));
        return announced.table();
    }

    /** The request for a rematch. If all other seats are bots, the game starts at once. */
    private ValidNewTable rematchRequest(String id, String person, RematchTable next) throws RefusedException {
        Terms terms = tables.query(id, table -> rematchTerms(table.game(), person, next.invitation()));
        boolean alone =
                terms.seats().stream().allMatch(seat -> seat instanceof Occupant.Bot || person.equals(seat.person()));
        return new ValidNewTable(terms, alone);
    }

    /** Seats a person at the table of a rematch, if a seat is free; returns false if the table was closed. */
    private boolean joinRematch(RematchTable next, String person) throws RefusedException {
        return tables.query(next.table(), table -> {
            LiveGame game = table.game();
            boolean hasFreeSeat = game.seats().stream().anyMatch(Occupant.Nobody.class::isInstance);
            if (game.phase() == LiveGame.Phase.OPEN
                    && hasFreeSeat
                    && game.seatsOf(person).isEmpty()) {
                SeatActions.join(table, person, SeatActions.ANY_SEAT, next.invitation());
            }
            for (int seat : game.seatsOf(person)) {
                if (game.phase() == LiveGame.Phase.OPEN
                        && game.roster().reserved().contains(seat)) {
                    SeatActions.join(table, person, seat, next.invitation());
                }
            }
            return game.phase() != LiveGame.Phase.ABORTED;
        });
    }

    /**
     * The terms of a rematch. Bots that started the game play again, the person has their seat, and the seats of the
     * others are reserved for them.
     */
    private Terms rematchTerms(LiveGame game, String person, String invitation) throws RefusedException {
        if (!TableAccess.hasPlayed(game, person)) {
            throw TableAccess.forbidden(game, person, "error-rematch-players-only");
        }
        LiveGame.require(game.phase() == LiveGame.Phase.OVER, "error-game-not-over");
        Terms oldTerms = game.terms();
        boolean rated = oldTerms.rated() && oldTerms.setup().game().rulesData() == null;
        List<Occupant> seats = new ArrayList<>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            String starter = game.roster().startedBy(seat);
            Occupant current = game.occupant(seat);
            if (starter == null || (starter.equals(person) && person.equals(current.person()))) {
                seats.add(current);
            } else {
                boolean deleted = context.ratings().kindOf(starter) == Person.Kind.DELETED;
                String called = starter.equals(current.personOrAbsentee()) ? current.ownName() : null;
                seats.add(deleted ? new Occupant.Nobody() : new Occupant.Person(starter, called));
            }
        }
        return new Terms(
                oldTerms.setup(),
                person,
                false,
                invitation,
                oldTerms.pace(),
                rated,
                oldTerms.shuffled(),
                oldTerms.hints(),
                seats,
                ServerRules.CURRENT,
                null);
    }
}
