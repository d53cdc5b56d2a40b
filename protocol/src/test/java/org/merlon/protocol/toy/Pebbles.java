package org.merlon.protocol.toy;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.Evaluation;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.chance.UnseenCards;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** A toy game: players take pebbles from a heap in turn and hold a hidden card that scores at the end. */
public final class Pebbles implements Game {
    static final int CARDS = 10;
    static final int MAX_TAKEN = 3;
    private static final int LARGEST_HEAP = 99;

    private static final Option HEAP = new Option.Choice("heap", List.of("small", "large"));
    private static final Option DICE = new Option.Switch("dice");

    @Override
    public String id() {
        return "pebbles";
    }

    @Override
    public String name() {
        return "Pebbles";
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                new Variant("duel", 2, 3, List.of(HEAP, DICE), List.of()),
                new Variant("together", 1, 2, List.of(HEAP), List.of(DICE)),
                new Variant("brittle", 2, 2, List.of(HEAP, DICE), List.of()));
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var chance = new Chance(key);
        var cards = new byte[CARDS];
        for (byte i = 0; i < CARDS; i++) {
            cards[i] = i;
        }
        chance.shuffle(cards, 0, CARDS);
        var state = new PebblesState(setup, chance);
        state.heap = setup.choice("heap").equals("small") ? 7 : 15;
        state.maxTaken = MAX_TAKEN;
        for (byte card : cards) {
            state.deck.add((int) card);
        }
        for (int seat = 0; seat < setup.players(); seat++) {
            state.card[seat] = state.deck.removeFirst();
        }
        return state;
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        var state = new PebblesState(setup, chance);
        state.heap = fields.whole("heap", 0, LARGEST_HEAP);
        state.maxTaken = fields.whole("most", MAX_TAKEN, 0, MAX_TAKEN);
        state.turns = fields.whole("turns", 0, 0, LARGEST_HEAP);
        int toMove = fields.seat("toMove", 0, setup.players());
        if (toMove < 0 != (state.heap == 0)) {
            throw fields.wrong("toMove", "null exactly when the heap is empty");
        }
        state.mover = Math.max(toMove, 0);
        var used = new ArrayList<Integer>();
        for (int card : fields.wholes("deck", 0, CARDS - 1)) {
            state.deck.add(card);
            used.add(card);
        }
        List<Fields> seats = fields.objects("seats");
        if (seats.size() != setup.players()) {
            throw fields.wrong("seats", "one for each player is wanted");
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            Fields seatFields = seats.get(seat);
            state.taken[seat] = seatFields.whole("taken", 0, 0, LARGEST_HEAP);
            state.card[seat] = seatFields.whole("card", 0, CARDS - 1);
            state.swapped[seat] = seatFields.truth("swapped", false);
            used.add(state.card[seat]);
            seatFields.refuseUnknownFields();
        }
        if (used.stream().distinct().count() != used.size()) {
            throw fields.wrong("deck", "every card exists once");
        }
        return state;
    }

    @Override
    public void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {
        var cards = new ArrayList<Data>();
        for (int card = 0; card < CARDS; card++) {
            cards.add(new Data.Whole(card));
        }
        var unseen = new UnseenCards(cards, random);
        List<Data> seats = view.fields().get("seats") instanceof Data.Arr list ? list.items() : List.of();
        for (Data seat : seats) {
            if (seat instanceof Data.Obj object && object.fields().get("card") instanceof Data.Whole card) {
                unseen.remove(card);
            }
        }
        unseen.fill(view, "deck");
        for (Data seat : seats) {
            if (seat instanceof Data.Obj object && object.fields().get("card") instanceof Data.Text) {
                object.put("card", unseen.draw("card", card -> true));
            }
        }
    }

    @Override
    public Evaluation evaluation() {
        return (state, seat) -> state.score(seat);
    }
}
