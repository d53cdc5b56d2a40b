package org.merlon.blackstone.king.state;

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
public final class Upcharge {
    /**
     * The most payments a move can number. More than a thousand would need eleven tasks of one type and all wild
     * vassals.
     */
    static final int MAX_PAYMENTS = 1 << 10;

    private final int[] dueFaces = new int[Face.COUNT];
    private final int[] retainedFaces = new int[Face.COUNT];

    /** The number of vassals of each face in the payment that was searched for. */
    private final int[] paidFaces = new int[Face.COUNT];

    /** The number of wild vassals in that payment. */
    private int paidWilds;

    private final Pile chosenIndices = new Pile(Vassal.MAX_CARDS);

    private int retainedWilds;
    private int wantedPayment;
    private int paymentCount;

    /**
     * Returns the number of ways to pay for a further task of a type: 0 if the seat cannot pay, 1 if nothing is due.
     */
    public int paymentCount(Seat seat, TaskType type) {
        Pile stack = seat.stack(type);
        int amount = Math.max(0, stack.size() - seat.family.upchargeReduction());
        if (amount == 0) {
            return 1;
        }
        if (seat.retained.size() < amount) {
            return 0;
        }
        wantedPayment = MAX_PAYMENTS;
        searchPayments(seat, stack, amount);
        return paymentCount;
    }

    private void searchPayments(Seat seat, Pile stack, int amount) {
        for (int face = 0; face < Face.COUNT; face++) {
            dueFaces[face] = 0;
            retainedFaces[face] = 0;
            paidFaces[face] = 0;
        }
        retainedWilds = 0;
        for (int i = 0; i < stack.size(); i++) {
            dueFaces[Task.of(stack.get(i)).cornerFace()]++;
        }
        for (int i = 0; i < seat.retained.size(); i++) {
            int face = Vassal.upperFace(seat.retained.get(i));
            if (face == Face.WILD) {
                retainedWilds++;
            } else {
                retainedFaces[face]++;
            }
        }
        paymentCount = 0;
        tryFaces(0, amount);
    }

    /** Tries all numbers of one face, then of the next faces. Returns true when the wanted payment has been found. */
    private boolean tryFaces(int face, int left) {
        int next = face;
        while (next < Face.COUNT && (dueFaces[next] == 0 || retainedFaces[next] == 0)) {
            next++;
        }
        if (next == Face.COUNT) {
            if (left > retainedWilds || paymentCount == MAX_PAYMENTS) {
                return false;
            }
            paidWilds = left;
            return paymentCount++ == wantedPayment;
        }
        for (int count = Math.min(left, Math.min(dueFaces[next], retainedFaces[next])); count >= 0; count--) {
            paidFaces[next] = count;
            if (tryFaces(next + 1, left - count)) {
                return true;
            }
        }
        paidFaces[next] = 0;
        return false;
    }

    /** Returns the indices in the list of retained vassals that a payment takes; of equal faces the first ones. */
    public Pile chosenIndices(Seat seat, TaskType type, int paymentNumber) {
        chosenIndices.clear();
        Pile stack = seat.stack(type);
        int amount = Math.max(0, stack.size() - seat.family.upchargeReduction());
        if (amount == 0) {
            return chosenIndices;
        }
        wantedPayment = paymentNumber;
        searchPayments(seat, stack, amount);
        int wildLeft = paidWilds;
        for (int i = 0; i < seat.retained.size(); i++) {
            int face = Vassal.upperFace(seat.retained.get(i));
            boolean taken = face == Face.WILD ? wildLeft-- > 0 : paidFaces[face]-- > 0;
            if (taken) {
                chosenIndices.add(i);
            }
        }
        return chosenIndices;
    }
}
