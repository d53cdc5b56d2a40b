package org.merlon.onceupon;

import org.merlon.engine.move.MoveList;

/**
 * Lists the legal moves; no other class decides what is legal.
 *
 * <p>The list is made from sets: the squares for a face, the guests that can be stolen, the lines with a possible reward
 * or power. {@link Reasons} explains refusals from the same sets and decides nothing.
 */
final class Legality {
    private Legality() {}

    static void list(OnceUponState state, MoveList moves) {
        moves.clear();
        switch (state.step) {
            case DICE -> listDice(state, moves);
            case BUILD -> {
                Castle own = state.own();
                for (int line = 0; line < Line.COUNT; line++) {
                    if (Line.of(line).completeWith(own.tokens)) {
                        listLine(state, own, Line.of(line), moves);
                    }
                }
                moves.add(Move.of(Verb.END));
            }
            case EFFECT -> listEffect(state, moves);
            case OVER -> {}
        }
    }

    private static void listDice(OnceUponState state, MoveList moves) {
        listDice(state, state.own(), state.used, state.toMove == state.active, moves);
    }

    /** Returns the moves that a seat waiting for its die of this roll could make with its current castle (U-14). */
    static MoveList ahead(OnceUponState state, int seat) {
        var moves = new MoveList();
        if (state.awaitsDie(seat)) {
            listDice(state, state.castles[seat], 0, false, moves);
        }
        return moves;
    }

    private static void listDice(OnceUponState state, Castle own, int used, boolean active, MoveList moves) {
        for (int die = 0; die < Rules.DICE; die++) {
            if ((used >>> die & 1) == 0) {
                int shown = state.dice[die];
                if (shown == Face.ANY.ordinal()) {
                    for (int face = 0; face < Face.TAKEN; face++) {
                        listFace(own, die, Face.of(face), moves);
                    }
                    if (own.has(Guest.SHEPHERDESS)) {
                        moves.add(Move.of(Verb.DIE_CLOUD, die));
                    }
                } else {
                    listFace(own, die, Face.of(shown), moves);
                }
                if (active) {
                    moves.add(Move.of(Verb.DIE_PASS, die));
                }
            }
        }
        if (!active) {
            moves.add(Move.of(Verb.PASS));
        }
    }

    private static void listFace(Castle own, int die, Face face, MoveList moves) {
        for (int rest = squares(own, face); rest != 0; rest &= rest - 1) {
            moves.add(Move.of(Verb.DIE_TOKEN, die, face.ordinal(), Board.first(rest)));
        }
        if (settlesOnly(own, face)) {
            moves.add(Move.of(Verb.DIE_FACE, die, face.ordinal()));
        }
        if (face == Face.GOLD && own.has(Guest.MONK) && own.hasFlagRoom()) {
            moves.add(Move.of(Verb.DIE_FLAG, die));
        }
    }

    /** Returns the squares for a die used as this face; with the knight, a resident die can fill any square (U-35). */
    static int squares(Castle own, Face face) {
        if (face != Face.RESIDENT) {
            return own.free(face);
        }
        return own.has(Guest.KNIGHT) ? own.free() : 0;
    }

    /** Returns true if a die used as this face can draw residents without placing a token (U-11; the cook in U-35). */
    static boolean settlesOnly(Castle own, Face face) {
        return own.residents < Castle.MAX_RESIDENTS
                && (face == Face.RESIDENT || (face == Face.FOOD && own.has(Guest.COOK) && own.free(Face.FOOD) == 0));
    }

    private static void listLine(OnceUponState state, Castle own, Line line, MoveList moves) {
        int before = moves.size();
        if (own.canDraw(line)) {
            int open = choosesGuest(state, line) ? state.pile.openGuests() : 0;
            if (open == 0) {
                moves.add(Move.of(Verb.BUILD, line.index()));
            }
            for (; open != 0; open &= open - 1) {
                moves.add(Move.of(Verb.BUILD_GUEST, line.index(), Integer.numberOfTrailingZeros(open)));
            }
        }
        switch (state.rules.power(line)) {
            case NONE -> {}
            case BOLT -> {
                for (int rest = own.guests & Guest.BOLTS; rest != 0; rest &= rest - 1) {
                    moves.add(Move.of(Verb.BUILD_BOLT, line.index(), Integer.numberOfTrailingZeros(rest)));
                }
            }
            case STEAL -> {
                for (int seat = 0; seat < state.castles.length; seat++) {
                    for (int rest = stealable(state, seat); rest != 0; rest &= rest - 1) {
                        moves.add(Move.of(Verb.BUILD_STEAL, line.index(), seat, Integer.numberOfTrailingZeros(rest)));
                    }
                }
            }
        }
        if (moves.size() == before) {
            moves.add(Move.of(Verb.SCRAP, line.index())); // a complete line without any use can be scrapped (U-22)
        }
    }

    /** Returns true if this line's reward includes a choice among the open guests (U-30). */
    static boolean choosesGuest(OnceUponState state, Line line) {
        return line.reward() == Line.Reward.FLOOR && state.pile.openSize() > 0;
    }

    /** Returns the guests that the seat to move can steal from a seat. */
    static int stealable(OnceUponState state, int seat) {
        return seat == state.toMove ? 0 : state.castles[seat].stealable();
    }

    private static void listEffect(OnceUponState state, MoveList moves) {
        for (int rest = effectSquares(state); rest != 0; rest &= rest - 1) {
            moves.add(Move.of(Verb.TOKEN, Board.first(rest)));
        }
        if (state.pending == Guest.MAGICIAN) {
            int tokens = state.own().tokens;
            for (int from = tokens; from != 0; from &= from - 1) {
                for (int to = Board.ALL & ~tokens; to != 0; to &= to - 1) {
                    moves.add(Move.of(Verb.SHIFT, Board.first(from), Board.first(to)));
                }
            }
        }
        if (namesFace(state)) {
            for (int face = 0; face < Face.TAKEN; face++) {
                moves.add(Move.of(Verb.FACE, face));
            }
        }
        moves.add(Move.of(Verb.SKIP));
    }

    /** Returns the squares on which the pending effect can put a token (U-34). */
    static int effectSquares(OnceUponState state) {
        Castle own = state.own();
        Guest guest = state.pending;
        if (guest == Guest.ARCHITECT) {
            return own.free();
        }
        Face resource = guest == Guest.DAGOBERT || guest == null ? state.face : guest.resource;
        return resource == null || !resource.isResource() ? 0 : own.free(resource);
    }

    /** Returns true if Dagobert waits for a face to be named. */
    static boolean namesFace(OnceUponState state) {
        return state.pending == Guest.DAGOBERT && state.face == Face.ANY;
    }
}
