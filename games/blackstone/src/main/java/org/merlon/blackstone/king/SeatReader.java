package org.merlon.blackstone.king;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;

/** Reads the seats of a position. */
final class SeatReader {
    private final KingState state;
    private final Rules rules;
    private final Box box;
    private final Fields fields;
    private int families;

    SeatReader(KingState state, Box box, Fields fields) {
        this.state = state;
        this.rules = state.rules;
        this.box = box;
        this.fields = fields;
    }

    void readAll() throws MalformedException {
        List<Fields> seats = fields.seats(rules.players);
        int dogs = state.dogs;
        for (int i = 0; i < seats.size(); i++) {
            read(seats.get(i), i);
            dogs = addDogs(seats.get(i), dogs, state.seats[i].dogs);
        }
    }

    private static int addDogs(Fields own, int before, int more) throws MalformedException {
        int dogs = before;
        for (Dog dog : Dog.values()) {
            for (int i = 0; i < Dogs.count(more, dog); i++) {
                if (Dogs.count(dogs, dog) == dog.copies) {
                    throw own.wrong("dogs", "there are more dogs than in the box");
                }
                dogs = Dogs.with(dogs, dog);
            }
        }
        return dogs;
    }

    private void read(Fields own, int number) throws MalformedException {
        Seat seat = state.seats[number];
        readFamily(own, seat, number);
        readCorners(own, seat, number);
        seat.knight = own.whole("knight", 0, 0, Rules.TOKENS);
        seat.wizard = own.whole("wizard", 0, 0, Rules.TOKENS);
        box.tasks(own, "hand", seat.hand);
        known(own, "hand", seat.hand);
        for (int type = 0; type < TaskType.STACKS; type++) {
            readStack(own, seat, type);
        }
        seat.points = Scoring.points(seat, rules.edition);
        box.vassals(own, "retained", seat.retained);
        for (int i = 0; i < seat.retained.size(); i++) {
            if (Vassal.isSpecial(seat.retained.get(i))) {
                throw own.wrong("retained", "assassins and saboteurs are not retained");
            }
        }
        readIntrigue(own, seat);
        if (rules.peril == Peril.RATS) {
            seat.dogs = PositionReader.dogs(own, "dogs");
        } else if (!own.texts("dogs").isEmpty()) {
            throw own.wrong("dogs", "there are no dogs in this game");
        }
        own.nothingElse();
    }

    private void known(Fields own, String field, Pile pile) throws MalformedException {
        for (int i = 0; i < pile.size(); i++) {
            if (!rules.has(Task.of(pile.get(i)).deck())) {
                throw own.wrong(field, "there are no Machination cards in this game");
            }
        }
    }

    private void readFamily(Fields own, Seat seat, int number) throws MalformedException {
        String id = own.textOrNull("family");
        if (id != null) {
            seat.family = family(own, "family", id);
        }
        for (String offered : own.texts("families")) {
            seat.offered |= family(own, "families", offered).bit();
        }
        boolean chooses = state.step == Step.FAMILY && number >= state.toMove;
        int wanted = chooses ? rules.familiesEach() : 0;
        if (Integer.bitCount(seat.offered) != wanted || (chooses && id != null)) {
            throw own.wrong("families", wanted + " families are to be chosen from here");
        }
    }

    private Family family(Fields own, String field, String id) throws MalformedException {
        Family family = Ids.find(Family.values(), id);
        if (family == null || (rules.families() & family.bit()) == 0) {
            throw own.wrong(field, "there is no family '" + id + "' in this game");
        }
        if ((families & family.bit()) != 0) {
            throw own.wrong(field, id + " is there twice");
        }
        families |= family.bit();
        return family;
    }

    private void readCorners(Fields own, Seat seat, int number) throws MalformedException {
        boolean chosen = !state.step.beforeTurns()
                || state.step == Step.REFRESH
                || (state.step == Step.CORNER && number < state.toMove);
        seat.corner = corner(own, "corner", chosen ? Corner.NW : Corner.NONE);
        if (!chosen && seat.corner != Corner.NONE) {
            throw own.wrong("corner", "it is not chosen yet");
        }
        if (!rules.variant.refreshes()) {
            return;
        }
        boolean refreshes = !state.step.beforeTurns();
        int usual = refreshes ? Corner.clockwise(seat.corner) : Corner.NONE;
        seat.refreshCorner = corner(own, "refreshCorner", usual);
        if (seat.refreshCorner == Corner.NONE == refreshes) {
            throw own.wrong("refreshCorner", refreshes ? "is missing" : "it is not chosen yet");
        }
        if (refreshes && seat.refreshCorner == seat.corner) {
            throw own.wrong("refreshCorner", "it is another one than the replenishment deck");
        }
    }

    private int corner(Fields own, String field, int absent) throws MalformedException {
        String name = own.textOrNull(field);
        if (name == null) {
            return absent;
        }
        int corner = Corner.parse(name);
        if (corner == Corner.NONE || !state.corners.has(corner)) {
            throw own.wrong(field, "there is no corner deck '" + name + "'");
        }
        return corner;
    }

    private void readStack(Fields own, Seat seat, int type) throws MalformedException {
        String field = PositionWriter.stackField(type);
        Pile stack = seat.stacks[type];
        box.tasks(own, field, stack);
        known(own, field, stack);
        for (int i = 0; i < stack.size(); i++) {
            Task task = Task.of(stack.get(i));
            boolean fits = task.isKnightWizard()
                    ? type <= TaskType.WIZARD.ordinal()
                    : task.type().ordinal() == type;
            if (!fits) {
                throw own.wrong(field, task.id() + " is a " + task.type().title() + " task");
            }
        }
    }

    private void readIntrigue(Fields own, Seat seat) throws MalformedException {
        @Nullable Data value = own.raw("intrigue");
        if (value == null || value instanceof Data.Null) {
            return;
        }
        if (!rules.variant.intrigue()) {
            throw own.wrong("intrigue", "there is no intrigue in this game");
        }
        if (value instanceof Data.Text text) {
            if (!text.value().equals("exhausted")) {
                throw own.wrong("intrigue", "'" + text.value() + "' is nothing that it can be");
            }
            seat.intrigue = Seat.Intrigue.EXHAUSTED;
            return;
        }
        Fields intrigue = own.object("intrigue");
        if (intrigue.has("facedown")) {
            Task task = box.task(intrigue, "facedown", intrigue.text("facedown"));
            if (!rules.has(task.deck())) {
                throw intrigue.wrong("facedown", "there are no Machination cards in this game");
            }
            seat.intrigue = Seat.Intrigue.FACEDOWN;
            seat.intrigueCard = task.number();
        } else {
            readToken(intrigue, seat);
        }
        intrigue.nothingElse();
    }

    private void readToken(Fields intrigue, Seat seat) throws MalformedException {
        Task task = Task.byId(intrigue.text("card"));
        TaskType stack = task == null ? null : seat.stackOf(task.number());
        if (task == null || stack == null || stack == TaskType.PLOY) {
            throw intrigue.wrong("card", "is none of the seat's completed Knights, Wizards and Kings");
        }
        int space = Box.space(intrigue, "space", intrigue.text("space"));
        // A token whose owner is about to answer may already have lost its vassal.
        boolean vassal = Space.in(state.board.vassals(), space) || !state.pending.isEmpty();
        if (!vassal) {
            throw intrigue.wrong("space", "there is no vassal on " + Space.name(space));
        }
        seat.intrigue = Seat.Intrigue.BOARD;
        seat.intrigueCard = task.number();
        seat.intrigueSpace = space;
        seat.matched = intrigue.whole("matched", 1, 2);
    }
}
