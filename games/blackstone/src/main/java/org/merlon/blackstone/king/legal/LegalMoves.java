package org.merlon.blackstone.king.legal;

import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.move.MoveList;

/** Lists the legal moves; no other class decides legality. {@link IllegalMoveReasons} explains why a move is not listed. */
public final class LegalMoves {
    private LegalMoves() {}

    public static void list(KingState state, MoveList moves) {
        moves.clear();
        switch (state.step) {
            case FAMILY -> {
                for (int remaining = state.seatToMove().offeredFamilies; remaining != 0; remaining &= remaining - 1) {
                    moves.add(MoveCode.of(Verb.FAMILY, Integer.numberOfTrailingZeros(remaining)));
                }
            }
            case CORNER -> addCorners(state, Verb.CORNER, moves);
            case REFRESH -> addCorners(state, Verb.REFRESH, moves);
            case RECALL -> {
                moves.add(MoveCode.of(Verb.RECALL));
                moves.add(MoveCode.of(Verb.LEAVE));
            }
            case MUSTER -> {
                moves.add(MoveCode.of(Verb.MUSTER, TokenCost.KNIGHT.ordinal()));
                moves.add(MoveCode.of(Verb.MUSTER, TokenCost.WIZARD.ordinal()));
            }
            case WORK -> addWork(state, moves);
            case KEEP -> addCards(Verb.KEEP, state.drawn, moves);
            case PLACE -> addSpaces(Verb.PLACE, state.board.free(), moves);
            case REWARD -> addAnswers(state, moves);
            case REFILL -> {
                moves.add(MoveCode.of(Verb.REFILL, Space.first(state.marked)));
                moves.add(MoveCode.of(Verb.LEAVE_EMPTY, Space.first(state.marked)));
            }
            case INTRIGUE -> addIntrigue(state, moves);
            case LIMITS -> addDiscards(state, moves);
            case OVER -> {}
        }
    }

    private static void addSpaces(Verb verb, int spaces, MoveList moves) {
        for (int remaining = spaces; remaining != 0; remaining &= remaining - 1) {
            moves.add(MoveCode.of(verb, Space.first(remaining)));
        }
    }

