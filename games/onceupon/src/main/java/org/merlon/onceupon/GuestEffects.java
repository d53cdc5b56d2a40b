package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;

/** Applies the effects of Bolt guests and the choices that they offer (U-32, U-34). */
final class GuestEffects {
    /** The number of tokens that a guest brings or the magician moves. */
    static final int EFFECT_REPEATS = 2;

    /** The number of residents that the bohemian brings. */
    static final int BOHEMIAN_RESIDENTS = 4;

    private GuestEffects() {}

    /** Starts the effect of a guest that has come or is woken; only Bolt guests have one. */
    static void startEffect(OnceUponState state, Guest guest, EventLog events) {
        if (guest.kind() != Guest.Kind.BOLT) {
            return;
        }
        if (events.isOn()) {
            events.add("effect").put("seat", state.toMove).put("guest", guest.id());
        }
        switch (guest) {
            case ARCHITECT -> {
                MoveExecutor.drawResidents(state, 1, events);
                awaitChoices(state, guest, 1);
            }
            case BOHEMIAN -> MoveExecutor.drawResidents(state, BOHEMIAN_RESIDENTS, events);
            case DAGOBERT -> {
                DieFace rolled = DieFace.of(state.chance().below(DieFace.COUNT));
                if (events.isOn()) {
                    events.add("roll")
                            .put("seat", state.toMove)
                            .put("guest", guest.id())
                            .put("dice", new Data.Arr().add(rolled.id()));
                }
                awaitChoices(state, guest, EFFECT_REPEATS);
                if (rolled != DieFace.ANY) {
                    nameFace(state, rolled, events);
                }
            }
            default -> awaitChoices(state, guest, EFFECT_REPEATS);
        }
    }

    /** Returns the number of choices that a guest offers when its effect begins, 0 if it offers none. */
    static int choiceCount(Guest guest) {
        return switch (guest) {
            case ARCHITECT -> 1;
            case LOGGER, DAGOBERT, MAGICIAN, MERCHANT, MINER, PEASANT -> EFFECT_REPEATS;
            default -> 0;
        };
    }

    private static void awaitChoices(OnceUponState state, Guest guest, int left) {
        state.step = Step.EFFECT;
        state.pendingGuest = guest;
        state.choicesLeft = left;
    }

    /** Sets the face of Dagobert's die; its result counts twice. */
    static void nameFace(OnceUponState state, DieFace face, EventLog events) {
        if (face == DieFace.RESIDENT) {
            MoveExecutor.drawResidents(state, EFFECT_REPEATS * Rules.RESIDENTS_PER_DIE, events);
            endEffect(state);
        } else {
            state.namedFace = face;
        }
    }

    /** Counts one choice as made. */
    static void spendChoice(OnceUponState state) {
        if (--state.choicesLeft == 0) {
            endEffect(state);
        }
    }

    static void endEffect(OnceUponState state) {
        state.step = Step.BUILD;
        state.pendingGuest = null;
        state.choicesLeft = 0;
        state.namedFace = DieFace.ANY;
    }
}
