package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.words.HintReasons;
import org.merlon.engine.words.Phrase;

/**
 * Collects what has become better for a seat between two states of a quest with an open row, as reasons for a hint.
 */
final class OfferHintReasons {
    private OfferHintReasons() {}

    static HintReasons of(OfferState before, OfferState after, int seat) {
        var reasons = new HintReasons();
        after.addQuestHintReasons(before, seat, reasons);
        Pile hand = after.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            int halves = after.usableHalves(task, seat);
            boolean taken = !before.hand(seat).contains(task.number());
            if (taken) {
                Phrase phrase = Phrase.of("blackstone-merit-takes").with("task", MessageNouns.task(task));
                reasons.add(1 + halves, phrase.with("count", halves));
            } else {
                Phrase phrase = Phrase.of("blackstone-merit-halves").with("task", MessageNouns.task(task));
                reasons.add(halves - before.usableHalves(task, seat), phrase.with("count", halves));
            }
        }
        int saved = after.tokens().saved(seat) - before.tokens().saved(seat);
        reasons.add(saved, Phrase.of("blackstone-merit-saves").with("count", saved));
        return reasons;
    }
}
