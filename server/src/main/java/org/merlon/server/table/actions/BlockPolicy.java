package org.merlon.server.table.actions;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.RelationStore;

/**
 * Decides whether a person may be brought together with others: by a challenge, at a seat, in a rematch. Nobody gets to
 * somebody who has blocked them, in whichever way. What they say in a chat is hidden by {@link TableChat}.
 */
public final class BlockPolicy {
    private final RelationStore relations;

    public BlockPolicy(RelationStore relations) {
        this.relations = relations;
    }

    /** Refuses to let a person challenge somebody who has blocked them. */
    public void requireMayChallenge(String person, String other) throws RefusedException {
        if (isBlockedBy(Set.of(other), person)) {
            throw refusal("error-blocked-by-challenged-player");
        }
    }

    /** Refuses to let a person sit down at a table of somebody who has blocked them, or beside them. */
    public void requireMayJoin(LiveGame game, String person) throws RefusedException {
        if (isBlockedBy(Set.of(game.terms().creator()), person)) {
            throw refusal("error-blocked-by-table-creator");
        }
        requireNotBlocked(peopleBeside(game, person), person);
    }

    /** Returns whether a person may sit at a table. */
    public boolean mayJoin(LiveGame game, String person) {
        Set<String> others = peopleBeside(game, person);
        others.add(game.terms().creator());
        return !isBlockedBy(others, person);
    }

    private static Set<String> peopleBeside(LiveGame game, String person) {
        var others = new HashSet<String>();
        for (Occupant occupant : game.seats()) {
            addOther(others, occupant.personOrAbsentee(), person);
        }
        return others;
    }

    /** Refuses a rematch to a player whom another player of the game has blocked. */
    public void requireMayRematch(LiveGame game, String person) throws RefusedException {
        var others = new HashSet<String>();
        for (int seat = 0; seat < game.seats().size() && TableAccess.hasPlayed(game, person); seat++) {
            addOther(others, game.roster().startedBy(seat), person);
        }
        requireNotBlocked(others, person);
    }

    private static void addOther(Set<String> others, @Nullable String other, String person) {
        if (other != null && !other.equals(person)) {
            others.add(other);
        }
    }

    private void requireNotBlocked(Set<String> others, String person) throws RefusedException {
        if (isBlockedBy(others, person)) {
            throw refusal("error-blocked-by-player");
        }
    }

    private boolean isBlockedBy(Set<String> others, String person) {
        return !others.isEmpty() && !relations.blockersOf(person, others).isEmpty();
    }

    private static RefusedException refusal(String key) {
        return new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(key));
    }
}
