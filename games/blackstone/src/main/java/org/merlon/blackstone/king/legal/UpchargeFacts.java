package org.merlon.blackstone.king.legal;

import java.util.ArrayDeque;
import java.util.List;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;

/** Derives the upcharge of a further task of a type, and what the seat lacks for it (B-41). */
public final class UpchargeFacts {
    private UpchargeFacts() {}

    /**
     * Returns the faces of the upcharge, how many of them are due, the number of ways to pay, and the faces that no
     * retained vassal has.
     */
    public static Data.Obj of(KingState state, Seat seat, TaskType type) {
        Pile stack = seat.stack(type);
        var faces = new Data.Arr();
        for (int i = 0; i < stack.size(); i++) {
            faces.add(Face.name(Task.of(stack.get(i)).cornerFace()));
        }
        var missing = new Data.Arr();
        missingFaces(seat, type).forEach(face -> missing.add(Face.name(face)));
        return new Data.Obj()
                .put("stack", type.id())
                .put("faces", faces)
                .put("due", Math.max(0, stack.size() - seat.family.upchargeReduction()))
                .put("ways", state.upcharge.paymentCount(seat, type))
                .put("lacking", missing);
    }

    /**
     * Returns the corner faces of a stack that no retained vassal shows, after wild vassals have been used for the
     * rest.
     */
    static List<Integer> missingFaces(Seat seat, TaskType type) {
        var left = new ArrayDeque<Integer>();
        for (int i = 0; i < seat.retained.size(); i++) {
            left.add(Vassal.upperFace(seat.retained.get(i)));
        }
        var missing = new ArrayDeque<Integer>();
        Pile stack = seat.stack(type);
        for (int i = 0; i < stack.size(); i++) {
            int face = Task.of(stack.get(i)).cornerFace();
            if (!left.remove(face)) {
                missing.add(face);
            }
        }
        while (!missing.isEmpty() && left.remove(Face.WILD)) {
            missing.removeLast();
        }
        return List.copyOf(missing);
    }
}
