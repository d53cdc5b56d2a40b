package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.EventLog;
import org.merlon.engine.data.Data;

/** Plays moves: what each does, and how the turn goes on after it. */
final class Play {
    private Play() {}

    static void play(KingState state, int move, EventLog events) {
        int one = Move.one(move);
        Course course = state.rules.course;
        switch (Move.verb(move)) {
            case FAMILY -> chooseFamily(state, Family.of(one), events);
            case CORNER -> chooseCorner(state, one, events);
            case REFRESH -> {
                state.mover().refreshCorner = one;
                course.begin(state, events);
            }
            case RECALL -> {
                Seat seat = state.mover();
                seat.hand.add(seat.intrigueCard);
                seat.takeIntrigueHome();
                note(events, "recalled", state.toMove);
                course.after(Phase.RECALL, state, events);
            }
            case LEAVE -> course.after(Phase.RECALL, state, events);
            case MUSTER -> {
                gain(state, state.toMove, Pay.of(one), events);
                if (--state.musters == 0) {
                    course.after(Phase.MUSTER, state, events);
                }
            }
            case SLIDE, RETAIN, SWAP, FLIP, DRAW -> act(state, move, events);
            case GUARD -> guard(state, one, events);
            case UNGUARD -> unguard(state, one, events);
            case KILL -> hunt(state, Dog.of(one), Move.two(move), events);
            case COMPLETE -> complete(state, move, events);
            case DONE -> course.after(Phase.WORK, state, events);
            case KEEP -> keep(state, one);
            case PLACE -> place(state, one, events);
            case REWARD -> {
                Intrigues.reward(state, Reward.of(one), events);
                answered(state, events);
            }
            case ACCEPT -> accept(state, one, Move.way(move), events);
            case DECLINE -> {
                note(events, "declined", state.toMove);
                answered(state, events);
            }
            case REFILL -> Refilling.decide(state, one, true, events);
            case LEAVE_EMPTY -> Refilling.decide(state, one, false, events);
            case INTRIGUE -> intrigue(state, one, Move.two(move), events);
            case FACEDOWN -> {
                Seat seat = state.active();
                seat.hand.remove(seat.hand.indexOf(one));
                seat.intrigue = Seat.Intrigue.FACEDOWN;
                seat.intrigueCard = one;
                note(events, "laid-face-down", state.turn);
                course.after(Phase.INTRIGUE, state, events);
            }
            case PASS -> course.after(Phase.INTRIGUE, state, events);
            case DISCARD -> {
                Pile hand = state.active().hand;
                state.tasks.discards().add(hand.remove(hand.indexOf(one)));
                limited(state, events);
            }
            case DISCARD_VASSAL -> {
                Pile retained = state.active().retained;
                state.corners.discards().add(retained.remove(retained.indexOf(one)));
                limited(state, events);
            }
        }
        Ending.check(state, events);
    }

    private static void note(EventLog events, String name, int seat) {
        if (events.on()) {
            events.add(name).put("seat", seat);
        }
    }

    private static void chooseFamily(KingState state, Family family, EventLog events) {
        Seat seat = state.mover();
        seat.family = family;
        seat.offered = 0;
        seat.knight += family.extraTokens();
        seat.wizard += family.extraTokens();
        if (events.on()) {
            events.add("family").put("seat", state.toMove).put("family", family.id());
        }
        boolean last = state.toMove == state.seats.length - 1;
        state.waits(last ? Step.CORNER : Step.FAMILY, last ? 0 : state.toMove + 1);
    }

    private static void chooseCorner(KingState state, int corner, EventLog events) {
        state.mover().corner = corner;
        if (state.toMove < state.seats.length - 1) {
            state.waits(Step.CORNER, state.toMove + 1);
        } else if (state.rules.kind.refreshes()) {
            state.waits(Step.REFRESH, state.toMove);
        } else {
            state.rules.course.begin(state, events);
        }
    }

    /** A token for a seat, if the supply has one (B-7). */
    static void gain(KingState state, int owner, Pay kind, EventLog events) {
        Seat seat = state.seats[owner];
        boolean there = (kind == Pay.WIZARD ? state.wizardSupply() : state.knightSupply()) > 0;
        if (there) {
            seat.wizard += kind == Pay.WIZARD ? 1 : 0;
            seat.knight += kind == Pay.WIZARD ? 0 : 1;
        }
        if (events.on()) {
            events.add("token").put("seat", owner).put("kind", kind.word).put("count", there ? 1 : 0);
        }
    }

