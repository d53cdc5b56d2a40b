package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/**
 * Collects what has become better for a seat between two states of a quest with an open row, as reasons for a hint.
 */
final class OfferMerits {
    private OfferMerits() {}

    static Merits of(OfferState before, OfferState after, int seat) {
        var merits = new Merits();
        after.addQuestMerits(before, seat, merits);
        Pile hand = after.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            int halves = after.usableHalves(task, seat);
            boolean taken = !before.hand(seat).contains(task.number());
            if (taken) {
                Phrase phrase = Phrase.of("blackstone-merit-takes").with("task", Nouns.task(task));
                merits.add(1 + halves, phrase.with("count", halves));
            } else {
                Phrase phrase = Phrase.of("blackstone-merit-halves").with("task", Nouns.task(task));
                merits.add(halves - before.usableHalves(task, seat), phrase.with("count", halves));
            }
        }
        int saved = after.tokens().saved(seat) - before.tokens().saved(seat);
        merits.add(saved, Phrase.of("blackstone-merit-saves").with("count", saved));
        return merits;
    }
}
