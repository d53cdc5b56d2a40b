package org.merlon.blackstone.king;

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
    private static final int SYMBOLS = 2;

    private IntrigueFacts() {}

    /**
     * Returns for each completed task, and for one and for two matching symbols, the spaces and the possible rewards.
     */
    static Data.Obj of(KingState state, MoveList legal) {
        var plots = new Data.Obj();
        Seat seat = state.active();
        for (TaskType type : Scoring.STACKS) {
            Pile stack = seat.stack(type);
            for (int i = 0; i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                int spaces = 0;
                for (int j = 0; j < legal.size(); j++) {
                    int move = legal.get(j);
                    boolean from = Move.verb(move) == Verb.INTRIGUE && Move.one(move) == task.number();
                    spaces |= from ? Space.bit(Move.two(move)) : 0;
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
        for (int symbols = 1; symbols <= SYMBOLS; symbols++) {
            int matching = 0;
            for (int rest = spaces; rest != 0; rest &= rest - 1) {
                int space = Space.first(rest);
                int face = Vassal.up(state.board.at(space));
                matching |= Intrigues.matched(task.corner(), face) == symbols ? Space.bit(space) : 0;
            }
            plot.add(new Data.Obj()
                    .put("spaces", TaskFacts.spaces(matching))
                    .put("brings", brings(state, type, symbols)));
        }
        return plot;
    }

    private static Data.Arr brings(KingState state, TaskType stack, int symbols) {
        var brings = new Data.Arr();
        for (int i = 0; i < Reward.count(); i++) {
            Reward reward = Reward.of(i);
            boolean some = reward != Reward.NONE && reward.fits(stack, symbols);
            if (some && (reward.deck == null || state.tasks.drawable(reward.deck))) {
                brings.add(noun(reward, stack).data());
            }
        }
        return brings;
    }

    private static Phrase noun(Reward reward, TaskType stack) {
        return reward == Reward.TOKEN
                ? (stack == TaskType.WIZARD ? Pay.WIZARD : Pay.KNIGHT).noun()
                : Phrase.of("blackstone-reward-" + reward.word.replace('+', '-'));
    }
}
