package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;

/** Reads a position and rejects impossible ones. */
final class PositionReader {
    private final Fields fields;
    private final KingState state;
    private final Rules rules;
    private final Box box;

    private PositionReader(Rules rules, Setup setup, Chance chance, Fields fields) {
        this.fields = fields;
        this.rules = rules;
        state = new KingState(setup, rules, chance);
        box = new Box(rules.wilds, rules.specials, rules.knightWizards);
    }

    static KingState read(Rules rules, Setup setup, Chance chance, Fields fields) throws MalformedException {
        var reader = new PositionReader(rules, setup, chance, fields);
        reader.readCourse();
        reader.readTable();
        reader.readPeril();
        new SeatReader(reader.state, reader.box, fields).readAll();
        reader.readGuards();
        reader.readWaiting();
        StepCheck.check(reader.state, fields);
        return reader.state;
    }

    private void readCourse() throws MalformedException {
        state.step = fields.oneOf("step", Step.values(), Step.WORK);
        state.round = fields.whole("round", 1, 1, Rules.ROUNDS);
        state.turn = fields.whole("turn", 0, 0, rules.players - 1);
        state.first = fields.whole("first", 0, 0, rules.players - 1);
        int[] pending = fields.wholes("pending", 0, rules.players - 1);
        if (pending.length > rules.players) {
            throw fields.wrong("pending", "more seats than there are");
        }
        for (int seat : pending) {
            state.pending.add(seat);
        }
        int usual = pending.length > 0 ? pending[0] : state.turn;
        state.toMove = fields.toMove(rules.players, state.step == Step.OVER, usual);
        state.tasksDone = fields.whole("tasksDone", 0, 0, Family.HESTER.tasksATurn());
        state.endTriggered = fields.truth("endTriggered", false);
        if (state.endTriggered && !rules.aim.race()) {
            throw fields.wrong("endTriggered", "there is no last round in this game");
        }
    }

    private void readTable() throws MalformedException {
        box.board(fields, state.board);
        for (String name : fields.texts("marked")) {
            state.marked |= Space.bit(Box.space(fields, "marked", name));
        }
        if (state.step != Step.REFILL && (state.marked & ~state.board.vassals()) != 0) {
            throw fields.wrong("marked", "only vassals on the board are marked");
        }
        box.corners(fields, state.corners);
        for (TaskDeck deck : TaskDeck.values()) {
            if (rules.has(deck)) {
                box.deck(fields, deck, state.tasks.deck(deck));
            }
        }
        box.tasks(fields, "taskDiscard", state.tasks.discards());
        for (int i = 0; i < state.tasks.discards().size(); i++) {
            known(fields, "taskDiscard", Task.of(state.tasks.discards().get(i)));
        }
    }

    private void known(Fields owner, String field, Task task) throws MalformedException {
        if (!rules.has(task.deck())) {
            throw owner.wrong(field, "there are no " + task.deck().id() + " cards in this game");
        }
    }

    private void readPeril() throws MalformedException {
        switch (rules.peril) {
            case NONE -> {}
            case LIMBO, ABYSS -> {
                int castles = rules.edition.castles();
                state.limbo = fields.whole("limbo", 0, 0, castles);
                state.abyss = fields.whole("abyss", 0, 0, castles);
                state.nirvana = rules.peril == Peril.LIMBO ? fields.whole("nirvana", 0, 0, castles) : 0;
                if (state.limbo + state.abyss + state.nirvana > castles) {
                    throw fields.wrong("limbo", "there are " + castles + " castle tokens in all");
                }
            }
            case TURNS -> state.turnsLeft = fields.whole("turnsLeft", 0, 0, Peril.SOLO_TURNS);
            case RATS -> {
                readRats(fields.object("rats"));
                state.dogs = dogs(fields, "dogs");
                state.dogsUsed = dogs(fields, "dogsUsed");
            }
        }
    }

    private void readRats(Fields rats) throws MalformedException {
        var counts = new int[Rats.kinds()];
        var deck = rats.texts("deck");
        for (int i = deck.size() - 1; i >= 0; i--) {
            addRat(rats, "deck", Rats.parse(deck.get(i)), counts, state.rats.deck);
        }
        for (int number : rats.wholes("active", 1, Rats.MAX_RATS)) {
            addRat(rats, "active", number, counts, state.rats.active);
        }
        for (int number : rats.wholes("plagued", 1, Rats.MAX_RATS)) {
            addRat(rats, "plagued", number, counts, state.rats.plagued);
        }
        for (String name : rats.texts("discard")) {
            addRat(rats, "discard", Rats.parse(name), counts, state.rats.discards);
        }
        rats.nothingElse();
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
    static int dogs(Fields fields, String field) throws MalformedException {
        int dogs = 0;
        for (String id : fields.texts(field)) {
            Dog dog = Ids.find(Dog.values(), id);
            if (dog == null || Dogs.count(dogs, dog) == dog.copies) {
                throw fields.wrong(field, "there is no such dog '" + id + "', or not so many of them");
            }
            dogs = Dogs.with(dogs, dog);
        }
        return dogs;
    }

    private void readGuards() throws MalformedException {
        Fields guards = fields.object("guards");
        for (String name : guards.names()) {
            int space = Box.space(guards, name, name);
            int[] owners = guards.wholes(name, 0, rules.players - 1);
            if (!Space.in(state.board.vassals(), space)) {
                throw guards.wrong(name, "guards stand on vassals only");
            }
            for (int owner : owners) {
                if (!rules.edition.everybodyGuards() && !state.seats[owner].family.guards()) {
                    throw guards.wrong(name, "only Hester sets guards in this edition");
                }
                if (state.knightSupply() <= 0) {
                    throw guards.wrong(name, "there are " + Rules.TOKENS + " knight tokens in all");
                }
                state.guards.add(space, owner);
            }
        }
        if (state.knightSupply() < 0 || state.wizardSupply() < 0) {
            throw fields.wrong("seats", "there are " + Rules.TOKENS + " tokens of each kind in all");
        }
    }

    private void readWaiting() throws MalformedException {
        var aside = new Pile(Vassal.MAX);
        box.vassals(fields, "aside", aside);
        for (int i = 0; i < aside.size(); i++) {
            if (!Vassal.isSpecial(aside.get(i))) {
                throw fields.wrong("aside", "only specials are set aside");
            }
            state.aside.add(aside.get(i));
        }
        state.then = fields.oneOf("then", AfterSpecials.values(), AfterSpecials.WORK);
        if (state.then != AfterSpecials.WORK && state.aside.isEmpty()) {
            throw fields.wrong("then", "'" + state.then.id() + "' is nothing that follows the placing of specials now");
        }
        var drawn = new Pile(Task.COUNT);
        box.tasks(fields, "drawn", drawn);
        if (drawn.size() > 2) {
            throw fields.wrong("drawn", "of two cards one is kept");
        }
        for (int i = 0; i < drawn.size(); i++) {
            known(fields, "drawn", Task.of(drawn.get(i)));
            state.drawn.add(drawn.get(i));
        }
        state.drewTwo = fields.truth("drewTwo", false);
        state.borrowed = fields.truth("borrowed", false);
        state.musters = fields.whole("musters", 0, 0, rules.knightWizards ? Task.COUNT : 0);
    }
}
