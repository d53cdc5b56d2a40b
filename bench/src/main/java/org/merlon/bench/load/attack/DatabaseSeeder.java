package org.merlon.bench.load.attack;

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
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;

/** Fills a database with many games quickly: a few are played, the others are copies for other people. */
public final class DatabaseSeeder {
    private static final int PLAYED_GAMES = 20;
    private static final int MOVES_PER_GAME = 20;
    private static final int PERSON_COUNT = 20_000;

    /** One game in this many is still being played. */
    private static final int GAMES_PER_RUNNING_GAME = 10;

    private static final int MAX_PENDING_WRITES = 2_000;

    private final SplittableRandom random = new SplittableRandom(1);

    /** A game that is copied. */
    private record Template(StoredGame game, Listing listing) {}

    /** Stores games; returns the number of entries of their logs. */
    public long fill(Path folder, @Nullable String database, int games) throws IOException {
        try (Store store = Stores.open(database, folder);
                var writers = Executors.newVirtualThreadPerTaskExecutor()) {
            var context = new TableContext(store.games(), store.ratings(), id -> id, InstantSource.system());
            List<Template> templates = new ArrayList<>();
            for (int i = 0; i < PLAYED_GAMES; i++) {
                templates.add(playTemplate(context, store.games(), i % GAMES_PER_RUNNING_GAME == 0));
            }
            List<Future<Boolean>> pendingWrites = new ArrayList<>();
            long entries = 0;
            for (int i = 0; i < games - PLAYED_GAMES; i++) {
                Append copy = copy(templates.get(i % PLAYED_GAMES), i);
                entries += copy.entries().size();
                pendingWrites.add(writers.submit(() -> store.games().append(copy)));
                if (pendingWrites.size() == MAX_PENDING_WRITES) {
                    awaitWrites(pendingWrites);
                }
            }
            awaitWrites(pendingWrites);
            return entries;
        } catch (RefusedException e) {
            throw new IOException("a game could not be played", e);
        }
    }

    private static void awaitWrites(List<Future<Boolean>> pendingWrites) throws IOException {
        try {
            for (Future<Boolean> each : pendingWrites) {
                each.get();
            }
            pendingWrites.clear();
        } catch (InterruptedException | ExecutionException e) {
            throw new IOException("a game could not be stored", e);
        }
    }

    private Template playTemplate(TableContext context, GameStore games, boolean running)
            throws RefusedException, IOException {
        var you = new Data.Obj().put("kind", "you");
        var request = new Data.Obj()
                .put("game", "torres")
                .put("listed", true)
                .put("seats", new Data.Arr().add(you).add(new Data.Obj().put("kind", "open")));
        var tables = new Tables(context);
        String id = new NewTables(tables, context, "").create(ValidNewTable.read(request, "p0"), "p0");
        tables.run(id, table -> {
            SeatActions.join(table, "p1", SeatActions.ANY_SEAT, null);
            SeatActions.start(table, "p0");
            for (int move = 0; move < MOVES_PER_GAME; move++) {
                playRandomMove(table);
            }
            if (!running) {
                PlayActions.resign(table, "p0");
            }
        });
        StoredGame game = games.load(id);
        List<ListedTable> listed = running
                ? games.tablesOf("p0", PLAYED_GAMES)
                : games.finishedTables(null, null, Long.MAX_VALUE, PLAYED_GAMES);
        for (ListedTable each : listed) {
            if (game != null && each.table().id().equals(id)) {
                return new Template(game, each.listing());
            }
        }
        throw new IOException("a played game is not in the database");
    }

    private void playRandomMove(Table table) throws RefusedException {
        GameState state = table.game().state();
        if (state != null) {
            List<String> legal = Notation.legalMoves(state);
            String person = "p" + table.game().toMove();
            PlayActions.move(table, person, table.game().number(), legal.get(random.nextInt(legal.size())));
        }
    }

    private static Append copy(Template template, int number) {
        StoredTable old = template.game.table();
        String id = "copy" + number;
        long time = old.created() + number;
        var table = new StoredTable(
                id, old.game(), old.variant(), old.rulesVersion(), old.players(), old.key(), old.terms(), time);
        List<Listing.Seat> seats = List.of(
                new Listing.Seat("p" + number % PERSON_COUNT, null),
                new Listing.Seat("p" + (number * 7L + 1) % PERSON_COUNT, null));
        Listing from = template.listing;
        String waiting = from.waitingFor() == null ? null : seats.getFirst().person();
        var listing = new Listing(
                from.status(),
                from.listed(),
                waiting,
                from.updated() + number,
                seats,
                from.result(),
                from.due(),
                null, // the fingerprint would differ because the times do
                from.creator());
        List<StoredEntry> entries = template.game.entries().stream()
                .map(each -> shifted(each, number))
                .toList();
        return new Append(id, table, entries, listing, Append.Scope.SEATS, List.of());
    }

    private static StoredEntry shifted(StoredEntry entry, int millis) {
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
