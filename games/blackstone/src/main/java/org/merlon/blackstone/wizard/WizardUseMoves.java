package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.IllegalMoveReasons;
import org.merlon.blackstone.offer.MachinationRow;
import org.merlon.blackstone.offer.MoveCode;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;

/**
 * Lists, reads and spells the uses of Machinations: which vassals of the hand may be laid where (B-112).
 *
 * <p>A move encodes a vassal as twice its index in the hand, plus one if it is laid with its other side up. The two
 * sides of a card share neither faction nor role, so a requirement wants at most one of them.
 */
final class WizardUseMoves {
    /** Means that a vassal does not meet a requirement, or that no Machination can be used. */
    static final int NO_MATCH = -1;

    private WizardUseMoves() {}

    /** Returns the vassal that a move names, with the side up that it names. */
    static int vassalOf(Pile vassals, int item) {
        int vassal = vassals.get(item >> 1);
        return (item & 1) == 0 ? vassal : Vassal.flip(vassal);
    }

    /**
     * Returns the side of a vassal that meets a requirement: 0 for the upper one, 1 for the other one, or
     * {@link #NO_MATCH}.
     */
    static int matchingSide(Requirement requirement, int vassal) {
        if (requirement.wants(Vassal.upperFace(vassal))) {
            return 0;
        }
        return requirement.wants(Vassal.upperFace(Vassal.flip(vassal))) ? 1 : NO_MATCH;
    }

    /** Returns the encoding of a vassal of the hand with the side up that meets a requirement, or {@link #NO_MATCH}. */
    static int matchingItem(Requirement requirement, Pile vassals, int index) {
        int side = matchingSide(requirement, vassals.get(index));
        return side == NO_MATCH ? NO_MATCH : 2 * index + side;
    }

    /** Returns 1 if a vassal in the seat's hand could be laid for this half of a card, otherwise 0. */
    static int open(WizardState state, int seat, Requirement requirement) {
        Pile vassals = state.vassals(seat);
        for (int i = 0; i < vassals.size(); i++) {
            int item = matchingItem(requirement, vassals, i);
            if (item != NO_MATCH) {
                int face = Vassal.upperFace(vassalOf(vassals, item));
                if ((requirement.spaces(state.blueLetters()) & state.stacks().openSpaces(face)) != 0) {
                    return 1;
                }
            }
        }
        return 0;
    }

