package org.merlon.blackstone.king.state;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.Rats;
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
public final class MoveCode {
    /** The second argument of {@code retain} if the space is not refilled (B-122). */
    public static final int NO_REFILL = Corner.COUNT;

    /** The second argument of {@code retain} for a saboteur, which needs no corner (B-72). */
    public static final int NO_CORNER = Corner.COUNT + 1;

    /** The second argument of {@code draw}: the number of cards shown, less one (B-82). */
    public static final int ONE_CARD = 0;

    public static final int TWO_CARDS = 1;

    /** The stack for a completed card: given by the card, or chosen by the player (B-83). */
    public static final int AS_ITSELF = 0;

    public static final int AS_KNIGHT = 1;
    public static final int AS_WIZARD = 2;

    /** The dog argument of {@code complete}: no dog, or one more than the dog's ordinal. */
    public static final int NO_DOG = 0;

    private static final int COMPLETE_BIT = 1 << 31;
    private static final int FIRST_SHIFT = 5;
    private static final int SECOND_SHIFT = 13;
    private static final int THIRD_SHIFT = 21;
    private static final int PAYMENT_MASK = Upcharge.MAX_PAYMENTS - 1;

    private MoveCode() {}

    public static int of(Verb verb) {
        return verb.ordinal();
    }

    public static int of(Verb verb, int first) {
        return verb.ordinal() | first << FIRST_SHIFT;
    }

    public static int of(Verb verb, int first, int second) {
        return verb.ordinal() | first << FIRST_SHIFT | second << SECOND_SHIFT;
    }

    public static int of(Verb verb, int first, int second, int third) {
        return verb.ordinal() | first << FIRST_SHIFT | second << SECOND_SHIFT | third << THIRD_SHIFT;
    }

    public static int ofPaid(Verb verb, int first, int second, TokenCost cost) {
        return of(verb, first, second, cost.ordinal());
    }

    public static int complete(int card, int left, int right, int stackChoice, int dog, int paymentNumber) {
        return COMPLETE_BIT
                | card
                | left << 7
                | right << 12
                | stackChoice << 17
                | dog << 19
                | paymentNumber << THIRD_SHIFT;
    }

    public static Verb verb(int move) {
        return move < 0 ? Verb.COMPLETE : Verb.of(move & 31);
    }

    public static int first(int move) {
        return move >>> FIRST_SHIFT & 0xff;
    }

    public static int second(int move) {
        return move >>> SECOND_SHIFT & 0xff;
    }

    public static TokenCost cost(int move) {
        return TokenCost.of(move >>> THIRD_SHIFT);
    }

    /** Returns the number of the upcharge payment of {@code complete} and {@code accept}. */
    public static int paymentNumber(int move) {
        return move >>> THIRD_SHIFT & PAYMENT_MASK;
    }

    public static int card(int move) {
        return move & 0x7f;
    }

    public static int left(int move) {
        return move >>> 7 & 31;
    }

    public static int right(int move) {
        return move >>> 12 & 31;
    }

    public static int stackChoice(int move) {
        return move >>> 17 & 3;
    }

    public static @Nullable Dog dog(int move) {
        int dog = move >>> 19 & 3;
        return dog == NO_DOG ? null : Dog.of(dog - 1);
    }

    /**
     * Returns the stack that a card goes to, or null if the move lacks a required choice or makes one that the card
     * does not allow.
     */
    public static @Nullable TaskType stackType(int card, int stackChoice) {
        Task task = Task.of(card);
        if (task.isKnightWizard()) {
            return stackChoice == AS_KNIGHT ? TaskType.KNIGHT : stackChoice == AS_WIZARD ? TaskType.WIZARD : null;
        }
        return stackChoice == AS_ITSELF ? task.type() : null;
    }

    /** Returns whether a number encodes a syntactically valid move. */
    public static boolean isWellFormed(int move) {
        if (move < 0) {
            return card(move) < Task.COUNT
                    && left(move) < Space.COUNT
                    && right(move) < Space.COUNT
                    && stackChoice(move) <= AS_WIZARD;
        }
        if ((move & 31) >= Verb.count() || verb(move) == Verb.COMPLETE) {
            return false;
        }
        Verb verb = verb(move);
        int first = first(move);
        int second = second(move);
        int third = move >>> THIRD_SHIFT;
        boolean none = third == 0;
        boolean paid = verb.isPayable ? third < TokenCost.count() : none;
        return switch (verb.shape) {
            case NOTHING -> first == 0 && second == 0 && none;
            case FAMILY -> first < Family.count() && second == 0 && none;
            case CORNER -> first < Corner.COUNT && second == 0 && none;
            case TOKEN -> first <= TokenCost.WIZARD.ordinal() && second == 0 && none;
            case SPACE -> first < Space.COUNT && second == 0 && paid;
            case FROM_TO -> first < Space.COUNT && second < Space.COUNT && paid;
            case RETAIN -> first < Space.COUNT && second <= NO_CORNER && paid;
            case DECK -> first < 3 && second <= TWO_CARDS && paid;
            case KILL -> first < Dog.count() && second >= 1 && second <= Rats.MAX_RATS_PER_CARD && none;
            case TASK -> first < Task.COUNT && second == 0 && none;
            case TASK_SPACE -> first < Task.COUNT && second < Space.COUNT && none;
            case REWARD -> first < Reward.count() && second == 0 && none;
            case ACCEPT -> first <= AS_WIZARD && second == 0 && third < Upcharge.MAX_PAYMENTS;
            case VASSAL -> first <= Vassal.SABOTEUR && first != Vassal.WILD + 1 && second == 0 && none;
            case COMPLETE -> false;
        };
    }
}
