package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.ListedTable;
import org.merlon.server.store.Rating;

/** What follows from games for ratings and lists. */
final class RatingTest {
    private static final String RATED = "{\"game\":\"torres\",\"rated\":true}";

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    private Map<String, Rating> ratings() {
        return house.memory.ratings("torres", List.of("ann", "ben", "cleo"));
    }

    @Test
    void aRatedGameRatesBothAndOnlyOnce() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        house.tables.run(id, table -> Play.resign(table, "ben"));
        Rating ann = ratings().get("ann");
        Rating ben = ratings().get("ben");
        assertTrue(ann != null && ben != null && ann.mean() > ben.mean());
        assertEquals(1, ann.games());
        house.restart();
        house.view(id, "ann");
        assertEquals(ann, ratings().get("ann"));
    }

    @Test
    void otherGamesRateNobody() throws RefusedException {
        String friendly = house.playing(House.TWO, "ann", "ben");
        house.tables.run(friendly, table -> Play.resign(table, "ben"));
        String alone = house.create(
                "ann",
                "{\"game\":\"torres\",\"rated\":true,\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}");
        house.tables.run(alone, table -> Play.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, house.game(alone).phase());
        assertEquals(Map.of(), ratings());
    }

    @Test
    void whoLeavesARatedGameIsRatedForWhatTheStandInDoes() throws RefusedException {
        String id = house.playing(RATED, "ann", "ben");
        house.tables.run(id, table -> Chairs.leave(table, "ben"));
        for (int i = 0; i < 5000 && house.game(id).phase() == LiveGame.Phase.PLAYING; i++) {
            House.eventually(() -> house.game(id).toMove() != 1);
            if (house.game(id).phase() == LiveGame.Phase.PLAYING) {
                house.step(id);
            }
        }
        assertEquals(2, ratings().size());
        assertEquals(
                1, house.memory.finished("ben", "torres", Long.MAX_VALUE, 9).size(), "it is ben's game still");
    }

    @Test
    void listsFollowTheGame() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        assertEquals("ann", house.memory.tablesOf("ben", 9).getFirst().listing().waitingFor());
        house.step(id);
        assertEquals("ben", house.memory.tablesOf("ben", 9).getFirst().listing().waitingFor());
        house.tables.run(id, table -> Play.resign(table, "cleo"));
        assertEquals(List.of(), house.memory.tablesOf("cleo", 9), "who gave up has nothing more to do there");
        house.tables.run(id, table -> Play.resign(table, "ben"));
        List<ListedTable> finished = house.memory.finished("cleo", null, Long.MAX_VALUE, 9);
        assertEquals(1, finished.size(), "but has played it");
        assertTrue(String.valueOf(finished.getFirst().listing().result()).contains("\"ranks\":[1,2,3]"));
    }
}
