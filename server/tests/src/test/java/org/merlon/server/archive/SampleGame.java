package org.merlon.server.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.SeedParser;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.table.live.RandomIds;
import org.merlon.server.table.view.ExportView;
import org.merlon.server.wire.WireData;

/** Games of Torres for four players with every kind of entry that a log can have; the same in every run. */
final class SampleGame {
    static final String WORD = "drawbridge";

    /** A key with which the shuffle moves every seat, so that a test can detect it. */
    private static final Key KEY = SeedParser.key("a sample game");

    private static final long CREATED = 1_700_000_000_000L;
    private static final int LAST_UNDO = 60;

    private final SplittableRandom random = new SplittableRandom(7);
    private final List<StoredEntry> entries = new ArrayList<>();
    private LiveGame game;
    private long time = CREATED;
    private int moves;

    private SampleGame(Pace pace) throws SetupException {
        Setup setup = Setup.of(Games.byId("torres"), "standard", 4, Map.of());
        List<Occupant> seats = List.of(
                new Occupant.Person("ann"),
                new Occupant.Nobody(),
                new Occupant.Bot("greedy", null),
                new Occupant.Person("eve"));
        var terms =
                new Terms(setup, "ann", true, "invitation", pace, false, true, true, seats, ServerRules.CURRENT, null);
        game = new LiveGame(RandomIds.newTableId(), terms, Ruleset.current(setup.game()), KEY, CREATED);
    }

    /** A game that was played to its end. */
    static StoredGame finished() throws RefusedException, SetupException {
        var game = new SampleGame(new Pace.Untimed());
        game.begin();
        while (game.game.phase() == LiveGame.Phase.PLAYING) {
            game.move();
        }
        return game.stored();
    }

    /** A game that is still being played. */
    static StoredGame running() throws RefusedException, SetupException {
        var game = new SampleGame(new Pace.Untimed());
        game.begin();
        for (int i = 0; i < 40; i++) {
            game.move();
        }
        return game.stored();
    }

    /** A game with clocks of an hour each, in which players resign after a move by a person. */
    static StoredGame resigned() throws RefusedException, SetupException {
        var game = new SampleGame(new Pace.Live(3_600_000, 0));
        game.begin();
        boolean person = false;
        for (int i = 0; i < 20 || !person; i++) {
            LiveGame now = game.game;
            person = now.occupant(now.toMove()) instanceof Occupant.Person;
            List<String> legal = Notation.legalMoves(Objects.requireNonNull(now.state()));
            game.append(new Entry.Moved(now.toMove(), legal.get(game.random.nextInt(legal.size()))));
        }
        for (int seat = 0; game.game.phase() == LiveGame.Phase.PLAYING; seat++) {
            game.append(new Entry.Resigned(seat));
        }
        return game.stored();
    }

    /** A game with clocks of a minute each, which ends because three seats resign or run out of time. */
    static StoredGame forfeited() throws RefusedException, SetupException {
        var game = new SampleGame(new Pace.Live(60_000, 0));
        game.begin();
        int forfeits = 0;
        while (forfeits < 3) {
            int seat = game.game.toMove();
            if (game.game.occupant(seat) instanceof Occupant.Person) {
                game.time += 60_000;
                game.append(forfeits == 1 ? new Entry.Resigned(seat) : new Entry.TimedOut(seat));
                forfeits++;
                if (game.game.phase() == LiveGame.Phase.PLAYING) {
                    game.append(new Entry.Seated(seat, new Occupant.Bot("greedy", null)));
                }
            } else {
                game.move();
            }
        }
        return game.stored();
    }

    private void begin() throws RefusedException {
        append(new Entry.Seated(1, new Occupant.Person("bob")));
        append(new Entry.WordGiven(0, WORD));
        append(new Entry.WordGiven(3, "pörtcullis"));
        append(game.startEntry());
        append(new Entry.Resumed());
    }

    private void move() throws RefusedException {
        GameState state = game.state();
        if (state == null) {
            throw new IllegalStateException("the game has not begun");
        }
        List<String> legal = Notation.legalMoves(state);
        int seat = state.toMove();
        append(new Entry.Moved(seat, legal.get(random.nextInt(legal.size()))));
        moves++;
        if (moves < LAST_UNDO && moves > 3 && random.nextInt(4) == 0) {
            moves -= 1 + random.nextInt(2);
            append(new Entry.Undone(seat, moves));
        }
    }

    private void append(Entry entry) throws RefusedException {
        time += random.nextInt(3); // several entries may have the same time
        game = game.after(entry, time);
        entries.add(game.storedEntry(null));
    }

    private StoredGame stored() {
        Append append = GameLoader.newTable(game, entries, time);
        Listing listing = append.listing();
        var row = new StoredGame.Row(
                entries.size(), listing.status(), listing.updated(), listing.result(), listing.digest());
        return new StoredGame(Objects.requireNonNull(append.created()), entries, row);
    }

    /** The exported file of a stored game; people's names are their ids in capitals. */
    static Data.Obj export(StoredGame stored) throws RefusedException {
        return WireData.parse(
                ExportView.of(stored, GameLoader.load(stored).game(), id -> id.toUpperCase(java.util.Locale.ROOT)));
    }
}
