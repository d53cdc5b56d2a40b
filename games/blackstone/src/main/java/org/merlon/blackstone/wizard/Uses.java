package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.Offer;
import org.merlon.blackstone.offer.Reasons;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.words.Phrase;

/**
 * Lists, reads and spells the uses of Machinations: which vassals of the hand may be laid where (B-112).
 *
 * <p>A move encodes a vassal as twice its index in the hand, plus one if it is laid with its other side up. The two
 * sides of a card share neither faction nor role, so a requirement wants at most one of them.
 */
final class Uses {
    /** Means that a vassal does not meet a requirement, or that no Machination can be used. */
    static final int NOTHING = -1;

    private Uses() {}

    /** Returns the vassal that a move names, with the side up that it names. */
    static int vassal(Pile vassals, int thing) {
        int vassal = vassals.get(thing >> 1);
        return (thing & 1) == 0 ? vassal : Vassal.flip(vassal);
    }

    /**
     * Returns the side of a vassal that meets a requirement: 0 for the upper one, 1 for the other one, or
     * {@link #NOTHING}.
     */
    static int side(Requirement wanted, int vassal) {
        if (wanted.wants(Vassal.up(vassal))) {
            return 0;
        }
        return wanted.wants(Vassal.up(Vassal.flip(vassal))) ? 1 : NOTHING;
    }

    /** Returns the encoding of a vassal of the hand with the side up that meets a requirement, or {@link #NOTHING}. */
    static int meeting(Requirement wanted, Pile vassals, int index) {
        int side = side(wanted, vassals.get(index));
        return side == NOTHING ? NOTHING : 2 * index + side;
    }

    /** Returns 1 if a vassal in the seat's hand could be laid for this half of a card, otherwise 0. */
    static int open(WizardState state, int seat, Requirement wanted) {
        Pile vassals = state.vassals(seat);
        for (int i = 0; i < vassals.size(); i++) {
            int thing = meeting(wanted, vassals, i);
            if (thing != NOTHING) {
                int face = Vassal.up(vassal(vassals, thing));
                if ((wanted.spaces(state.blueLetters()) & state.stacks().open(face)) != 0) {
                    return 1;
                }
            }
        }
        return 0;
    }

