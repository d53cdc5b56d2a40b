package org.merlon.blackstone.king.analysis;

import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Scoring;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.words.Phrase;

/** The rewards of the intrigues that can be placed (B-50, B-52). */
final class IntrigueFacts {
    /** A vassal matches one or both symbols of a corner face. */
    private static final int MAX_SYMBOLS = 2;

    private IntrigueFacts() {}

    /**
     * Returns for each completed task, and for one and for two matching symbols, the spaces and the possible rewards.
     */
    static Data.Obj of(KingState state, MoveList legal) {
        var plots = new Data.Obj();
        Seat seat = state.activeSeat();
        for (TaskType type : Scoring.STACK_TYPES) {
            Pile stack = seat.stack(type);
            for (int i = 0; i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                int spaces = 0;
                for (int j = 0; j < legal.size(); j++) {
                    int move = legal.get(j);
                    boolean from = MoveCode.verb(move) == Verb.INTRIGUE && MoveCode.first(move) == task.number();
                    spaces |= from ? Space.bit(MoveCode.second(move)) : 0;
                }
                if (spaces != 0) {
                    plots.put(task.id(), plot(state, type, task, spaces));
                }
            }
        }
        return plots;
    }

    private static Data.Arr plot(KingState state, TaskType type, Task task, int spaces) {
        var plot = new Data.Arr();
        for (int symbols = 1; symbols <= MAX_SYMBOLS; symbols++) {
            int matching = 0;
            for (int remaining = spaces; remaining != 0; remaining &= remaining - 1) {
                int space = Space.first(remaining);
                int face = Vassal.upperFace(state.board.at(space));
                matching |= IntrigueTriggers.matchedSymbols(task.cornerFace(), face) == symbols ? Space.bit(space) : 0;
            }
            plot.add(new Data.Obj()
                    .put("spaces", TaskFacts.spaceNames(matching))
                    .put("brings", rewards(state, type, symbols)));
        }
        return plot;
    }

    private static Data.Arr rewards(KingState state, TaskType stackType, int symbols) {
        var rewards = new Data.Arr();
        for (int i = 0; i < Reward.count(); i++) {
            Reward reward = Reward.of(i);
            boolean isPossible = reward != Reward.NONE && reward.isAllowed(stackType, symbols);
            if (isPossible && (reward.deck == null || state.tasks.canDraw(reward.deck))) {
                rewards.add(noun(reward, stackType).data());
            }
        }
        return rewards;
    }

    private static Phrase noun(Reward reward, TaskType stackType) {
        return reward == Reward.TOKEN
                ? (stackType == TaskType.WIZARD ? TokenCost.WIZARD : TokenCost.KNIGHT).noun()
                : Phrase.of("blackstone-reward-" + reward.word.replace('+', '-'));
    }
}