    private static void act(KingState state, int move, EventLog events) {
        Verb verb = Move.verb(move);
        Pay pay = Move.pay(move);
        Seat seat = state.active();
        seat.knight -= pay.knights;
        seat.wizard -= pay.wizards;
        if (pay != verb.usual && seat.family.onceATurn() && seat.family.lets(pay, verb)) {
            state.borrowed = true;
        }
        int one = Move.one(move);
        int two = Move.two(move);
        switch (verb) {
            case SLIDE -> {
                Intrigues.touched(state, Space.bit(one));
                state.board.slide(one, two);
                exchange(state, one, two);
                spaces(events, "slid", one, two);
            }
            case SWAP -> {
                Intrigues.touched(state, Space.bit(one) | Space.bit(two));
                state.board.swap(one, two);
                exchange(state, one, two);
                spaces(events, "swapped", one, two);
            }
            case FLIP -> {
                Intrigues.touched(state, Space.bit(one));
                state.board.flip(one);
                if (events.on()) {
                    events.add("flipped").put("space", Space.name(one)).put("card", Vassal.name(state.board.at(one)));
                }
            }
            case RETAIN -> retain(state, one, two, events);
            default -> {
                draw(state, TaskDeck.of(one), events);
                return;
            }
        }
        goOn(state, events);
    }

    /** Guards and an own token go along with cards that change places. */
    private static void exchange(KingState state, int one, int two) {
        state.guards.swap(one, two);
        Intrigues.moved(state, one, two);
    }

    private static void spaces(EventLog events, String name, int from, int to) {
        if (events.on()) {
            events.add(name).put("from", Space.name(from)).put("to", Space.name(to));
        }
    }

    private static void retain(KingState state, int space, int corner, EventLog events) {
        if (Space.in(state.board.saboteurs(), space)) {
            Refilling.reset(state, events);
            return;
        }
        Intrigues.touched(state, Space.bit(space));
        int card = state.board.take(space);
        state.active().retained.add(card);
        state.guards.clear(space);
        Intrigues.left(state, space);
        if (events.on()) {
            events.add("retained")
                    .put("seat", state.turn)
                    .put("space", Space.name(space))
                    .put("card", Vassal.name(card));
        }
        if (corner != Move.NO_REFILL) {
            Refilling.fill(state, space, corner, events);
        }
    }

    private static void draw(KingState state, TaskDeck deck, EventLog events) {
        Seat seat = state.active();
        if (events.on()) {
            events.add("drew").put("seat", state.turn).put("deck", deck.id());
        }
        boolean two = seat.family.drawsTwo() && !state.drewTwo && state.tasks.available(deck, 2);
        state.drewTwo |= seat.family.drawsTwo();
        if (!two) {
            seat.hand.add(state.tasks.draw(deck, state.chance, events));
            return;
        }
        state.drawn.add(state.tasks.draw(deck, state.chance, events));
        state.drawn.add(state.tasks.draw(deck, state.chance, events));
        state.waits(Step.KEEP, state.turn);
    }

    private static void keep(KingState state, int card) {
        state.active().hand.add(card);
        for (int i = 0; i < state.drawn.size(); i++) {
            if (state.drawn.get(i) != card) {
                state.tasks.tuck(state.drawn.get(i));
            }
        }
        state.drawn.clear();
        state.waits(Step.WORK, state.turn);
    }

    private static void guard(KingState state, int space, EventLog events) {
        Intrigues.touched(state, Space.bit(space));
        state.active().knight--;
        state.guards.add(space, state.turn);
        if (events.on()) {
            events.add("guarded").put("seat", state.turn).put("space", Space.name(space));
        }
        goOn(state, events);
    }

    private static void unguard(KingState state, int space, EventLog events) {
        Intrigues.touched(state, Space.bit(space));
        state.active().knight -= Work.unguardCost(state, space);
        state.guards.removeFirst(space);
        if (events.on()) {
            events.add("unguarded").put("seat", state.turn).put("space", Space.name(space));
        }
        goOn(state, events);
    }

    private static void hunt(KingState state, Dog dog, int rats, EventLog events) {
        Seat seat = state.active();
        seat.knight -= dog.knights;
        seat.wizard -= dog.wizards;
        if (state.rules.edition.dogsTire()) {
            state.dogsUsed = Dogs.with(state.dogsUsed, dog);
        }
        state.rats.kill(rats);
        if (events.on()) {
            events.add("killed").put("dog", dog.id).put("rats", rats);
        }
    }

