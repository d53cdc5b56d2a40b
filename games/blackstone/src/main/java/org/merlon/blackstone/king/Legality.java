package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.move.MoveList;

/** Lists the legal moves; no other class decides legality. {@link Reasons} explains why a move is not listed. */
final class Legality {
    private Legality() {}

    static void list(KingState state, MoveList moves) {
        moves.clear();
        switch (state.step) {
            case FAMILY -> {
                for (int rest = state.mover().offered; rest != 0; rest &= rest - 1) {
                    moves.add(Move.of(Verb.FAMILY, Integer.numberOfTrailingZeros(rest)));
                }
            }
            case CORNER -> addCorners(state, Verb.CORNER, moves);
            case REFRESH -> addCorners(state, Verb.REFRESH, moves);
            case RECALL -> {
                moves.add(Move.of(Verb.RECALL));
                moves.add(Move.of(Verb.LEAVE));
            }
            case MUSTER -> {
                moves.add(Move.of(Verb.MUSTER, Pay.KNIGHT.ordinal()));
                moves.add(Move.of(Verb.MUSTER, Pay.WIZARD.ordinal()));
            }
            case WORK -> addWork(state, moves);
            case KEEP -> addCards(Verb.KEEP, state.drawn, moves);
            case PLACE -> addSpaces(Verb.PLACE, state.board.free(), moves);
            case REWARD -> addAnswers(state, moves);
            case REFILL -> {
                moves.add(Move.of(Verb.REFILL, Space.first(state.marked)));
                moves.add(Move.of(Verb.LEAVE_EMPTY, Space.first(state.marked)));
            }
            case INTRIGUE -> addIntrigue(state, moves);
            case LIMITS -> addDiscards(state, moves);
            case OVER -> {}
        }
    }

