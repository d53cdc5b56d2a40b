package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;

/**
 * Encodes moves as numbers.
 *
 * <p>Most moves have the verb in the low five bits, two arguments of eight bits each, and then the payment.
 * {@code complete} has more arguments and is marked by the sign bit: card, two spaces, stack, dog, payment.
 */
final class Move {
    /** The second argument of {@code retain} if the space is not refilled (B-122). */
    static final int NO_REFILL = Corner.COUNT;

    /** The second argument of {@code retain} for a saboteur, which needs no corner (B-72). */
    static final int NO_CORNER = Corner.COUNT + 1;

    /** The stack for a completed card: given by the card, or chosen by the player (B-83). */
    static final int AS_ITSELF = 0;

    static final int AS_KNIGHT = 1;
    static final int AS_WIZARD = 2;

    /** The dog argument of {@code complete}: no dog, or one more than the dog's ordinal. */
    static final int NO_DOG = 0;

    private static final int COMPLETE_BIT = 1 << 31;
    private static final int FIRST = 5;
    private static final int SECOND = 13;
    private static final int THIRD = 21;
    private static final int WAY_MASK = Upcharge.MAX_PAYMENTS - 1;

    private Move() {}

    static int of(Verb verb) {
        return verb.ordinal();
    }

    static int of(Verb verb, int one) {
        return verb.ordinal() | one << FIRST;
    }

    static int of(Verb verb, int one, int two) {
        return verb.ordinal() | one << FIRST | two << SECOND;
    }

    static int of(Verb verb, int one, int two, int three) {
        return verb.ordinal() | one << FIRST | two << SECOND | three << THIRD;
    }

    static int paid(Verb verb, int one, int two, Pay pay) {
        return of(verb, one, two, pay.ordinal());
    }

    static int complete(int card, int left, int right, int as, int dog, int payment) {
        return COMPLETE_BIT | card | left << 7 | right << 12 | as << 17 | dog << 19 | payment << THIRD;
    }

    static Verb verb(int move) {
        return move < 0 ? Verb.COMPLETE : Verb.of(move & 31);
    }

    static int one(int move) {
        return move >>> FIRST & 0xff;
    }

    static int two(int move) {
        return move >>> SECOND & 0xff;
    }

    static Pay pay(int move) {
        return Pay.of(move >>> THIRD);
    }

    /** Returns the number of the upcharge payment of {@code complete} and {@code accept}. */
    static int payment(int move) {
        return move >>> THIRD & WAY_MASK;
    }

    static int card(int move) {
        return move & 0x7f;
    }

    static int left(int move) {
        return move >>> 7 & 31;
    }

    static int right(int move) {
        return move >>> 12 & 31;
    }

    static int as(int move) {
        return move >>> 17 & 3;
    }

    static @Nullable Dog dog(int move) {
        int dog = move >>> 19 & 3;
        return dog == NO_DOG ? null : Dog.of(dog - 1);
    }

    /**
     * Returns the stack that a card goes to, or null if the move lacks a required choice or makes one that the card
     * does not allow.
     */
    static @Nullable TaskType stack(int card, int as) {
        Task task = Task.of(card);
        if (task.isKnightWizard()) {
            return as == AS_KNIGHT ? TaskType.KNIGHT : as == AS_WIZARD ? TaskType.WIZARD : null;
        }
        return as == AS_ITSELF ? task.type() : null;
    }

    /** Returns whether a number encodes a syntactically valid move. */
    static boolean wellFormed(int move) {
        if (move < 0) {
            return card(move) < Task.COUNT
                    && left(move) < Space.COUNT
                    && right(move) < Space.COUNT
                    && as(move) <= AS_WIZARD;
        }
        if ((move & 31) >= Verb.count() || verb(move) == Verb.COMPLETE) {
            return false;
        }
        Verb verb = verb(move);
        int one = one(move);
        int two = two(move);
        int three = move >>> THIRD;
        boolean none = three == 0;
        boolean paid = verb.payable ? three < Pay.count() : none;
        return switch (verb.shape) {
            case NOTHING -> one == 0 && two == 0 && none;
            case FAMILY -> one < Family.count() && two == 0 && none;
            case CORNER -> one < Corner.COUNT && two == 0 && none;
            case TOKEN -> one <= Pay.WIZARD.ordinal() && two == 0 && none;
            case SPACE -> one < Space.COUNT && two == 0 && paid;
            case FROM_TO -> one < Space.COUNT && two < Space.COUNT && paid;
            case RETAIN -> one < Space.COUNT && two <= NO_CORNER && paid;
            case DECK -> one < 3 && two == 0 && paid;
            case KILL -> one < Dog.count() && two >= 1 && two <= Rats.MAX_RATS && none;
            case TASK -> one < Task.COUNT && two == 0 && none;
            case TASK_SPACE -> one < Task.COUNT && two < Space.COUNT && none;
            case REWARD -> one < Reward.count() && two == 0 && none;
            case ACCEPT -> one <= AS_WIZARD && two == 0 && three < Upcharge.MAX_PAYMENTS;
            case VASSAL -> one <= Vassal.SABOTEUR && one != Vassal.WILD + 1 && two == 0 && none;
            case COMPLETE -> false;
        };
    }
}