    /** Adds one move for each card of a pile; equal cards give only one move. */
    private static void addCards(Verb verb, Pile cards, MoveList moves) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.indexOf(cards.get(i)) == i) {
                moves.add(MoveCode.of(verb, cards.get(i)));
            }
        }
    }

    private static void addCorners(KingState state, Verb verb, MoveList moves) {
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            boolean free = verb == Verb.REFRESH ? corner != state.seatToMove().corner : cornerOwner(state, corner) < 0;
            if (free && state.corners.has(corner)) {
                moves.add(MoveCode.of(verb, corner));
            }
        }
    }

    /** Returns the other seat that has taken a corner deck exclusively, or -1 (B-12). */
    static int cornerOwner(KingState state, int corner) {
        for (int seat = 0; state.rules.edition.requiresDifferentCorners() && seat < state.seats.length; seat++) {
            if (seat != state.toMove && state.seats[seat].corner == corner) {
                return seat;
            }
        }
        return -1;
    }

    private static void addWork(KingState state, MoveList moves) {
        Seat seat = state.activeSeat();
        moves.add(MoveCode.of(Verb.DONE));
        if (seat.knightTokens + seat.wizardTokens > 0) {
            for (int i = 0; i < TokenCost.count(); i++) {
                TokenCost cost = TokenCost.of(i);
                if (seat.canAfford(cost)) {
                    addActions(state, cost, moves);
                }
            }
            addGuards(state, moves);
            if (seat.dogs != 0) {
                addHunts(state, moves);
            }
        }
        if (AllowedActions.canCompleteTask(state)) {
            addTasks(state, moves);
        }
    }

    /** Adds the actions that this payment pays for. */
    private static void addActions(KingState state, TokenCost cost, MoveList moves) {
        Family family = state.activeSeat().family;
        int movable = AllowedActions.movable(state);
        if (AllowedActions.acceptsCost(state, Verb.SLIDE, cost)) {
            int free = state.board.free();
            for (int remaining = movable; remaining != 0; remaining &= remaining - 1) {
                int from = Space.first(remaining);
                for (int to = family.slideTargets(cost, from, free); to != 0; to &= to - 1) {
                    moves.add(MoveCode.ofPaid(Verb.SLIDE, from, Space.first(to), cost));
                }
            }
        }
        if (AllowedActions.acceptsCost(state, Verb.SWAP, cost)) {
            for (int remaining = movable; remaining != 0; remaining &= remaining - 1) {
                int from = Space.first(remaining);
                int others = family.swapTargets(cost, from) & movable & -(Space.bit(from) << 1); // lists each pair once
                for (; others != 0; others &= others - 1) {
                    moves.add(MoveCode.ofPaid(Verb.SWAP, from, Space.first(others), cost));
                }
            }
        }
        if (AllowedActions.acceptsCost(state, Verb.FLIP, cost)) {
            for (int remaining = AllowedActions.flippable(state); remaining != 0; remaining &= remaining - 1) {
                moves.add(MoveCode.ofPaid(Verb.FLIP, Space.first(remaining), 0, cost));
            }
        }
        if (AllowedActions.acceptsCost(state, Verb.RETAIN, cost)) {
            for (int remaining = AllowedActions.retainable(state); remaining != 0; remaining &= remaining - 1) {
                addRetentions(state, Space.first(remaining), cost, moves);
            }
        }
        if (AllowedActions.acceptsCost(state, Verb.DRAW, cost)) {
            for (int deck = 0; deck < 3; deck++) {
                if (state.tasks.canDraw(TaskDeck.of(deck))) {
                    moves.add(MoveCode.ofPaid(Verb.DRAW, deck, MoveCode.ONE_CARD, cost));
                }
                if (AllowedActions.canDrawTwo(state, TaskDeck.of(deck))) {
                    moves.add(MoveCode.ofPaid(Verb.DRAW, deck, MoveCode.TWO_CARDS, cost));
                }
            }
        }
    }

    private static void addRetentions(KingState state, int space, TokenCost cost, MoveList moves) {
        for (int corner = 0; corner <= MoveCode.NO_CORNER; corner++) {
            if (isRefillAllowed(state, space, corner)) {
                moves.add(MoveCode.ofPaid(Verb.RETAIN, space, corner, cost));
            }
        }
    }

    /** Returns whether the card on a space can be retained with this choice of refill (B-26, B-31, B-72, B-122). */
    private static boolean isRefillAllowed(KingState state, int space, int corner) {
        if (Space.in(state.board.saboteurs(), space)) {
            return corner == MoveCode.NO_CORNER;
        }
        return switch (corner) {
            case MoveCode.NO_CORNER -> false;
            case MoveCode.NO_REFILL -> state.rules.variant.choosesRefills();
            default -> state.corners.has(corner) && !state.corners.isExhausted();
        };
    }

    private static void addGuards(KingState state, MoveList moves) {
        int knights = state.activeSeat().knightTokens;
        if (knights == 0) {
            return;
        }
        addSpaces(Verb.GUARD, AllowedActions.guardable(state), moves);
        for (int remaining = AllowedActions.unguardable(state); remaining != 0; remaining &= remaining - 1) {
            if (knights >= AllowedActions.unguardCost(state, Space.first(remaining))) {
                moves.add(MoveCode.of(Verb.UNGUARD, Space.first(remaining)));
            }
        }
    }

    private static void addHunts(KingState state, MoveList moves) {
        for (int i = 0; i < Dog.count(); i++) {
            Dog dog = Dog.of(i);
            for (int rats = 1; AllowedActions.canHunt(state, dog) && rats <= dog.maxRats; rats++) {
                if (state.rats.active.contains(rats)) {
                    moves.add(MoveCode.of(Verb.KILL, i, rats));
                }
            }
        }
    }

    private static void addTasks(KingState state, MoveList moves) {
        Pile hand = state.activeSeat().hand;
        int usable = AllowedActions.usable(state);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            int leftSpaces = task.left().matchingSpaces(state.board, state.rules.blueLetters) & usable;
            int rightSpaces = task.right().matchingSpaces(state.board, state.rules.blueLetters) & usable;
            if (leftSpaces == 0
                    || rightSpaces == 0
                    || (leftSpaces == rightSpaces && (leftSpaces & leftSpaces - 1) == 0)) {
                continue;
            }
            if (task.isKnightWizard()) {
                addTask(state, task, MoveCode.AS_KNIGHT, leftSpaces, rightSpaces, moves);
                addTask(state, task, MoveCode.AS_WIZARD, leftSpaces, rightSpaces, moves);
            } else {
                addTask(state, task, MoveCode.AS_ITSELF, leftSpaces, rightSpaces, moves);
            }
        }
    }

    private static void addTask(
            KingState state, Task task, int stackChoice, int leftSpaces, int rightSpaces, MoveList moves) {
        TaskType stackType = MoveCode.stackType(task.number(), stackChoice);
        if (stackType == null) {
            return;
        }
        int paymentCount = state.upcharge.paymentCount(state.activeSeat(), stackType);
        Dog dog = Dog.forTask(stackType);
        int adoptions = 0;
        if (dog != null && AllowedActions.canAdopt(state, dog, stackType)) {
            adoptions = state.rules.edition.adoptionCostsUpcharge() ? paymentCount : 1;
        }
        for (int left = leftSpaces; left != 0; left &= left - 1) {
            int one = Space.first(left);
            for (int right = rightSpaces & ~Space.bit(one); right != 0; right &= right - 1) {
                int other = Space.first(right);
                for (int paymentNumber = 0; paymentNumber < paymentCount; paymentNumber++) {
                    moves.add(
                            MoveCode.complete(task.number(), one, other, stackChoice, MoveCode.NO_DOG, paymentNumber));
                }
                for (int paymentNumber = 0; paymentNumber < adoptions; paymentNumber++) {
                    int adopted = dog == null ? MoveCode.NO_DOG : 1 + dog.ordinal();
                    moves.add(MoveCode.complete(task.number(), one, other, stackChoice, adopted, paymentNumber));
                }
            }
        }
    }

    /** Adds the possible answers of the owner of a triggered intrigue token (B-52, B-54). */
    private static void addAnswers(KingState state, MoveList moves) {
        Seat seat = state.seatToMove();
        if (seat.intrigue != Seat.Intrigue.FACEDOWN) {
            for (int i = 0; i < Reward.count(); i++) {
                if (IntrigueTriggers.isAvailable(state, seat, Reward.of(i))) {
                    moves.add(MoveCode.of(Verb.REWARD, i));
                }
            }
            return;
        }
        moves.add(MoveCode.of(Verb.DECLINE));
        for (int stackChoice = MoveCode.AS_ITSELF; stackChoice <= MoveCode.AS_WIZARD; stackChoice++) {
            TaskType stackType = MoveCode.stackType(seat.intrigueCard, stackChoice);
            int paymentCount = stackType == null ? 0 : state.upcharge.paymentCount(seat, stackType);
            for (int paymentNumber = 0; paymentNumber < paymentCount; paymentNumber++) {
                moves.add(MoveCode.of(Verb.ACCEPT, stackChoice, 0, paymentNumber));
            }
        }
    }

    private static void addIntrigue(KingState state, MoveList moves) {
        moves.add(MoveCode.of(Verb.PASS));
        Seat seat = state.activeSeat();
        if (seat.intrigue != Seat.Intrigue.HOME) {
            return;
        }
        if (state.tasksDone == 0) {
            addCards(Verb.FACEDOWN, seat.hand, moves);
            return;
        }
        for (int type = 0; type < TaskType.STACK_COUNT; type++) {
            Pile stack = seat.stacks[type];
            for (int i = 0; type != TaskType.PLOY.ordinal() && i < stack.size(); i++) {
                int card = stack.get(i);
                for (int remaining = AllowedActions.intrigueSpaces(
                                state, Task.of(card).cornerFace());
                        remaining != 0;
                        remaining &= remaining - 1) {
                    moves.add(MoveCode.of(Verb.INTRIGUE, card, Space.first(remaining)));
                }
            }
        }
    }

    private static void addDiscards(KingState state, MoveList moves) {
        Seat seat = state.seatToMove();
        if (seat.hand.size() > seat.kingCount()) {
            addCards(Verb.DISCARD, seat.hand, moves);
        }
        if (seat.retained.size() > seat.kingCount()) {
            addCards(Verb.DISCARD_VASSAL, seat.retained, moves);
        }
    }
}
