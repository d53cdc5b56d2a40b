package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.words.Phrase;

/**
 * Explains why a move is not among those that {@link Legality} lists. It decides nothing: for a legal move the answer
 * is meaningless.
 */
final class Reasons {
    private Reasons() {}

    static Phrase why(KingState state, int move) {
        if (!Move.wellFormed(move)) {
            return Phrase.of("blackstone-why-no-such-move");
        }
        Verb verb = Move.verb(move);
        if (!belongs(state.step, verb)) {
            return waiting(state);
        }
        int one = Move.one(move);
        int two = Move.two(move);
        return switch (verb) {
            case FAMILY -> Phrase.of("blackstone-why-family");
            case CORNER, REFRESH -> corner(state, verb, one);
            case SLIDE, SWAP, FLIP, RETAIN, DRAW -> {
                Phrase unpaid = payment(state, verb, Move.pay(move));
                yield unpaid != null ? unpaid : action(state, verb, one, two);
            }
            case GUARD -> guard(state, one);
            case UNGUARD -> unguard(state, one);
            case KILL -> hunt(state, Dog.of(one), two);
            case COMPLETE -> TaskReasons.completing(state, move);
            case KEEP -> Phrase.of("blackstone-why-keep");
            case PLACE -> at("blackstone-why-occupied", one);
            case REWARD -> IntrigueReasons.reward(state, Reward.of(one));
            case ACCEPT -> TaskReasons.accepting(state, one);
            case DECLINE -> Phrase.of("blackstone-why-choose-reward");
            case REFILL, LEAVE_EMPTY -> waiting(state);
            case INTRIGUE -> IntrigueReasons.intrigue(state, one, two);
            case FACEDOWN -> IntrigueReasons.facedown(state, one);
            case DISCARD ->
                state.mover().hand.contains(one) ? Phrase.of("blackstone-why-few-cards") : TaskReasons.notInHand(one);
            case DISCARD_VASSAL ->
                state.mover().retained.contains(one)
                        ? Phrase.of("blackstone-why-few-vassals")
                        : Phrase.of("blackstone-why-not-retained").with("vassal", Nouns.vassal(one));
            case RECALL, LEAVE, MUSTER, DONE, PASS -> Phrase.of("blackstone-why-not-now");
        };
    }

    /** Explains why no move with this verb of the work step is possible now. */
    static Phrase closed(KingState state, Verb verb) {
        Seat seat = state.active();
        int board = state.board.occupied();
        return switch (verb) {
            case SLIDE, SWAP, FLIP, RETAIN, DRAW -> {
                boolean paid = false;
                for (int i = 0; i < Pay.count(); i++) {
                    paid |= BoardWork.accepted(state, verb, Pay.of(i)) && seat.affords(Pay.of(i));
                }
                yield paid ? Phrase.of("blackstone-why-nothing-fits") : unaffordable(verb.usual);
            }
            case GUARD -> board == 0 ? Phrase.of("blackstone-why-nothing-fits") : guard(state, Space.first(board));
            case UNGUARD ->
                state.guards.guarded() == 0
                        ? Phrase.of("blackstone-why-no-guards")
                        : unguard(state, Space.first(state.guards.guarded()));
            case KILL -> {
                for (int i = 0; i < Dog.count(); i++) {
                    if (Dogs.count(seat.dogs, Dog.of(i)) > 0) {
                        yield hunt(state, Dog.of(i), 1);
                    }
                }
                yield Phrase.of("blackstone-why-no-dogs");
            }
            default -> Phrase.of("blackstone-why-not-now");
        };
    }

