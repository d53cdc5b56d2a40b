package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;

/** Why a move is not legal, in words for whoever tried it; no reason means that it is. */
final class Reasons {
    private Reasons() {}

    static @Nullable String against(KingState state, int move) {
        Verb verb = Move.verb(move);
        if (!belongs(state.step, verb)) {
            return waiting(state);
        }
        int one = Move.one(move);
        int two = Move.two(move);
        return switch (verb) {
            case FAMILY -> (state.mover().offered >>> one & 1) != 0 ? null : "this family was not dealt to you";
            case CORNER, REFRESH -> corner(state, verb, one);
            case SLIDE, SWAP, FLIP, RETAIN, DRAW -> {
                String reason = payment(state, verb, Move.pay(move));
                yield reason != null ? reason : action(state, verb, one, two, Move.pay(move));
            }
            case GUARD -> guard(state, one);
            case UNGUARD -> unguard(state, one);
            case KILL -> hunt(state, Dog.of(one), two);
            case COMPLETE -> TaskReasons.against(state, move);
            case KEEP -> state.drawn.contains(one) ? null : "keep one of the two cards that were drawn";
            case PLACE ->
                Space.in(state.board.free(), one) ? null : "there is a card on " + Space.name(one) + " already";
            case REWARD -> IntrigueReasons.reward(state, Reward.of(one));
            case ACCEPT -> TaskReasons.againstAccepting(state, one, Move.way(move));
            case DECLINE -> state.mover().intrigue == Seat.Intrigue.FACEDOWN ? null : "choose a reward";
            case REFILL, LEAVE_EMPTY ->
                one == Space.first(state.marked) ? null : "first decide about " + Space.name(Space.first(state.marked));
            case INTRIGUE -> IntrigueReasons.intrigue(state, one, two);
            case FACEDOWN -> IntrigueReasons.facedown(state, one);
            case DISCARD -> {
                Seat seat = state.mover();
                if (!seat.hand.contains(one)) {
                    yield Task.of(one).id() + " is not in your hand";
                }
                yield seat.hand.size() > seat.kings() ? null : "you do not hold too many cards";
            }
            case DISCARD_VASSAL -> {
                Seat seat = state.mover();
                if (!seat.retained.contains(one)) {
                    yield "you have not retained " + Vassal.name(one);
                }
                yield seat.retained.size() > seat.kings() ? null : "you have not retained too many vassals";
            }
            case RECALL, LEAVE, MUSTER, DONE, PASS -> null;
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

    /** What the game waits for. */
    private static String waiting(KingState state) {
        return switch (state.step) {
            case FAMILY -> "first choose a family";
            case CORNER -> "first choose your replenishment deck";
            case REFRESH -> "first choose the deck for refreshing";
            case RECALL -> "first say whether the face-down card comes back: recall or leave";
            case MUSTER -> "first say what a Knight-Wizard card brings: muster knight or muster wizard";
            case WORK -> "now is the time for actions and tasks; done ends it";
            case KEEP -> "first keep one of the two cards that were drawn";
            case PLACE -> "first place " + Vassal.name(state.aside.get(0)) + " on a free space";
            case REWARD ->
                state.mover().intrigue == Seat.Intrigue.FACEDOWN
                        ? "first answer for the face-down card: accept or decline"
                        : "first choose the reward of the intrigue token";
            case REFILL -> "first decide about " + Space.name(Space.first(state.marked)) + ": refill or leave";
            case INTRIGUE -> "now is the time for intrigue; pass declines it";
            case LIMITS -> "first discard what is more than you have Kings";
            case OVER -> "the game is over";
        };
    }

    /** Why a seat cannot choose a corner deck, or null (B-12). */
    static @Nullable String corner(KingState state, Verb verb, int corner) {
        if (!state.corners.has(corner)) {
            return "there is no deck in this corner";
        }
        if (verb == Verb.REFRESH) {
            return corner == state.mover().corner ? "the refresh deck is another one than your own" : null;
        }
        if (state.rules.edition.cornersDiffer()) {
            for (int seat = 0; seat < state.seats.length; seat++) {
                if (seat != state.toMove && state.seats[seat].corner == corner) {
                    return "seat " + seat + " has taken this deck, and everybody has another one";
                }
            }
        }
        return null;
    }

    /** Whether an action can be paid like this, and the tokens are there. */
    private static @Nullable String payment(KingState state, Verb verb, Pay pay) {
        if (!Work.accepted(state, verb, pay)) {
            boolean spent = state.borrowed && state.active().family.lets(pay, verb);
            return spent
                    ? "a token does the work of the other kind once a turn only"
                    : "'" + verb.word + "' costs " + verb.usual.words() + "; " + pay.words() + " will not do here";
        }
        return state.active().affords(pay) ? null : "this costs " + pay.words() + ", and you have none to spend";
    }

    private static @Nullable String action(KingState state, Verb verb, int one, int two, Pay pay) {
        return switch (verb) {
            case SLIDE -> slide(state, one, two, pay);
            case SWAP -> swap(state, one, two, pay);
            case FLIP -> held(state, Work.flippable(state), one);
            case RETAIN -> retain(state, one, two);
            default -> draw(state, TaskDeck.of(one));
        };
    }

    private static @Nullable String slide(KingState state, int from, int to, Pay pay) {
        String reason = held(state, Work.movable(state), from);
        if (reason != null) {
            return reason;
        }
        if (Space.in(state.board.occupied(), to)) {
            return "there is a card on " + Space.name(to);
        }
        boolean reached = Space.in(state.active().family.slides(pay, from, state.board.free()), to);
        return reached ? null : "a slide does not lead from " + Space.name(from) + " to " + Space.name(to);
    }

    private static @Nullable String swap(KingState state, int one, int other, Pay pay) {
        String reason = held(state, Work.movable(state), one);
        if (reason == null) {
            reason = held(state, Work.movable(state), other);
        }
        if (reason != null) {
            return reason;
        }
        if (!Space.in(state.active().family.swaps(pay, one), other)) {
            return Space.name(one) + " and " + Space.name(other) + " are not next to each other";
        }
        return one < other ? null : "name the space first that comes first in reading order";
    }

    private static @Nullable String retain(KingState state, int space, int corner) {
        String reason = held(state, Work.retainable(state), space);
        if (reason != null || refillFits(state, space, corner)) {
            return reason;
        }
        if (Space.in(state.board.saboteurs(), space)) {
            return "a saboteur resets the board: name no corner";
        }
        return switch (corner) {
            case Move.NO_CORNER -> "name the corner deck that refills the space";
            case Move.NO_REFILL -> "a retained vassal's space is always refilled in this game";
            default -> "there is no deck in corner " + Corner.name(corner);
        };
    }

    /** Whether the card on a space can be retained with this way of refilling (B-31, B-72, B-122). */
    static boolean refillFits(KingState state, int space, int corner) {
        if (Space.in(state.board.saboteurs(), space)) {
            return corner == Move.NO_CORNER;
        }
        return switch (corner) {
            case Move.NO_CORNER -> false;
            case Move.NO_REFILL -> state.rules.kind.choosesRefills();
            default -> state.corners.has(corner);
        };
    }

    /** Why a card cannot be moved or flipped or retained: it must be in the set. */
    private static @Nullable String held(KingState state, int set, int space) {
        if (Space.in(set, space)) {
            return null;
        }
        String name = Space.name(space);
        if (!Space.in(state.board.occupied(), space)) {
            return "there is no card on " + name;
        }
        if (Space.in(state.marked, space)) {
            return "the vassal on " + name + " has been used this turn";
        }
        if (Space.in(Work.barred(state), space)) {
            return "the vassal on " + name + " is guarded";
        }
        return Space.in(state.board.saboteurs(), space)
                ? "a saboteur stays where it is"
                : "an assassin cannot be retained";
    }

    private static @Nullable String draw(KingState state, TaskDeck deck) {
        if (!state.rules.has(deck)) {
            return "there is no Machination deck in this game";
        }
        return state.tasks.drawable(deck) ? null : "the " + deck.id() + " deck has no card left, nor have its discards";
    }

    private static @Nullable String guard(KingState state, int space) {
        if (!state.rules.edition.everybodyGuards() && !state.active().family.guards()) {
            return "only Hester sets guards in this edition";
        }
        if (state.active().knight == 0) {
            return "a guard is a knight token, and you have none";
        }
        if (Space.in(Work.guardable(state), space)) {
            return null;
        }
        String name = Space.name(space);
        if (Space.in(state.marked, space)) {
            return "the vassal on " + name + " has been used this turn";
        }
        return Space.in(state.board.specials(), space)
                ? "assassins and saboteurs cannot be guarded"
                : "there is no vassal on " + name;
    }

    private static @Nullable String unguard(KingState state, int space) {
        if (!Space.in(state.guards.guarded(), space)) {
            return "there is no guard on " + Space.name(space);
        }
        if (!Space.in(Work.unguardable(state), space)) {
            return "Hester cannot take her own guards away";
        }
        int cost = Work.unguardCost(state, space);
        return state.active().knight >= cost ? null : "taking this guard away costs " + cost + " knight tokens";
    }

    private static @Nullable String hunt(KingState state, Dog dog, int rats) {
        Seat seat = state.active();
        if (Dogs.count(seat.dogs, dog) == 0) {
            return "you have no " + dog.id;
        }
        if (seat.knight < dog.knights || seat.wizard < dog.wizards) {
            return "the " + dog.id + " hunts for " + (dog.knights > 0 ? "a knight token" : "")
                    + (dog.knights > 0 && dog.wizards > 0 ? " and " : "") + (dog.wizards > 0 ? "a wizard token" : "");
        }
        if (!Work.hunts(state, dog)) {
            return "a dog hunts once a turn";
        }
        if (rats > dog.maxRats) {
            return "the " + dog.id + " does not dare to attack " + rats + " rats";
        }
        return state.rats.active.contains(rats) ? null : "there is no card of " + rats + " unplagued rats";
    }
}
