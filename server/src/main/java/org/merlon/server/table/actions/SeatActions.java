package org.merlon.server.table.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.ListingBuilder;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.TextSanitizer;
import org.merlon.server.table.live.Table;

/** Joining, leaving, starting and closing a table. */
public final class SeatActions {
    /** The bot that takes over for a player. */
    public static final String STAND_IN_BOT = "greedy";

    /** Any free seat. */
    public static final int ANY_SEAT = -1;

    private SeatActions() {}

    /** Takes a free seat before the game begins. */
    public static void join(Table table, String person, int wantedSeat, @Nullable String invitation)
            throws RefusedException {
        join(table, person, wantedSeat, null, invitation);
    }

    /** Takes a free seat before the game begins, and gives the seat a name. */
    public static void join(
            Table table, String person, int wantedSeat, @Nullable String seatName, @Nullable String invitation)
            throws RefusedException {
        join(table, person, wantedSeat, seatName, invitation, Set.of());
    }

    /**
     * Takes a free seat before the game begins, or renames the person's own seat.
     *
     * @param seatName the name of the seat, for a person who plays several; null for the person's own name
     * @param reserved seats that are reserved for others
     */
    public static void join(
            Table table,
            String person,
            int wantedSeat,
            @Nullable String seatName,
            @Nullable String invitation,
            Set<Integer> reserved)
            throws RefusedException {
        LiveGame game = table.game();
        TableAccess.requireVisible(game, person, invitation);
        requireOpen(game);
        if (game.terms().rated()) {
            RatedGames.requireAccount(table.context().ratings(), person);
        }
        boolean isOwnSeat = game.seatsOf(person).contains(wantedSeat);
        if (!isOwnSeat && !game.seatsOf(person).isEmpty() && !TableAccess.isCreator(game, person)) {
            throw new RefusedException(Phrase.of("error-already-seated"));
        }
        requireSeatChangesLeft(game, person);
        for (int seat = 0; seat < game.seats().size(); seat++) {
            boolean free = isOwnSeat || (game.occupant(seat) instanceof Occupant.Nobody && !reserved.contains(seat));
            if ((wantedSeat == ANY_SEAT || wantedSeat == seat) && free) {
                boolean isReserved = game.roster().reserved().contains(seat);
                String name =
                        isReserved && seatName == null ? game.occupant(seat).ownName() : seatName(seatName);
                table.append(List.of(new Entry.Seated(seat, new Occupant.Person(person, name))), person);
                if (isReserved) {
                    startIfAllJoined(table, person);
                }
                return;
            }
        }
        if (reserved.contains(wantedSeat)) {
            throw new RefusedException(Phrase.of("error-seat-reserved"));
        }
        throw new RefusedException(Phrase.of(wantedSeat == ANY_SEAT ? "error-all-seats-taken" : "error-seat-taken"));
    }

    /** Starts a rematch once all players have joined. */
    private static void startIfAllJoined(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        boolean hasFreeSeat = game.seats().stream().anyMatch(Occupant.Nobody.class::isInstance);
        if (!hasFreeSeat && game.roster().reserved().isEmpty()) {
            table.append(List.of(game.startEntry()), person);
        }
    }

    /** The cleaned name of a seat; null if it is empty. */
    static @Nullable String seatName(@Nullable String seatName) throws RefusedException {
        String clean = seatName == null ? "" : TextSanitizer.clean(seatName, ServerLimits.MAX_NAME_LENGTH);
        return clean.isEmpty() ? null : clean;
    }

