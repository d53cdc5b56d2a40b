package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.blackstone.king.analysis.KingEvaluation;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.KingVariant;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.ResumePoint;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.bots.Bot;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;

/**
 * While a step waits to be resolved, the evaluation lies between its values before the action and after the best answer.
 * Otherwise a search that stops at such a step misjudges the action, and a bot never plays it.
 *
 * <p>Two stronger claims are tested, each of which puts the value between the two. A step that an action leads to has
 * exactly the value of its best answer. A step at which the turn only pauses has exactly the value of the same position
 * at work: what comes after the answer (the next player's tokens, rats, a castle token) belongs to the end of the turn.
 *
 * <p>Where an answer reveals cards, no single outcome can bound the value. A reward draws from a hidden deck, so its
 * value is the average over all cards that the draw can show. A refill shows the card below, which matters for the next
 * space: there the claim holds for the order in which the cards lie, and a search averages over the orders it guesses.
 *
 * <p>Bots play all games of all quests with all families, and every step that they reach must have a claim.
 */
class PendingStepsTest {
    private static final double TOLERANCE = 1e-9;
    private static final int GAMES = Effort.of(2, 2, 20);
    private static final int MOVES_PER_GAME = 250;

    /** Makes many random moves, so that rare steps are reached. */
    private static final Bot BOT = Objects.requireNonNull(Bots.byName("gentle"));

    private final KingEvaluation evaluation = new KingEvaluation();

