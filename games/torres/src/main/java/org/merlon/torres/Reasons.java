package org.merlon.torres;

import org.merlon.engine.Refusal;

/** Puts into words why a space cannot be named; asked only when {@link Legality} has refused it. */
final class Reasons {
    private Reasons() {}

    static String step(Step step) {
        return switch (step) {
            case CASTLE -> "castles are placed first: castle and a space";
            case SETUP -> "first everybody places a knight: setup and a space";
            case KING_SETUP -> "first the king is placed: king and a space";
            case STACK -> "first choose this turn's blocks: stack and its size";
            case TURN -> "this is not possible during a turn";
            case KING -> "now the king is moved or left: king and a space, or stay";
            case OVER -> "the game is over";
        };
    }

    static Refusal origin(TorresState state, Verb verb, int from) {
        Board board = state.board;
        if (verb != Verb.SHIFT) {
            return refuse("you have no knight on " + Space.name(from));
        }
        if (!Space.in(board.built(), from)) {
            return refuse("there is no block on " + Space.name(from));
        }
        if (Space.in(board.occupied(), from)) {
            return refuse("somebody stands on " + Space.name(from));
        }
        if (!state.rules.shiftsAny() && (board.castleAt(from) & board.knights()) != 0) {
            return refuse("the castle at " + Space.name(from) + " holds a knight");
        }
        return Castles.connected(board.castleAt(from) & ~Space.bit(from))
                ? refuse("the castle would become taller than its area")
                : refuse("the castle would fall apart");
    }

    static Refusal target(TorresState state, Verb verb, int to) {
        Board board = state.board;
        return switch (verb) {
            case CASTLE -> refuse("two empty spaces at least must lie between castles");
            case SETUP -> outside(state, to);
            case KING -> state.step == Step.KING_SETUP ? outside(state, to) : kingTarget(board, to);
            case STACK -> refuse("you have no stack of " + to);
            case BLOCK, SUPPLY -> Space.in(board.occupied(), to) ? taken(board, to) : block(board, to);
            case UNDER ->
                Space.in(board.knights(state.toMove), to)
                        ? block(board, to)
                        : refuse("you have no knight on " + Space.name(to));
            case KNIGHT -> beside(board, to);
            default -> refuse("this is not possible on " + Space.name(to));
        };
    }

    static Refusal target(TorresState state, Verb verb, int from, int to) {
        Board board = state.board;
        if (from == to) {
            return refuse("the two spaces must differ");
        }
        if (Space.in(board.occupied(), to)) {
            return taken(board, to);
        }
        int rise = board.height(to) - board.height(from);
        return switch (verb) {
            case MOVE ->
                Space.in(Space.neighbours(from), to)
                        ? refuse("a step leads up one level at the most, not " + rise)
                        : refuse(Space.name(to) + " is no neighbour of " + Space.name(from));
            case LEAP ->
                Space.in(Space.neighbours(from), to)
                        ? refuse("a leap leads exactly two levels up, not " + rise)
                        : refuse(Space.name(to) + " is no neighbour of " + Space.name(from));
            case DIAGONAL ->
                Space.in(Space.diagonals(from), to)
                        ? refuse("up one level at the most, not " + rise)
                        : refuse(Space.name(to) + " is not diagonally next to " + Space.name(from));
            case DOOR, DOORS -> door(board, verb, from, to);
            case VAULT -> vault(board, from, to, rise);
            case RELOCATE -> beside(board, to);
            case SHIFT -> shift(board, from, to);
            default -> refuse("this is not possible on " + Space.name(to));
        };
    }

    private static Refusal outside(TorresState state, int to) {
        return Space.in(state.board.built(), to)
                ? refuse("the castle at " + Space.name(to) + " is occupied")
                : refuse("there is no castle at " + Space.name(to));
    }

    private static Refusal kingTarget(Board board, int to) {
        return Space.in(board.occupied(), to)
                ? taken(board, to)
                : refuse("the king stands on castles only, and there is none at " + Space.name(to));
    }

    private static Refusal taken(Board board, int to) {
        return refuse(
                to == board.king() ? "the king stands on " + Space.name(to) : "a knight stands on " + Space.name(to));
    }

    private static Refusal block(Board board, int to) {
        if (Space.in(board.touchesSeveral(), to)) {
            return refuse("that would join two castles");
        }
        return Space.in(board.full(), to)
                ? refuse("the castle would become taller than its area")
                : refuse("no castle touches " + Space.name(to));
    }

    private static Refusal beside(Board board, int to) {
        return Space.in(board.occupied(), to)
                ? taken(board, to)
                : refuse("none of your other knights stands next to " + Space.name(to) + " at its level or higher");
    }

    private static Refusal door(Board board, Verb verb, int from, int to) {
        if ((Space.neighbours(from) & ~board.upTo(board.height(from))) == 0) {
            return refuse("there is no door at the knight's level beside " + Space.name(from));
        }
        if (verb == Verb.DOOR && board.height(to) > board.height(from)) {
            return refuse("inside a castle a knight cannot climb");
        }
        return refuse("no door of that castle opens onto " + Space.name(to));
    }

    private static Refusal vault(Board board, int from, int to, int rise) {
        boolean straight = Space.column(from) == Space.column(to) || Space.row(from) == Space.row(to);
        if (!straight || Space.distance(from, to) != 2) {
            return refuse("a vault leads two spaces straight on");
        }
        int between = (from + to) / 2;
        return Space.in(board.knights(), between)
                ? refuse("up one level at the most, not " + rise)
                : refuse("no knight stands on " + Space.name(between) + " to be jumped over");
    }

    private static Refusal shift(Board board, int from, int to) {
        boolean vanishes = board.castleAt(from) == Space.bit(from) && board.height(from) == 1;
        if (vanishes && board.castleCount() <= Building.MIN_CASTLES) {
            return refuse("fewer than six castles would be left");
        }
        if (Space.in(board.built(), to)) {
            return refuse("the castle would become taller than its area");
        }
        return refuse("that would join two castles");
    }

    private static Refusal refuse(String reason) {
        return new Refusal(reason);
    }
}
