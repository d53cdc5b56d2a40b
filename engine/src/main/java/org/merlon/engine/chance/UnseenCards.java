package org.merlon.engine.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;

/** The cards of a box that a view does not show, in random order. They replace the numbers that a view shows instead of cards. */
public final class UnseenCards {
    private final List<Data> cards = new ArrayList<>();

    /** Shuffles a full box. */
    public UnseenCards(Iterable<Data> box, Randomness random) {
        box.forEach(cards::add);
        for (int i = cards.size() - 1; i > 0; i--) {
            int j = random.below(i + 1);
            Data card = cards.get(i);
            cards.set(i, cards.get(j));
            cards.set(j, card);
        }
    }

    public int size() {
        return cards.size();
    }

    /** Takes a card that the view shows out of the box, if it is there. */
    public void remove(Data card) {
        cards.remove(card);
    }

    /** Takes all cards of a list out of the box; anything but a list is skipped. */
    public void removeAll(@Nullable Data list) {
        if (list instanceof Data.Arr shown) {
            shown.items().forEach(this::remove);
        }
    }

    /** Replaces a number of cards by as many unseen cards; a field that has cards, or nothing, stays as it is. */
    public void fill(Data.Obj owner, String field) throws MalformedException {
        fill(owner, field, card -> true);
    }

    /** Replaces a number of cards by as many unseen cards that fit. */
    public void fill(Data.Obj owner, String field, Predicate<Data> fits) throws MalformedException {
        if (owner.fields().get(field) instanceof Data.Whole number) {
            var drawn = new Data.Arr();
            for (long i = 0; i < number.value(); i++) {
                drawn.add(draw(field, fits));
            }
            owner.put(field, drawn);
        }
    }

    /** Draws an unseen card that fits. */
    public Data draw(String field, Predicate<Data> fits) throws MalformedException {
        for (int i = cards.size() - 1; i >= 0; i--) {
            if (fits.test(cards.get(i))) {
                return cards.remove(i);
            }
        }
        throw new MalformedException(field + ": more cards are hidden than the box has left");
    }
}
