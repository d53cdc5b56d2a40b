package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.words.Phrase;

/**
 * Derives facts from a position of a quest with an open row: when it ends, tasks, possessions and possible actions.
 */
final class OfferFacts {
    private OfferFacts() {}

    static Data.Obj of(OfferState state, Viewer viewer) {
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.players(); seat++) {
            seats.add(state.seatFacts(seat).put("actions", state.tokens().spendable(seat)));
        }
        var facts = new Data.Obj()
                .put("blue", state.blueLetters())
                .put("goal", goal(state))
                .put("seats", seats)
                .put("tasks", tasks(state, viewer));
        state.questFacts().fields().forEach((name, value) -> facts.put(name, value));
        if (state.turnState().step == Step.WORK && viewer.sees(state.toMove())) {
            MoveList legal = state.legalMoves();
            facts.put("actions", actions(state, legal));
            if (legal.size() == 1) {
                facts.put("forced", true);
            }
            int unused = state.tokens().wizards(state.toMove());
            if (unused > 0) {
                facts.put(
                        "unspent",
                        Phrase.of("blackstone-unspent-actions")
                                .with("count", unused)
                                .data());
            }
        }
        return facts;
    }

    private static Data.Obj goal(OfferState state) {
        var scores = new Data.Arr();
        for (int seat = 0; seat < state.players(); seat++) {
            scores.add(state.score(seat));
        }
        var goal = new Data.Obj().put("what", state.rules().aim()).put("has", scores);
        if (state.turnState().step == Step.WORK) {
            goal.put("turnsLeft", state.turnState().turnsLeft(state.turnState().activeSeat));
        }
        return goal;
    }

    /** Returns the tasks of the open row and of the hands that the viewer may see. */
    private static Data.Obj tasks(OfferState state, Viewer viewer) {
        var tasks = new Data.Obj();
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            if (state.offer().at(place) != MachinationRow.NO_CARD) {
                addTask(state, Task.of(state.offer().at(place)), tasks);
            }
        }
        for (int seat = 0; seat < state.players(); seat++) {
            Pile hand = state.hand(seat);
            for (int i = 0; viewer.sees(seat) && i < hand.size(); i++) {
                addTask(state, Task.of(hand.get(i)), tasks);
            }
        }
        return tasks;
    }

    private static void addTask(OfferState state, Task task, Data.Obj tasks) {
        TaskFacts facts = TaskFacts.of(task, state.blueLetters(), state.board(), Space.ALL);
        Data.Obj data = facts.data(state.edition());
        Phrase note = state.note(facts);
        tasks.put(task.id(), note == null ? data : data.put("note", note.data()));
    }

    /**
     * Returns the actions of the seat to move with their current cost, and the reason why an action is not possible.
     */
    private static Data.Arr actions(OfferState state, MoveList legal) {
        var actions = new Data.Arr();
        for (Verb verb : state.rules().actions()) {
            boolean available = legal.anyMatch(move -> MoveCode.verb(move) == verb);
            var action = new Data.Obj()
                    .put("verb", verb.word())
                    .put("cost", new Data.Obj().put("wizard", state.cost(verb)))
                    .put("can", available);
            actions.add(
                    available
                            ? action
                            : action.put(
                                    "why",
                                    IllegalMoveReasons.whyUnavailable(state, verb)
                                            .data()));
        }
        return actions;
    }
}
