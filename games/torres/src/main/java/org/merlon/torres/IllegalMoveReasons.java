package org.merlon.torres;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.BlockTargets;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Connectivity;
import org.merlon.torres.board.Space;

/**
 * Explains why a move is not among those that {@link LegalMoves} lists. It decides nothing: for a legal move it also
 * returns some reason, which means nothing.
 */
final class IllegalMoveReasons {
    private IllegalMoveReasons() {}

    static Phrase why(TorresState state, int move) {
        if (!MoveCode.isWellFormed(move)) {
            return phrase("torres-why-no-such-move");
        }
        Verb verb = MoveCode.verb(move);
        Phrase reason = whyUnavailable(state, verb);
        if (reason != null) {
            return reason;
        }
        int to = MoveCode.to(move);
        return switch (verb.shape) {
            case NOTHING -> phrase("torres-why-not-now");
            case SIZE -> phrase("torres-why-no-stack").with("size", to);
            case SPACE -> whyNotTarget(state, verb, to);
            case FROM_TO -> {
                int from = MoveCode.from(move);
                yield Space.contains(LegalMoves.origins(state, verb), from)
                        ? whyNotTarget(state, verb, from, to)
                        : whyNotOrigin(state, verb, from);
            }
        };
    }

    /** Returns the reason why a verb is not available now, whatever it names; null if it is available. */
    static @Nullable Phrase whyUnavailable(TorresState state, Verb verb) {
        if (!LegalMoves.isAllowedIn(state.step, verb)) {
            return phrase("torres-why-step-" + state.step.id());
        }
        if (verb.cost > state.actionPoints) {
            return phrase("torres-why-points").with("cost", verb.cost).with("left", state.actionPoints);
        }
        if (verb.card != null && state.hasPlayedCard) {
            return phrase("torres-why-card-played");
        }
        if (verb.card != null && !state.cards.has(state.toMove, verb.card)) {
            return phrase(
                    state.cards.has(Cards.BOUGHT, verb.card) ? "torres-why-card-bought" : "torres-why-card-missing");
        }
        return LegalMoves.isAvailable(state, verb) ? null : whyExhausted(state, verb);
    }

    /** Returns the reason for a verb that is not available because something has run out. */
    private static Phrase whyExhausted(TorresState state, Verb verb) {
        return switch (verb) {
            case BLOCK ->
                state.blocksPlaced == LegalMoves.MAX_PLACED
                        ? phrase("torres-why-blocks-placed").with("most", LegalMoves.MAX_PLACED)
                        : phrase("torres-why-no-block");
            case KNIGHT -> phrase("torres-why-no-knight");
            case DRAW -> {
                if (!state.rules.canDrawCards()) {
                    yield phrase("torres-why-no-cards");
                }
                yield state.cardsBought == LegalMoves.MAX_BOUGHT
                        ? phrase("torres-why-cards-bought").with("most", LegalMoves.MAX_BOUGHT)
                        : phrase("torres-why-no-card-left");
            }
            case UNDER -> phrase("torres-why-no-own-block");
            case SUPPLY -> phrase("torres-why-no-supply");
            default -> phrase("torres-why-not-now");
        };
    }

    /** Returns the reason for a verb that is available but has no target. */
    static Phrase noTarget() {
        return phrase("torres-why-nowhere");
    }

    private static Phrase whyNotOrigin(TorresState state, Verb verb, int from) {
        Board board = state.board;
        if (verb != Verb.SHIFT) {
            return at("torres-why-no-own-knight", from);
        }
        if (!Space.contains(board.built(), from)) {
            return at("torres-why-no-block-there", from);
        }
        if (Space.contains(board.occupied(), from)) {
            return taken(board, from);
        }
        if (!state.rules.shiftsFromAnyCastle() && (board.castleAt(from) & board.knights()) != 0) {
            return at("torres-why-castle-held", from);
        }
        return phrase(
                Connectivity.isConnected(board.castleAt(from) & ~Space.bit(from))
                        ? "torres-why-too-tall"
                        : "torres-why-falls-apart");
    }

