package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** What Bolt guests do, and the choices that they wait for (U-32, U-34). */
final class Effects {
    /** Tokens that a guest brings, or that the magician moves. */
    static final int TWICE = 2;

    /** Residents that the bohemian brings. */
    static final int BOHEMIANS = 4;

    private Effects() {}

    /** A guest has come or is woken; only Bolt guests do something then. */
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

    /** How many choices a guest offers when its effect begins; none for those that leave no choice. */
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

    /** Dagobert's die counts as this face, twice. */
    static void name(OnceUponState state, Face face, EventLog events) {
        if (face == Face.RESIDENT) {
            Turn.settle(state, TWICE * Rules.RESIDENTS, events);
            finish(state);
        } else {
            state.face = face;
        }
    }

    /** One of the choices has been made. */
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
