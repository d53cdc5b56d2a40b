package org.merlon.blackstone.king.legal;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.words.Phrase;

/**
 * Explains why a move is not among those that {@link LegalMoves} lists. It decides nothing: for a legal move the answer
 * is meaningless.
 */
public final class IllegalMoveReasons {
    private IllegalMoveReasons() {}

    public static Phrase why(KingState state, int move) {
        if (!MoveCode.isWellFormed(move)) {
            return Phrase.of("blackstone-why-no-such-move");
        }
        Verb verb = MoveCode.verb(move);
        if (!isAllowedIn(state.step, verb)) {
            return whatStepWaitsFor(state);
        }
        int first = MoveCode.first(move);
        int second = MoveCode.second(move);
        return switch (verb) {
            case FAMILY -> Phrase.of("blackstone-why-family");
            case CORNER, REFRESH -> corner(state, verb, first);
            case SLIDE, SWAP, FLIP, RETAIN, DRAW -> {
                Phrase unpaid = whyNotPayable(state, verb, MoveCode.cost(move));
                yield unpaid != null ? unpaid : action(state, verb, first, second);
            }
            case GUARD -> guard(state, first);
            case UNGUARD -> unguard(state, first);
            case KILL -> hunt(state, Dog.of(first), second);
            case COMPLETE -> TaskReasons.whyNotComplete(state, move);
            case KEEP -> Phrase.of("blackstone-why-keep");
            case PLACE -> phraseAt("blackstone-why-occupied", first);
            case REWARD -> IntrigueReasons.reward(state, Reward.of(first));
            case ACCEPT -> TaskReasons.whyNotAccept(state, first);
            case DECLINE -> Phrase.of("blackstone-why-choose-reward");
            case REFILL, LEAVE_EMPTY -> whatStepWaitsFor(state);
            case INTRIGUE -> IntrigueReasons.intrigue(state, first, second);
            case FACEDOWN -> IntrigueReasons.facedown(state, first);
            case DISCARD ->
                state.seatToMove().hand.contains(first)
                        ? Phrase.of("blackstone-why-few-cards")
                        : TaskReasons.notInHand(first);
            case DISCARD_VASSAL ->
                state.seatToMove().retained.contains(first)
                        ? Phrase.of("blackstone-why-few-vassals")
                        : Phrase.of("blackstone-why-not-retained").with("vassal", MessageNouns.vassal(first));
            case RECALL, LEAVE, MUSTER, DONE, PASS -> Phrase.of("blackstone-why-not-now");
        };
    }

    /** Explains why no move with this verb of the work step is possible now. */
    public static Phrase whyUnavailable(KingState state, Verb verb) {
        Seat seat = state.activeSeat();
        int board = state.board.occupied();
        return switch (verb) {
            case SLIDE, SWAP, FLIP, RETAIN, DRAW -> {
                boolean paid = false;
                for (int i = 0; i < TokenCost.count(); i++) {
                    paid |= AllowedActions.acceptsCost(state, verb, TokenCost.of(i)) && seat.canAfford(TokenCost.of(i));
                }
                yield paid ? Phrase.of("blackstone-why-nothing-fits") : unaffordable(verb.usualCost);
            }
            case GUARD -> board == 0 ? Phrase.of("blackstone-why-nothing-fits") : guard(state, Space.first(board));
            case UNGUARD ->
                state.guards.guarded() == 0
                        ? Phrase.of("blackstone-why-no-guards")
                        : unguard(state, Space.first(state.guards.guarded()));
            case KILL -> {
                for (int i = 0; i < Dog.count(); i++) {
                    if (DogCounts.count(seat.dogs, Dog.of(i)) > 0) {
                        yield hunt(state, Dog.of(i), 1);
                    }
                }
                yield Phrase.of("blackstone-why-no-dogs");
            }
            default -> Phrase.of("blackstone-why-not-now");
        };
    }

