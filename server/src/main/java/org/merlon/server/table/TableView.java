package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Sight;
import org.merlon.protocol.Status;
import org.merlon.protocol.WrittenFields;
import org.merlon.server.fair.Commitment;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.wire.Agreed;
import org.merlon.server.wire.Different;
import org.merlon.server.wire.Past;
import org.merlon.server.wire.Result;
import org.merlon.server.wire.SeatInfo;
import org.merlon.server.wire.Sitter;
import org.merlon.server.wire.Standing;
import org.merlon.server.wire.TableChange;
import org.merlon.server.wire.TableInfo;

/** What one person may see of a table; the only way in which a game leaves the server while it is played. */
final class TableView {
    /** Asks for every hand of a finished game. */
    private static final String ALL = "all";

    private TableView() {}

    /**
     * What is the same for everybody, worked out once for each step of a game.
     *
     * @param status and sheets: null until the game has begun
     */
    record Common(LiveGame game, @Nullable Status status, List<Sight.Sheet> sheets) {
        static Common of(LiveGame game) {
            GameState state = game.state();
            return new Common(
                    game, state == null ? null : Status.of(state), state == null ? List.of() : Sight.sheets(state));
        }

        /** The same after another; what has not changed is not made twice, so that everybody sees at once that it has not. */
        static Common of(LiveGame game, @Nullable Common last) {
            Common now = of(game);
            return last != null && last.sheets.equals(now.sheets) ? new Common(game, now.status, last.sheets) : now;
        }
    }

    /**
     * What is said at a table besides the game.
     *
     * @param undoAsked a wish to go back
     * @param rematch where those who played meet again
     * @param patience how long one waits for who has gone
     * @param trouble why the log cannot be followed
     */
    record Besides(
            @Nullable UndoRequest undoAsked,
            NewTables.@Nullable Next rematch,
            org.merlon.server.wire.@Nullable Patience patience,
            @Nullable String trouble) {}

    /** Who looks, when, and what there is to look at besides. */
    record Look(@Nullable String person, Besides besides, Directory names, Audience audience, long now) {}

    static TableInfo of(Common common, @Nullable Standing standing, Look look) {
        LiveGame game = common.game;
        String person = look.person;
        Terms terms = game.terms();
        List<Integer> own = game.seatsOf(person);
        boolean over = game.phase() == LiveGame.Phase.OVER;
        UndoRequest undo = look.besides.undoAsked;
        NewTables.Next next = Access.hasPlayed(game, person) ? look.besides.rematch : null;
        return new TableInfo(
                game.id(),
                game.number(),
                game.phase().info(),
                agreed(game, look.names),
                terms.creator().equals(person),
                rest(game),
                Access.belongs(game, person) ? terms.invitation() : null,
                seats(game, look),
                look.audience.watching(game),
                shownWords(game),
                own,
                standing,
                standing == null ? null : choices(game, own, standing),
                over ? Result.of(Results.data(game)) : null,
                over ? new TableInfo.Revealed(game.serverKey().hex(), game.words()) : null,
                undo == null ? null : new TableInfo.GoingBack(undo.seat(), undo.kept(), undo.number()),
                next == null ? null : new TableInfo.Again(next.table(), next.invitation()),
                look.besides.patience,
                look.besides.trouble);
    }

    /**
     * Where a game stood for somebody after an entry, as far as it takes to tell later what is different: in bytes, since every
     * table holds this for all who look on.
     */
    record Shown(int number, List<Sight.Sheet> sheets, WrittenFields view, WrittenFields facts) {
        static Shown of(int number, Standing standing) {
            return new Shown(
                    number, standing.sheets(), WrittenFields.of(standing.view()), WrittenFields.of(standing.facts()));
        }
    }

    /** What is new for somebody who was shown how the game stood before, and is shown how it stands now. */
    static TableChange change(LiveGame game, Shown before, Shown shown, Standing now, Look look) {
        var gone = new ArrayList<String>();
        return new TableChange(
                shown.number,
                before.number,
                rest(game),
                seats(game, look),
                look.audience.watching(game),
                now.toMove(),
                now.moves(),
                now.status(),
                shown.sheets.equals(before.sheets) ? null : shown.sheets,
                different("view.", before.view, shown.view, gone),
                different("facts.", before.facts, shown.facts, gone),
                gone.isEmpty() ? null : gone,
                choices(game, game.seatsOf(look.person), now),
                look.besides.patience);
    }

    private static Different different(String part, WrittenFields before, WrittenFields now, List<String> gone) {
        int known = gone.size();
        var different = new Different(now.differentFrom(before, gone));
        gone.subList(known, gone.size()).replaceAll(name -> part + name);
        return different;
    }

    /** Whether nothing has changed at a table but how the game stands, so that a change can tell all of it. */
    static boolean isPlayedOn(LiveGame before, LiveGame now) {
        return before.phase() == LiveGame.Phase.PLAYING
                && now.phase() == LiveGame.Phase.PLAYING
                && Objects.equals(before.terms(), now.terms()) // mostly the very same
                && before.seats().equals(now.seats());
    }

    private static TableInfo.@Nullable Rest rest(LiveGame game) {
        long due = Listings.endOfRest(game);
        return due == Clocks.NEVER ? null : new TableInfo.Rest(Listings.restDays(game), due);
    }

    /** What is shown of the words, by the seats at which they were given; these may be shuffled afterwards. */
    private static List<@Nullable String> shownWords(LiveGame game) {
        var shown = new ArrayList<@Nullable String>();
        for (String word : game.words()) {
            shown.add(word == null ? null : Commitment.of(word));
        }
        return shown;
    }