    @ParameterizedTest
    @EnumSource(value = Family.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    @Rule({"B-12", "B-14", "B-20", "B-25", "B-52", "B-54", "B-70", "B-82", "B-83", "B-122"})
    void everyReachablePendingStepHasTheValueOfItsBestAnswer(Family family) throws SetupException {
        Set<Step> seen = EnumSet.noneOf(Step.class);
        var game = new BlackstoneGame();
        for (KingVariant variant : KingVariant.values()) {
            for (Edition edition : Edition.values()) {
                Setup setup = setup(game, variant, edition);
                for (int number = 0; number < GAMES; number++) {
                    playAndCheck((KingState) game.start(setup, RandomKeys.key(number)), family, number, seen);
                }
            }
        }
        assertEquals(pendingSteps(family), seen);
    }

    /** Returns the steps in which a seat of this family ever has to decide something, apart from its work. */
    private static Set<Step> pendingSteps(Family family) {
        Set<Step> steps = EnumSet.complementOf(EnumSet.of(Step.WORK, Step.OVER));
        if (!family.drawsTwoCards()) {
            steps.remove(Step.KEEP);
        }
        if (!family.hasLimits()) {
            steps.remove(Step.LIMITS);
        }
        return steps;
    }

    private static Setup setup(BlackstoneGame game, KingVariant variant, Edition edition) throws SetupException {
        Map<String, Data> options = Map.of(
                "edition", new Data.Text(edition.id()),
                "families", new Data.Text("choice"),
                "bonusFamilies", new Data.Truth(true));
        Map<String, Data> extras = Map.of("assassins", new Data.Truth(true), "knightWizards", new Data.Truth(true));
        boolean puzzle = variant == KingVariant.PUZZLE_MASTER;
        return Setup.of(
                game,
                variant.toVariant().id(),
                variant == KingVariant.SOLO ? 1 : 2,
                puzzle ? with(options, Map.of("knightWizards", new Data.Truth(true))) : with(options, extras));
    }

    private static Map<String, Data> with(Map<String, Data> options, Map<String, Data> more) {
        return Stream.of(options, more)
                .flatMap(each -> each.entrySet().stream())
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private void playAndCheck(KingState state, Family family, int seed, Set<Step> seen) {
        for (int i = 0; i < MOVES_PER_GAME && !state.isOver(); i++) {
            for (Seat seat : state.seats) {
                seat.family = seat.offeredFamilies == 0 ? family : seat.family;
            }
            if (state.step != Step.WORK) {
                seen.add(state.step);
                check(state);
            }
            state.play(BOT.choose(state, BOT.defaultBudget(), seed + 31L * i).move(), EventLog.OFF);
        }
    }

    /** Checks the claim of a step; it is a switch without a default, so that a new step needs a claim. */
    private void check(KingState state) {
        switch (state.step) {
            case KEEP, RECALL, MUSTER, REFILL -> assertValue(best(answers(state), state.toMove), state);
            case PLACE -> {
                assertValueIsThatAtWork(state);
                if (state.then == ResumePoint.WORK) {
                    assertValue(best(answers(state), state.toMove), state);
                }
            }
            case REWARD -> assertValue(bestReward(state), state);
            case LIMITS -> assertValue(bestAfterDiscards(state, 0), state);
            case FAMILY, CORNER, REFRESH, INTRIGUE -> assertValueIsThatAtWork(state);
            case WORK, OVER -> throw new AssertionError(state.step + " does not wait for an answer");
        }
    }

    private void assertValue(double wanted, KingState state) {
        assertEquals(
                wanted,
                evaluation.value(state, state.toMove),
                TOLERANCE,
                () -> state.step + " in " + state.setup().variant().id());
    }

    private void assertValueIsThatAtWork(KingState state) {
        var atWork = (KingState) state.copy();
        atWork.step = Step.WORK;
        assertValue(evaluation.value(atWork, state.toMove), state);
    }

    private double best(Stream<KingState> states, int seat) {
        return states.mapToDouble(each -> evaluation.value(each, seat)).max().orElseThrow();
    }

    private static Stream<KingState> answers(KingState state) {
        MoveList moves = state.legalMoves();
        return IntStream.range(0, moves.size()).mapToObj(i -> after(state, moves.get(i)));
    }

    private static KingState after(KingState state, int move) {
        var after = (KingState) state.copy();
        after.play(move, EventLog.OFF);
        return after;
    }

    /** Returns the value of the best reward, on average over the cards that it can draw. */
    private double bestReward(KingState state) {
        int seat = state.toMove;
        MoveList moves = state.legalMoves();
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            TaskDeck deck = MoveCode.verb(move) == Verb.REWARD ? Reward.of(MoveCode.first(move)).deck : null;
            double value = deck == null
                    ? evaluation.value(after(state, move), seat)
                    : shownCards(state, deck)
                            .mapToDouble(shown -> evaluation.value(after(shown, move), seat))
                            .average()
                            .orElseThrow();
            best = Math.max(best, value);
        }
        return best;
    }

    /** Returns the position with each card on top of a deck that can be drawn from it next. */
    private static Stream<KingState> shownCards(KingState state, TaskDeck kind) {
        var reshuffled = (KingState) state.copy();
        Pile deck = reshuffled.tasks.deck(kind);
        Pile discards = reshuffled.tasks.discards();
        int bottom = deck.isEmpty() ? 0 : Math.min(reshuffled.tasks.knownBottomCards(kind), deck.size() - 1);
        if (deck.isEmpty()) {
            moveCards(discards, deck, kind);
        }
        return IntStream.range(bottom, deck.size()).mapToObj(i -> {
            var shown = (KingState) reshuffled.copy();
            Pile cards = shown.tasks.deck(kind);
            cards.add(cards.remove(i));
            return shown;
        });
    }

    private static void moveCards(Pile discards, Pile deck, TaskDeck kind) {
        for (int i = discards.size() - 1; i >= 0; i--) {
            if (Task.of(discards.get(i)).deck() == kind) {
                deck.add(discards.remove(i));
            }
        }
    }

    /**
     * Returns the value after the best discards, of cards first, before the turn goes on.
     *
     * @param first the first card or vassal that may still be discarded, so that each set is tried once
     */
    private double bestAfterDiscards(KingState state, int first) {
        Seat seat = state.seatToMove();
        boolean discardsCards = seat.hand.size() > seat.kingCount();
        if (!seat.isOverLimit()) {
            return evaluation.value(state, state.toMove);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int i = first; i < (discardsCards ? seat.hand : seat.retained).size(); i++) {
            var after = (KingState) state.copy();
            Seat discarding = after.seatToMove();
            (discardsCards ? discarding.hand : discarding.retained).remove(i);
            boolean isLastCard = discardsCards && discarding.hand.size() <= discarding.kingCount();
            best = Math.max(best, bestAfterDiscards(after, isLastCard ? 0 : i));
        }
        return best;
    }

    @Test
    @Rule("B-76")
    void everyCardOfAHandWithoutLimitsCounts() {
        double two = handValue("'G01','G02'");
        double three = handValue("'G01','G02','M30'");
        double four = handValue("'G01','G02','M30','M31'");
        assertTrue(three - two > 0.1 && four - three > 0.1, two + " " + three + " " + four);
    }

    private double handValue(String hand) {
        var state = (KingState) PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'seats':[{'family':'keygriff','hand':[" + hand + "]},{}]")
                .state();
        return evaluation.value(state, 0);
    }
}
