package org.merlon.blackstone.king.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.ResumePoint;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Scoring;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.PositionCards;
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
    private static final int FIRST_ROUND = 1;

    private final KingState state;
    private final Rules rules;
    private final PositionCards cards;
    private final Fields fields;
    private int usedFamilies;

    SeatReader(KingState state, PositionCards cards, Fields fields) {
        this.state = state;
        this.rules = state.rules;
        this.cards = cards;
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

    private static int addDogs(Fields seatFields, int before, int more) throws MalformedException {
        int dogs = before;
        for (Dog dog : Dog.values()) {
            for (int i = 0; i < DogCounts.count(more, dog); i++) {
                if (DogCounts.count(dogs, dog) == dog.copies) {
                    throw seatFields.wrong("dogs", "there are more dogs than in the box");
                }
                dogs = DogCounts.with(dogs, dog);
            }
        }
        return dogs;
    }

    private void read(Fields seatFields, int number) throws MalformedException {
        Seat seat = state.seats[number];
        readFamily(seatFields, seat, number);
        readCorners(seatFields, seat, number);
        seat.knightTokens = seatFields.whole("knight", 0, 0, Rules.TOKENS_PER_KIND);
        seat.wizardTokens = seatFields.whole("wizard", 0, 0, Rules.TOKENS_PER_KIND);
        cards.readTasks(seatFields, "hand", seat.hand);
        requireKnownDecks(seatFields, "hand", seat.hand);
        for (int type = 0; type < TaskType.STACK_COUNT; type++) {
            readStack(seatFields, seat, type);
        }
        seat.points = Scoring.points(seat, rules);
        cards.readVassals(seatFields, "retained", seat.retained);
        for (int i = 0; i < seat.retained.size(); i++) {
            if (Vassal.isSpecial(seat.retained.get(i))) {
                throw seatFields.wrong("retained", "assassins and saboteurs are not retained");
            }
        }
        readIntrigue(seatFields, seat);
        if (rules.peril == LossCondition.RATS) {
            seat.dogs = PositionReader.readDogs(seatFields, "dogs");
        } else if (!seatFields.texts("dogs").isEmpty()) {
            throw seatFields.wrong("dogs", "there are no dogs in this game");
        }
        seatFields.refuseUnknownFields();
    }

    private void requireKnownDecks(Fields seatFields, String field, Pile pile) throws MalformedException {
        for (int i = 0; i < pile.size(); i++) {
            if (!rules.hasDeck(Task.of(pile.get(i)).deck())) {
                throw seatFields.wrong(field, "there are no Machination cards in this game");
            }
        }
    }

    private void readFamily(Fields seatFields, Seat seat, int number) throws MalformedException {
        String id = seatFields.textOrNull("family");
        if (id != null) {
            seat.family = family(seatFields, "family", id);
        }
        for (String offered : seatFields.texts("families")) {
            seat.offeredFamilies |= family(seatFields, "families", offered).bit();
        }
        boolean chooses = state.step == Step.FAMILY && number >= state.toMove;
        int wanted = chooses ? rules.familiesPerPlayer() : 0;
        if (Integer.bitCount(seat.offeredFamilies) != wanted || (chooses && id != null)) {
            throw seatFields.wrong("families", wanted + " families are to be chosen from here");
        }
    }

    private Family family(Fields seatFields, String field, String id) throws MalformedException {
        Family family = Ids.find(Family.values(), id);
        if (family == null || (rules.dealableFamilies() & family.bit()) == 0) {
            throw seatFields.wrong(field, "there is no family '" + id + "' in this game");
        }
        if ((usedFamilies & family.bit()) != 0) {
            throw seatFields.wrong(field, id + " is there twice");
        }
        usedFamilies |= family.bit();
        return family;
    }

    private void readCorners(Fields seatFields, Seat seat, int number) throws MalformedException {
        boolean chosen = !state.step.isBeforeTurns() || (state.step == Step.CORNER && number < state.toMove);
        seat.corner = corner(seatFields, "corner", chosen ? Corner.NW : Corner.NONE);
        if (!chosen && seat.corner != Corner.NONE) {
            throw seatFields.wrong("corner", "it is not chosen yet");
        }
        if (rules.variant.hasRefresh()) {
            readRefreshCorner(seatFields, seat);
        }
    }

    /** Reads the refresh deck, which is chosen at the end of the first turn; null means that it still has to be. */
    private void readRefreshCorner(Fields seatFields, Seat seat) throws MalformedException {
        boolean unchosen = state.step.isBeforeTurns() || state.step == Step.REFRESH;
        boolean refreshing = state.step == Step.PLACE
                && fields.oneOf("then", ResumePoint.values(), ResumePoint.WORK) == ResumePoint.END;
        boolean hasDefault = !unchosen && !seatFields.has("refreshCorner") && (state.round > FIRST_ROUND || refreshing);
        seat.refreshCorner =
                corner(seatFields, "refreshCorner", hasDefault ? Corner.clockwise(seat.corner) : Corner.NONE);
        if (unchosen && seat.refreshCorner != Corner.NONE) {
            throw seatFields.wrong("refreshCorner", "it is not chosen yet");
        }
        if (!unchosen && seat.refreshCorner == seat.corner) {
            throw seatFields.wrong("refreshCorner", "must be a different deck from the replenishment deck");
        }
    }

    private int corner(Fields seatFields, String field, int defaultCorner) throws MalformedException {
        String name = seatFields.textOrNull(field);
        if (name == null) {
            return defaultCorner;
        }
        int corner = Corner.parse(name);
        if (corner == Corner.NONE || !state.corners.has(corner)) {
            throw seatFields.wrong(field, "there is no corner deck '" + name + "'");
        }
        return corner;
    }

    private void readStack(Fields seatFields, Seat seat, int type) throws MalformedException {
        String field = PositionWriter.stackField(type);
        Pile stack = seat.stacks[type];
        cards.readTasks(seatFields, field, stack);
        requireKnownDecks(seatFields, field, stack);
        for (int i = 0; i < stack.size(); i++) {
            Task task = Task.of(stack.get(i));
            boolean fits = task.isKnightWizard()
                    ? type <= TaskType.WIZARD.ordinal()
                    : task.type().ordinal() == type;
            if (!fits) {
                throw seatFields.wrong(field, task.id() + " is a " + task.type().title() + " task");
            }
        }
    }

    private void readIntrigue(Fields seatFields, Seat seat) throws MalformedException {
        @Nullable Data value = seatFields.raw("intrigue");
        if (value == null || value instanceof Data.Null) {
            return;
        }
        if (!rules.variant.hasIntrigue()) {
            throw seatFields.wrong("intrigue", "there is no intrigue in this game");
        }
        if (value instanceof Data.Text text) {
            if (!text.value().equals("exhausted")) {
                throw seatFields.wrong("intrigue", "'" + text.value() + "' is nothing that it can be");
            }
            seat.intrigue = Seat.Intrigue.EXHAUSTED;
            return;
        }
        Fields intrigue = seatFields.object("intrigue");
        if (intrigue.has("facedown")) {
            Task task = cards.readTask(intrigue, "facedown", intrigue.text("facedown"));
            if (!rules.hasDeck(task.deck())) {
                throw intrigue.wrong("facedown", "there are no Machination cards in this game");
            }
            seat.intrigue = Seat.Intrigue.FACEDOWN;
            seat.intrigueCard = task.number();
        } else {
            readToken(intrigue, seat);
        }
        intrigue.refuseUnknownFields();
    }

    private void readToken(Fields intrigue, Seat seat) throws MalformedException {
        Task task = Task.byId(intrigue.text("card"));
        TaskType stackType = task == null ? null : seat.stackTypeOf(task.number());
        if (task == null || stackType == null || stackType == TaskType.PLOY) {
            throw intrigue.wrong("card", "is none of the seat's completed Knights, Wizards and Kings");
        }
        int space = PositionCards.readSpace(intrigue, "space", intrigue.text("space"));
        // A token whose owner is about to answer may already have lost its vassal.
        boolean vassal = Space.in(state.board.vassals(), space) || !state.pending.isEmpty();
        if (!vassal) {
            throw intrigue.wrong("space", "there is no vassal on " + Space.name(space));
        }
        seat.intrigue = Seat.Intrigue.BOARD;
        seat.intrigueCard = task.number();
        seat.intrigueSpace = space;
        seat.matchedSymbols = intrigue.whole("matched", 1, 2);
    }
}