    private static Phrase whyNotTarget(TorresState state, Verb verb, int to) {
        Board board = state.board;
        return switch (verb) {
            case CASTLE -> phrase("torres-why-castles-near");
            case SETUP -> whyNotEmptyCastle(board, to);
            case KING -> state.step == Step.KING_SETUP ? whyNotEmptyCastle(board, to) : whyNoKing(board, to);
            case BLOCK, SUPPLY -> Space.contains(board.occupied(), to) ? taken(board, to) : whyNoBlock(board, to);
            case UNDER ->
                Space.contains(board.knights(state.toMove), to)
                        ? whyNoBlock(board, to)
                        : at("torres-why-no-own-knight", to);
            case KNIGHT -> whyNotBesideKnight(board, to);
            default -> phrase("torres-why-not-now");
        };
    }

    private static Phrase whyNotTarget(TorresState state, Verb verb, int from, int to) {
        Board board = state.board;
        if (from == to) {
            return phrase("torres-why-same-space");
        }
        if (Space.contains(board.occupied(), to)) {
            return taken(board, to);
        }
        int rise = board.height(to) - board.height(from);
        return switch (verb) {
            case MOVE ->
                Space.contains(Space.neighbours(from), to)
                        ? withLevels("torres-why-step-up", rise)
                        : notAdjacent(from, to);
            case LEAP ->
                Space.contains(Space.neighbours(from), to) ? phrase("torres-why-leap-up") : notAdjacent(from, to);
            case DIAGONAL ->
                Space.contains(Space.diagonals(from), to)
                        ? withLevels("torres-why-up-one", rise)
                        : at("torres-why-not-diagonal", to).with("from", Space.name(from));
            case DOOR, DOORS -> whyNoDoor(board, verb, from, to);
            case VAULT -> whyNoVault(board, from, to, rise);
            case RELOCATE -> whyNotBesideKnight(board, to);
            case SHIFT -> whyNoShift(board, from, to);
            default -> phrase("torres-why-not-now");
        };
    }

    private static Phrase whyNotEmptyCastle(Board board, int to) {
        return at(Space.contains(board.built(), to) ? "torres-why-castle-occupied" : "torres-why-no-castle", to);
    }

    private static Phrase whyNoKing(Board board, int to) {
        return Space.contains(board.occupied(), to) ? taken(board, to) : at("torres-why-king-castle", to);
    }

    private static Phrase taken(Board board, int to) {
        return at(to == board.king() ? "torres-why-king-there" : "torres-why-knight-there", to);
    }

    private static Phrase whyNoBlock(Board board, int to) {
        if (Space.contains(board.groundTouchingSeveral(), to)) {
            return phrase("torres-why-joins");
        }
        return Space.contains(board.fullTowers(), to)
                ? phrase("torres-why-too-tall")
                : at("torres-why-no-castle-beside", to);
    }

    private static Phrase whyNotBesideKnight(Board board, int to) {
        return Space.contains(board.occupied(), to) ? taken(board, to) : at("torres-why-no-knight-beside", to);
    }

    private static Phrase whyNoDoor(Board board, Verb verb, int from, int to) {
        if ((Space.neighbours(from) & ~board.spacesUpTo(board.height(from))) == 0) {
            return at("torres-why-no-way-in", from);
        }
        if (verb == Verb.DOOR && board.height(to) > board.height(from)) {
            return phrase("torres-why-climbs-inside");
        }
        return at("torres-why-no-way-out", to);
    }

    private static Phrase whyNoVault(Board board, int from, int to, int rise) {
        boolean straight = Space.column(from) == Space.column(to) || Space.row(from) == Space.row(to);
        if (!straight || Space.distance(from, to) != 2) {
            return phrase("torres-why-vault-straight");
        }
        int between = (from + to) / 2;
        return Space.contains(board.knights(), between)
                ? withLevels("torres-why-up-one", rise)
                : at("torres-why-vault-nobody", between);
    }

    private static Phrase whyNoShift(Board board, int from, int to) {
        boolean vanishes = board.castleAt(from) == Space.bit(from) && board.height(from) == 1;
        if (vanishes && board.castleCount() <= BlockTargets.MIN_CASTLES) {
            return phrase("torres-why-castle-vanishes").with("least", BlockTargets.MIN_CASTLES);
        }
        return phrase(Space.contains(board.built(), to) ? "torres-why-too-tall" : "torres-why-joins");
    }

    private static Phrase phrase(String key) {
        return Phrase.of(key);
    }

    private static Phrase at(String key, int space) {
        return Phrase.of(key).with("at", Space.name(space));
    }

    private static Phrase notAdjacent(int from, int to) {
        return at("torres-why-no-neighbour", to).with("from", Space.name(from));
    }

    private static Phrase withLevels(String key, int rise) {
        return Phrase.of(key).with("levels", rise);
    }
}
