package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;

/**
 * The retained vassals that a further task of a type costs, and the different ways to pay them (B-41).
 *
 * <p>Vassals with the same face are interchangeable, so a payment is a number for each face and one for wild vassals.
 * The payments are numbered, and a move contains the number of its payment.
 */
final class Upcharge {
    /**
     * The most payments a move can number. More than a thousand would need eleven tasks of one type and all wild
     * vassals.
     */
    static final int MAX_PAYMENTS = 1 << 10;

    private final int[] due = new int[Face.COUNT];
    private final int[] there = new int[Face.COUNT];

    /** The number of vassals of each face in the payment that was searched for. */
    private final int[] paid = new int[Face.COUNT];

    /** The number of wild vassals in that payment. */
    private int paidWild;

    private final Pile places = new Pile(Vassal.MAX);

    private int wilds;
    private int wanted;
    private int payments;

    /**
     * Returns the number of ways to pay for a further task of a type: 0 if the seat cannot pay, 1 if nothing is due.
     */
    int payments(Seat seat, TaskType type) {
        Pile stack = seat.stack(type);
        int amount = Math.max(0, stack.size() - seat.family.upchargeLess());
        if (amount == 0) {
            return 1;
        }
        if (seat.retained.size() < amount) {
            return 0;
        }
        wanted = MAX_PAYMENTS;
        search(seat, stack, amount);
        return payments;
    }

    private void search(Seat seat, Pile stack, int amount) {
        for (int face = 0; face < Face.COUNT; face++) {
            due[face] = 0;
            there[face] = 0;
            paid[face] = 0;
        }
        wilds = 0;
        for (int i = 0; i < stack.size(); i++) {
            due[Task.of(stack.get(i)).corner()]++;
        }
        for (int i = 0; i < seat.retained.size(); i++) {
            int face = Vassal.up(seat.retained.get(i));
            if (face == Face.WILD) {
                wilds++;
            } else {
                there[face]++;
            }
        }
        payments = 0;
        descend(0, amount);
    }

    /** Tries all numbers of one face, then of the next faces. Returns true when the wanted payment has been found. */
    private boolean descend(int face, int left) {
        int next = face;
        while (next < Face.COUNT && (due[next] == 0 || there[next] == 0)) {
            next++;
        }
        if (next == Face.COUNT) {
            if (left > wilds || payments == MAX_PAYMENTS) {
                return false;
            }
            paidWild = left;
            return payments++ == wanted;
        }
        for (int count = Math.min(left, Math.min(due[next], there[next])); count >= 0; count--) {
            paid[next] = count;
            if (descend(next + 1, left - count)) {
                return true;
            }
        }
        paid[next] = 0;
        return false;
    }

    /** Returns the indices in the list of retained vassals that a payment takes; of equal faces the first ones. */
    Pile chosen(Seat seat, TaskType type, int payment) {
        places.clear();
        Pile stack = seat.stack(type);
        int amount = Math.max(0, stack.size() - seat.family.upchargeLess());
        if (amount == 0) {
            return places;
        }
        wanted = payment;
        search(seat, stack, amount);
        int wildLeft = paidWild;
        for (int i = 0; i < seat.retained.size(); i++) {
            int face = Vassal.up(seat.retained.get(i));
            boolean taken = face == Face.WILD ? wildLeft-- > 0 : paid[face]-- > 0;
            if (taken) {
                places.add(i);
            }
        }
        return places;
    }
}
