package org.merlon.bench.load.single;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;

/** A store that accepts everything and stores nothing, for benchmarks without a database. */
final class NullStore implements GameStore, RatingLookup {
    @Override
    public boolean append(Append append) {
        return true;
    }

    @Override
    public @Nullable StoredGame load(String table) {
        return null;
    }

    @Override
    public List<StoredEntry> entriesAfter(String table, int number) {
        return List.of();
    }

    @Override
    public List<ListedTable> openTables(int limit) {
        return List.of();
    }

    @Override
    public List<ListedTable> tablesOf(String person, int limit) {
        return List.of();
    }

    @Override
    public List<ListedTable> visibleFinishedTables(
            @Nullable String viewer, @Nullable String person, @Nullable String game, long before, int limit) {
        return List.of();
    }

    @Override
    public List<ListedTable> finishedTables(@Nullable String person, @Nullable String game, long before, int limit) {
        return List.of();
    }

    @Override
    public int countTablesOf(String person) {
        return 0;
    }

    @Override
    public List<String> dueBy(long time, int limit) {
        return List.of();
    }

    @Override
    public void updateDue(String table, long due) {}

    @Override
    public int countImportsOf(String person, String exceptTable) {
        return 0;
    }

    @Override
    public List<String> idleImportsOfGuests(long since, int limit) {
        return List.of();
    }

    @Override
    public boolean removeIdleImport(String table, long since) {
        return false;
    }

    @Override
    public boolean removeTable(String table) {
        return false;
    }

    @Override
    public void mergeGuestAt(String table, String guest, String member) {}

    @Override
    public Map<String, String> mergedInto(List<String> ids) {
        return Map.of();
    }

    @Override
    public Map<String, Rating> ratings(String game, List<String> people) {
        return Map.of();
    }

    @Override
    public List<Rating> ratingsOf(String person) {
        return List.of();
    }

    @Override
    public Person.@Nullable Kind kindOf(String person) {
        return null;
    }
}
