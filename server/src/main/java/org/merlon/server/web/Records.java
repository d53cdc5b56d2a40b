package org.merlon.server.web;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.Limits;
import org.merlon.server.store.ListedTable;
import org.merlon.server.store.Store;

/** What somebody has achieved alone or together with others, where there is no one to be rated against. */
final class Records {
    /** How many pages of finished games are counted; who has more is known well enough. */
    private static final int MAX_PAGES = 20;

    private int won;
    private int lost;
    private long moves;

    private Records() {}

    /** For each variant that is won or lost as one: how often, and in how many moves altogether. */
    static Data.Arr of(Store store, String person) {
        var byVariant = new TreeMap<String, Records>();
        long before = Long.MAX_VALUE;
        for (int page = 0; page < MAX_PAGES; page++) {
            List<ListedTable> games = store.finished(person, null, before, Limits.MAX_PAGE);
            for (ListedTable game : games) {
                String key = game.table().game() + "/" + game.table().variant();
                count(byVariant, key, game.listing().result());
            }
            if (games.size() < Limits.MAX_PAGE) {
                break;
            }
            before = games.getLast().listing().updated();
        }
        var list = new Data.Arr();
        for (Map.Entry<String, Records> entry : byVariant.entrySet()) {
            String[] names = entry.getKey().split("/", 2);
            list.add(new Data.Obj()
                    .put("game", names[0])
                    .put("variant", names[1])
                    .put("won", entry.getValue().won)
                    .put("lost", entry.getValue().lost)
                    .put("moves", entry.getValue().moves));
        }
        return list;
    }

    private static void count(Map<String, Records> byVariant, String key, @Nullable String result) {
        try {
            if (result != null
                    && Json.read(result) instanceof Data.Obj data
                    && data.fields().get("outcome") instanceof Data.Text outcome) {
                Records record = byVariant.computeIfAbsent(key, any -> new Records());
                record.won += outcome.value().equals("won") ? 1 : 0;
                record.lost += outcome.value().equals("won") ? 0 : 1;
                record.moves += data.fields().get("moves") instanceof Data.Whole count ? count.value() : 0;
            }
        } catch (JsonException e) {
            // The log is the truth; a list can do without.
        }
    }
}