    private static Agreed agreed(LiveGame game, Directory names) {
        Terms terms = game.terms();
        Vanished.Patience fair = Vanished.patience(terms.pace());
        return new Agreed(
                terms.setup().game().id(),
                terms.setup().variant().id(),
                Agreed.options(terms.setup().optionData()),
                terms.setup().players(),
                names.name(terms.creator()),
                terms.listed(),
                terms.rated(),
                terms.shuffled(),
                terms.hints(),
                terms.pace().info(),
                Commitment.of(game.serverKey()),
                fair == null ? null : new Agreed.Fair(fair.bot(), fair.claim()),
                game.rules().info(terms.setup().game()),
                terms.origin());
    }

    /** What changes from entry to entry, as it was at one of them. */
    static Past past(LiveGame now, LiveGame then, @Nullable String person, @Nullable String seat)
            throws RefusedException {
        List<Integer> own = now.seatsOf(person);
        Viewer viewer = seat == null ? viewer(own, then.toMove()) : looking(now, own, seat);
        return new Past(then.number(), standing(Common.of(then), viewer));
    }

    /** The view of a seat that the asker names: while a game is played, only one's own. */
    private static Viewer looking(LiveGame game, List<Integer> own, String seat) throws RefusedException {
        boolean over = game.phase() == LiveGame.Phase.OVER;
        if (over && seat.equals(ALL)) {
            return Viewer.HANDS;
        }
        for (int each = 0; each < game.seats().size(); each++) {
            if (seat.equals(String.valueOf(each)) && (over || own.contains(each))) {
                return Viewer.seat(each);
            }
        }
        throw new RefusedException(Phrase.of("house-no-such-view"));
    }

    private static Viewer viewer(List<Integer> own, int mover) {
        return own.isEmpty() ? Viewer.SPECTATOR : Viewer.seat(own.contains(mover) ? mover : own.getFirst());
    }

    /** Where the game stands for a person; null until it has begun. */
    static @Nullable Standing standing(Common common, @Nullable String person) {
        return standing(common, viewer(common.game.seatsOf(person), common.game.toMove()));
    }

    private static @Nullable Standing standing(Common common, Viewer viewer) {
        LiveGame game = common.game;
        GameState state = game.state();
        return state == null || common.status == null
                ? null
                : new Standing(
                        game.toMove() < 0 ? null : game.toMove(),
                        game.moves().size(),
                        common.status,
                        common.sheets,
                        Positions.view(state, viewer).data(),
                        state.facts(viewer));
    }

    private static TableInfo.Choices choices(LiveGame game, List<Integer> own, Standing standing) {
        GameState state = Objects.requireNonNull(game.state());
        Sight.Choices all = own.contains(game.toMove()) ? Sight.Choices.of(state) : null;
        return new TableInfo.Choices(
                all == null ? null : all.legal(),
                all == null ? null : all.lasting(),
                own.stream().anyMatch(seat -> Undo.isFree(game, seat)),
                own.size() > 1 ? isSecret(state, standing.view()) : null);
    }

    /** Whether a seat sees what not everybody may: who shares a screen covers it before they hand it on. */
    private static boolean isSecret(GameState state, Data view) {
        return !view.equals(Positions.view(state, Viewer.SPECTATOR).data());
    }

    private static List<SeatInfo> seats(LiveGame game, Look look) {
        Set<String> present = look.audience.present();
        String viewer = look.person;
        long now = look.now;
        var seats = new ArrayList<SeatInfo>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            Occupant occupant = game.occupant(seat);
            String keptFor = occupant instanceof Occupant.Bot bot ? bot.keptFor() : null;
            boolean thinks =
                    occupant instanceof Occupant.Bot && game.phase() == LiveGame.Phase.PLAYING && game.toMove() == seat;
            boolean awaited =
                    occupant.person() != null && game.roster().reserved().contains(seat);
            long left = game.clocks().left(seat, now);
            seats.add(new SeatInfo(
                    sitter(occupant, look.names),
                    occupant.human() ? occupant.person() != null && present.contains(occupant.person()) : null,
                    awaited ? true : null,
                    keptFor == null ? null : keptFor.equals(viewer),
                    thinks ? Math.max(0, now - game.lastTime()) : null,
                    game.clocks().off(seat) > now ? game.clocks().off(seat) : null,
                    game.roster().forfeited().contains(seat),
                    gaveUp(game, seat, look.names, viewer),
                    left == Clocks.NEVER ? null : left,
                    left == Clocks.NEVER ? null : game.clocks().counted() == seat));
        }
        return seats;
    }

    /** Who gave a seat up on which a bot has played on, or null. */
    private static SeatInfo.@Nullable GaveUp gaveUp(LiveGame game, int seat, Directory names, @Nullable String viewer) {
        Roster roster = game.roster();
        String person = roster.playedBy(seat);
        if (person == null || !roster.forfeited().contains(seat) || !(roster.occupant(seat) instanceof Occupant.Bot)) {
            return null;
        }
        String called = roster.began().get(seat).ownName();
        return new SeatInfo.GaveUp(called == null ? names.name(person) : called, person.equals(viewer));
    }

    /** Who sits there, and for whom a bot does. */
    private static Sitter sitter(Occupant occupant, Directory names) {
        return occupant instanceof Occupant.Bot bot && bot.keptFor() != null
                ? Sitter.bot(bot.name(), bot.called() == null ? names.name(bot.keptFor()) : bot.called())
                : EntryView.sitter(occupant, names);
    }
}
