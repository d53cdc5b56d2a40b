package org.merlon.blackstone.king.analysis;

import java.util.List;
import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.king.legal.IllegalMoveReasons;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.words.Phrase;

/** Derives what the seat to move can do, and what would be lost by ending the work step now. */
final class WorkFacts {
    private static final List<Verb> ACTIONS = List.of(Verb.SLIDE, Verb.RETAIN, Verb.SWAP, Verb.FLIP, Verb.DRAW);

    private WorkFacts() {}

    static void add(KingState state, MoveList legal, Data.Obj facts) {
        if (state.step != Step.WORK) {
            return;
        }
        int tasks = state.activeSeat().family.tasksPerTurn() - state.tasksDone;
        facts.put("actions", actions(state, legal)).put("tasksLeft", Math.max(0, tasks));
        addUnspent(state, legal, facts);
    }

    /** Adds a warning about a task that could be completed, or about tokens over the limit. */
    private static void addUnspent(KingState state, MoveList legal, Data.Obj facts) {
        Seat seat = state.activeSeat();
        for (int i = 0; i < seat.hand.size(); i++) {
            Task task = Task.of(seat.hand.get(i));
            if (legal.anyMatch(move -> MoveCode.verb(move) == Verb.COMPLETE && MoveCode.card(move) == task.number())) {
                facts.put(
                        "unspent",
                        Phrase.of("blackstone-unspent-task")
                                .with("task", MessageNouns.task(task))
                                .data());
                return;
            }
        }
        int lost =
                Math.max(0, seat.knightTokens - seat.kingCount()) + Math.max(0, seat.wizardTokens - seat.kingCount());
        if (lost > 0 && seat.family.hasLimits()) {
            facts.put(
                    "unspent",
                    Phrase.of("blackstone-unspent-tokens").with("count", lost).data());
        }
    }

    /** Returns the actions of the seat to move with their usual cost, and the reason why an action is not possible. */
    private static Data.Arr actions(KingState state, MoveList legal) {
        var actions = new Data.Arr();
        for (Verb verb : ACTIONS) {
            actions.add(action(state, legal, verb, verb.usualCost.knights, verb.usualCost.wizards));
        }
        boolean guards = false;
        for (int seat = 0; seat < state.seats.length; seat++) {
            guards |= AllowedActions.maySetGuards(state, seat);
        }
        if (guards) {
            actions.add(action(state, legal, Verb.GUARD, 1, 0)).add(action(state, legal, Verb.UNGUARD, 1, 0));
        }
        if (state.rules.peril == LossCondition.RATS) {
            actions.add(action(state, legal, Verb.KILL, 0, 0));
        }
        return actions.add(action(state, legal, Verb.DONE, 0, 0));
    }

    private static Data.Obj action(KingState state, MoveList legal, Verb verb, int knights, int wizards) {
        boolean available = legal.anyMatch(move -> MoveCode.verb(move) == verb);
        var action = new Data.Obj()
                .put("verb", verb.word)
                .put("cost", new Data.Obj().put("knight", knights).put("wizard", wizards))
                .put("own", state.activeSeat().family.hasOwnRulesFor(verb))
                .put("can", available);
        return available
                ? action
                : action.put(
                        "why", IllegalMoveReasons.whyUnavailable(state, verb).data());
    }
}
