package org.merlon.server.table.actions;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;

/** Decides who may see a table and who may act there. */
public final class TableAccess {
    private TableAccess() {}

    /**
     * Refuses to show an unlisted table to a person who has neither a part in it nor its invitation. Listed tables are
     * visible to everybody.
     */
    public static void requireVisible(LiveGame game, @Nullable String person, @Nullable String invitation)
            throws RefusedException {
        if (!game.terms().listed() && !isInvolved(game, person) && !isInvited(game, invitation)) {
            // The same answer as for a table that does not exist, so that ids cannot be probed.
            throw unknownTable();
        }
    }

    /** Returns whether a person sits at a table, created it, or started its game. */
    public static boolean isInvolved(LiveGame game, @Nullable String person) {
        return game.roster().isSeated(person) || isCreator(game, person) || hasPlayed(game, person);
    }

    public static RefusedException unknownTable() {
        return new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-table"));
    }

    static boolean isCreator(LiveGame game, @Nullable String person) {
        return game.terms().creator().equals(person);
    }

    static void requireCreator(LiveGame game, String person) throws RefusedException {
        if (!isCreator(game, person)) {
            throw forbidden(game, person, "error-table-creator-only");
        }
    }

    /** The seat for which a person acts: the one to move if it is theirs, otherwise their first. */
    public static int requireSeat(LiveGame game, String person) throws RefusedException {
        var ownSeats = game.seatsOf(person);
        if (ownSeats.isEmpty()) {
            throw forbidden(game, person, "error-no-seat");
        }
        return ownSeats.contains(game.toMove()) ? game.toMove() : ownSeats.getFirst();
    }

    /** A refusal that does not reveal to an outsider whether an unlisted table exists. */
    static RefusedException forbidden(LiveGame game, @Nullable String person, String key) {
        return game.terms().listed() || isInvolved(game, person)
                ? new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(key))
                : unknownTable();
    }

    private static boolean isInvited(LiveGame game, @Nullable String invitation) {
        return invitation != null
                && MessageDigest.isEqual(
                        invitation.getBytes(StandardCharsets.UTF_8),
                        game.terms().invitation().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns whether a person started the game, no matter who occupies their seat now. */
    public static boolean hasPlayed(LiveGame game, @Nullable String person) {
        return game.roster().hasPlayed(person);
    }
}
