package org.merlon.blackstone.king.position;

import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.ResumePoint;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.PositionCards;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;

/** Reads a position and rejects impossible ones. */
public final class PositionReader {
    private final Fields fields;
    private final KingState state;
    private final Rules rules;
    private final PositionCards cards;

    private PositionReader(KingState state, Fields fields) {
        this.fields = fields;
        this.state = state;
        rules = state.rules;
        cards = box(rules);
    }

    /** Returns the full box of cards. */
    static PositionCards box(Rules rules) {
        return new PositionCards(rules.wilds, rules.specials, rules.knightWizards);
    }

    /** Reads a position into a new state. */
    public static void read(KingState state, Fields fields) throws MalformedException {
        var reader = new PositionReader(state, fields);
        reader.readTurn();
        reader.readTable();
        reader.readPeril();
        new SeatReader(state, reader.cards, fields).readAll();
        reader.readGuards();
        reader.readWaiting();
        StepValidator.check(state, fields);
    }

    private void readTurn() throws MalformedException {
        state.step = fields.oneOf("step", Step.values(), Step.WORK);
        state.round = fields.whole("round", 1, 1, Rules.MAX_ROUNDS);
        state.turn = fields.whole("turn", 0, 0, rules.players - 1);
        state.first = fields.whole("first", 0, 0, rules.players - 1);
        int[] pending = fields.wholes("pending", 0, rules.players - 1);
        if (pending.length > rules.players) {
            throw fields.wrong("pending", "more seats than there are");
        }
        for (int seat : pending) {
            state.pending.add(seat);
        }
        int defaultSeat = pending.length > 0 ? pending[0] : state.turn;
        state.toMove = fields.toMove(rules.players, state.step == Step.OVER, defaultSeat);
        state.tasksDone = fields.whole("tasksDone", 0, 0, Family.HESTER.tasksPerTurn());
        state.endTriggered = fields.truth("endTriggered", false);
        if (state.endTriggered && !rules.aim.isRace()) {
            throw fields.wrong("endTriggered", "there is no last round in this game");
        }
    }

    private void readTable() throws MalformedException {
        cards.readBoard(fields, state.board);
        for (String name : fields.texts("marked")) {
            state.marked |= Space.bit(PositionCards.readSpace(fields, "marked", name));
        }
        if (state.step != Step.REFILL && (state.marked & ~state.board.vassals()) != 0) {
            throw fields.wrong("marked", "only vassals on the board are marked");
        }
        cards.readCorners(fields, state.corners);
        for (TaskDeck deck : TaskDeck.values()) {
            if (rules.hasDeck(deck)) {
                cards.readDeck(fields, deck, state.tasks.deck(deck));
            }
        }
        cards.readTasks(fields, "taskDiscard", state.tasks.discards());
        for (int i = 0; i < state.tasks.discards().size(); i++) {
            requireKnownDeck(
                    fields, "taskDiscard", Task.of(state.tasks.discards().get(i)));
        }
    }

    private void requireKnownDeck(Fields owner, String field, Task task) throws MalformedException {
        if (!rules.hasDeck(task.deck())) {
            throw owner.wrong(field, "there are no " + task.deck().id() + " cards in this game");
        }
    }

    private void readPeril() throws MalformedException {
        switch (rules.peril) {
            case NONE -> {}
            case LIMBO, ABYSS -> {
                int castles = rules.edition.castleTokens();
                state.limbo = fields.whole("limbo", 0, 0, castles);
                state.abyss = fields.whole("abyss", 0, 0, castles);
                state.nirvana = rules.peril == LossCondition.LIMBO ? fields.whole("nirvana", 0, 0, castles) : 0;
                if (state.limbo + state.abyss + state.nirvana > castles) {
                    throw fields.wrong("limbo", "there are " + castles + " castle tokens in all");
                }
            }
            case TURNS -> state.turnsLeft = fields.whole("turnsLeft", 0, 0, LossCondition.SOLO_TURNS);
            case RATS -> {
                readRats(fields.object("rats"));
                state.dogs = readDogs(fields, "dogs");
                state.dogsUsed = readDogs(fields, "dogsUsed");
            }
        }
    }

