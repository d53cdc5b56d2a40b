package org.merlon.blackstone.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.chance.UnseenCards;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;

/** Replaces the numbers of hidden cards in a view by cards that the view does not show. */
public final class ViewCompletion {
    private static final Data HIDDEN = new Data.Text("hidden");

    private final Data.Obj view;
    private final UnseenCards tasks;
    private final UnseenCards vassals;

    private ViewCompletion(Data.Obj view, UnseenCards tasks, UnseenCards vassals) {
        this.view = view;
        this.tasks = tasks;
        this.vassals = vassals;
        removeShown(view);
    }

    /**
     * Completes the task cards and vassals of a view.
     *
     * @param decks the task decks that this game uses
     * @param box the cards that this game uses
     */
    public static void complete(Data.Obj view, Set<TaskDeck> decks, PositionCards box, Randomness random)
            throws MalformedException {
        var completion = new ViewCompletion(
                view, new UnseenCards(taskBox(decks, box), random), new UnseenCards(vassalBox(box), random));
        completion.completeTable();
        if (view.fields().get("seats") instanceof Data.Arr seats) {
            for (Data seat : seats.items()) {
                if (seat instanceof Data.Obj object) {
                    completion.completeSeat(object);
                }
            }
        }
    }

    private static List<Data> taskBox(Set<TaskDeck> decks, PositionCards box) {
        var cards = new ArrayList<Data>();
        for (Task task : Task.all()) {
            if (decks.contains(task.deck()) && box.contains(task)) {
                cards.add(new Data.Text(task.id()));
            }
        }
        return cards;
    }

    private static List<Data> vassalBox(PositionCards box) {
        var cards = new ArrayList<Data>();
        for (int card = 0; card < Vassal.DIFFERENT_CARDS; card++) {
            int vassal = Vassal.ofCard(card);
            if (box.contains(vassal)) {
                cards.addAll(Collections.nCopies(Vassal.copies(vassal), new Data.Text(Vassal.name(vassal))));
            }
        }
        return cards;
    }

    /** Removes every card that appears anywhere in the view. */
    private void removeShown(Data data) {
        switch (data) {
            case Data.Obj object -> object.fields().values().forEach(this::removeShown);
            case Data.Arr list -> list.items().forEach(this::removeShown);
            case Data.Text text -> {
                tasks.remove(text);
                int vassal = Vassal.parse(text.value());
                if (vassal != Vassal.NONE) {
                    vassals.remove(new Data.Text(Vassal.name(Vassal.ofCard(Vassal.card(vassal)))));
                }
            }
            default -> {}
        }
    }

    /** Fills decks before hands: any card fits into a hand. */
    private void completeTable() throws MalformedException {
        for (TaskDeck deck : TaskDeck.values()) {
            tasks.fill(view, deck.id(), isFrom(deck));
        }
        if (view.fields().get("drawn") instanceof Data.Whole number && number.value() > 0) {
            completeDrawnCards(number.value());
        }
        if (view.fields().get("corners") instanceof Data.Obj corners) {
            for (Map.Entry<String, Data> corner : corners.fields().entrySet()) {
                if (corner.getValue() instanceof Data.Arr deck) {
                    for (int i = 0; i < deck.items().size(); i++) {
                        if (deck.items().get(i).equals(HIDDEN)) {
                            deck.items().set(i, vassals.draw("corners", card -> true));
                        }
                    }
                }
            }
        }
        vassals.fill(view, "vassalDeck");
    }

    /** Fills the cards of which one is kept. They were drawn from the same deck. */
    private void completeDrawnCards(long number) throws MalformedException {
        Data first = tasks.draw("drawn", card -> true);
        var drawn = new Data.Arr().add(first);
        while (drawn.items().size() < number) {
            drawn.add(tasks.draw("drawn", isFrom(deckOf(first))));
        }
        view.put("drawn", drawn);
    }

    private static Predicate<Data> isFrom(TaskDeck deck) {
        return card -> deckOf(card) == deck;
    }

    private static TaskDeck deckOf(Data card) {
        Task task = card instanceof Data.Text text ? Task.byId(text.value()) : null;
        if (task == null) {
            throw new IllegalArgumentException(card + " is no task card");
        }
        return task.deck();
    }

    private void completeSeat(Data.Obj seat) throws MalformedException {
        tasks.fill(seat, "hand");
        tasks.fill(seat, "machinations");
        vassals.fill(seat, "vassals");
        if (seat.fields().get("intrigue") instanceof Data.Obj intrigue
                && HIDDEN.equals(intrigue.fields().get("facedown"))) {
            intrigue.put("facedown", tasks.draw("intrigue", card -> true));
        }
    }
}
