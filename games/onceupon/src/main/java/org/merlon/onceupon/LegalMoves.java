package org.merlon.onceupon;

import org.merlon.engine.move.MoveList;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/**
 * Lists the legal moves; no other class decides what is legal.
 *
 * <p>The list is made from sets: the squares for a face, the guests that can be stolen, the lines with a possible reward
 * or power. {@link IllegalMoveReasons} explains refusals from the same sets and decides nothing.
 */
final class LegalMoves {
    private LegalMoves() {}

    static void list(OnceUponState state, MoveList moves) {
        moves.clear();
        switch (state.step) {
            case DICE -> listDice(state, moves);
            case BUILD -> {
                Castle castle = state.castleToMove();
                for (int line = 0; line < Line.COUNT; line++) {
                    if (Line.of(line).isComplete(castle.tokens)) {
                        listLine(state, castle, Line.of(line), moves);
                    }
                }
                moves.add(MoveCode.of(Verb.END));
            }
            case EFFECT -> listEffect(state, moves);
            case OVER -> {}
        }
    }

    private static void listDice(OnceUponState state, MoveList moves) {
        listDice(state, state.castleToMove(), state.usedDice, state.toMove == state.activeSeat, moves);
    }

    /** Returns the moves that a seat waiting for its die of this roll could make with its current castle (U-14). */
    static MoveList upcomingMoves(OnceUponState state, int seat) {
        var moves = new MoveList();
        if (state.awaitsDie(seat)) {
            listDice(state, state.castles[seat], 0, false, moves);
        }
        return moves;
    }

    private static void listDice(OnceUponState state, Castle castle, int used, boolean active, MoveList moves) {
        for (int die = 0; die < Rules.DICE_COUNT; die++) {
            if ((used >>> die & 1) == 0) {
                int shown = state.dice[die];
                if (shown == DieFace.ANY.ordinal()) {
                    for (int face = 0; face < DieFace.USABLE_COUNT; face++) {
                        listFace(castle, die, DieFace.of(face), moves);
                    }
                    if (castle.hasGuest(Guest.SHEPHERDESS)) {
                        moves.add(MoveCode.of(Verb.DIE_CLOUD, die));
                    }
                } else {
                    listFace(castle, die, DieFace.of(shown), moves);
                }
                if (active) {
                    moves.add(MoveCode.of(Verb.DIE_PASS, die));
                }
            }
        }
        if (!active) {
            moves.add(MoveCode.of(Verb.PASS));
        }
    }

    private static void listFace(Castle castle, int die, DieFace face, MoveList moves) {
        for (int remaining = squaresForFace(castle, face); remaining != 0; remaining &= remaining - 1) {
            moves.add(MoveCode.of(Verb.DIE_TOKEN, die, face.ordinal(), Board.first(remaining)));
        }
        if (drawsResidentsOnly(castle, face)) {
            moves.add(MoveCode.of(Verb.DIE_FACE, die, face.ordinal()));
        }
        if (face == DieFace.GOLD && castle.hasGuest(Guest.MONK) && castle.hasFlagRoom()) {
            moves.add(MoveCode.of(Verb.DIE_FLAG, die));
        }
    }

    /** Returns the squares for a die used as this face; with the knight, a resident die can fill any square (U-35). */
    static int squaresForFace(Castle castle, DieFace face) {
        if (face != DieFace.RESIDENT) {
            return castle.freeSquares(face);
        }
        return castle.hasGuest(Guest.KNIGHT) ? castle.freeSquares() : 0;
    }

    /** Returns true if a die used as this face can draw residents without placing a token (U-11; the cook in U-35). */
    static boolean drawsResidentsOnly(Castle castle, DieFace face) {
        return castle.residents < Castle.MAX_RESIDENTS
                && (face == DieFace.RESIDENT
                        || (face == DieFace.FOOD
                                && castle.hasGuest(Guest.COOK)
                                && castle.freeSquares(DieFace.FOOD) == 0));
    }

    private static void listLine(OnceUponState state, Castle castle, Line line, MoveList moves) {
        int before = moves.size();
        if (castle.canDraw(line)) {
            int openGuests = choosesGuest(state, line) ? state.pile.openGuests() : 0;
            if (openGuests == 0) {
                moves.add(MoveCode.of(Verb.BUILD, line.index()));
            }
            for (; openGuests != 0; openGuests &= openGuests - 1) {
                moves.add(MoveCode.of(Verb.BUILD_GUEST, line.index(), Integer.numberOfTrailingZeros(openGuests)));
            }
        }
        switch (state.rules.power(line)) {
            case NONE -> {}
            case BOLT -> {
                for (int remaining = castle.guests & Guest.BOLTS; remaining != 0; remaining &= remaining - 1) {
                    moves.add(MoveCode.of(Verb.BUILD_BOLT, line.index(), Integer.numberOfTrailingZeros(remaining)));
                }
            }
            case STEAL -> {
                for (int seat = 0; seat < state.castles.length; seat++) {
                    for (int remaining = stealableGuests(state, seat); remaining != 0; remaining &= remaining - 1) {
                        moves.add(MoveCode.of(
                                Verb.BUILD_STEAL, line.index(), seat, Integer.numberOfTrailingZeros(remaining)));
                    }
                }
            }
        }
        if (moves.size() == before) {
            moves.add(MoveCode.of(Verb.SCRAP, line.index())); // a complete line without any use can be scrapped (U-22)
        }
    }

    /** Returns true if this line's reward includes a choice among the open guests (U-30). */
    static boolean choosesGuest(OnceUponState state, Line line) {
        return line.reward() == Line.Reward.FLOOR && state.pile.openSize() > 0;
    }

    /** Returns the guests that the seat to move can steal from a seat. */
    static int stealableGuests(OnceUponState state, int seat) {
        return seat == state.toMove ? 0 : state.castles[seat].stealableGuests();
    }

    private static void listEffect(OnceUponState state, MoveList moves) {
        for (int remaining = effectSquares(state); remaining != 0; remaining &= remaining - 1) {
            moves.add(MoveCode.of(Verb.TOKEN, Board.first(remaining)));
        }
        if (state.pendingGuest == Guest.MAGICIAN) {
            int tokens = state.castleToMove().tokens;
            for (int remainingFrom = tokens; remainingFrom != 0; remainingFrom &= remainingFrom - 1) {
                for (int remainingTo = Board.ALL_SQUARES & ~tokens; remainingTo != 0; remainingTo &= remainingTo - 1) {
                    moves.add(MoveCode.of(Verb.SHIFT, Board.first(remainingFrom), Board.first(remainingTo)));
                }
            }
        }
        if (namesFace(state)) {
            for (int face = 0; face < DieFace.USABLE_COUNT; face++) {
                moves.add(MoveCode.of(Verb.FACE, face));
            }
        }
        moves.add(MoveCode.of(Verb.SKIP));
    }

    /** Returns the squares on which the pending effect can put a token (U-34). */
    static int effectSquares(OnceUponState state) {
        Castle castle = state.castleToMove();
        Guest guest = state.pendingGuest;
        if (guest == Guest.ARCHITECT) {
            return castle.freeSquares();
        }
        DieFace resource = guest == Guest.DAGOBERT || guest == null ? state.namedFace : guest.resource;
        return resource == null || !resource.isResource() ? 0 : castle.freeSquares(resource);
    }

    /** Returns true if Dagobert waits for a face to be named. */
    static boolean namesFace(OnceUponState state) {
        return state.pendingGuest == Guest.DAGOBERT && state.namedFace == DieFace.ANY;
    }
}
