package org.merlon.blackstone.king.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.ViewCompletion;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.chance.UnseenCards;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;

/** Replaces whatever a view hides by cards that the view does not show. */
public final class KingViewCompletion {
    private KingViewCompletion() {}

    public static void complete(Rules rules, Data.Obj view, Randomness random) throws MalformedException {
        var decks = EnumSet.allOf(TaskDeck.class);
        decks.removeIf(deck -> !rules.hasDeck(deck));
        ViewCompletion.complete(view, decks, PositionReader.box(rules), random);
        if (rules.peril == LossCondition.RATS && view.fields().get("rats") instanceof Data.Obj rats) {
            completeRats(rats, random);
        }
    }

    /** Fills the deck of rats. Only plague cards leave the game, so all others that cannot be seen are in the deck. */
    private static void completeRats(Data.Obj rats, Randomness random) throws MalformedException {
        var box = new ArrayList<Data>();
        var plagues = new ArrayList<Data>();
        for (int card = 1; card < Rats.kindCount(); card++) {
            (Rats.isPlague(card) ? plagues : box)
                    .addAll(Collections.nCopies(Rats.copies(card), new Data.Text(Rats.name(card))));
        }
        var unseen = new UnseenCards(box, random);
        unseen.removeAll(rats.fields().get("discard"));
        for (String field : List.of("active", "plagued")) {
            if (rats.fields().get(field) instanceof Data.Arr numbers) {
                for (Data number : numbers.items()) {
                    if (number instanceof Data.Whole whole) {
                        unseen.remove(new Data.Text(String.valueOf(whole.value())));
                    }
                }
            }
        }
        if (rats.fields().get("deck") instanceof Data.Whole number) {
            var deck = new Data.Arr();
            while (deck.items().size() < number.value() && unseen.size() > 0) {
                deck.add(unseen.draw("rats.deck", card -> true));
            }
            var unseenPlagues = new UnseenCards(plagues, random);
            while (deck.items().size() < number.value()) {
                deck.add(unseenPlagues.draw("rats.deck", card -> true));
            }
            rats.put("deck", deck);
        }
    }
}
