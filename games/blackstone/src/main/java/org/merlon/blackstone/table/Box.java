package org.merlon.blackstone.table;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/**
 * Reads the cards that a position names, each no more often than it is in the box, and writes them.
 *
 * <p>A position need not name all cards: those that it leaves out are nowhere.
 */
public final class Box {
    private final boolean wilds;
    private final boolean specials;
    private final boolean knightWizards;
    private final int[] vassals = new int[Vassal.CARDS];
    private final boolean[] tasks = new boolean[Task.COUNT];

    /** The box of a game that is played with or without wild vassals, Assassin/Saboteur and Knight-Wizard cards. */
    public Box(boolean wilds, boolean specials, boolean knightWizards) {
        this.wilds = wilds;
        this.specials = specials;
        this.knightWizards = knightWizards;
    }

    /** Takes the vassal of that name out of the box. */
    public int vassal(Fields fields, String field, String name) throws MalformedException {
        int vassal = Vassal.parse(name);
        if (vassal == Vassal.NONE) {
            throw fields.wrong(field, "there is no vassal '" + name + "'");
        }
        if ((vassal == Vassal.WILD && !wilds) || (Vassal.isSpecial(vassal) && !specials)) {
            throw fields.wrong(field, "this game is played without " + name);
        }
        if (++vassals[Vassal.card(vassal)] > Vassal.copies(vassal)) {
            throw fields.wrong(field, "there are more cards " + name + " than in the box");
        }
        return vassal;
    }

    /** Adds a list of vassals to a pile. */
    public void vassals(Fields fields, String field, Pile pile) throws MalformedException {
        for (String name : fields.texts(field)) {
            pile.add(vassal(fields, field, name));
        }
    }

    /** Takes the task card of that name out of the box. */
    public Task task(Fields fields, String field, String id) throws MalformedException {
        Task task = Task.byId(id);
        if (task == null) {
            throw fields.wrong(field, "there is no task card '" + id + "'");
        }
        if (task.isKnightWizard() && !knightWizards) {
            throw fields.wrong(field, "this game is played without Knight-Wizard cards");
        }
        if (tasks[task.number()]) {
            throw fields.wrong(field, id + " is in two places");
        }
        tasks[task.number()] = true;
        return task;
    }

    /** Adds a list of task cards to a pile. */
    public void tasks(Fields fields, String field, Pile pile) throws MalformedException {
        for (String id : fields.texts(field)) {
            pile.add(task(fields, field, id).number());
        }
    }

    /** Adds a list of task cards, first one on top, to an empty deck. */
    public void deck(Fields fields, TaskDeck kind, Pile deck) throws MalformedException {
        var ids = fields.texts(kind.id());
        for (int i = ids.size() - 1; i >= 0; i--) {
            Task task = task(fields, kind.id(), ids.get(i));
            if (task.deck() != kind) {
                throw fields.wrong(kind.id(), task.id() + " is no card of this deck");
            }
            deck.add(task.number());
        }
    }

    /** Reads the field {@code board}: names of spaces and the vassal on each. */
    public void board(Fields fields, Board board) throws MalformedException {
        Fields spaces = fields.object("board");
        for (String name : spaces.names()) {
            board.put(space(spaces, name, name), vassal(spaces, name, spaces.text(name)));
        }
    }

    /** Reads the fields {@code corners} and {@code vassalDiscard}. */
    public void corners(Fields fields, CornerDecks decks) throws MalformedException {
        Fields corners = fields.object("corners");
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            if (decks.has(corner)) {
                var names = corners.texts(Corner.name(corner));
                for (int i = names.size() - 1; i >= 0; i--) {
                    decks.deck(corner).add(vassal(corners, Corner.name(corner), names.get(i)));
                }
            }
        }
        corners.nothingElse();
        vassals(fields, "vassalDiscard", decks.discards());
    }

    /** A list of lists of names. */
    public static List<List<String>> lists(Fields fields, String field) throws MalformedException {
        var lists = new ArrayList<List<String>>();
        if (fields.raw(field) instanceof Data.Arr all) {
            for (Data item : all.items()) {
                // Each list is read as if it were a field of its own, so that mistakes in it are told the same way.
                lists.add(new Fields(new Data.Obj().put(field, item)).texts(field));
            }
        } else if (fields.has(field)) {
            throw fields.wrong(field, "a list of lists is wanted");
        }
        return lists;
    }

    /** The space of that name, which stands in a field. */
    public static int space(Fields fields, String field, String name) throws MalformedException {
        int space = Space.parse(name);
        if (space == Space.NONE) {
            throw fields.wrong(field, "'" + name + "' is no space of the board");
        }
        return space;
    }

    /** What {@link #board} reads. */
    public static Data.Obj boardData(Board board) {
        var data = new Data.Obj();
        for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            data.put(Space.name(space), Vassal.name(board.at(space)));
        }
        return data;
    }

    /** The decks in the corners, top first; of a hidden deck the top and how many cards lie below it. */
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

    /** A deck of task cards, top first, or how many there are where it is hidden. */
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

    /** A hand or a face-down pile of task cards: the cards where they may be seen, else how many. */
    public static Data handData(Pile hand, boolean seen) {
        return seen ? taskData(hand) : new Data.Whole(hand.size());
    }
}
