package org.merlon.torres;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.MoveList;
import org.merlon.engine.Refusal;

/**
 * What may be played: the one owner of legality.
 *
 * <p>A verb is open or closed (step, action points, cards, blocks); an open verb has a set of targets, for verbs that
 * name an origin one for each. The list of legal moves and the answer to "why not?" both come from these.
 */
final class Legality {
    /** Blocks from the stack in one turn (T-34). */
    static final int MAX_PLACED = 3;

    /** Cards bought in one turn (T-35). */
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
                    if (closed(state, verb) == null) {
                        addAll(state, verb, moves);
                    }
                }
                int held = state.played ? 0 : state.cards.kindsIn(state.toMove);
                for (; held != 0; held &= held - 1) {
                    Verb verb = Verb.of(ActionCard.of(Integer.numberOfTrailingZeros(held)));
                    if (closed(state, verb) == null) {
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

    /** Why a move cannot be played, or null if it can. */
    static @Nullable Refusal refusal(TorresState state, int move) {
        if (!Move.wellFormed(move)) {
            return new Refusal("this is no move of Torres");
        }
        Verb verb = Move.verb(move);
        String closed = closed(state, verb);
        if (closed != null) {
            return new Refusal(closed);
        }
        int to = Move.to(move);
        return switch (verb.shape) {
            case NOTHING -> null;
            case SIZE, SPACE -> Space.in(targets(state, verb), to) ? null : Reasons.target(state, verb, to);
            case FROM_TO -> {
                int from = Move.from(move);
                if (!Space.in(origins(state, verb), from)) {
                    yield Reasons.origin(state, verb, from);
                }
                yield Space.in(targets(state, verb, from), to) ? null : Reasons.target(state, verb, from, to);
            }
        };
    }

    /** Why no move with this verb is possible now, whatever it names; null if the verb is open. */
    private static @Nullable String closed(TorresState state, Verb verb) {
        if (!belongs(state.step, verb)) {
            return Reasons.step(state.step);
        }
        if (verb.cost > state.ap) {
            return verb.cost == 1 ? "no action point is left" : "this costs 2 action points, fewer are left";
        }
        if (verb.card != null) {
            if (state.played) {
                return "one card a turn, and one has been played";
            }
            if ((state.cards.kindsIn(state.toMove) >>> verb.card.ordinal() & 1) == 0) {
                return (state.cards.kindsIn(Cards.BOUGHT) >>> verb.card.ordinal() & 1) == 0
                        ? "this card is not in your hand"
                        : "a card bought this turn can be played from the next turn on";
            }
        }
        return switch (verb) {
            case BLOCK -> {
                if (state.placed == MAX_PLACED) {
                    yield "three blocks a turn, and three have been placed";
                }
                yield state.stack == 0 ? "no block of this turn's stack is left" : null;
            }
            case KNIGHT -> state.knightsLeft(state.toMove) == 0 ? "all six knights are on the board" : null;
            case DRAW -> drawClosed(state);
            case UNDER ->
                state.stack == 0 && state.stacks.largest(state.toMove) <= 0 ? "you have no block to put there" : null;
            case SUPPLY -> state.supply == 0 ? "the supply has no block left" : null;
            default -> null;
        };
    }

    private static @Nullable String drawClosed(TorresState state) {
        if (!state.rules.deals()) {
            return "no cards are drawn in this game";
        }
        if (state.bought == MAX_BOUGHT) {
            return "two cards a turn, and two have been bought";
        }
        boolean discards = state.rules.commonDeck() && state.cards.size(Cards.DISCARD) > 0;
        return state.cards.size(state.rules.deckOf(state.toMove)) == 0 && !discards ? "there is no card to draw" : null;
    }

    private static boolean belongs(Step step, Verb verb) {
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

    /** The targets of a verb that names just one space, or the sizes that {@code stack} can name. */
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

    /** Spaces of castles where no piece stands at all (T-12). */
    private static long unoccupiedCastles(Board board) {
        long spaces = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            if ((board.castle(i) & board.occupied()) == 0) {
                spaces |= board.castle(i);
            }
        }
        return spaces;
    }

    private static long origins(TorresState state, Verb verb) {
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
