package org.merlon.blackstone.king.analysis;

import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.king.perimeter.PerimeterFacts;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Scoring;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.WinCondition;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.HintReasons;
import org.merlon.engine.words.Phrase;

/**
 * Collects what has become better for a seat between two states, as reasons for a hint: tasks completed or nearer,
 * gains, and fewer threats.
 */
public final class KingHintReasons {
    /** The weight of a task whose vassals are in place. */
    private static final int READY_WEIGHT = 4;

    /** The number of actions from which on a task counts as far away. */
    private static final int MAX_ACTIONS = 4;

    /** The weight of reaching the aim, which outweighs all others. */
    private static final int AIM_WEIGHT = 100;

    private final KingState before;
    private final KingState after;
    private final int seatNumber;
    private final Seat seatBefore;
    private final Seat seatAfter;
    private final HintReasons reasons = new HintReasons();

    public KingHintReasons(KingState before, KingState after, int seat) {
        this.before = before;
        this.after = after;
        seatNumber = seat;
        seatBefore = before.seats[seat];
        seatAfter = after.seats[seat];
    }

    public HintReasons collect() {
        if (after.outcome() == Outcome.WON) {
            reasons.add(AIM_WEIGHT, Phrase.of("blackstone-merit-won"));
        }
        if (after.endTriggered && !before.endTriggered) {
            reasons.add(AIM_WEIGHT, Phrase.of("blackstone-merit-last-round").with("points", seatAfter.points));
        }
        addCompleted();
        // In different turns or steps different vassals can be used, so a comparison would mean nothing.
        boolean working = after.step == Step.WORK && before.step == Step.WORK && after.turn == before.turn;
        for (int seat = 0; seat < after.seats.length && working; seat++) {
            if (seat == seatNumber || after.rules.variant.hasOpenHands()) {
                addTasks(after.seats[seat].hand);
            }
        }
        addHoldings();
        addCooperative();
        return reasons;
    }

    private void addCompleted() {
        int count = 0;
        for (TaskType type : Scoring.STACK_TYPES) {
            count += seatAfter.stack(type).size() - seatBefore.stack(type).size();
        }
        for (TaskType type : Scoring.STACK_TYPES) {
            Pile stack = seatAfter.stack(type);
            for (int i = seatBefore.stack(type).size(); i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                // A single new task may let other tasks count, so it gets the whole difference; of several tasks each
                // gets its own points.
                int points = count == 1 ? seatAfter.points - seatBefore.points : after.rules.edition.points(task);
                Phrase phrase = Phrase.of("blackstone-merit-completes").with("task", MessageNouns.task(task, type));
                reasons.add(READY_WEIGHT + 1 + points, phrase.with("points", points));
            }
        }
        if (seatAfter.kingCount() > seatBefore.kingCount()) {
            reasons.add(2, Phrase.of("blackstone-merit-king").with("kings", seatAfter.kingCount()));
        }
    }

    /** Adds tasks of a hand whose vassals are now in place, or that need fewer actions than before. */
    private void addTasks(Pile hand) {
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            if (isReady(after, task)) {
                boolean isNew = !isReady(before, task) || !seatBefore.hand.contains(task.number());
                reasons.add(
                        isNew ? READY_WEIGHT : 0,
                        Phrase.of("blackstone-merit-ready").with("task", MessageNouns.task(task)));
            } else {
                int actions = actionsNeeded(after, task);
                Phrase phrase = Phrase.of("blackstone-merit-nearer").with("task", MessageNouns.task(task));
                reasons.add(
                        actions < actionsNeeded(before, task) ? MAX_ACTIONS - actions : 0,
                        phrase.with("actions", actions));
            }
        }
    }

    private static boolean isReady(KingState state, Task task) {
        return TaskFacts.of(task, state.rules.blueLetters, state.board, AllowedActions.usable(state))
                        .missingPhrase()
                == null;
    }

    /**
     * Returns the number of actions that bring the vassals of a task to where it wants them, or {@link #MAX_ACTIONS} if
     * that is smaller.
     */
    private static int actionsNeeded(KingState state, Task task) {
        Data.Arr plan = new TaskPlanner(state).plan(task);
        return plan == null ? MAX_ACTIONS : Math.min(MAX_ACTIONS, plan.items().size());
    }

    /** Returns the cards of the hand, with the one of two drawn cards that will be kept. */
    private int cardCount(KingState state) {
        boolean keeps = state.step == Step.KEEP && state.turn == seatNumber;
        return state.seats[seatNumber].hand.size() + (keeps ? 1 : 0);
    }

    private void addHoldings() {
        for (int i = 0; i < seatAfter.retained.size(); i++) {
            int vassal = seatAfter.retained.get(i);
            if (!seatBefore.retained.contains(vassal)) {
                boolean useful = SeatValues.isUpchargeFace(seatAfter, Vassal.upperFace(vassal));
                String key = useful ? "blackstone-merit-retains-useful" : "blackstone-merit-retains";
                reasons.add(
                        useful ? 2 : 1,
                        Phrase.of(key).with("who", MessageNouns.faceWithArticle(Vassal.upperFace(vassal))));
            }
        }
        int cards = cardCount(after) - cardCount(before);
        reasons.add(cards, Phrase.of("blackstone-merit-cards").with("count", cards));
        int knights = Math.max(0, seatAfter.knightTokens - seatBefore.knightTokens);
        int wizards = Math.max(0, seatAfter.wizardTokens - seatBefore.wizardTokens);
        Phrase tokens = Phrase.of("blackstone-merit-tokens").with("knights", knights);
        reasons.add(knights + wizards, tokens.with("wizards", wizards));
        if (seatAfter.intrigue != seatBefore.intrigue && seatAfter.intrigue == Seat.Intrigue.BOARD) {
            reasons.add(
                    1, Phrase.of("blackstone-merit-intrigue").with("at", MessageNouns.space(seatAfter.intrigueSpace)));
        } else if (seatAfter.intrigue != seatBefore.intrigue && seatAfter.intrigue == Seat.Intrigue.FACEDOWN) {
            reasons.add(1, Phrase.of("blackstone-merit-facedown"));
        }
        int dogs = Integer.bitCount(seatAfter.dogs) - Integer.bitCount(seatBefore.dogs);
        reasons.add(2 * dogs, Phrase.of("blackstone-merit-dog"));
    }

    /** Adds the progress of cooperative and solo games: fewer rats, castle tokens in nirvana, and the perimeter. */
    private void addCooperative() {
        int rats = before.rats.total() - after.rats.total();
        reasons.add(rats, Phrase.of("blackstone-merit-rats").with("count", rats).with("left", after.rats.total()));
        int raised = after.nirvana - before.nirvana;
        Phrase nirvana = Phrase.of("blackstone-merit-nirvana").with("count", raised);
        reasons.add(2 * raised, nirvana.with("missing", Math.max(0, after.rules.aim.goal - after.nirvana)));
        if (after.rules.aim == WinCondition.PERIMETER) {
            int correct = new PerimeterFacts(after.board).correctCount();
            int more = correct - new PerimeterFacts(before.board).correctCount();
            Phrase phrase = Phrase.of("blackstone-merit-perimeter").with("count", more);
            reasons.add(READY_WEIGHT * more, phrase.with("right", correct).with("most", after.rules.aim.goal));
        }
    }
}
