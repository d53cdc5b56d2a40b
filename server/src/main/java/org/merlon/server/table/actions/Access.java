package org.merlon.server.table.actions;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;

/** Who may see a table and who may do what there. */
public final class Access {
    private Access() {}

    /** Anybody may look at a listed table; an unlisted one takes a seat there or its invitation. */
    public static void requireVisible(LiveGame game, @Nullable String person, @Nullable String invitation)
            throws RefusedException {
        if (!game.terms().listed() && !isInvolved(game, person) && !isInvited(game, invitation)) {
            // The same answer as for a table that does not exist, so that ids cannot be probed.
            throw unknownTable();
        }
    }

    /** Whether a person has more to do with a table than any stranger. */
    public static boolean isInvolved(LiveGame game, @Nullable String person) {
        return game.roster().isSeated(person) || isCreator(game, person) || hasPlayed(game, person);
    }

    public static RefusedException unknownTable() {
        return new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-table"));
    }

    static boolean isCreator(LiveGame game, @Nullable String person) {
        return game.terms().creator().equals(person);
    }

    static void requireCreator(LiveGame game, String person) throws RefusedException {
        if (!isCreator(game, person)) {
            throw forbidden(game, person, "house-no-creator");
        }
    }

    /** The seat a person acts for: the one to move if it is theirs, else their first. */
    public static int requireSeat(LiveGame game, String person) throws RefusedException {
        var own = game.seatsOf(person);
        if (own.isEmpty()) {
            throw forbidden(game, person, "house-no-no-seat");
        }
        return own.contains(game.toMove()) ? game.toMove() : own.getFirst();
    }

    /** A no that does not tell an outsider whether an unlisted table exists. */
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

    /** Whether a person began the game, whoever plays in their place now. */
    public static boolean hasPlayed(LiveGame game, @Nullable String person) {
        return game.roster().hasPlayed(person);
    }
}
