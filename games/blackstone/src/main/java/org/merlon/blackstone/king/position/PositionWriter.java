package org.merlon.blackstone.king.position;

import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Guards;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.PositionCards;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;

/** Writes a state as a position, or as the view of a viewer who may not see everything. */
public final class PositionWriter {
    private static final String[] STACK_FIELDS = {"knights", "wizards", "kings", "ploys"};

    private PositionWriter() {}

    /** Returns the field of a seat that holds the stack of a task type, given by its ordinal. */
    static String stackField(int type) {
        return STACK_FIELDS[type];
    }

    public static void write(KingState state, Data.Obj data, Viewer viewer) {
        boolean all = viewer.seesHidden();
        data.put("step", state.step.id())
                .put("round", state.round)
                .put("turn", state.turn)
                .put("first", state.first)
                .put("board", PositionCards.boardData(state.board))
                .put("marked", spaces(state.marked))
                .put("guards", guards(state.guards))
                .put("corners", PositionCards.cornerData(state.corners, all))
                .put("vassalDiscard", PositionCards.vassalData(state.corners.discards()));
        for (TaskDeck deck : TaskDeck.values()) {
            if (state.rules.hasDeck(deck)) {
                data.put(deck.id(), PositionCards.deckData(state.tasks.deck(deck), all));
            }
        }
        data.put("taskDiscard", PositionCards.taskData(state.tasks.discards()))
                .put("tasksDone", state.tasksDone)
                .put("endTriggered", state.endTriggered);
        writeWaiting(state, data, viewer);
        writePeril(state, data, all);
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.seats.length; seat++) {
            seats.add(seat(state, seat, viewer));
        }
        data.put("seats", seats);
    }

    /** Returns whether a viewer may see the cards that a seat holds. */
    private static boolean sees(KingState state, int owner, Viewer viewer) {
        return state.rules.variant.hasOpenHands() || viewer.sees(owner);
    }

    private static void writeWaiting(KingState state, Data.Obj data, Viewer viewer) {
        if (!state.pending.isEmpty()) {
            data.put("pending", numbers(state.pending));
        }
        if (!state.aside.isEmpty()) {
            data.put("aside", PositionCards.vassalData(state.aside)).put("then", state.then.id());
        }
        if (!state.drawn.isEmpty()) {
            data.put("drawn", PositionCards.handData(state.drawn, sees(state, state.turn, viewer)));
        }
        if (state.drewTwo) {
            data.put("drewTwo", true);
        }
        if (state.borrowed) {
            data.put("borrowed", true);
        }
        if (state.musters > 0) {
            data.put("musters", state.musters);
        }
    }

    private static void writePeril(KingState state, Data.Obj data, boolean all) {
        switch (state.rules.peril) {
            case NONE -> {}
            case LIMBO ->
                data.put("limbo", state.limbo).put("abyss", state.abyss).put("nirvana", state.nirvana);
            case ABYSS -> data.put("limbo", state.limbo).put("abyss", state.abyss);
            case TURNS -> data.put("turnsLeft", state.turnsLeft);
            case RATS -> {
                Rats rats = state.rats;
                data.put(
                                "rats",
                                new Data.Obj()
                                        .put("deck", all ? ratCards(rats.deck, true) : new Data.Whole(rats.deck.size()))
                                        .put("active", numbers(rats.active))
                                        .put("plagued", numbers(rats.plagued))
                                        .put("discard", ratCards(rats.discards, false)))
                        .put("dogs", dogs(state.dogs))
                        .put("dogsUsed", dogs(state.dogsUsed));
            }
        }
    }

    private static Data.Obj seat(KingState state, int number, Viewer viewer) {
        Seat seat = state.seats[number];
        boolean seen = sees(state, number, viewer);
        var data = new Data.Obj();
        if (state.rules.familiesPerPlayer() > 0) {
            data.put("family", seat.family == Family.NONE ? null : seat.family.id());
        }
        if (seat.offeredFamilies != 0) {
            var families = new Data.Arr();
            for (int remaining = seat.offeredFamilies; remaining != 0; remaining &= remaining - 1) {
                families.add(Family.of(Integer.numberOfTrailingZeros(remaining)).id());
            }
            data.put("families", families);
        }
        data.put("corner", seat.corner == Corner.NONE ? null : Corner.name(seat.corner));
        if (state.rules.variant.hasRefresh()) {
            data.put("refreshCorner", seat.refreshCorner == Corner.NONE ? null : Corner.name(seat.refreshCorner));
        }
        data.put("knight", seat.knightTokens)
                .put("wizard", seat.wizardTokens)
                .put("hand", PositionCards.handData(seat.hand, seen));
        for (int type = 0; type < STACK_FIELDS.length; type++) {
            data.put(STACK_FIELDS[type], PositionCards.taskData(seat.stacks[type]));
        }
        data.put("retained", PositionCards.vassalData(seat.retained));
        if (state.rules.variant.hasIntrigue()) {
            data.put("intrigue", intrigue(seat, seen));
        }
        if (state.rules.peril == LossCondition.RATS) {
            data.put("dogs", dogs(seat.dogs));
        }
        return data;
    }

    private static Data intrigue(Seat seat, boolean seen) {
        return switch (seat.intrigue) {
            case HOME -> Data.Null.NULL;
            case EXHAUSTED -> new Data.Text("exhausted");
            case FACEDOWN ->
                new Data.Obj().put("facedown", seen ? Task.of(seat.intrigueCard).id() : "hidden");
            case BOARD ->
                new Data.Obj()
                        .put("card", Task.of(seat.intrigueCard).id())
                        .put("space", Space.name(seat.intrigueSpace))
                        .put("matched", seat.matchedSymbols);
        };
    }

    private static Data.Arr spaces(int set) {
        var spaces = new Data.Arr();
        for (int remaining = set; remaining != 0; remaining &= remaining - 1) {
            spaces.add(Space.name(Space.first(remaining)));
        }
        return spaces;
    }

    private static Data.Obj guards(Guards guards) {
        var data = new Data.Obj();
        for (int remaining = guards.guarded(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            var owners = new Data.Arr();
            for (int i = 0; i < guards.count(space); i++) {
                owners.add(guards.owner(space, i));
            }
            data.put(Space.name(space), owners);
        }
        return data;
    }

    private static Data.Arr numbers(Pile pile) {
        var numbers = new Data.Arr();
        for (int i = 0; i < pile.size(); i++) {
            numbers.add(pile.get(i));
        }
        return numbers;
    }

    private static Data.Arr ratCards(Pile pile, boolean topFirst) {
        var cards = new Data.Arr();
        for (int i = 0; i < pile.size(); i++) {
            cards.add(Rats.name(pile.get(topFirst ? pile.size() - 1 - i : i)));
        }
        return cards;
    }

    private static Data.Arr dogs(int dogs) {
        var names = new Data.Arr();
        for (Dog dog : Dog.values()) {
            for (int i = 0; i < DogCounts.count(dogs, dog); i++) {
                names.add(dog.id);
            }
        }
        return names;
    }
}
