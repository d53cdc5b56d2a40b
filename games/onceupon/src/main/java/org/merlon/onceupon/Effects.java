package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** Applies the effects of Bolt guests and the choices that they offer (U-32, U-34). */
final class Effects {
    /** The number of tokens that a guest brings or the magician moves. */
    static final int TWICE = 2;

    /** The number of residents that the bohemian brings. */
    static final int BOHEMIANS = 4;

    private Effects() {}

    /** Starts the effect of a guest that has come or is woken; only Bolt guests have one. */
    static void start(OnceUponState state, Guest guest, EventLog events) {
        if (guest.kind() != Guest.Kind.BOLT) {
            return;
        }
        if (events.on()) {
            events.add("effect").put("seat", state.toMove).put("guest", guest.id());
        }
        switch (guest) {
            case ARCHITECT -> {
                Turn.settle(state, 1, events);
                await(state, guest, 1);
            }
            case BOHEMIAN -> Turn.settle(state, BOHEMIANS, events);
            case DAGOBERT -> {
                Face rolled = Face.of(state.chance().below(Face.COUNT));
                if (events.on()) {
                    events.add("roll")
                            .put("seat", state.toMove)
                            .put("guest", guest.id())
                            .put("dice", new Data.Arr().add(rolled.id()));
                }
                await(state, guest, TWICE);
                if (rolled != Face.ANY) {
                    name(state, rolled, events);
                }
            }
            default -> await(state, guest, TWICE);
        }
    }

    /** Returns the number of choices that a guest offers when its effect begins, 0 if it offers none. */
    static int choices(Guest guest) {
        return switch (guest) {
            case ARCHITECT -> 1;
            case LOGGER, DAGOBERT, MAGICIAN, MERCHANT, MINER, PEASANT -> TWICE;
            default -> 0;
        };
    }

    private static void await(OnceUponState state, Guest guest, int left) {
        state.step = Step.EFFECT;
        state.pending = guest;
        state.left = left;
    }

    /** Sets the face of Dagobert's die; its result counts twice. */
    static void name(OnceUponState state, Face face, EventLog events) {
        if (face == Face.RESIDENT) {
            Turn.settle(state, TWICE * Rules.RESIDENTS, events);
            finish(state);
        } else {
            state.face = face;
        }
    }

    /** Counts one choice as made. */
    static void spend(OnceUponState state) {
        if (--state.left == 0) {
            finish(state);
        }
    }

    static void finish(OnceUponState state) {
        state.step = Step.BUILD;
        state.pending = null;
        state.left = 0;
        state.face = Face.ANY;
    }
}
