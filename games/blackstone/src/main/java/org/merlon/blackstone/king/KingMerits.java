package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/**
 * Collects what has become better for a seat between two states, as reasons for a hint: tasks completed or nearer,
 * gains, and fewer threats.
 */
final class KingMerits {
    /** The weight of a task whose vassals are in place. */
    private static final int READY = 4;

    /** The number of actions from which on a task counts as far away. */
    private static final int FAR = 4;

    /** The weight of reaching the aim, which outweighs all others. */
    private static final int AIM = 100;

    private final KingState before;
    private final KingState after;
    private final int number;
    private final Seat was;
    private final Seat is;
    private final Merits found = new Merits();

    KingMerits(KingState before, KingState after, int seat) {
        this.before = before;
        this.after = after;
        number = seat;
        was = before.seats[seat];
        is = after.seats[seat];
    }

    Merits all() {
        if (after.outcome() == Outcome.WON) {
            found.add(AIM, Phrase.of("blackstone-merit-won"));
        }
        if (after.endTriggered && !before.endTriggered) {
            found.add(AIM, Phrase.of("blackstone-merit-last-round").with("points", is.points));
        }
        completed();
        // In different turns or steps different vassals can be used, so a comparison would mean nothing.
        boolean working = after.step == Step.WORK && before.step == Step.WORK && after.turn == before.turn;
        for (int seat = 0; seat < after.seats.length && working; seat++) {
            if (seat == number || after.rules.variant.openHands()) {
                tasks(after.seats[seat].hand);
            }
        }
        has();
        together();
        return found;
    }

    private void completed() {
        int count = 0;
        for (TaskType type : Scoring.STACKS) {
            count += is.stack(type).size() - was.stack(type).size();
        }
        for (TaskType type : Scoring.STACKS) {
            Pile stack = is.stack(type);
            for (int i = was.stack(type).size(); i < stack.size(); i++) {
                Task task = Task.of(stack.get(i));
                // A single new task may let other tasks count, so it gets the whole difference; of several tasks each
                // gets its own points.
                int points = count == 1 ? is.points - was.points : after.rules.edition.points(task);
                Phrase phrase = Phrase.of("blackstone-merit-completes").with("task", Nouns.task(task, type));
                found.add(READY + 1 + points, phrase.with("points", points));
            }
        }
        if (is.kings() > was.kings()) {
            found.add(2, Phrase.of("blackstone-merit-king").with("kings", is.kings()));
        }
    }

    /** Adds tasks of a hand whose vassals are now in place, or that need fewer actions than before. */
    private void tasks(Pile hand) {
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            if (ready(after, task)) {
                boolean news = !ready(before, task) || !was.hand.contains(task.number());
                found.add(news ? READY : 0, Phrase.of("blackstone-merit-ready").with("task", Nouns.task(task)));
            } else {
                int actions = actions(after, task);
                Phrase phrase = Phrase.of("blackstone-merit-nearer").with("task", Nouns.task(task));
                found.add(actions < actions(before, task) ? FAR - actions : 0, phrase.with("actions", actions));
            }
        }
    }

    private static boolean ready(KingState state, Task task) {
        return TaskFacts.of(task, state.rules.blueLetters, state.board, BoardWork.usable(state))
                        .lacks()
                == null;
    }

    /**
     * Returns the number of actions that bring the vassals of a task to where it wants them, or {@link #FAR} if
     * that is smaller.
     */
    private static int actions(KingState state, Task task) {
        Data.Arr way = new Approach(state).way(task);
        return way == null ? FAR : Math.min(FAR, way.items().size());
    }

    private void has() {
        for (int i = 0; i < is.retained.size(); i++) {
            int vassal = is.retained.get(i);
            if (!was.retained.contains(vassal)) {
                boolean useful = KingEvaluation.asked(is, Vassal.up(vassal));
                String key = useful ? "blackstone-merit-retains-useful" : "blackstone-merit-retains";
                found.add(useful ? 2 : 1, Phrase.of(key).with("who", Nouns.oneFace(Vassal.up(vassal))));
            }
        }
        int cards = is.hand.size() - was.hand.size();
        found.add(cards, Phrase.of("blackstone-merit-cards").with("count", cards));
        int knights = Math.max(0, is.knight - was.knight);
        int wizards = Math.max(0, is.wizard - was.wizard);
        Phrase tokens = Phrase.of("blackstone-merit-tokens").with("knights", knights);
        found.add(knights + wizards, tokens.with("wizards", wizards));
        if (is.intrigue != was.intrigue && is.intrigue == Seat.Intrigue.BOARD) {
            found.add(1, Phrase.of("blackstone-merit-intrigue").with("at", Nouns.space(is.intrigueSpace)));
        } else if (is.intrigue != was.intrigue && is.intrigue == Seat.Intrigue.FACEDOWN) {
            found.add(1, Phrase.of("blackstone-merit-facedown"));
        }
        int dogs = Integer.bitCount(is.dogs) - Integer.bitCount(was.dogs);
        found.add(2 * dogs, Phrase.of("blackstone-merit-dog"));
    }

    /** Adds the progress of cooperative and solo games: fewer rats, castle tokens in nirvana, and the perimeter. */
    private void together() {
        int rats = before.rats.total() - after.rats.total();
        found.add(rats, Phrase.of("blackstone-merit-rats").with("count", rats).with("left", after.rats.total()));
        int raised = after.nirvana - before.nirvana;
        Phrase nirvana = Phrase.of("blackstone-merit-nirvana").with("count", raised);
        found.add(2 * raised, nirvana.with("missing", Math.max(0, after.rules.aim.goal - after.nirvana)));
        if (after.rules.aim == Aim.PERIMETER) {
            int right = new PerimeterFacts(after.board).right();
            int more = right - new PerimeterFacts(before.board).right();
            Phrase phrase = Phrase.of("blackstone-merit-perimeter").with("count", more);
            found.add(READY * more, phrase.with("right", right).with("most", after.rules.aim.goal));
        }
    }
}
