package org.merlon.blackstone.table;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/**
 * Reads the cards of a position and checks that none occurs more often than in the box; writes them too.
 *
 * <p>A position need not contain all cards: the missing ones are nowhere.
 */
public final class PositionCards {
    private final boolean wilds;
    private final boolean specials;
    private final boolean knightWizards;
    private final int[] vassalCounts = new int[Vassal.DIFFERENT_CARDS];
    private final boolean[] usedTasks = new boolean[Task.COUNT];

    /** Creates the full box of a game with or without wild vassals, Assassin/Saboteur and Knight-Wizard cards. */
    public PositionCards(boolean wilds, boolean specials, boolean knightWizards) {
        this.wilds = wilds;
        this.specials = specials;
        this.knightWizards = knightWizards;
    }

    /** Returns true if the box has this task card. */
    boolean contains(Task task) {
        return knightWizards || !task.isKnightWizard();
    }

    /** Returns true if the box has this vassal. */
    boolean contains(int vassal) {
        return Vassal.isSpecial(vassal) ? specials : wilds || vassal != Vassal.WILD;
    }

    /** Reads a vassal and takes it out of the box. */
    public int readVassal(Fields fields, String field, String name) throws MalformedException {
        int vassal = Vassal.parse(name);
        if (vassal == Vassal.NONE) {
            throw fields.wrong(field, "there is no vassal '" + name + "'");
        }
        if (!contains(vassal)) {
            throw fields.wrong(field, "this game is played without " + name);
        }
        if (++vassalCounts[Vassal.card(vassal)] > Vassal.copies(vassal)) {
            throw fields.wrong(field, "there are more cards " + name + " than in the box");
        }
        return vassal;
    }

    /** Reads a list of vassals into a pile. */
    public void readVassals(Fields fields, String field, Pile pile) throws MalformedException {
        for (String name : fields.texts(field)) {
            pile.add(readVassal(fields, field, name));
        }
    }

    /** Reads a task card and takes it out of the box. */
    public Task readTask(Fields fields, String field, String id) throws MalformedException {
        Task task = Task.byId(id);
        if (task == null) {
            throw fields.wrong(field, "there is no task card '" + id + "'");
        }
        if (!contains(task)) {
            throw fields.wrong(field, "this game is played without Knight-Wizard cards");
        }
        if (usedTasks[task.number()]) {
            throw fields.wrong(field, id + " is in two places");
        }
        usedTasks[task.number()] = true;
        return task;
    }

    /** Reads a list of task cards into a pile. */
    public void readTasks(Fields fields, String field, Pile pile) throws MalformedException {
        for (String id : fields.texts(field)) {
            pile.add(readTask(fields, field, id).number());
        }
    }

    /** Reads a list of task cards, top first, into an empty deck. */
    public void readDeck(Fields fields, TaskDeck kind, Pile deck) throws MalformedException {
        var ids = fields.texts(kind.id());
        for (int i = ids.size() - 1; i >= 0; i--) {
            Task task = readTask(fields, kind.id(), ids.get(i));
            if (task.deck() != kind) {
                throw fields.wrong(kind.id(), task.id() + " is no card of this deck");
            }
            deck.add(task.number());
        }
    }

    /** Reads the field {@code board}: the vassal on each space, by the name of the space. */
    public void readBoard(Fields fields, Board board) throws MalformedException {
        Fields spaces = fields.object("board");
        for (String name : spaces.names()) {
            board.put(readSpace(spaces, name, name), readVassal(spaces, name, spaces.text(name)));
        }
    }

    /** Reads the fields {@code corners} and {@code vassalDiscard}. */
    public void readCorners(Fields fields, CornerDecks decks) throws MalformedException {
        Fields corners = fields.object("corners");
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            if (decks.has(corner)) {
                var names = corners.texts(Corner.name(corner));
                for (int i = names.size() - 1; i >= 0; i--) {
                    decks.deck(corner).add(readVassal(corners, Corner.name(corner), names.get(i)));
                }
            }
        }
        corners.refuseUnknownFields();
        readVassals(fields, "vassalDiscard", decks.discards());
    }

    /** Reads a list of lists of names. */
    public static List<List<String>> readTextLists(Fields fields, String field) throws MalformedException {
        var lists = new ArrayList<List<String>>();
        if (fields.raw(field) instanceof Data.Arr all) {
            for (Data item : all.items()) {
                // Each inner list is read like a field, so that errors in it are reported in the same way.
                lists.add(new Fields(new Data.Obj().put(field, item)).texts(field));
            }
        } else if (fields.has(field)) {
            throw fields.wrong(field, "a list of lists is wanted");
        }
        return lists;
    }

    /** Reads the name of a space in a field. */
    public static int readSpace(Fields fields, String field, String name) throws MalformedException {
        int space = Space.parse(name);
        if (space == Space.NONE) {
            throw fields.wrong(field, "'" + name + "' is no space of the board");
        }
        return space;
    }

    /** Returns the data that {@link #readBoard} reads. */
    public static Data.Obj boardData(Board board) {
        var data = new Data.Obj();
        for (int remaining = board.occupied(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            data.put(Space.name(space), Vassal.name(board.at(space)));
        }
        return data;
    }

    /** Returns the corner decks, top first. Of a hidden deck only the top and the number of cards are shown. */
    public static Data.Obj cornerData(CornerDecks decks, boolean seesHidden) {
        var data = new Data.Obj();
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            if (decks.has(corner)) {
                Pile deck = decks.deck(corner);
                var cards = new Data.Arr();
                for (int i = deck.size() - 1; i >= 0; i--) {
                    boolean seen = seesHidden || i == deck.size() - 1;
                    cards.add(seen ? Vassal.name(deck.get(i)) : "hidden");
                }
                data.put(Corner.name(corner), cards);
            }
        }
        return data;
    }

    public static Data.Arr vassalData(Pile pile) {
        var data = new Data.Arr();
        for (int i = 0; i < pile.size(); i++) {
            data.add(Vassal.name(pile.get(i)));
        }
        return data;
    }

    public static Data.Arr taskData(Pile pile) {
        var data = new Data.Arr();
        for (int i = 0; i < pile.size(); i++) {
            data.add(Task.of(pile.get(i)).id());
        }
        return data;
    }

    /** Returns a deck of task cards, top first, or only their number if it is hidden. */
    public static Data deckData(Pile deck, boolean seesHidden) {
        if (!seesHidden) {
            return new Data.Whole(deck.size());
        }
        var data = new Data.Arr();
        for (int i = deck.size() - 1; i >= 0; i--) {
            data.add(Task.of(deck.get(i)).id());
        }
        return data;
    }

    /** Returns a hand or a face-down pile of task cards, or only their number if it is hidden. */
    public static Data handData(Pile hand, boolean seen) {
        return seen ? taskData(hand) : new Data.Whole(hand.size());
    }
}
