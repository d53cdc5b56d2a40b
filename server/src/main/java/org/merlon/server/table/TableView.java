package org.merlon.server.table;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Sight;
import org.merlon.server.fair.Commitment;
import org.merlon.server.guard.RefusedException;
import org.merlon.words.Words;

/** What one person may see of a table; the only way in which a game leaves the server while it is played. */
final class TableView {
    /** Asks for every hand of a finished game. */
    private static final String ALL = "all";

    private TableView() {}

    static Data.Obj of(LiveGame game, @Nullable String person, Directory names, Audience audience, long now) {
        Terms terms = game.terms();
        List<Integer> own = game.seatsOf(person);
        var data = new Data.Obj()
                .put("id", game.id())
                .put("number", game.number())
                .put("phase", game.phase().name().toLowerCase(Locale.ROOT))
                .put("game", terms.setup().game().id())
                .put("variant", terms.setup().variant().id())
                .put("options", terms.setup().optionData())
                .put("players", terms.setup().players())
                .put("creator", names.name(terms.creator()))
                .put("listed", terms.listed())
                .put("rated", terms.rated())
                .put("shuffled", terms.shuffled())
                .put("pace", terms.pace().data())
                .put("commitment", Commitment.of(game.serverKey()))
                .put("youStart", terms.creator().equals(person));
        game.rules().tell(data, terms.setup().game());
        long due = Listings.endOfRest(game);
        if (due != Clocks.NEVER) {
            data.put("rest", new Data.Obj().put("days", Listings.restDays(game)).put("until", due));
        }
        Terms.Origin origin = terms.imported();
        if (origin != null) {
            data.put("imported", origin.data());
        }
        if (Access.belongs(game, person)) {
            data.put("invitation", terms.invitation());
        }
        data.put("seats", seats(game, names, audience.present(), person, now))
                .put("watching", audience.watching(game))
                .put("wordCommitments", words(game));
        data.put("you", Data.list(own, seat -> new Data.Whole(seat)));
        GameState state = game.state();
        if (state != null) {
            Viewer viewer = viewer(own, game.toMove());
            addState(data, game, state, viewer);
            addChoices(data, game, state, own);
            if (own.size() > 1) {
                data.put("secret", isSecret(state, viewer));
            }
        }
        if (game.phase() == LiveGame.Phase.OVER) {
            data.put("result", Results.data(game));
            data.put("revealed", revealed(game));
        }
        return data;
    }

    /** What changes from entry to entry, as it was at one of them. */
    static Data.Obj past(LiveGame now, LiveGame then, @Nullable String person, @Nullable String seat)
            throws RefusedException {
        List<Integer> own = now.seatsOf(person);
        Viewer viewer = seat == null ? viewer(own, then.toMove()) : looking(now, own, seat);
        var data = new Data.Obj().put("number", then.number());
        GameState state = then.state();
        if (state != null) {
            addState(data, then, state, viewer);
        }
        return data;
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

    private static void addState(Data.Obj data, LiveGame game, GameState state, Viewer viewer) {
        data.putSeat("toMove", game.toMove()).put("moves", game.moves().size());
        Sight.add(data, state, viewer, Words.english()::say);
    }

    /** Whether a seat sees what not everybody may: who shares a screen covers it before they hand it on. */
    private static boolean isSecret(GameState state, Viewer viewer) {
        return !Positions.view(state, viewer)
                .data()
                .equals(Positions.view(state, Viewer.SPECTATOR).data());
    }

    private static void addChoices(Data.Obj data, LiveGame game, GameState state, List<Integer> own) {
        if (own.contains(game.toMove())) {
            data.put("legal", Data.texts(Notation.legalMoves(state)));
        }
        data.put("mayUndo", own.stream().anyMatch(seat -> Undo.isFree(game, seat)));
    }

    private static Data.Arr seats(
            LiveGame game, Directory names, Set<String> present, @Nullable String viewer, long now) {
        var seats = new Data.Arr();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            Data.Obj data = EntryView.occupant(game.occupant(seat), names);
            switch (game.occupant(seat)) {
                case Occupant.Nobody nobody -> {}
                case Occupant.Person person -> data.put("present", present.contains(person.id()));
                case Occupant.Named named -> data.put("present", false);
                case Occupant.Bot bot -> {
                    if (bot.keptFor() != null) {
                        data.put("keptFor", names.name(bot.keptFor()))
                                .put("yours", bot.keptFor().equals(viewer));
                    }
                    if (game.phase() == LiveGame.Phase.PLAYING && game.toMove() == seat) {
                        data.put("thinking", Math.max(0, now - game.lastTime())); // milliseconds since the last move
                    }
                }
            }
            data.put("forfeited", game.roster().forfeited().contains(seat));
            long left = game.clocks().left(seat, now);
            if (left != Clocks.NEVER) {
                data.put("left", left).put("running", game.clocks().counted() == seat);
            }
            seats.add(data);
        }
        return seats;
    }

    /** What is shown of the words, by the seats at which they were given; these may be shuffled afterwards. */
    private static Data.Arr words(LiveGame game) {
        var shown = new Data.Arr();
        for (String word : game.words()) {
            shown.add(word == null ? Data.Null.NULL : new Data.Text(Commitment.of(word)));
        }
        return shown;
    }

    /** The key and the words, once they can do no harm. */
    private static Data.Obj revealed(LiveGame game) {
        var words = new Data.Arr();
        for (String word : game.words()) {
            words.add(word == null ? Data.Null.NULL : new Data.Text(word));
        }
        return new Data.Obj().put("key", game.serverKey().hex()).put("words", words);
    }
}