    private static void addSpaces(Verb verb, int spaces, MoveList moves) {
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            moves.add(Move.of(verb, Space.first(rest)));
        }
    }

    /** Adds one move for each card of a pile; equal cards give only one move. */
    private static void addCards(Verb verb, Pile cards, MoveList moves) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.indexOf(cards.get(i)) == i) {
                moves.add(Move.of(verb, cards.get(i)));
            }
        }
    }

    private static void addCorners(KingState state, Verb verb, MoveList moves) {
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            boolean free = verb == Verb.REFRESH ? corner != state.mover().corner : ownerOf(state, corner) < 0;
            if (free && state.corners.has(corner)) {
                moves.add(Move.of(verb, corner));
            }
        }
    }

    /** Returns the other seat that has taken a corner deck exclusively, or -1 (B-12). */
    static int ownerOf(KingState state, int corner) {
        for (int seat = 0; state.rules.edition.cornersDiffer() && seat < state.seats.length; seat++) {
            if (seat != state.toMove && state.seats[seat].corner == corner) {
                return seat;
            }
        }
        return -1;
    }

    private static void addWork(KingState state, MoveList moves) {
        Seat seat = state.active();
        moves.add(Move.of(Verb.DONE));
        if (seat.knight + seat.wizard > 0) {
            for (int i = 0; i < Pay.count(); i++) {
                Pay pay = Pay.of(i);
                if (seat.affords(pay)) {
                    addActions(state, pay, moves);
                }
            }
            addGuards(state, moves);
            if (seat.dogs != 0) {
                addHunts(state, moves);
            }
        }
        if (BoardWork.taskLeft(state)) {
            addTasks(state, moves);
        }
    }

    /** Adds the actions that this payment pays for. */
    private static void addActions(KingState state, Pay pay, MoveList moves) {
        Family family = state.active().family;
        int movable = BoardWork.movable(state);
        if (BoardWork.accepted(state, Verb.SLIDE, pay)) {
            int free = state.board.free();
            for (int rest = movable; rest != 0; rest &= rest - 1) {
                int from = Space.first(rest);
                for (int to = family.slides(pay, from, free); to != 0; to &= to - 1) {
                    moves.add(Move.paid(Verb.SLIDE, from, Space.first(to), pay));
                }
            }
        }
        if (BoardWork.accepted(state, Verb.SWAP, pay)) {
            for (int rest = movable; rest != 0; rest &= rest - 1) {
                int one = Space.first(rest);
                int others = family.swaps(pay, one) & movable & -(Space.bit(one) << 1); // lists each pair once
                for (; others != 0; others &= others - 1) {
                    moves.add(Move.paid(Verb.SWAP, one, Space.first(others), pay));
                }
            }
        }
        if (BoardWork.accepted(state, Verb.FLIP, pay)) {
            for (int rest = BoardWork.flippable(state); rest != 0; rest &= rest - 1) {
                moves.add(Move.paid(Verb.FLIP, Space.first(rest), 0, pay));
            }
        }
        if (BoardWork.accepted(state, Verb.RETAIN, pay)) {
            for (int rest = BoardWork.retainable(state); rest != 0; rest &= rest - 1) {
                addRetentions(state, Space.first(rest), pay, moves);
            }
        }
        if (BoardWork.accepted(state, Verb.DRAW, pay)) {
            for (int deck = 0; deck < 3; deck++) {
                if (state.tasks.drawable(TaskDeck.of(deck))) {
                    moves.add(Move.paid(Verb.DRAW, deck, 0, pay));
                }
            }
        }
    }

    private static void addRetentions(KingState state, int space, Pay pay, MoveList moves) {
        for (int corner = 0; corner <= Move.NO_CORNER; corner++) {
            if (refillFits(state, space, corner)) {
                moves.add(Move.paid(Verb.RETAIN, space, corner, pay));
            }
        }
    }

    /** Returns whether the card on a space can be retained with this choice of refill (B-31, B-72, B-122). */
    private static boolean refillFits(KingState state, int space, int corner) {
        if (Space.in(state.board.saboteurs(), space)) {
            return corner == Move.NO_CORNER;
        }
        return switch (corner) {
            case Move.NO_CORNER -> false;
            case Move.NO_REFILL -> state.rules.variant.choosesRefills();
            default -> state.corners.has(corner);
        };
    }

    private static void addGuards(KingState state, MoveList moves) {
        int knights = state.active().knight;
        if (knights == 0) {
            return;
        }
        addSpaces(Verb.GUARD, BoardWork.guardable(state), moves);
        for (int rest = BoardWork.unguardable(state); rest != 0; rest &= rest - 1) {
            if (knights >= BoardWork.unguardCost(state, Space.first(rest))) {
                moves.add(Move.of(Verb.UNGUARD, Space.first(rest)));
            }
        }
    }

    private static void addHunts(KingState state, MoveList moves) {
        for (int i = 0; i < Dog.count(); i++) {
            Dog dog = Dog.of(i);
            for (int rats = 1; BoardWork.hunts(state, dog) && rats <= dog.maxRats; rats++) {
                if (state.rats.active.contains(rats)) {
                    moves.add(Move.of(Verb.KILL, i, rats));
                }
            }
        }
    }

    private static void addTasks(KingState state, MoveList moves) {
        Pile hand = state.active().hand;
        int usable = BoardWork.usable(state);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            int lefts = task.left().met(state.board, state.rules.blueLetters) & usable;
            int rights = task.right().met(state.board, state.rules.blueLetters) & usable;
            if (lefts == 0 || rights == 0 || (lefts == rights && (lefts & lefts - 1) == 0)) {
                continue;
            }
            if (task.isKnightWizard()) {
                addTask(state, task, Move.AS_KNIGHT, lefts, rights, moves);
                addTask(state, task, Move.AS_WIZARD, lefts, rights, moves);
            } else {
                addTask(state, task, Move.AS_ITSELF, lefts, rights, moves);
            }
        }
    }

    private static void addTask(KingState state, Task task, int as, int lefts, int rights, MoveList moves) {
        TaskType stack = Move.stack(task.number(), as);
        if (stack == null) {
            return;
        }
        int payments = state.upcharge.payments(state.active(), stack);
        Dog dog = Dog.earned(stack);
        int adoptions = 0;
        if (dog != null && BoardWork.adoptable(state, dog, stack)) {
            adoptions = state.rules.edition.adoptionIsCharged() ? payments : 1;
        }
        for (int left = lefts; left != 0; left &= left - 1) {
            int one = Space.first(left);
            for (int right = rights & ~Space.bit(one); right != 0; right &= right - 1) {
                int other = Space.first(right);
                for (int payment = 0; payment < payments; payment++) {
                    moves.add(Move.complete(task.number(), one, other, as, Move.NO_DOG, payment));
                }
                for (int payment = 0; payment < adoptions; payment++) {
                    int adopted = dog == null ? Move.NO_DOG : 1 + dog.ordinal();
                    moves.add(Move.complete(task.number(), one, other, as, adopted, payment));
                }
            }
        }
    }

    /** Adds the possible answers of the owner of a triggered intrigue token (B-52, B-54). */
    private static void addAnswers(KingState state, MoveList moves) {
        Seat seat = state.mover();
        if (seat.intrigue != Seat.Intrigue.FACEDOWN) {
            for (int i = 0; i < Reward.count(); i++) {
                if (Intrigues.offers(state, seat, Reward.of(i))) {
                    moves.add(Move.of(Verb.REWARD, i));
                }
            }
            return;
        }
        moves.add(Move.of(Verb.DECLINE));
        for (int as = Move.AS_ITSELF; as <= Move.AS_WIZARD; as++) {
            TaskType stack = Move.stack(seat.intrigueCard, as);
            int payments = stack == null ? 0 : state.upcharge.payments(seat, stack);
            for (int payment = 0; payment < payments; payment++) {
                moves.add(Move.of(Verb.ACCEPT, as, 0, payment));
            }
        }
    }

    private static void addIntrigue(KingState state, MoveList moves) {
        moves.add(Move.of(Verb.PASS));
        Seat seat = state.active();
        if (seat.intrigue != Seat.Intrigue.HOME) {
            return;
        }
        if (state.tasksDone == 0) {
            addCards(Verb.FACEDOWN, seat.hand, moves);
            return;
        }
        for (int type = 0; type < TaskType.STACKS; type++) {
            Pile stack = seat.stacks[type];
            for (int i = 0; type != TaskType.PLOY.ordinal() && i < stack.size(); i++) {
                int card = stack.get(i);
                for (int rest = BoardWork.intrigueSpaces(state, Task.of(card).corner()); rest != 0; rest &= rest - 1) {
                    moves.add(Move.of(Verb.INTRIGUE, card, Space.first(rest)));
                }
            }
        }
    }

    private static void addDiscards(KingState state, MoveList moves) {
        Seat seat = state.mover();
        if (seat.hand.size() > seat.kings()) {
            addCards(Verb.DISCARD, seat.hand, moves);
        }
        if (seat.retained.size() > seat.kings()) {
            addCards(Verb.DISCARD_VASSAL, seat.retained, moves);
        }
    }
}
