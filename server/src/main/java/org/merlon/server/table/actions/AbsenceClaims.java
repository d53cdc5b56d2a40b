package org.merlon.server.table.actions;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.game.SeatClocks;
import org.merlon.server.game.ServerRules;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;

/**
 * The options of the other players when the player to move is absent: call in a bot, claim the win, or, if only two are
 * left, cancel the game.
 *
 * <p>The table's {@link ServerRules} say how long they must wait. Replay checks only the inactivity that the log shows.
 * Only the running server knows whether the player was connected; after a restart it assumes that they were connected
 * until then.
 */
public final class AbsenceClaims {
    /** After a downtime, absent players of games without a clock have at least this long to come back. */
    public static final Duration DOWNTIME_GRACE = Duration.ofDays(1);

    private AbsenceClaims() {}

    /**
     * The time until a bot may be called in and until the win may be claimed, in milliseconds; {@link SeatClocks#NEVER} if
     * never.
     */
    private record Remaining(long bot, long claim) {
        static final Remaining NEVER = new Remaining(SeatClocks.NEVER, SeatClocks.NEVER);
    }

    private static Remaining remaining(Table table, long now) {
        LiveGame game = table.game();
        Pace pace = game.terms().pace();
        ServerRules.ClaimDelays delays = game.terms().serverRules().claimDelays(pace);
        int seat = game.toMove();
        if (delays == null || seat < 0 || !(game.occupant(seat) instanceof Occupant.Person person)) {
            return Remaining.NEVER;
        }
        boolean present = table.isPresent(person.id());
        long inactiveSince = game.clocks().inactiveSince();
        long serverBack = table.context().downtimes().lastEnd();
        long graceEnd = serverBack > inactiveSince ? serverBack + DOWNTIME_GRACE.toMillis() : inactiveSince;
        // Presence is known only since this server started, which matters for minutes and not for days.
        long absentSince = Math.max(Math.max(inactiveSince, serverBack), table.lastSeen(person.id(), table.loadedAt()));
        long claim;
        if (pace instanceof Pace.Live) {
            claim = present ? SeatClocks.NEVER : absentSince + delays.claim();
        } else if (present) {
            claim = Math.max(graceEnd, inactiveSince + delays.idleClaim());
        } else {
            long reconnectEnd = table.lastSeen(person.id(), inactiveSince) + delays.bot();
            claim = Math.max(Math.max(graceEnd, reconnectEnd), inactiveSince + delays.claim());
        }
        // In a rated game a move by a bot loses, so the bot may not be called in before the win may be claimed.
        long bot = game.terms().rated() ? claim : absentSince + delays.bot();
        return new Remaining(present ? SeatClocks.NEVER : millisUntil(bot, now), millisUntil(claim, now));
    }

    private static long millisUntil(long time, long now) {
        return time == SeatClocks.NEVER ? SeatClocks.NEVER : Math.max(0, time - now);
    }

    /** The countdown that the other players see; null if nothing can be claimed. */
    public static @Nullable ClaimCountdown countdown(Table table, long now) {
        Remaining remaining = remaining(table, now);
        if (remaining.equals(Remaining.NEVER) || !table.game().hasCurrentRules()) {
            return null;
        }
        return new ClaimCountdown(
                table.game().toMove(),
                remaining.claim,
                remaining.bot == SeatClocks.NEVER ? null : remaining.bot,
                hasTwoPlayersLeft(table.game()));
    }

    /** Returns whether only two people are left, so that nobody else has a say in cancelling the game. */
    private static boolean hasTwoPlayersLeft(LiveGame game) {
        return game.roster().undoVoters().size() == 2;
    }

    /** Puts a bot in the seat of the absent player, who may take the seat back. */
    public static void callBot(Table table, String person) throws RefusedException {
        int seat = requireAbsentSeat(table, person, false);
        Occupant absentee = table.game().occupant(seat);
        table.append(
                List.of(new Entry.Seated(
                        seat, new Occupant.Bot(SeatActions.STAND_IN_BOT, absentee.person(), absentee.ownName()))),
                person);
    }

    /** Claims the win from the absent player; with more than two players a bot takes over the seat. */
    public static void claim(Table table, String person) throws RefusedException {
        int seat = requireAbsentSeat(table, person, true);
        LiveGame game = table.game();
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Claimed(seat, game.seatsOf(person).getFirst()));
        if (game.after(entries.getFirst(), table.context().now()).phase() == LiveGame.Phase.PLAYING) {
            entries.add(new Entry.Seated(seat, new Occupant.Bot(SeatActions.STAND_IN_BOT, null)));
        }
        table.append(entries, person);
    }

    /** Cancels a game of two players, one of whom is absent: nobody wins. */
    public static void cancelGame(Table table, String person) throws RefusedException {
        var unused = requireAbsentSeat(table, person, true);
        LiveGame.require(hasTwoPlayersLeft(table.game()), "error-absence-cancel-two-players-only");
        table.append(List.of(new Entry.Aborted()), person);
    }

    /** Returns the seat of the absent player, or refuses and says how long to wait. */
    private static int requireAbsentSeat(Table table, String person, boolean claim) throws RefusedException {
        LiveGame game = table.game();
        List<Integer> ownSeats = game.seatsOf(person);
        if (ownSeats.isEmpty()) {
            throw TableAccess.forbidden(game, person, "error-no-seat");
        }
        LiveGame.require(game.phase() == LiveGame.Phase.PLAYING, "error-game-not-in-progress");
        table.requireReplayed();
        int seat = game.toMove();
        LiveGame.require(!ownSeats.contains(seat), "error-absence-own-turn");
        LiveGame.require(!(game.terms().pace() instanceof Pace.Days), "error-absence-days-clock");
        Remaining remaining = remaining(table, table.context().now());
        long wait = claim ? remaining.claim : remaining.bot;
        LiveGame.require(wait != SeatClocks.NEVER, "error-absence-not-long-enough");
        if (wait > 0) {
            long minutes = Math.ceilDiv(wait, Duration.ofMinutes(1).toMillis());
            throw new RefusedException(
                    minutes > 120
                            ? Phrase.of("error-absence-wait-hours").with("hours", Math.ceilDiv(minutes, 60L))
                            : Phrase.of("error-absence-wait-minutes").with("minutes", minutes));
        }
        return seat;
    }
}
