package org.merlon.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.merlon.protocol.json.Json;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.SeatResult;

/** Builds the row that lists show of a game, and determines when the scheduler has to check the table again. */
public final class ListingBuilder {
    private static final long HOUR_MILLIS = 60L * 60 * 1000;

    /** A table that waits for players is closed after this many days without activity. */
    private static final int OPEN_TABLE_DAYS = 3;

    /**
     * A table that was closed before its game began is deleted after this many days, so that latecomers still see why.
     */
    private static final int CLOSED_TABLE_DAYS = 7;

    private ListingBuilder() {}

    /** Returns when the scheduler has to check a table again; {@link SeatClocks#NEVER} once the game has ended. */
    public static long due(LiveGame game) {
        return due(game, game.lastActivity());
    }

    /** Returns when inactivity closes a table or ends its game; {@link SeatClocks#NEVER} if it never does. */
    public static long closesAt(LiveGame game) {
        boolean playing = game.phase() == LiveGame.Phase.PLAYING;
        boolean hasDeadline =
                game.terms().pace() instanceof Pace.Untimed && game.clocks().deadline() != SeatClocks.NEVER;
        return playing && !hasDeadline ? SeatClocks.NEVER : due(game);
    }

    /** Returns after how many days of inactivity {@link #closesAt} is reached. */
    public static int idleDays(LiveGame game) {
        return switch (game.phase()) {
            case OPEN -> OPEN_TABLE_DAYS;
            case ABORTED -> CLOSED_TABLE_DAYS;
            case PLAYING, OVER ->
                (int) game.terms().serverRules().untimedAbandonedAfter().toDays();
        };
    }

    private static long due(LiveGame game, long updated) {
        return switch (game.phase()) {
            case OPEN -> updated + OPEN_TABLE_DAYS * Pace.DAY_MILLIS;
            case PLAYING -> {
                // Timers handle live clocks and bots, unless the server has restarted since: once a day is enough here.
                boolean checkedDaily = game.terms().pace() instanceof Pace.Live
                        || game.clocks().runningSeat() < 0;
                yield checkedDaily ? updated + Pace.DAY_MILLIS : game.clocks().deadline();
            }
            case OVER -> SeatClocks.NEVER;
            case ABORTED ->
                game.roster().hasStarted() ? SeatClocks.NEVER : updated + CLOSED_TABLE_DAYS * Pace.DAY_MILLIS;
        };
    }

    /**
     * The due time that is stored. It is rounded up to the hour where no clock decides, so that few moves change it.
     */
    private static long listedDue(LiveGame game, long time) {
        long due = due(game, time);
        boolean rounded =
                game.phase() == LiveGame.Phase.PLAYING && !(game.terms().pace() instanceof Pace.Days);
        return rounded && due != SeatClocks.NEVER ? Math.ceilDiv(due, HOUR_MILLIS) * HOUR_MILLIS : due;
    }

    /** Returns how much of a stored row an update changes. */
    public static Append.Scope changeExtent(Listing before, Listing after) {
        if (!before.seats().equals(after.seats())) {
            return Append.Scope.SEATS;
        }
        boolean sameStatus = before.status().equals(after.status())
                && before.listed() == after.listed()
                && before.due() == after.due()
                && Objects.equals(before.result(), after.result());
        return sameStatus ? Append.Scope.LOG : Append.Scope.STATUS;
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
                listedDue(game, time),
                game.digest(),
                game.terms().creator());
    }

    /**
     * A seat that a bot keeps is in the list of the absent player; a finished game is in the lists of the players who
     * started it.
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
                person = game.phase() == LiveGame.Phase.OVER ? game.roster().startedBy(seat) : bot.keptFor();
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