    private static boolean belongs(Step step, Verb verb) {
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
    private static Phrase waiting(KingState state) {
        return switch (state.step) {
            case PLACE -> Phrase.of("blackstone-why-step-place").with("card", Nouns.vassal(state.aside.get(0)));
            case REFILL -> at("blackstone-why-step-refill", Space.first(state.marked));
            case REWARD ->
                Phrase.of(
                        state.mover().intrigue == Seat.Intrigue.FACEDOWN
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
                : Phrase.of("blackstone-why-corner-taken").withSeat("who", Legality.ownerOf(state, corner));
    }

    /** Explains why an action cannot be paid like this, or returns null if the payment is not the problem. */
    private static @Nullable Phrase payment(KingState state, Verb verb, Pay pay) {
        if (!BoardWork.accepted(state, verb, pay)) {
            return state.borrowed && state.active().family.lets(pay, verb)
                    ? Phrase.of("blackstone-why-borrowed")
                    : Phrase.of("blackstone-why-other-token")
                            .with("cost", verb.usual.noun())
                            .with("pay", pay.noun());
        }
        return state.active().affords(pay) ? null : unaffordable(pay);
    }

    private static Phrase unaffordable(Pay pay) {
        return pay == Pay.KNIGHTS
                ? Phrase.of("blackstone-why-two-knights")
                : Phrase.of("blackstone-why-no-token").with("cost", pay.noun());
    }

    private static Phrase action(KingState state, Verb verb, int one, int two) {
        return switch (verb) {
            case SLIDE -> slide(state, one, two);
            case SWAP -> swap(state, one, two);
            case FLIP -> held(state, one);
            case RETAIN -> retain(state, one, two);
            default -> draw(state, TaskDeck.of(one));
        };
    }

    private static Phrase slide(KingState state, int from, int to) {
        if (!Space.in(BoardWork.movable(state), from)) {
            return held(state, from);
        }
        return Space.in(state.board.occupied(), to)
                ? at("blackstone-why-occupied", to)
                : at("blackstone-why-no-slide", to).with("from", Nouns.space(from));
    }

    private static Phrase swap(KingState state, int one, int other) {
        int movable = BoardWork.movable(state);
        if (!Space.in(movable, one) || !Space.in(movable, other)) {
            return held(state, Space.in(movable, one) ? other : one);
        }
        int reached = state.active().family.swaps(Pay.WIZARD, one);
        return Space.in(reached, other) && one > other
                ? Phrase.of("blackstone-why-reading-order")
                : at("blackstone-why-apart", one).with("other", Nouns.space(other));
    }

    private static Phrase retain(KingState state, int space, int corner) {
        if (!Space.in(BoardWork.retainable(state), space)) {
            return held(state, space);
        }
        if (Space.in(state.board.saboteurs(), space)) {
            return Phrase.of("blackstone-why-no-corner-wanted");
        }
        return switch (corner) {
            case Move.NO_CORNER -> Phrase.of("blackstone-why-which-corner");
            case Move.NO_REFILL -> Phrase.of("blackstone-why-always-refilled");
            default -> Phrase.of("blackstone-why-no-deck-in").with("corner", Corner.name(corner));
        };
    }

    /** Explains why a card cannot be moved, flipped or retained. */
    private static Phrase held(KingState state, int space) {
        if (!Space.in(state.board.occupied(), space)) {
            return at("blackstone-why-no-card-there", space);
        }
        if (Space.in(state.marked, space)) {
            return at("blackstone-why-used", space);
        }
        if (Space.in(BoardWork.barred(state), space)) {
            return at("blackstone-why-guarded", space);
        }
        return Phrase.of(
                Space.in(state.board.saboteurs(), space)
                        ? "blackstone-why-saboteur-stays"
                        : "blackstone-why-assassin-stays");
    }

    private static Phrase draw(KingState state, TaskDeck deck) {
        return state.rules.has(deck)
                ? Phrase.of("blackstone-why-deck-empty").with("deck", Nouns.deck(deck))
                : Phrase.of("blackstone-why-no-machinations");
    }

    private static Phrase guard(KingState state, int space) {
        if (!BoardWork.guards(state, state.turn)) {
            return Phrase.of("blackstone-why-hester-guards");
        }
        if (state.active().knight == 0) {
            return Phrase.of("blackstone-why-no-knight");
        }
        if (Space.in(state.marked, space)) {
            return at("blackstone-why-used", space);
        }
        return Space.in(state.board.specials(), space)
                ? Phrase.of("blackstone-why-special-guard")
                : at("blackstone-why-no-vassal-there", space);
    }

    private static Phrase unguard(KingState state, int space) {
        if (!Space.in(state.guards.guarded(), space)) {
            return at("blackstone-why-no-guard", space);
        }
        return Space.in(BoardWork.unguardable(state), space)
                ? Phrase.of("blackstone-why-unguard-cost").with("cost", BoardWork.unguardCost(state, space))
                : Phrase.of("blackstone-why-own-guards");
    }

    private static Phrase hunt(KingState state, Dog dog, int rats) {
        Seat seat = state.active();
        if (Dogs.count(seat.dogs, dog) == 0) {
            return Phrase.of("blackstone-why-no-own-dog").with("dog", dog.noun());
        }
        if (seat.knight < dog.knights || seat.wizard < dog.wizards) {
            return Phrase.of("blackstone-why-hunt-cost")
                    .with("dog", dog.noun())
                    .with("knights", dog.knights)
                    .with("wizards", dog.wizards);
        }
        if (!BoardWork.hunts(state, dog)) {
            return Phrase.of("blackstone-why-dog-tired");
        }
        return rats > dog.maxRats
                ? Phrase.of("blackstone-why-dog-afraid").with("dog", dog.noun()).with("rats", rats)
                : Phrase.of("blackstone-why-no-such-rats").with("rats", rats);
    }

    static Phrase at(String key, int space) {
        return Phrase.of(key).with("at", Nouns.space(space));
    }
}
