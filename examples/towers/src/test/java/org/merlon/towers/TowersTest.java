package org.merlon.towers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.merlon.engine.data.Data;
import org.merlon.testkit.GameProperties;
import org.merlon.testkit.Scenario;
import org.merlon.testkit.SchemaChecks;

/** Tests the rules of Nine Towers and the properties that hold for every game. */
class TowersTest {
    private static Scenario start() {
        return Scenario.start("towers", "standard", 2, new Data.Obj());
    }

    @Test
    void thirdStoneTakesTheTower() {
        Scenario game = start().plays("lay a", "lay a", "lay a").refuses("lay a", "three stones already");
        assertEquals(2, game.state().score(0));
        assertEquals(0, game.state().score(1));
    }

    @Test
    void adjacentTowersScoreOneMore() {
        Scenario game = start().plays("lay a", "lay a", "lay a", "lay b", "lay c", "lay b", "lay d", "lay d");
        assertEquals(2, game.plays("lay e").state().score(0));
        assertEquals(5, game.plays("lay e", "lay b").state().score(0));
    }

    @Test
    void refusesUnknownTower() {
        start().refuses("lay z", "from a to i");
    }

    @TestFactory
    Stream<DynamicTest> propertiesHold() {
        return GameProperties.of(new TowersGame()).gamesPerSetup(3).tests();
    }

    @Test
    void viewsMatchShapes() {
        SchemaChecks.of(new TowersGame()).check();
    }
}
