package org.merlon.torres;

import org.merlon.engine.move.MoveList;
import org.merlon.torres.board.BlockTargets;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.KnightTargets;
import org.merlon.torres.board.Space;

/**
 * Lists the legal moves; no other class decides what is legal.
 *
 * <p>A verb is available or not (step, action points, cards, blocks). An available verb has a set of target spaces; a
 * verb that names an origin has one such set for each origin. {@link IllegalMoveReasons} explains refusals from the same sets and
 * decides nothing.
 */
final class LegalMoves {
    /** The maximum number of blocks that can be placed from the stack in one turn (T-34). */
    static final int MAX_PLACED = 3;

    /** The maximum number of cards that can be bought in one turn (T-35). */
    static final int MAX_BOUGHT = 2;

    private static final Verb[] TURN_VERBS = {
        Verb.END, Verb.SCORE, Verb.DRAW, Verb.BLOCK, Verb.KNIGHT, Verb.MOVE, Verb.DOOR
    };

    private LegalMoves() {}

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
                for (Verb verb : TURN_VERBS) {
                    if (isAvailable(state, verb)) {
                        addAll(state, verb, moves);
                    }
                }
                int heldCards = state.hasPlayedCard ? 0 : state.cards.kindsIn(state.toMove);
                for (; heldCards != 0; heldCards &= heldCards - 1) {
                    Verb verb = Verb.of(ActionCard.of(Integer.numberOfTrailingZeros(heldCards)));
                    if (isAvailable(state, verb)) {
                        addAll(state, verb, moves);
                    }
                }
            }
            case OVER -> {}
        }
    }

    private static void addAll(TorresState state, Verb verb, MoveList moves) {
        switch (verb.shape) {
            case NOTHING -> moves.add(MoveCode.of(verb));
            case SIZE, SPACE -> {
                for (long remaining = targets(state, verb); remaining != 0; remaining &= remaining - 1) {
                    moves.add(MoveCode.of(verb, Space.first(remaining)));
                }
            }
            case FROM_TO -> {
                for (long remainingOrigins = origins(state, verb);
                        remainingOrigins != 0;
                        remainingOrigins &= remainingOrigins - 1) {
                    int origin = Space.first(remainingOrigins);
                    for (long remaining = targets(state, verb, origin); remaining != 0; remaining &= remaining - 1) {
                        moves.add(MoveCode.of(verb, origin, Space.first(remaining)));
                    }
                }
            }
        }
    }

    /** Returns true if a verb is available now; it may still have no target. */
    static boolean isAvailable(TorresState state, Verb verb) {
        if (!isAllowedIn(state.step, verb) || verb.cost > state.actionPoints) {
            return false;
        }
        if (verb.card != null && (state.hasPlayedCard || !state.cards.has(state.toMove, verb.card))) {
            return false;
        }
        return switch (verb) {
            case BLOCK -> state.blocksPlaced < MAX_PLACED && state.blocksInStack > 0;
            case KNIGHT -> state.knightsLeft(state.toMove) > 0;
            case DRAW -> state.rules.canDrawCards() && state.cardsBought < MAX_BOUGHT && hasCardToDraw(state);
            case UNDER -> hasBlock(state);
            case SUPPLY -> state.supply > 0;
            default -> true;
        };
    }

    static boolean hasCardToDraw(TorresState state) {
        return state.cards.size(state.rules.deckOf(state.toMove)) > 0
                || (state.rules.hasCommonDeck() && state.cards.size(Cards.DISCARD) > 0);
    }

    /** Returns true if the seat to move has a block of its own left, in this turn's stack or in another one. */
    static boolean hasBlock(TorresState state) {
        return state.blocksInStack > 0 || state.stacks.largest(state.toMove) > 0;
    }

    static boolean isAllowedIn(Step step, Verb verb) {
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
            case CASTLE -> BlockTargets.newCastleTargets(board);
            case SETUP -> unoccupiedCastles(board);
            case KING -> state.step == Step.KING_SETUP ? unoccupiedCastles(board) : board.built() & ~board.occupied();
            case STACK -> state.stacks.sizes(state.toMove);
            case BLOCK, SUPPLY -> BlockTargets.placementTargets(board);
            case KNIGHT -> KnightTargets.beside(board, board.knights(state.toMove));
            case UNDER -> BlockTargets.underKnightTargets(board, board.knights(state.toMove));
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
    static long knightTargets(TorresState state, Verb verb, int from) {
        return isAvailable(state, verb) ? targets(state, verb, from) : 0;
    }

    static long origins(TorresState state, Verb verb) {
        return verb == Verb.SHIFT
                ? BlockTargets.shiftOrigins(state.board, state.rules.shiftsFromAnyCastle())
                : state.board.knights(state.toMove);
    }

    private static long targets(TorresState state, Verb verb, int from) {
        Board board = state.board;
        return switch (verb) {
            case MOVE -> KnightTargets.step(board, from);
            case DOOR -> KnightTargets.door(board, from);
            case LEAP -> KnightTargets.leap(board, from);
            case DIAGONAL -> KnightTargets.diagonal(board, from);
            case DOORS -> KnightTargets.doors(board, from);
            case SHIFT -> BlockTargets.shiftTargets(board, from);
            case RELOCATE -> KnightTargets.beside(board, board.knights(state.toMove) & ~Space.bit(from));
            case VAULT -> KnightTargets.vault(board, from);
            default -> throw new IllegalArgumentException(verb.word() + " names no two spaces");
        };
    }
}
