package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.merlon.protocol.Json;
import org.merlon.server.game.Clocks;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.SeatResult;

/** What follows from a game for lists. */
public final class ListingBuilder {
    private static final long HOUR = 60L * 60 * 1000;

    private ListingBuilder() {}

    /** When the house must look at a table again of its own accord; {@link Clocks#NEVER} once it has ended. */
    public static long due(LiveGame game) {
        return due(game, game.lastSign());
    }

    /**
     * When something becomes of a table at which nothing happens, by no clock but because it is given up; else
     * {@link Clocks#NEVER}.
     */
    static long endOfRest(LiveGame game) {
        boolean playing = game.phase() == LiveGame.Phase.PLAYING;
        boolean decided =
                game.terms().pace() instanceof Pace.Unhurried && game.clocks().deadline() != Clocks.NEVER;
        return playing && !decided ? Clocks.NEVER : due(game);
    }

    /** How many days it rests until then. */
    static int restDays(LiveGame game) {
        return switch (game.phase()) {
            case OPEN -> Pace.FORGOTTEN_DAYS;
            case ABORTED -> Pace.CLEARED_DAYS;
            case PLAYING, OVER -> Pace.ABANDONED_DAYS;
        };
    }

    private static long due(LiveGame game, long updated) {
        return switch (game.phase()) {
            case OPEN -> updated + Pace.FORGOTTEN_DAYS * Pace.DAY;
            case PLAYING -> {
                // A live clock has an alarm of its own, unless the server came back and nobody since; a bot thinks for
                // seconds, unless the same.
                boolean quick = game.terms().pace() instanceof Pace.Live
                        || game.clocks().running() < 0;
                yield quick ? updated + Pace.DAY : game.clocks().deadline();
            }
            case OVER -> Clocks.NEVER;
            case ABORTED -> game.roster().hasBegun() ? Clocks.NEVER : updated + Pace.CLEARED_DAYS * Pace.DAY;
        };
    }

    /**
     * The same as a row says it, to the hour where no clock decides: so it stays as it is from move to move, and a move need not
     * write it.
     */
    private static long dueInLists(LiveGame game, long time) {
        long due = due(game, time);
        boolean rough = game.phase() == LiveGame.Phase.PLAYING && !(game.terms().pace() instanceof Pace.Days);
        return rough && due != Clocks.NEVER ? Math.ceilDiv(due, HOUR) * HOUR : due;
    }

    /** How much differs between what lists say of a game and what they say after a step of it. */
    public static Append.Touches touches(Listing before, Listing after) {
        if (!before.seats().equals(after.seats())) {
            return Append.Touches.SEATS;
        }
        boolean same = before.status().equals(after.status())
                && before.listed() == after.listed()
                && before.due() == after.due()
                && Objects.equals(before.result(), after.result());
        return same ? Append.Touches.LOG : Append.Touches.STATUS;
    }

    public static Listing of(LiveGame game, long time) {
        int mover = game.toMove();
        return new Listing(
                game.phase().name().toLowerCase(Locale.ROOT),
                game.terms().listed(),
                mover < 0 ? null : game.occupant(mover).person(),
                time,
                seats(game),
                game.phase() == LiveGame.Phase.OVER ? Json.write(GameResults.data(game)) : null,
                dueInLists(game, time),
                game.digest(),
                game.terms().creator());
    }

    /**
     * A seat that a bot keeps for somebody stands in that person's list too; when all is over, it is those who began
     * the game that find it among theirs.
     */
    private static List<Listing.Seat> seats(LiveGame game) {
        var seats = new ArrayList<Listing.Seat>();
        List<SeatResult> outcomes = game.phase() == LiveGame.Phase.OVER
                ? GameResults.bySeat(GameResults.data(game), game.seats().size())
                : List.of();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            Occupant occupant = game.occupant(seat);
            String person = occupant.person();
            if (occupant instanceof Occupant.Bot bot) {
                person = game.phase() == LiveGame.Phase.OVER ? game.roster().playedBy(seat) : bot.keptFor();
            }
            seats.add(new Listing.Seat(
                    person,
                    occupant instanceof Occupant.Bot bot ? bot.name() : null,
                    occupant.ownName(),
                    outcomes.isEmpty() ? null : outcomes.get(seat)));
        }
        return seats;
    }
}
