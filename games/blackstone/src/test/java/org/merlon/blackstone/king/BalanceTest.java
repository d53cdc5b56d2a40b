package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** Families that begin with points which make up for their power: an option of ours. */
class BalanceTest {
    private static final int CORWIN = Family.CORWIN.balancePoints();
    private static final int WOLFRAM = Family.WOLFRAM.balancePoints();

    @Test
    @Rule("B-14")
    void chosenFamilyBringsItsPoints() {
        PositionBuilder.kingsQuest()
                .familyChoice()
                .with("balance")
                .scenario("'step':'family','seats':[{'families':['keygriff','corwin']},"
                        + "{'families':['wolfram','thistledown']}]")
                .scores(0, 0)
                .hasPublicFact("balance", balanceOf(Family.CORWIN, Family.KEYGRIFF, Family.THISTLEDOWN, Family.WOLFRAM))
                .plays("family corwin")
                .scores(CORWIN, 0)
                .plays("family wolfram")
                .scores(CORWIN, WOLFRAM);
    }

    private static String balanceOf(Family... families) {
        var text = new StringBuilder();
        for (Family family : families) {
            text.append(text.isEmpty() ? "{'" : ",'")
                    .append(family.id())
                    .append("':")
                    .append(family.balancePoints());
        }
        return text.append('}').toString();
    }

    @Test
    @Rule({"B-14", "B-43"})
    void pointsOfTasksAreAdded() {
        GameState state = PositionBuilder.kingsQuest()
                .randomFamilies()
                .with("balance")
                .scenario("'seats':[{'family':'corwin','kings':['P01']},{'family':'wolfram'}]")
                .state();
        int king = PositionBuilder.kingsQuest()
                .scenario("'seats':[{'kings':['P01']},{}]")
                .state()
                .score(0);
        assertTrue(king > 0, "P01 pays");
        assertEquals(CORWIN + king, state.score(0));
        assertEquals(WOLFRAM, state.score(1));
        assertEquals(state.score(0), state.scoreSheet(0).total());
        assertEquals(
                List.of("balance", "task"),
                state.scoreSheet(0).parts().stream().map(part -> part.id()).toList());
    }

    /** The points of balance count towards the goal. */
    @Test
    @Rule({"B-14", "B-60"})
    void pointsCountTowardsTheGoal() {
        String kings = "'kings':['P01','P02','P03','P04','P05']";
        var plain = (KingState) PositionBuilder.kingsQuest()
                .scenario("'seats':[{" + kings + "},{}]")
                .state();
        var balanced = (KingState) PositionBuilder.kingsQuest()
                .randomFamilies()
                .with("balance")
                .scenario("'seats':[{'family':'corwin'," + kings + "},{}]")
                .state();
        int goal = plain.rules.aim.goal;
        assertEquals(plain.score(0) >= goal, plain.rules.aim.isReached(plain));
        assertEquals(plain.score(0) + CORWIN >= goal, balanced.rules.aim.isReached(balanced));
    }

    /** A position differs from the same without the option in nothing but the scores. */
    @Test
    @Rule("B-14")
    void nothingElseChanges() throws PositionException {
        for (String variant : List.of("kings-quest", "advanced")) {
            for (int players = 2; players <= 4; players++) {
                Setup on = Setups.of("blackstone", variant, players, "families=random", "bonusFamilies", "balance");
                Setup off = Setups.of("blackstone", variant, players, "families=random", "bonusFamilies");
                for (int number = 0; number < 4; number++) {
                    GameState balanced = on.game().start(on, RandomKeys.key(number));
                    compare(balanced, off.game().start(off, RandomKeys.key(number)));
                    var random = new FastRandom(number);
                    for (int i = 0; i < 100; i++) {
                        RandomChoice.play(balanced, random);
                    }
                    compare(balanced, Positions.load(new Position(withoutBalance(balanced))));
                }
            }
        }
    }

    private static void compare(GameState balanced, GameState plain) throws PositionException {
        assertEquals(Positions.dump(plain).data(), withoutBalance(balanced));
        GameState loaded = Positions.load(Positions.dump(balanced));
        for (int seat = 0; seat < balanced.setup().players(); seat++) {
            int points = ((KingState) balanced).seats[seat].family.balancePoints();
            assertEquals(plain.score(seat) + points, balanced.score(seat));
            assertEquals(balanced.score(seat), loaded.score(seat));
            assertEquals(balanced.score(seat), balanced.scoreSheet(seat).total());
        }
    }

    private static Data.Obj withoutBalance(GameState state) {
        Data.Obj data = Positions.dump(state).data();
        var options = new Data.Obj();
        ((Data.Obj) data.fields().get("options")).fields().forEach((id, value) -> {
            if (!id.equals("balance")) {
                options.put(id, value);
            }
        });
        return data.put("options", options);
    }

    @Test
    @Rule("B-14")
    void isOffAndUnmentionedByDefault() throws SetupException {
        var game = new BlackstoneGame();
        Setup plain = Setup.of(game, "kings-quest", 2, Map.of("balance", new Data.Truth(false)));
        assertFalse(plain.isOn("balance"));
        assertFalse(plain.optionData().fields().containsKey("balance"));
        Setup balanced = Setup.of(
                game,
                "kings-quest",
                2,
                game.variant("kings-quest").preset("balanced-families").options());
        assertTrue(balanced.isOn("balance"));
        assertEquals(new Data.Truth(true), balanced.optionData().fields().get("balance"));
        PositionBuilder.kingsQuest().with("balance").start().scores(0, 0).hasPublicFact("balance", "none");
    }

    @Test
    @Rule("B-14")
    void isOnlyForGamesInWhichTheMostPointsWin() {
        var game = new BlackstoneGame();
        for (String variant : List.of("coop", "puzzle-master", "queens-quest", "wizards-quest")) {
            assertThrows(
                    SetupException.class,
                    () -> Setup.of(game, variant, 2, Map.of("balance", new Data.Truth(true))),
                    variant);
        }
    }
}
