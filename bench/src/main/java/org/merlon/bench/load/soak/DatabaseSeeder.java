package org.merlon.bench.load.soak;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableRequest;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;

/** Fills a database with many games in little time: a few are played, the rest are copies for other people. */
public final class DatabaseSeeder {
    private static final int PLAYED = 20;
    private static final int MOVES = 20;
    private static final int PEOPLE = 20_000;

    /** One game in so many is still being played. */
    private static final int GOING_ONE_IN = 10;

    private static final int UNDER_WAY = 2_000;

    private final SplittableRandom random = new SplittableRandom(1);

    /** A game to copy. */
    private record Model(StoredGame game, Listing listing) {}

    /** Stores so many games; returns how many entries their logs have. */
    public long fill(Path folder, @Nullable String database, int games) throws IOException {
        try (Store store = Stores.open(database, folder);
                var writers = Executors.newVirtualThreadPerTaskExecutor()) {
            var context = new TableContext(store.games(), store.ratings(), id -> id, InstantSource.system());
            List<Model> models = new ArrayList<>();
            for (int i = 0; i < PLAYED; i++) {
                models.add(play(context, store.games(), i % GOING_ONE_IN == 0));
            }
            List<Future<Boolean>> underWay = new ArrayList<>();
            long entries = 0;
            for (int i = 0; i < games - PLAYED; i++) {
                Append copy = copy(models.get(i % PLAYED), i);
                entries += copy.entries().size();
                underWay.add(writers.submit(() -> store.games().append(copy)));
                if (underWay.size() == UNDER_WAY) {
                    settle(underWay);
                }
            }
            settle(underWay);
            return entries;
        } catch (RefusedException e) {
            throw new IOException("a game could not be played", e);
        }
    }

    private static void settle(List<Future<Boolean>> underWay) throws IOException {
        try {
            for (Future<Boolean> each : underWay) {
                each.get();
            }
            underWay.clear();
        } catch (InterruptedException | ExecutionException e) {
            throw new IOException("a game could not be stored", e);
        }
    }

    private Model play(TableContext context, GameStore games, boolean going) throws RefusedException, IOException {
        var you = new Data.Obj().put("kind", "you");
        var wish = new Data.Obj()
                .put("game", "torres")
                .put("listed", true)
                .put("seats", new Data.Arr().add(you).add(new Data.Obj().put("kind", "open")));
        var tables = new Tables(context);
        String id = new NewTables(tables, context, "").create(TableRequest.read(wish, "p0"), "p0");
        tables.run(id, table -> {
            SeatActions.join(table, "p1", SeatActions.ANY_SEAT, null);
            SeatActions.start(table, "p0");
            for (int move = 0; move < MOVES; move++) {
                move(table);
            }
            if (!going) {
                PlayActions.resign(table, "p0");
            }
        });
        StoredGame game = games.load(id);
        List<ListedTable> listed =
                going ? games.tablesOf("p0", PLAYED) : games.finishedTables(null, null, Long.MAX_VALUE, PLAYED);
        for (ListedTable each : listed) {
            if (game != null && each.table().id().equals(id)) {
                return new Model(game, each.listing());
            }
        }
        throw new IOException("a game that was played is not there");
    }

    private void move(Table table) throws RefusedException {
        GameState state = table.game().state();
        if (state != null) {
            List<String> legal = Notation.legalMoves(state);
            String person = "p" + table.game().toMove();
            PlayActions.move(table, person, table.game().number(), legal.get(random.nextInt(legal.size())));
        }
    }

    private static Append copy(Model model, int number) {
        StoredTable old = model.game.table();
        String id = "copy" + number;
        long time = old.created() + number;
        var table = new StoredTable(
                id, old.game(), old.variant(), old.rulesVersion(), old.players(), old.key(), old.terms(), time);
        List<Listing.Seat> seats = List.of(
                new Listing.Seat("p" + number % PEOPLE, null),
                new Listing.Seat("p" + (number * 7L + 1) % PEOPLE, null));
        Listing from = model.listing;
        String waiting = from.waitingFor() == null ? null : seats.getFirst().person();
        var listing = new Listing(
                from.status(),
                from.listed(),
                waiting,
                from.updated() + number,
                seats,
                from.result(),
                from.due(),
                null, // the fingerprint would be another, since the times are
                from.creator());
        List<StoredEntry> entries =
                model.game.entries().stream().map(each -> later(each, number)).toList();
        return new Append(id, table, entries, listing, Append.Scope.SEATS, List.of());
    }

    private static StoredEntry later(StoredEntry entry, int millis) {
        return new StoredEntry(
                entry.number(),
                entry.kind(),
                entry.seat(),
                entry.text(),
                entry.person(),
                entry.time() + millis,
                entry.hash());
    }
}
