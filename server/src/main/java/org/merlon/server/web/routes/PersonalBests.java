package org.merlon.server.web.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.view.Status;
import org.merlon.server.store.log.FinishedGameStore;
import org.merlon.server.wire.accounts.PlayerResponses.PlayerProfile;
import org.merlon.server.wire.table.GameResult;

/** A person's results in cooperative and solo games, which are not rated. */
final class PersonalBests {
    /** The maximum number of finished games that are searched. */
    static final int MAX_GAMES = 1_000;

    private int won;
    private int lost;
    private long moves;

    private PersonalBests() {}

    /** Returns wins, losses and the total number of moves for each such variant. */
    static List<PlayerProfile.RecordOf> of(FinishedGameStore store, String person) {
        var byVariant = new TreeMap<String, PersonalBests>();
        for (FinishedGameStore.SharedResult game : store.sharedResults(person, MAX_GAMES)) {
            count(byVariant, game.game() + "/" + game.variant(), game.result());
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