    private static void complete(KingState state, int move, EventLog events) {
        Seat seat = state.active();
        int card = Move.card(move);
        int left = Move.left(move);
        int right = Move.right(move);
        Dog dog = Move.dog(move);
        TaskType stack = Move.stack(card, Move.as(move));
        if (stack == null) {
            throw new IllegalArgumentException("not a legal move");
        }
        seat.hand.remove(seat.hand.indexOf(card));
        state.tasksDone++;
        state.marked |= Space.bit(left) | Space.bit(right);
        if (events.on()) {
            events.add("completed")
                    .put("seat", state.turn)
                    .put("card", Task.of(card).id())
                    .put("left", Space.name(left))
                    .put("right", Space.name(right));
        }
        if (dog == null || state.rules.edition.adoptionIsCharged()) {
            payUpcharge(state, state.turn, stack, Move.way(move), events);
        }
        if (dog == null) {
            take(state, state.turn, card, stack, events);
        } else {
            state.tasks.discards().add(card);
            state.dogs = Dogs.without(state.dogs, dog);
            seat.dogs = Dogs.with(seat.dogs, dog);
            if (events.on()) {
                events.add("adopted").put("seat", state.turn).put("dog", dog.id);
            }
        }
        if (seat.family.rewarded(stack)) {
            gain(state, state.turn, Pay.KNIGHT, events);
        }
        Intrigues.used(state, left, right);
        goOn(state, events);
    }

    private static void payUpcharge(KingState state, int owner, TaskType stack, int way, EventLog events) {
        Seat seat = state.seats[owner];
        Pile places = state.upcharge.chosen(seat, stack, way);
        if (places.isEmpty()) {
            return;
        }
        var names = new Data.Arr();
        for (int i = 0; i < places.size(); i++) {
            int vassal = seat.retained.get(places.get(i));
            state.corners.discards().add(vassal);
            if (events.on()) {
                names.add(Vassal.name(vassal));
            }
        }
        for (int i = places.size() - 1; i >= 0; i--) {
            seat.retained.remove(places.get(i));
        }
        if (events.on()) {
            events.add("upcharge").put("seat", owner).put("cards", names);
        }
    }

    /** A completed task comes into a tableau. */
    private static void take(KingState state, int owner, int card, TaskType stack, EventLog events) {
        Seat seat = state.seats[owner];
        seat.stack(stack).add(card);
        seat.points = Scoring.points(seat, state.rules.edition);
        state.rules.peril.completed(state, seat, stack, events);
    }

    private static void accept(KingState state, int as, int way, EventLog events) {
        int owner = state.toMove;
        Seat seat = state.mover();
        int card = seat.intrigueCard;
        TaskType stack = Move.stack(card, as);
        if (stack == null) {
            throw new IllegalArgumentException("not a legal move");
        }
        seat.takeIntrigueHome();
        seat.intrigue = Seat.Intrigue.EXHAUSTED;
        if (events.on()) {
            events.add("accepted").put("seat", owner).put("card", Task.of(card).id());
        }
        payUpcharge(state, owner, stack, way, events);
        take(state, owner, card, stack, events);
        if (seat.family.rewarded(stack)) {
            gain(state, owner, Pay.KNIGHT, events);
        }
        answered(state, events);
    }

    private static void answered(KingState state, EventLog events) {
        state.pending.remove(0);
        goOn(state, events);
    }

    /** After an action or an answer: others answer first, then specials are placed, then the turn goes on (B-55). */
    private static void goOn(KingState state, EventLog events) {
        if (!state.pending.isEmpty()) {
            state.waits(Step.REWARD, state.pending.get(0));
            return;
        }
        if (Refilling.placing(state, events)) {
            return;
        }
        Then then = state.then;
        state.then = Then.WORK;
        switch (then) {
            case WORK -> state.waits(Step.WORK, state.turn);
            case INTRIGUE -> state.rules.course.after(Phase.REPLACE, state, events);
            case END -> state.rules.course.after(Phase.REFRESH, state, events);
        }
    }

    private static void place(KingState state, int space, EventLog events) {
        int card = state.aside.remove(0);
        state.board.put(space, card);
        if (events.on()) {
            events.add("placed").put("space", Space.name(space)).put("card", Vassal.name(card));
        }
        goOn(state, events);
    }

    private static void intrigue(KingState state, int card, int space, EventLog events) {
        Seat seat = state.active();
        seat.intrigue = Seat.Intrigue.BOARD;
        seat.intrigueCard = card;
        seat.intrigueSpace = space;
        seat.matched = Intrigues.matched(Task.of(card).corner(), Vassal.up(state.board.at(space)));
        if (events.on()) {
            events.add("intrigue")
                    .put("seat", state.turn)
                    .put("card", Task.of(card).id())
                    .put("space", Space.name(space));
        }
        state.rules.course.after(Phase.INTRIGUE, state, events);
    }

    private static void limited(KingState state, EventLog events) {
        if (!Phase.overLimit(state.active())) {
            state.rules.course.after(Phase.LIMITS, state, events);
        }
    }
}