    private void readRats(Fields rats) throws MalformedException {
        var counts = new int[Rats.kindCount()];
        var deck = rats.texts("deck");
        for (int i = deck.size() - 1; i >= 0; i--) {
            addRat(rats, "deck", Rats.parse(deck.get(i)), counts, state.rats.deck);
        }
        for (int number : rats.wholes("active", 1, Rats.MAX_RATS_PER_CARD)) {
            addRat(rats, "active", number, counts, state.rats.active);
        }
        for (int number : rats.wholes("plagued", 1, Rats.MAX_RATS_PER_CARD)) {
            addRat(rats, "plagued", number, counts, state.rats.plagued);
        }
        for (String name : rats.texts("discard")) {
            addRat(rats, "discard", Rats.parse(name), counts, state.rats.discards);
        }
        rats.refuseUnknownFields();
    }

    private static void addRat(Fields rats, String field, int card, int[] counts, Pile pile) throws MalformedException {
        if (card == Rats.NO_CARD) {
            throw rats.wrong(field, "there is no such card");
        }
        if (++counts[card] > Rats.copies(card)) {
            throw rats.wrong(field, "there are more cards " + Rats.name(card) + " than in the box");
        }
        pile.add(card);
    }

    /** Reads a list of dogs, at most as many of a kind as the box has. */
    static int readDogs(Fields fields, String field) throws MalformedException {
        int dogs = 0;
        for (String id : fields.texts(field)) {
            Dog dog = Ids.find(Dog.values(), id);
            if (dog == null || DogCounts.count(dogs, dog) == dog.copies) {
                throw fields.wrong(field, "there is no such dog '" + id + "', or not so many of them");
            }
            dogs = DogCounts.with(dogs, dog);
        }
        return dogs;
    }

    private void readGuards() throws MalformedException {
        Fields guards = fields.object("guards");
        for (String name : guards.names()) {
            int space = PositionCards.readSpace(guards, name, name);
            int[] owners = guards.wholes(name, 0, rules.players - 1);
            if (!Space.in(state.board.vassals(), space)) {
                throw guards.wrong(name, "guards stand on vassals only");
            }
            for (int owner : owners) {
                if (!rules.edition.everybodyGuards() && !state.seats[owner].family.setsGuards()) {
                    throw guards.wrong(name, "only Hester sets guards in this edition");
                }
                if (state.knightSupply() <= 0) {
                    throw guards.wrong(name, "there are " + Rules.TOKENS_PER_KIND + " knight tokens in all");
                }
                state.guards.add(space, owner);
            }
        }
        if (state.knightSupply() < 0 || state.wizardSupply() < 0) {
            throw fields.wrong("seats", "there are " + Rules.TOKENS_PER_KIND + " tokens of each kind in all");
        }
    }

    private void readWaiting() throws MalformedException {
        var aside = new Pile(Vassal.MAX_CARDS);
        cards.readVassals(fields, "aside", aside);
        for (int i = 0; i < aside.size(); i++) {
            if (!Vassal.isSpecial(aside.get(i))) {
                throw fields.wrong("aside", "only specials are set aside");
            }
            state.aside.add(aside.get(i));
        }
        state.then = fields.oneOf("then", ResumePoint.values(), ResumePoint.WORK);
        if (state.then != ResumePoint.WORK && state.aside.isEmpty()) {
            throw fields.wrong("then", "'" + state.then.id() + "' is nothing that follows the placing of specials now");
        }
        var drawn = new Pile(Task.COUNT);
        cards.readTasks(fields, "drawn", drawn);
        if (drawn.size() > 2) {
            throw fields.wrong("drawn", "of two cards one is kept");
        }
        for (int i = 0; i < drawn.size(); i++) {
            requireKnownDeck(fields, "drawn", Task.of(drawn.get(i)));
            state.drawn.add(drawn.get(i));
        }
        state.drewTwo = fields.truth("drewTwo", false);
        state.borrowed = fields.truth("borrowed", false);
        state.musters = fields.whole("musters", 0, 0, rules.knightWizards ? Task.COUNT : 0);
    }
}