    static void list(WizardState state, MoveList moves) {
        int seat = state.course().turn();
        Pile hand = state.hand(seat);
        Pile vassals = state.vassals(seat);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            listRight(state, vassals, task, Move.NO_SPACE, 0, moves);
            for (int index = 0; index < vassals.size(); index++) {
                int thing = meeting(task.left(), vassals, index);
                if (thing != NOTHING) {
                    int face = Vassal.up(vassal(vassals, thing));
                    int open = task.left().spaces(state.blueLetters())
                            & state.stacks().open(face);
                    for (int rest = open; rest != 0; rest &= rest - 1) {
                        int space = Space.first(rest);
                        moves.add(Move.use(task.number(), space, thing, Move.NO_SPACE, 0));
                        listRight(state, vassals, task, space, thing, moves);
                    }
                }
            }
        }
    }

    /**
     * Returns a Machination in the hand or in the row of which the active seat could use at least one half, regardless
     * of its cost (B-114), or {@link #NOTHING}.
     */
    static int possible(WizardState state) {
        int seat = state.course().turn();
        Pile vassals = state.vassals(seat);
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            if (possible(state, vassals, Task.of(hand.get(i)))) {
                return hand.get(i);
            }
        }
        for (int place = 0; place < Offer.OPEN; place++) {
            int card = state.offer().at(place);
            if (card != Offer.GAP && possible(state, vassals, Task.of(card))) {
                return card;
            }
        }
        return NOTHING;
    }

    /**
     * Returns whether one half could be used. The right one is checked first because more vassals fit it; if both can
     * be used, so can each alone.
     */
    private static boolean possible(WizardState state, Pile vassals, Task task) {
        return possible(state, vassals, task.right()) || possible(state, vassals, task.left());
    }

    private static boolean possible(WizardState state, Pile vassals, Requirement wanted) {
        int spaces = wanted.spaces(state.blueLetters());
        for (int index = 0; index < vassals.size(); index++) {
            int thing = meeting(wanted, vassals, index);
            if (thing != NOTHING && (spaces & state.stacks().open(Vassal.up(vassal(vassals, thing)))) != 0) {
                return true;
            }
        }
        return false;
    }

    private static void listRight(WizardState state, Pile vassals, Task task, int left, int leftThing, MoveList moves) {
        int spaces = task.right().spaces(state.blueLetters());
        int laid = left == Move.NO_SPACE ? Face.NONE : Vassal.up(vassal(vassals, leftThing));
        for (int index = 0; index < vassals.size(); index++) {
            int thing = meeting(task.right(), vassals, index);
            if (thing != NOTHING && (left == Move.NO_SPACE || index != leftThing >> 1)) {
                int face = Vassal.up(vassal(vassals, thing));
                for (int rest = spaces & open(state, face, left, laid); rest != 0; rest &= rest - 1) {
                    moves.add(Move.use(task.number(), left, leftThing, Space.first(rest), thing));
                }
            }
        }
    }

    /** Returns the spaces on which a vassal may be laid after another one has been laid on the space {@code left}. */
    private static int open(WizardState state, int face, int left, int laid) {
        int open = state.stacks().open(face);
        if (left == Move.NO_SPACE) {
            return open;
        }
        return face == laid ? open | Space.bit(left) : open & ~Space.bit(left);
    }

    /** Explains why a card in the hand cannot be used like this. */
    static Phrase why(WizardState state, int move) {
        Pile vassals = state.vassals(state.course().turn());
        Task task = Task.of(Move.task(move));
        int left = Move.left(move);
        int right = Move.right(move);
        int laid = Face.NONE;
        if (left != Move.NO_SPACE) {
            Phrase unfit = unfit(state, task.left(), left, Move.leftThing(move), Move.NO_SPACE, laid);
            if (unfit != null) {
                return unfit;
            }
            laid = Vassal.up(vassal(vassals, Move.leftThing(move)));
            if (Move.leftThing(move) >> 1 == Move.rightThing(move) >> 1) {
                return Phrase.of("blackstone-why-two-vassals");
            }
        }
        Phrase unfit =
                right == Move.NO_SPACE ? null : unfit(state, task.right(), right, Move.rightThing(move), left, laid);
        return unfit == null ? Phrase.of("blackstone-why-not-now") : unfit;
    }

    private static @Nullable Phrase unfit(
            WizardState state, Requirement wanted, int space, int thing, int left, int laid) {
        Pile vassals = state.vassals(state.course().turn());
        if (thing >> 1 >= vassals.size()) {
            return Phrase.of("blackstone-why-no-such-vassal");
        }
        int face = Vassal.up(vassal(vassals, thing));
        if (!wanted.wants(face) || !Space.in(wanted.spaces(state.blueLetters()), space)) {
            return Reasons.unmet(state, wanted, space, face);
        }
        return Space.in(open(state, face, left, laid), space) ? null : Reasons.at("blackstone-why-other-face", space);
    }

    static Reading read(WizardState state, List<String> words) {
        Pile vassals = state.vassals(state.course().turn());
        return Move.readUse(words, 1, name -> readVassal(vassals, name.getFirst()));
    }

    private static Reading readVassal(Pile vassals, String name) {
        int vassal = Vassal.parse(name);
        if (vassal == Vassal.NONE) {
            return Reading.refused(Phrase.of("blackstone-why-unknown-vassal"));
        }
        for (int index = 0; index < vassals.size(); index++) {
            if (Vassal.card(vassals.get(index)) == Vassal.card(vassal)) {
                return Reading.of(vassals.get(index) == vassal ? 2 * index : 2 * index + 1);
            }
        }
        return Reading.refused(Phrase.of("blackstone-why-no-such-vassal"));
    }
}
