package org.merlon.blackstone.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** The evaluation and ordering of the two quests are good enough to play by. */
class OfferEvaluationTest {
    private static final int GAME_COUNT = 8;

    @ParameterizedTest
    @ValueSource(strings = {"queens-quest", "wizards-quest"})
    void greedyBeatsRandom(String variant) {
        Setup setup = Setups.of("blackstone", variant, 2);
        int won = 0;
        for (int game = 0; game < GAME_COUNT; game++) {
            int greedy = game % 2;
            GameState state = setup.game().start(setup, RandomKeys.key(game));
            List<Player> players = List.of(player("greedy"), player("random"));
            for (int move = 0; !state.isOver(); move++) {
                Player player = players.get(state.toMove() == greedy ? 0 : 1);
                long seed = 1000L * game + move;
                state.play(
                        player.choose(state, Budget.ofIterations(1), seed, new StopSignal())
                                .move(),
                        EventLog.OFF);
            }
            won += state.ranks()[greedy] == 1 ? 1 : 0;
        }
        assertTrue(won > GAME_COUNT / 2, won + " of " + GAME_COUNT);
    }

    private static Player player(String name) {
        Bot bot = Bots.byName(name);
        assertNotNull(bot);
        return bot.newPlayer();
    }

    private static String bestOrderedMove(GameState state) {
        MoveList moves = state.legalMoves();
        var weights = new double[moves.size()];
        state.setup().game().ordering().weigh(state, moves, weights);
        int best = 0;
        for (int i = 0; i < weights.length; i++) {
            best = weights[i] > weights[best] ? i : best;
        }
        return state.notation(moves.get(best));
    }

    @Test
    void orderingPutsTheBestUseFirst() {
        assertEquals(
                "use M02 co set 1 bs set 1",
                bestOrderedMove(QuestScenarios.queen(
                                "'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain','ls':'stag-spy/lion-scout'},"
                                        + "'row':['M01','M03'],'seats':[{'wizard':3,'machinations':['M02'],"
                                        + "'sets':[['lion-captain/stag-spy','lion-captain/raven-spy']]},{'wizard':3}]")
                        .state()));
        assertEquals(
                "use M02 co lion-emissary/dragon-spy bs lion-spy/stag-scout",
                bestOrderedMove(QuestScenarios.wizard(
                                "'row':['M01','M03'],'vassalRow':['stag-spy/lion-scout'],'seats':[{'wizard':3,'machinations':['M02'],"
                                        + "'vassals':['lion-emissary/dragon-spy','lion-spy/stag-scout']},{'wizard':3}]")
                        .state()));
    }

    @Test
    void orderingMovesAVassalWhereACardWantsIt() {
        assertEquals(
                "slide ao co",
                bestOrderedMove(
                        QuestScenarios.queen("'board':{'ao':'lion-emissary/dragon-spy','ke':'raven-spy/lion-captain'},"
                                        + "'seats':[{'wizard':3,'machinations':['M02']},{'wizard':3}]")
                                .state()));
    }
}
