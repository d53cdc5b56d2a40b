package org.merlon.torres;

import org.merlon.engine.move.MoveList;

/**
 * Lists the legal moves; no other class decides what is legal.
 *
 * <p>A verb is available or not (step, action points, cards, blocks). An available verb has a set of target spaces; a
 * verb that names an origin has one such set for each origin. {@link Reasons} explains refusals from the same sets and
 * decides nothing.
 */
final class Legality {
    /** The maximum number of blocks that can be placed from the stack in one turn (T-34). */
    static final int MAX_PLACED = 3;

    /** The maximum number of cards that can be bought in one turn (T-35). */
    static final int MAX_BOUGHT = 2;

    private static final Verb[] ACTIONS = {
        Verb.END, Verb.SCORE, Verb.DRAW, Verb.BLOCK, Verb.KNIGHT, Verb.MOVE, Verb.DOOR
    };

    private Legality() {}

    static void list(TorresState state, MoveList moves) {
        moves.clear();
        switch (state.step) {
            case CASTLE -> addAll(state, Verb.CASTLE, moves);
            case SETUP -> addAll(state, Verb.SETUP, moves);
            case KING_SETUP -> addAll(state, Verb.KING, moves);
            case STACK -> addAll(state, Verb.STACK, moves);
            case KING -> {
                addAll(state, Verb.STAY, moves);
                addAll(state, Verb.KING, moves);
            }
            case TURN -> {
                for (Verb verb : ACTIONS) {
                    if (open(state, verb)) {
                        addAll(state, verb, moves);
                    }
                }
                int held = state.played ? 0 : state.cards.kindsIn(state.toMove);
                for (; held != 0; held &= held - 1) {
                    Verb verb = Verb.of(ActionCard.of(Integer.numberOfTrailingZeros(held)));
                    if (open(state, verb)) {
                        addAll(state, verb, moves);
                    }
                }
            }
            case OVER -> {}
        }
    }

    private static void addAll(TorresState state, Verb verb, MoveList moves) {
        switch (verb.shape) {
            case NOTHING -> moves.add(Move.of(verb));
            case SIZE, SPACE -> {
                for (long rest = targets(state, verb); rest != 0; rest &= rest - 1) {
                    moves.add(Move.of(verb, Space.first(rest)));
                }
            }
            case FROM_TO -> {
                for (long from = origins(state, verb); from != 0; from &= from - 1) {
                    int origin = Space.first(from);
                    for (long rest = targets(state, verb, origin); rest != 0; rest &= rest - 1) {
                        moves.add(Move.of(verb, origin, Space.first(rest)));
                    }
                }
            }
        }
    }

    /** Returns true if a verb is available now; it may still have no target. */
    static boolean open(TorresState state, Verb verb) {
        if (!belongs(state.step, verb) || verb.cost > state.ap) {
            return false;
        }
        if (verb.card != null && (state.played || !state.cards.has(state.toMove, verb.card))) {
            return false;
        }
        return switch (verb) {
            case BLOCK -> state.placed < MAX_PLACED && state.stack > 0;
            case KNIGHT -> state.knightsLeft(state.toMove) > 0;
            case DRAW -> state.rules.deals() && state.bought < MAX_BOUGHT && hasCardToDraw(state);
            case UNDER -> hasBlock(state);
            case SUPPLY -> state.supply > 0;
            default -> true;
        };
    }

    static boolean hasCardToDraw(TorresState state) {
        return state.cards.size(state.rules.deckOf(state.toMove)) > 0
                || (state.rules.commonDeck() && state.cards.size(Cards.DISCARD) > 0);
    }

    /** Returns true if the seat to move has a block of its own left, in this turn's stack or in another one. */
    static boolean hasBlock(TorresState state) {
        return state.stack > 0 || state.stacks.largest(state.toMove) > 0;
    }

    static boolean belongs(Step step, Verb verb) {
        return switch (step) {
            case CASTLE -> verb == Verb.CASTLE;
            case SETUP -> verb == Verb.SETUP;
            case KING_SETUP -> verb == Verb.KING;
            case STACK -> verb == Verb.STACK;
            case TURN -> verb.ordinal() >= Verb.END.ordinal();
            case KING -> verb == Verb.KING || verb == Verb.STAY;
            case OVER -> false;
        };
    }

    /** Returns the targets of a verb that names one space, or the sizes that {@link Verb#STACK} can name. */
    private static long targets(TorresState state, Verb verb) {
        Board board = state.board;
        return switch (verb) {
            case CASTLE -> Building.found(board);
            case SETUP -> unoccupiedCastles(board);
            case KING -> state.step == Step.KING_SETUP ? unoccupiedCastles(board) : board.built() & ~board.occupied();
            case STACK -> state.stacks.sizes(state.toMove);
            case BLOCK, SUPPLY -> Building.place(board);
            case KNIGHT -> Reach.beside(board, board.knights(state.toMove));
            case UNDER -> Building.under(board, board.knights(state.toMove));
            default -> throw new IllegalArgumentException(verb.word() + " names no single space");
        };
    }

    /** Returns the spaces of all castles without a knight or the king (T-12). */
    private static long unoccupiedCastles(Board board) {
        long spaces = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            if ((board.castle(i) & board.occupied()) == 0) {
                spaces |= board.castle(i);
            }
        }
        return spaces;
    }

    /** Returns the spaces to which a verb can move the knight of the seat to move that stands on a space. */
    static long onward(TorresState state, Verb verb, int from) {
        return open(state, verb) ? targets(state, verb, from) : 0;
    }

    static long origins(TorresState state, Verb verb) {
        return verb == Verb.SHIFT
                ? Building.shiftable(state.board, state.rules.shiftsAny())
                : state.board.knights(state.toMove);
    }

    private static long targets(TorresState state, Verb verb, int from) {
        Board board = state.board;
        return switch (verb) {
            case MOVE -> Reach.step(board, from);
            case DOOR -> Reach.door(board, from);
            case LEAP -> Reach.leap(board, from);
            case DIAGONAL -> Reach.diagonal(board, from);
            case DOORS -> Reach.doors(board, from);
            case SHIFT -> Building.shift(board, from);
            case RELOCATE -> Reach.beside(board, board.knights(state.toMove) & ~Space.bit(from));
            case VAULT -> Reach.vault(board, from);
            default -> throw new IllegalArgumentException(verb.word() + " names no two spaces");
        };
    }
}
