package org.merlon.server.web.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.view.Status;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.wire.accounts.PlayerResponses.PlayerProfile;
import org.merlon.server.wire.table.GameResult;

/** A person's results in cooperative and solo games, which are not rated. */
final class PersonalBests {
    /** The maximum number of pages of finished games that are counted. */
    private static final int MAX_PAGES = 20;

    private int won;
    private int lost;
    private long moves;

    private PersonalBests() {}

    /** Returns wins, losses and the total number of moves for each such variant. */
    static List<PlayerProfile.RecordOf> of(GameStore store, String person) {
        var byVariant = new TreeMap<String, PersonalBests>();
        long before = Long.MAX_VALUE;
        for (int page = 0; page < MAX_PAGES; page++) {
            List<ListedTable> games = store.finishedTables(person, null, before, ServerLimits.MAX_PAGE_SIZE);
            for (ListedTable game : games) {
                String key = game.table().game() + "/" + game.table().variant();
                if (!game.table().isImported()) {
                    count(byVariant, key, game.listing().result());
                }
            }
            if (games.size() < ServerLimits.MAX_PAGE_SIZE) {
                break;
            }
            before = games.getLast().listing().updated();
        }
        var list = new ArrayList<PlayerProfile.RecordOf>();
        for (Map.Entry<String, PersonalBests> entry : byVariant.entrySet()) {
            String[] names = entry.getKey().split("/", 2);
            PersonalBests record = entry.getValue();
            list.add(new PlayerProfile.RecordOf(names[0], names[1], record.won, record.lost, record.moves));
        }
        return list;
    }

    private static void count(Map<String, PersonalBests> byVariant, String key, @Nullable String storedResult) {
        GameResult result = GameResult.parse(storedResult);
        if (result != null && result.outcome() != null) {
            PersonalBests record = byVariant.computeIfAbsent(key, ignored -> new PersonalBests());
            boolean isWon = result.outcome() == Status.Ending.WON;
            record.won += isWon ? 1 : 0;
            record.lost += isWon ? 0 : 1;
            record.moves += result.moves();
        }
    }
}
