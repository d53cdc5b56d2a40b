package org.merlon.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineupGeneratorTest {
    @ParameterizedTest
    @CsvSource({"1, 2, 1", "2, 2, 2", "3, 3, 6", "4, 4, 24", "3, 2, 6", "2, 3, 6", "3, 4, 36", "6, 4, 60", "5, 6, 30"})
    void everybodyTakesEverySeatEquallyOften(int contestants, int players, int lineups) {
        List<List<Integer>> all = LineupGenerator.balanced(contestants, players);
        assertEquals(lineups, all.size(), all.toString());
        for (int seat = 0; seat < players; seat++) {
            Map<Integer, Integer> counts = new HashMap<>();
            for (List<Integer> lineup : all) {
                assertEquals(players, lineup.size());
                counts.merge(lineup.get(seat), 1, Integer::sum);
            }
            assertEquals(contestants, counts.size());
            assertEquals(1, new HashSet<>(counts.values()).size(), counts.toString());
        }
    }

    @Test
    void lineupsMixContestants() {
        assertTrue(
                LineupGenerator.balanced(2, 3).stream().allMatch(lineup -> lineup.contains(0) && lineup.contains(1)));
        assertTrue(LineupGenerator.balanced(6, 4).stream().allMatch(lineup -> new HashSet<>(lineup).size() == 4));
    }

    @Test
    void cooperativeLineupsHaveOneContestant() {
        assertEquals(List.of(List.of(0, 0, 0), List.of(1, 1, 1)), LineupGenerator.cooperative(2, 3));
    }
}