    private static boolean isAllowedIn(Step step, Verb verb) {
        return switch (step) {
            case FAMILY -> verb == Verb.FAMILY;
            case CORNER -> verb == Verb.CORNER;
            case REFRESH -> verb == Verb.REFRESH;
            case RECALL -> verb == Verb.RECALL || verb == Verb.LEAVE;
            case MUSTER -> verb == Verb.MUSTER;
            case WORK -> verb.ordinal() >= Verb.SLIDE.ordinal() && verb.ordinal() <= Verb.DONE.ordinal();
            case KEEP -> verb == Verb.KEEP;
            case PLACE -> verb == Verb.PLACE;
            case REWARD -> verb == Verb.REWARD || verb == Verb.ACCEPT || verb == Verb.DECLINE;
            case REFILL -> verb == Verb.REFILL || verb == Verb.LEAVE_EMPTY;
            case INTRIGUE -> verb == Verb.INTRIGUE || verb == Verb.FACEDOWN || verb == Verb.PASS;
            case LIMITS -> verb == Verb.DISCARD || verb == Verb.DISCARD_VASSAL;
            case OVER -> false;
        };
    }

    /** Says what the game waits for. */
    private static Phrase whatStepWaitsFor(KingState state) {
        return switch (state.step) {
            case PLACE -> Phrase.of("blackstone-why-step-place").with("card", MessageNouns.vassal(state.aside.get(0)));
            case REFILL -> phraseAt("blackstone-why-step-refill", Space.first(state.marked));
            case REWARD ->
                Phrase.of(
                        state.seatToMove().intrigue == Seat.Intrigue.FACEDOWN
                                ? "blackstone-why-step-facedown"
                                : "blackstone-why-step-reward");
            default -> Phrase.of("blackstone-why-step-" + state.step.id());
        };
    }

    private static Phrase corner(KingState state, Verb verb, int corner) {
        if (!state.corners.has(corner)) {
            return Phrase.of("blackstone-why-no-deck-there");
        }
        return verb == Verb.REFRESH
                ? Phrase.of("blackstone-why-refresh-other")
                : Phrase.of("blackstone-why-corner-taken").withSeat("who", LegalMoves.cornerOwner(state, corner));
    }

    /** Explains why an action cannot be paid like this, or returns null if the payment is not the problem. */
    private static @Nullable Phrase whyNotPayable(KingState state, Verb verb, TokenCost cost) {
        if (!AllowedActions.acceptsCost(state, verb, cost)) {
            return state.borrowed && state.activeSeat().family.acceptsOtherCost(cost, verb)
                    ? Phrase.of("blackstone-why-borrowed")
                    : Phrase.of("blackstone-why-other-token")
                            .with("cost", verb.usualCost.noun())
                            .with("pay", cost.noun());
        }
        return state.activeSeat().canAfford(cost) ? null : unaffordable(cost);
    }

    private static Phrase unaffordable(TokenCost cost) {
        return cost == TokenCost.KNIGHTS
                ? Phrase.of("blackstone-why-two-knights")
                : Phrase.of("blackstone-why-no-token").with("cost", cost.noun());
    }

    private static Phrase action(KingState state, Verb verb, int first, int second) {
        return switch (verb) {
            case SLIDE -> slide(state, first, second);
            case SWAP -> swap(state, first, second);
            case FLIP -> whyNotMovable(state, first);
            case RETAIN -> retain(state, first, second);
            default -> draw(state, TaskDeck.of(first), second == MoveCode.TWO_CARDS);
        };
    }

    private static Phrase slide(KingState state, int from, int to) {
        if (!Space.in(AllowedActions.movable(state), from)) {
            return whyNotMovable(state, from);
        }
        return Space.in(state.board.occupied(), to)
                ? phraseAt("blackstone-why-occupied", to)
                : phraseAt("blackstone-why-no-slide", to).with("from", MessageNouns.space(from));
    }

    private static Phrase swap(KingState state, int one, int other) {
        int movable = AllowedActions.movable(state);
        if (!Space.in(movable, one) || !Space.in(movable, other)) {
            return whyNotMovable(state, Space.in(movable, one) ? other : one);
        }
        int reached = state.activeSeat().family.swapTargets(TokenCost.WIZARD, one);
        return Space.in(reached, other) && one > other
                ? Phrase.of("blackstone-why-reading-order")
                : phraseAt("blackstone-why-apart", one).with("other", MessageNouns.space(other));
    }