    static void list(WizardState state, MoveList moves) {
        int seat = state.turnState().activeSeat();
        Pile hand = state.hand(seat);
        Pile vassals = state.vassals(seat);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            listRight(state, vassals, task, MoveCode.NO_SPACE, 0, moves);
            for (int index = 0; index < vassals.size(); index++) {
                int item = matchingItem(task.left(), vassals, index);
                if (item != NO_MATCH) {
                    int face = Vassal.upperFace(vassalOf(vassals, item));
                    int open = task.left().spaces(state.blueLetters())
                            & state.stacks().openSpaces(face);
                    for (int remaining = open; remaining != 0; remaining &= remaining - 1) {
                        int space = Space.first(remaining);
                        moves.add(MoveCode.use(task.number(), space, item, MoveCode.NO_SPACE, 0));
                        listRight(state, vassals, task, space, item, moves);
                    }
                }
            }
        }
    }

    /**
     * Returns a Machination in the hand or in the row of which the active seat could use at least one half, regardless
     * of its cost (B-114), or {@link #NO_MATCH}.
     */
    static int usable(WizardState state) {
        int seat = state.turnState().activeSeat();
        Pile vassals = state.vassals(seat);
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            if (usable(state, vassals, Task.of(hand.get(i)))) {
                return hand.get(i);
            }
        }
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            int card = state.offer().at(place);
            if (card != MachinationRow.NO_CARD && usable(state, vassals, Task.of(card))) {
                return card;
            }
        }
        return NO_MATCH;
    }

    /**
     * Returns whether one half could be used. The right one is checked first because more vassals fit it; if both can
     * be used, so can each alone.
     */
    private static boolean usable(WizardState state, Pile vassals, Task task) {
        return usable(state, vassals, task.right()) || usable(state, vassals, task.left());
    }

    private static boolean usable(WizardState state, Pile vassals, Requirement requirement) {
        int spaces = requirement.spaces(state.blueLetters());
        for (int index = 0; index < vassals.size(); index++) {
            int item = matchingItem(requirement, vassals, index);
            if (item != NO_MATCH
                    && (spaces & state.stacks().openSpaces(Vassal.upperFace(vassalOf(vassals, item)))) != 0) {
                return true;
            }
        }
        return false;
    }

    private static void listRight(WizardState state, Pile vassals, Task task, int left, int leftItem, MoveList moves) {
        int spaces = task.right().spaces(state.blueLetters());
        int laidFace = left == MoveCode.NO_SPACE ? Face.NONE : Vassal.upperFace(vassalOf(vassals, leftItem));
        for (int index = 0; index < vassals.size(); index++) {
            int item = matchingItem(task.right(), vassals, index);
            if (item != NO_MATCH && (left == MoveCode.NO_SPACE || index != leftItem >> 1)) {
                int face = Vassal.upperFace(vassalOf(vassals, item));
                for (int remaining = spaces & open(state, face, left, laidFace);
                        remaining != 0;
                        remaining &= remaining - 1) {
                    moves.add(MoveCode.use(task.number(), left, leftItem, Space.first(remaining), item));
                }
            }
        }
    }

    /** Returns the spaces on which a vassal may be laid after another one has been laid on the space {@code left}. */
    private static int open(WizardState state, int face, int left, int laidFace) {
        int open = state.stacks().openSpaces(face);
        if (left == MoveCode.NO_SPACE) {
            return open;
        }
        return face == laidFace ? open | Space.bit(left) : open & ~Space.bit(left);
    }

    /** Explains why a card in the hand cannot be used like this. */
    static Phrase why(WizardState state, int move) {
        Pile vassals = state.vassals(state.turnState().activeSeat());
        Task task = Task.of(MoveCode.task(move));
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        int laidFace = Face.NONE;
        if (left != MoveCode.NO_SPACE) {
            Phrase unfit = whyUnfit(state, task.left(), left, MoveCode.leftItem(move), MoveCode.NO_SPACE, laidFace);
            if (unfit != null) {
                return unfit;
            }
            laidFace = Vassal.upperFace(vassalOf(vassals, MoveCode.leftItem(move)));
            if (MoveCode.leftItem(move) >> 1 == MoveCode.rightItem(move) >> 1) {
                return Phrase.of("blackstone-why-two-vassals");
            }
        }
        Phrase unfit = right == MoveCode.NO_SPACE
                ? null
                : whyUnfit(state, task.right(), right, MoveCode.rightItem(move), left, laidFace);
        return unfit == null ? Phrase.of("blackstone-why-not-now") : unfit;
    }

    private static @Nullable Phrase whyUnfit(
            WizardState state, Requirement requirement, int space, int item, int left, int laidFace) {
        Pile vassals = state.vassals(state.turnState().activeSeat());
        if (item >> 1 >= vassals.size()) {
            return Phrase.of("blackstone-why-no-such-vassal");
        }
        int face = Vassal.upperFace(vassalOf(vassals, item));
        if (!requirement.wants(face) || !Space.in(requirement.spaces(state.blueLetters()), space)) {
            return IllegalMoveReasons.requirementNotMet(state, requirement, space, face);
        }
        return Space.in(open(state, face, left, laidFace), space)
                ? null
                : IllegalMoveReasons.phraseAt("blackstone-why-other-face", space);
    }

    static ParsedMove parse(WizardState state, List<String> words) {
        Pile vassals = state.vassals(state.turnState().activeSeat());
        return MoveCode.parseUse(words, 1, name -> parseVassal(vassals, name.getFirst()));
    }

    private static ParsedMove parseVassal(Pile vassals, String name) {
        int vassal = Vassal.parse(name);
        if (vassal == Vassal.NONE) {
            return ParsedMove.refused(Phrase.of("blackstone-why-unknown-vassal"));
        }
        for (int index = 0; index < vassals.size(); index++) {
            if (Vassal.card(vassals.get(index)) == Vassal.card(vassal)) {
                return ParsedMove.of(vassals.get(index) == vassal ? 2 * index : 2 * index + 1);
            }
        }
        return ParsedMove.refused(Phrase.of("blackstone-why-no-such-vassal"));
    }
}
