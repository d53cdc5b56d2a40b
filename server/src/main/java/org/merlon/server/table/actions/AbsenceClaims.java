package org.merlon.server.table.actions;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Clocks;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.live.Table;

/**
 * Somebody whose move it is and who is not there: after a fair time the others need not wait any longer. They call a bot in,
 * take the win, or, where only two are left, call the game off.
 *
 * <p>How long is fair follows from the pace. What the log tells is that nothing has happened for that long, and whoever checks
 * a log holds it against that; that the person was not at the table either is known to the house alone, and in doubt, after it
 * came back, the time begins anew.
 */
public final class AbsenceClaims {
    /** A moment's trouble with the line is over by then. */
    static final Duration LIVE_BOT = Duration.ofMinutes(2);

    /** Who plays by a clock of minutes sits there; a win is more than a seat kept warm, so it takes longer. */
    public static final Duration LIVE_CLAIM = Duration.ofMinutes(5);

    /** An evening among friends, and one has fallen asleep. */
    public static final Duration UNHURRIED_BOT = Duration.ofMinutes(30);

    /** Without a clock a game rests over a weekend. */
    public static final Duration UNHURRIED_CLAIM = Duration.ofDays(3);

    /** And whoever looks in without ever moving holds nobody longer than this. */
    public static final Duration UNHURRIED_SILENT = Duration.ofDays(7);

    /** When the house was away, nobody could come; so much time they have afterwards, if that is not more than the usual. */
    public static final Duration AFTER_THE_HOUSE = Duration.ofDays(1);

    private AbsenceClaims() {}

    /**
     * How long is fair.
     *
     * @param bot until a bot may be called in
     * @param claim until the win may be claimed, or the game called off
     * @param silent the same for who is there and does nothing
     */
    public record Patience(long bot, long claim, long silent) {}

    /** What is fair at a pace; null where a clock of days decides, and nobody need be there. */
    static @Nullable public Patience patience(Pace pace) {
        return switch (pace) {
            case Pace.Live live -> new Patience(LIVE_BOT.toMillis(), LIVE_CLAIM.toMillis(), Clocks.NEVER);
            case Pace.Unhurried none ->
                new Patience(UNHURRIED_BOT.toMillis(), UNHURRIED_CLAIM.toMillis(), UNHURRIED_SILENT.toMillis());
            case Pace.Days days -> null;
        };
    }

    /** Whether, by the log alone, nothing has happened for so long that a win can have been claimed from a seat. */
    public static boolean isPossible(LiveGame game, int seat, long time) {
        Patience patience = patience(game.terms().pace());
        return patience != null
                && game.toMove() == seat
                && game.clocks().running() == seat
                && time - game.clocks().since() >= patience.claim;
    }

    /** How long it still takes until something may be done, in milliseconds; {@link Clocks#NEVER} if it never may. */
    private record Left(long bot, long claim) {
        static final Left NEVER = new Left(Clocks.NEVER, Clocks.NEVER);
    }

    private static Left left(Table table, long now) {
        LiveGame game = table.game();
        Patience patience = patience(game.terms().pace());
        int seat = game.toMove();
        if (patience == null || seat < 0 || !(game.occupant(seat) instanceof Occupant.Person person)) {
            return Left.NEVER;
        }
        boolean there = table.isPresent(person.id());
        long quiet = game.clocks().since();
        long back = table.around().pauses().until();
        long house = back > quiet ? back + AFTER_THE_HOUSE.toMillis() : quiet;
        // Minutes count only as far as it is known that nobody was there; days outlast what is known of that.
        long gone = Math.max(Math.max(quiet, back), table.lastSeen(person.id(), table.opened()));
        long claim;
        if (game.terms().pace() instanceof Pace.Live) {
            claim = there ? Clocks.NEVER : gone + patience.claim;
        } else if (there) {
            claim = Math.max(house, quiet + patience.silent);
        } else {
            long blinked = table.lastSeen(person.id(), quiet) + patience.bot;
            claim = Math.max(Math.max(house, blinked), quiet + patience.claim);
        }
        // In a rated game a bot's move loses, so it is not called in sooner than the win is claimed.
        long bot = game.terms().rated() ? claim : gone + patience.bot;
        return new Left(there ? Clocks.NEVER : until(bot, now), until(claim, now));
    }

    private static long until(long time, long now) {
        return time == Clocks.NEVER ? Clocks.NEVER : Math.max(0, time - now);
    }

    /** What the others at the table are told: how long until they may do what; null if there is nothing to wait for. */
    public static org.merlon.server.wire.table.@Nullable ClaimCountdown told(Table table, long now) {
        Left left = left(table, now);
        if (left.equals(Left.NEVER) || !table.game().isOfTheseRules()) {
            return null;
        }
        return new org.merlon.server.wire.table.ClaimCountdown(
                table.game().toMove(),
                left.claim,
                left.bot == Clocks.NEVER ? null : left.bot,
                isBetweenTwo(table.game()));
    }

    /** Whether nobody is left but two people, so that nobody else has a say in calling it off. */
    private static boolean isBetweenTwo(LiveGame game) {
        long people = game.roster().sayers().size();
        return people == 2;
    }

    /** Lets a bot play for who has vanished; it keeps the seat, and they may take it back. */
    public static void callBot(Table table, String person) throws RefusedException {
        int seat = require(table, person, false);
        Occupant gone = table.game().occupant(seat);
        table.append(
                List.of(new Entry.Seated(seat, new Occupant.Bot(SeatActions.STAND_IN, gone.person(), gone.ownName()))),
                person);
    }

    /** Takes the win from who has vanished; where more than two play, a bot goes on in that seat. */
    public static void claim(Table table, String person) throws RefusedException {
        int seat = require(table, person, true);
        LiveGame game = table.game();
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Claimed(seat, game.seatsOf(person).getFirst()));
        if (game.after(entries.getFirst(), table.around().now()).phase() == LiveGame.Phase.PLAYING) {
            entries.add(new Entry.Seated(seat, new Occupant.Bot(SeatActions.STAND_IN, null)));
        }
        table.append(entries, person);
    }

    /** Ends a game of two that nobody wins, since one has vanished. */
    public static void callOff(Table table, String person) throws RefusedException {
        var unused = require(table, person, true);
        LiveGame.require(isBetweenTwo(table.game()), "house-no-others-play");
        table.append(List.of(new Entry.Aborted()), person);
    }

    /** The seat that somebody waits for in vain, or a refusal that says how long they have to. */
    private static int require(Table table, String person, boolean claim) throws RefusedException {
        LiveGame game = table.game();
        List<Integer> own = game.seatsOf(person);
        if (own.isEmpty()) {
            throw Access.forbidden(game, person, "house-no-no-seat");
        }
        LiveGame.require(game.phase() == LiveGame.Phase.PLAYING, "house-no-not-playing");
        table.requireSound();
        int seat = game.toMove();
        LiveGame.require(!own.contains(seat), "house-no-your-turn");
        LiveGame.require(!(game.terms().pace() instanceof Pace.Days), "house-no-clock-decides");
        Left left = left(table, table.around().now());
        long wait = claim ? left.claim : left.bot;
        LiveGame.require(wait != Clocks.NEVER, "house-no-not-vanished");
        if (wait > 0) {
            long minutes = Math.ceilDiv(wait, Duration.ofMinutes(1).toMillis());
            throw new RefusedException(
                    minutes > 120
                            ? Phrase.of("house-no-wait-hours").with("hours", Math.ceilDiv(minutes, 60L))
                            : Phrase.of("house-no-wait-minutes").with("minutes", minutes));
        }
        return seat;
    }
}
