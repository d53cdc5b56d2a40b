package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;

/** The same game again, with the same people. */
final class Rematch {
    /** So many tables for playing again are made, if each is closed before it begins. */
    private static final int MOST = 5;

    private Rematch() {}

    /** The table to go to, and what lets people in there. */
    record Next(String table, String invitation) {}

    /**
     * Both follow from the old table and a secret of the server, so that whoever asks, when and wherever, is sent to the
     * same table, and nobody else can guess it.
     */
    static Next after(String table, Store store) {
        String secret = store.secret("rematch");
        return new Next(Ids.derivedTable(secret, table), Ids.derivedSecret(secret, table));
    }

    /** What is asked for when a person wants to play again; with nobody to wait for it begins at once. */
    static Table.Action<TableRequest> request(String person, Next next) {
        return table -> {
            Terms terms = terms(table.game(), person, next.invitation());
            return new TableRequest(terms, terms.seats().stream().noneMatch(Occupant.Nobody.class::isInstance));
        };
    }

    /** Gives a person a seat at the next table, if there still is one; false if that table was given up. */
    static boolean sitDown(Table table, String person, Next next) throws RefusedException {
        LiveGame game = table.game();
        boolean free = game.seats().stream().anyMatch(Occupant.Nobody.class::isInstance);
        if (game.phase() == LiveGame.Phase.OPEN && free && game.seatsOf(person).isEmpty()) {
            Chairs.join(table, person, Chairs.ANY, next.invitation());
        }
        return game.phase() != LiveGame.Phase.ABORTED;
    }

    /** Refuses to go on when so many were closed. */
    static void requireAnother(int closed) throws RefusedException {
        if (closed >= MOST) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-rematches").with("most", MOST));
        }
    }

    /** Bots that began the game play again, whoever asks has a seat, and the others find theirs open. */
    private static Terms terms(LiveGame game, String person, String invitation) throws RefusedException {
        if (!Access.hasPlayed(game, person)) {
            throw Access.forbidden(game, person, "house-no-not-played");
        }
        if (game.phase() != LiveGame.Phase.OVER) {
            throw new RefusedException(Phrase.of("house-no-not-over"));
        }
        Terms old = game.terms();
        boolean rated = old.rated() && old.setup().game().rulesData() == null;
        List<Occupant> seats = new ArrayList<>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            String began = game.roster().playedBy().get(seat);
            Occupant now = game.occupant(seat);
            if (began == null || (began.equals(person) && person.equals(now.person()))) {
                seats.add(now);
            } else {
                seats.add(began.equals(person) ? new Occupant.Person(person) : new Occupant.Nobody());
            }
        }
        return new Terms(old.setup(), person, false, invitation, old.pace(), rated, old.shuffled(), seats, null);
    }
}