    private static Phrase retain(KingState state, int space, int corner) {
        if (!Space.in(AllowedActions.retainable(state), space)) {
            return whyNotMovable(state, space);
        }
        if (Space.in(state.board.saboteurs(), space)) {
            return Phrase.of("blackstone-why-no-corner-wanted");
        }
        return switch (corner) {
            case MoveCode.NO_CORNER -> Phrase.of("blackstone-why-which-corner");
            case MoveCode.NO_REFILL -> Phrase.of("blackstone-why-always-refilled");
            default ->
                state.corners.has(corner)
                        ? Phrase.of("blackstone-why-no-refill")
                        : Phrase.of("blackstone-why-no-deck-in").with("corner", Corner.name(corner));
        };
    }

    /** Explains why a card cannot be moved, flipped or retained. */
    private static Phrase whyNotMovable(KingState state, int space) {
        if (!Space.in(state.board.occupied(), space)) {
            return phraseAt("blackstone-why-no-card-there", space);
        }
        if (Space.in(state.marked, space)) {
            return phraseAt("blackstone-why-used", space);
        }
        if (Space.in(AllowedActions.blockedByGuards(state), space)) {
            return phraseAt("blackstone-why-guarded", space);
        }
        return Phrase.of(
                Space.in(state.board.saboteurs(), space)
                        ? "blackstone-why-saboteur-stays"
                        : "blackstone-why-assassin-stays");
    }

    private static Phrase draw(KingState state, TaskDeck deck, boolean two) {
        if (two && !state.activeSeat().family.drawsTwoCards()) {
            return Phrase.of("blackstone-why-marbuck-two");
        }
        if (two && state.drewTwo) {
            return Phrase.of("blackstone-why-drew-two");
        }
        if (two && state.tasks.canDraw(deck)) {
            return Phrase.of("blackstone-why-one-card").with("deck", MessageNouns.deck(deck));
        }
        return state.rules.hasDeck(deck)
                ? Phrase.of("blackstone-why-deck-empty").with("deck", MessageNouns.deck(deck))
                : Phrase.of("blackstone-why-no-machinations");
    }

    private static Phrase guard(KingState state, int space) {
        if (!AllowedActions.maySetGuards(state, state.turn)) {
            return Phrase.of("blackstone-why-hester-guards");
        }
        if (state.activeSeat().knightTokens == 0) {
            return Phrase.of("blackstone-why-no-knight");
        }
        if (Space.in(state.marked, space)) {
            return phraseAt("blackstone-why-used", space);
        }
        return Space.in(state.board.specials(), space)
                ? Phrase.of("blackstone-why-special-guard")
                : phraseAt("blackstone-why-no-vassal-there", space);
    }

    private static Phrase unguard(KingState state, int space) {
        if (!Space.in(state.guards.guarded(), space)) {
            return phraseAt("blackstone-why-no-guard", space);
        }
        return Space.in(AllowedActions.unguardable(state), space)
                ? Phrase.of("blackstone-why-unguard-cost").with("cost", AllowedActions.unguardCost(state, space))
                : Phrase.of("blackstone-why-own-guards");
    }

    private static Phrase hunt(KingState state, Dog dog, int rats) {
        Seat seat = state.activeSeat();
        if (DogCounts.count(seat.dogs, dog) == 0) {
            return Phrase.of("blackstone-why-no-own-dog").with("dog", dog.noun());
        }
        if (seat.knightTokens < dog.knights || seat.wizardTokens < dog.wizards) {
            return Phrase.of("blackstone-why-hunt-cost")
                    .with("dog", dog.noun())
                    .with("knights", dog.knights)
                    .with("wizards", dog.wizards);
        }
        if (!AllowedActions.canHunt(state, dog)) {
            return Phrase.of("blackstone-why-dog-tired");
        }
        return rats > dog.maxRats
                ? Phrase.of("blackstone-why-dog-afraid").with("dog", dog.noun()).with("rats", rats)
                : Phrase.of("blackstone-why-no-such-rats").with("rats", rats);
    }

    static Phrase phraseAt(String key, int space) {
        return Phrase.of(key).with("at", MessageNouns.space(space));
    }
}
