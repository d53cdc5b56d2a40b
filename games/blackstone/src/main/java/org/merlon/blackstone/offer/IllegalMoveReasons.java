package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.words.Phrase;

/** Explains why a move is not among those that {@link LegalMoves} lists; it decides nothing. */
public final class IllegalMoveReasons {
    private IllegalMoveReasons() {}

    static Phrase why(OfferState state, int move) {
        if (!MoveCode.isWellFormed(move)) {
            return Phrase.of("blackstone-why-no-such-move");
        }
        Verb verb = MoveCode.verb(move);
        Phrase reason = state.whyUnavailable(verb);
        if (state.turnState().step == Step.OVER) {
            return Phrase.of("blackstone-why-step-over");
        }
        if (reason != null) {
            return reason;
        }
        if (state.turnState().step == Step.CORNER != (verb == Verb.CORNER)) {
            return Phrase.of(verb == Verb.CORNER ? "blackstone-why-corners-chosen" : "blackstone-why-corner-first");
        }
        if (verb.endsTurn()) {
            return state.whyNotEnding(verb);
        }
        if (state.cost(verb) > state.tokens().spendable(state.turnState().activeSeat)) {
            return unaffordable(state, verb);
        }
        return switch (verb) {
            case KNIGHT, END, PASS -> Phrase.of("blackstone-why-not-now");
            case TAKE -> Phrase.of("blackstone-why-no-open-card").with("place", MoveCode.at(move) + 1);
            case SLIDE -> slide(state, MoveCode.at(move), MoveCode.to(move));
            case SWAP -> swap(state, MoveCode.at(move), MoveCode.to(move));
            case FLIP ->
                occupied(state, MoveCode.at(move))
                        ? Phrase.of("blackstone-why-stack-flip")
                        : noVassal(MoveCode.at(move));
            case CORNER, EXCHANGE -> state.whyNotQuestMove(move);
            case USE -> use(state, move);
        };
    }

    /** Explains why no move with this verb is possible now. */
    static Phrase whyUnavailable(OfferState state, Verb verb) {
        Phrase reason = state.whyUnavailable(verb);
        if (reason != null) {
            return reason;
        }
        if (verb.endsTurn()) {
            return state.whyNotEnding(verb);
        }
        return state.cost(verb) > state.tokens().spendable(state.turnState().activeSeat)
                ? unaffordable(state, verb)
                : Phrase.of("blackstone-why-nothing-fits");
    }

    private static Phrase unaffordable(OfferState state, Verb verb) {
        int spendable = state.tokens().spendable(state.turnState().activeSeat);
        return state.cost(verb) == 1
                ? Phrase.of("blackstone-why-no-action")
                : Phrase.of("blackstone-why-cost")
                        .with("cost", state.cost(verb))
                        .with("has", spendable);
    }

    private static boolean occupied(OfferState state, int space) {
        return Space.in(state.board().occupied(), space);
    }

    private static Phrase slide(OfferState state, int from, int to) {
        if (!occupied(state, from)) {
            return noVassal(from);
        }
        return Space.in(Space.neighbours(from), to)
                ? state.whyNoSlide(from, to)
                : Phrase.of("blackstone-why-one-space");
    }

    private static Phrase swap(OfferState state, int one, int other) {
        if (!occupied(state, one) || !occupied(state, other)) {
            return noVassal(occupied(state, one) ? other : one);
        }
        return Phrase.of(
                Space.in(Space.neighbours(one), other)
                        ? "blackstone-why-reading-order"
                        : "blackstone-why-no-neighbours");
    }

    private static Phrase use(OfferState state, int move) {
        String card = Task.of(MoveCode.task(move)).id();
        if (!state.hand(state.turnState().activeSeat).contains(MoveCode.task(move))) {
            return Phrase.of("blackstone-why-not-in-hand").with("card", card);
        }
        return MoveCode.left(move) == MoveCode.NO_SPACE && MoveCode.right(move) == MoveCode.NO_SPACE
                ? Phrase.of("blackstone-why-neither-half")
                : state.whyNotQuestMove(move);
    }

    private static Phrase noVassal(int space) {
        return phraseAt("blackstone-why-no-vassal-there", space);
    }

    /** Explains that the vassal on a space does not meet a requirement. */
    public static Phrase requirementNotMet(OfferState state, Requirement requirement, int space) {
        return phraseAt("blackstone-why-not-wanted", space).with("wanted", requirement.phrase(state.blueLetters()));
    }

    /** Explains that a vassal in the hand does not meet a requirement on a space. */
    public static Phrase requirementNotMet(OfferState state, Requirement requirement, int space, int face) {
        return phraseAt("blackstone-why-not-wanted-there", space)
                .with("wanted", requirement.phrase(state.blueLetters()))
                .with("face", MessageNouns.face(face));
    }

    public static Phrase phraseAt(String key, int space) {
        return Phrase.of(key).with("at", MessageNouns.space(space));
    }
}