    /**
     * Limits the seat changes of each person. At a table with very many changes only its creator may still take a seat.
     */
    private static void requireSeatChangesLeft(LiveGame game, String person) throws RefusedException {
        if (game.roster().seatChanges().leavesOf(person) >= ServerLimits.MAX_LEAVES_PER_PERSON) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-too-many-seat-changes"));
        }
        if (game.roster().seatChanges().total() >= ServerLimits.MAX_SEAT_CHANGES
                && !TableAccess.isCreator(game, person)) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED, Phrase.of("error-too-many-seat-changes-at-table"));
        }
    }

    /** Leaves the person's seats: before the game they become free, during it a bot keeps them. */
    public static void leave(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        List<Integer> ownSeats = game.seatsOf(person);
        if (ownSeats.isEmpty()) {
            throw TableAccess.forbidden(game, person, "error-no-seat");
        }
        boolean playing = game.phase() == LiveGame.Phase.PLAYING;
        if (playing) {
            PlayActions.requireTime(table, person);
            if (game.roster().seatChanges().leavesOf(person) >= ServerLimits.MAX_LEAVES_PER_PERSON) {
                throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-left-too-often"));
            }
        } else {
            requireOpen(game);
        }
        var entries = new ArrayList<Entry>();
        for (int seat : ownSeats) {
            String seatName = game.occupant(seat).ownName();
            Occupant replacement = playing ? new Occupant.Bot(STAND_IN_BOT, person, seatName) : new Occupant.Nobody();
            entries.add(new Entry.Seated(seat, replacement));
        }
        table.append(entries, person);
    }

    /** Takes back the seats that bots have kept. This needs no limit, since leaving is limited. */
    public static void takeBack(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        var entries = new ArrayList<Entry>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            if (game.occupant(seat) instanceof Occupant.Bot bot && person.equals(bot.keptFor())) {
                entries.add(new Entry.Seated(seat, new Occupant.Person(person, bot.called())));
            }
        }
        if (entries.isEmpty()) {
            throw TableAccess.forbidden(game, person, "error-no-seat-to-take-back");
        }
        if (game.phase() != LiveGame.Phase.PLAYING) {
            throw new RefusedException(Phrase.of("error-game-not-in-progress"));
        }
        table.append(entries, person);
    }

    /**
     * Puts a bot on a seat or frees a seat, before the game begins. The creator may free the seat of a player who does
     * not come.
     */
    public static void setBot(Table table, String person, int seat, @Nullable String bot) throws RefusedException {
        LiveGame game = table.game();
        TableAccess.requireCreator(game, person);
        requireOpen(game);
        if (seat < 0 || seat >= game.seats().size()) {
            throw new RefusedException(Phrase.of("error-unknown-seat-number").with("number", seat));
        }
        boolean takenByOther = game.occupant(seat) instanceof Occupant.Person other
                && !other.id().equals(person);
        if (bot != null && takenByOther) {
            throw new RefusedException(Phrase.of("error-seat-taken-by-person"));
        }
        if (bot != null && game.terms().rated()) {
            throw new RefusedException(Phrase.of(RatedGames.PEOPLE_ONLY));
        }
        if (game.roster().seatChanges().botChanges() >= ServerLimits.MAX_BOT_SEAT_CHANGES) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-too-many-bot-changes"));
        }
        table.append(List.of(new Entry.Seated(seat, bot == null ? new Occupant.Nobody() : bot(bot))), person);
    }

    static Occupant bot(String name) throws RefusedException {
        if (Bots.byName(name) == null) {
            throw new RefusedException(Phrase.of("error-unknown-bot").with("bots", Bots.names()));
        }
        return new Occupant.Bot(name, null);
    }

    /** Adds a word to the key of the game, once for each seat, before the game begins. */
    public static void giveWord(Table table, String person, String word) throws RefusedException {
        LiveGame game = table.game();
        int seat = TableAccess.requireSeat(game, person);
        if (word.isBlank()) {
            throw new RefusedException(Phrase.of("error-randomness-word-empty"));
        }
        for (int ownSeat : game.seatsOf(person)) {
            if (game.words().get(seat) != null && game.words().get(ownSeat) == null) {
                seat = ownSeat; // a person with several seats adds a word for each
            }
        }
        table.append(List.of(new Entry.WordGiven(seat, word)), person);
    }

    public static void start(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        TableAccess.requireCreator(game, person);
        // Otherwise the clock of a player would run who does not know of the game.
        LiveGame.require(game.roster().reserved().isEmpty(), "error-rematch-not-accepted-by-all");
        for (Occupant seat : game.seats()) {
            if (game.terms().rated() && seat instanceof Occupant.Person player) {
                RatedGames.requireAccount(table.context().ratings(), player.id());
            }
        }
        table.append(List.of(game.startEntry()), person);
    }

    /** Closes a table whose game has not begun, or cannot go on because the rules have changed. */
    public static void abort(Table table, String person) throws RefusedException {
        if (table.game().hasCurrentRules() || !TableAccess.isInvolved(table.game(), person)) {
            TableAccess.requireCreator(table.game(), person);
            requireOpen(table.game());
        }
        table.append(List.of(new Entry.Aborted()), person);
    }

    /** Closes a table that has waited for players for too long, unless somebody watches it. */
    public static void closeIfExpired(Table table, long now) throws RefusedException {
        LiveGame game = table.game();
        if (game.phase() == LiveGame.Phase.OPEN && ListingBuilder.due(game) <= now && !table.isWatched()) {
            table.append(List.of(new Entry.Aborted()), null);
        }
    }

    private static void requireOpen(LiveGame game) throws RefusedException {
        if (game.phase() != LiveGame.Phase.OPEN) {
            throw new RefusedException(Phrase.of("error-game-already-started"));
        }
    }
}
