package org.merlon.onceupon;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.MoveList;

/**
 * What may be played: the one owner of legality.
 *
 * <p>The list of legal moves and the answer to "why not?" come from the same sets: squares for a face, guests that can
 * be stolen, and whether a line can draw or do something.
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
        Castle own = state.own();
        boolean active = state.toMove == state.active;
        for (int die = 0; die < Rules.DICE; die++) {
            if ((state.used >>> die & 1) == 0) {
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

    /** Where a die taken as this face can put a token; the knight puts one anywhere for a resident (U-35). */
    static int squares(Castle own, Face face) {
        if (face != Face.RESIDENT) {
            return own.free(face);
        }
        return own.has(Guest.KNIGHT) ? own.free() : 0;
    }

    /** Whether a die taken as this face can draw residents and nothing else (U-11; the cook in U-35). */
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
                        moves.add(Move.of(Verb.BUILD_STEAL, line.index(), Integer.numberOfTrailingZeros(rest), seat));
                    }
                }
            }
        }
        if (moves.size() == before) {
            moves.add(Move.of(Verb.SCRAP, line.index())); // U-22
        }
    }

    /** Whether drawing this line's reward takes one of the open guests (U-30). */
    static boolean choosesGuest(OnceUponState state, Line line) {
        return line.reward() == Line.Reward.FLOOR && state.pile.openSize() > 0;
    }

    /** The guests that the seat to move can steal from a seat. */
    private static int stealable(OnceUponState state, int seat) {
        return seat == state.toMove ? 0 : state.castles[seat].stealable();
    }

    /** Whether a complete line is good for anything. */
    static boolean useful(OnceUponState state, Castle own, Line line) {
        return own.canDraw(line)
                || switch (state.rules.power(line)) {
                    case NONE -> false;
                    case BOLT -> (own.guests & Guest.BOLTS) != 0;
                    case STEAL -> canSteal(state);
                };
    }

    private static boolean canSteal(OnceUponState state) {
        for (int seat = 0; seat < state.castles.length; seat++) {
            if (stealable(state, seat) != 0) {
                return true;
            }
        }
        return false;
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

    /** Where the pending effect can put a token (U-34). */
    static int effectSquares(OnceUponState state) {
        Castle own = state.own();
        Guest guest = state.pending;
        if (guest == Guest.ARCHITECT) {
            return own.free();
        }
        Face resource = guest == Guest.DAGOBERT || guest == null ? state.face : guest.resource;
        return resource == null || !resource.isResource() ? 0 : own.free(resource);
    }

    /** Whether dagobert waits for a face to be named. */
    static boolean namesFace(OnceUponState state) {
        return state.pending == Guest.DAGOBERT && state.face == Face.ANY;
    }

    /** Why a move cannot be played, or null if it can. */
    static @Nullable String refusal(OnceUponState state, int move) {
        if (!Move.wellFormed(move)) {
            return "this is no move of Once Upon a Castle";
        }
        Verb verb = Move.verb(move);
        if (state.step != stepOf(verb)) {
            return Reasons.step(state);
        }
        int first = Move.first(move);
        int second = Move.second(move);
        Castle own = state.own();
        return switch (verb) {
            case DIE_TOKEN, DIE_FACE, DIE_FLAG, DIE_CLOUD, DIE_PASS -> dieRefusal(state, move);
            case PASS -> state.toMove == state.active ? "your own roll is passed die by die: die 1 pass" : null;
            case BUILD, BUILD_GUEST, BUILD_BOLT, BUILD_STEAL, SCRAP -> lineRefusal(state, move);
            case TOKEN -> Board.in(effectSquares(state), first) ? null : Reasons.effectToken(state, first);
            case SHIFT -> {
                if (state.pending != Guest.MAGICIAN) {
                    yield Reasons.effect(state);
                }
                if (!Board.in(own.tokens, first)) {
                    yield "you have no token on " + Board.name(first);
                }
                yield Board.in(own.tokens, second) ? Reasons.taken(second) : null;
            }
            case FACE -> namesFace(state) ? null : Reasons.effect(state);
            case END, SKIP -> null;
        };
    }

    private static Step stepOf(Verb verb) {
        return switch (verb) {
            case DIE_TOKEN, DIE_FACE, DIE_FLAG, DIE_CLOUD, DIE_PASS, PASS -> Step.DICE;
            case BUILD, BUILD_GUEST, BUILD_BOLT, BUILD_STEAL, SCRAP, END -> Step.BUILD;
            case TOKEN, SHIFT, FACE, SKIP -> Step.EFFECT;
        };
    }

    private static @Nullable String dieRefusal(OnceUponState state, int move) {
        int die = Move.first(move);
        Castle own = state.own();
        if ((state.used >>> die & 1) != 0) {
            return "die " + (die + 1) + " has been used";
        }
        Verb verb = Move.verb(move);
        if (verb == Verb.DIE_PASS) {
            return state.toMove == state.active ? null : "you use one die of another's roll, or decline both: pass";
        }
        Face shown = Face.of(state.dice[die]);
        if (verb == Verb.DIE_CLOUD) {
            if (shown != Face.ANY) {
                return "only a die that shows ? can become a cloud";
            }
            return own.has(Guest.SHEPHERDESS)
                    ? null
                    : "only the shepherdess draws clouds, and she is not in your castle";
        }
        Face face = verb == Verb.DIE_FLAG ? Face.GOLD : Face.of(Move.second(move));
        if (shown != Face.ANY && shown != face) {
            return "die " + (die + 1) + " shows " + shown.id() + ", not " + face.id();
        }
        return switch (verb) {
            case DIE_FLAG -> {
                if (!own.has(Guest.MONK)) {
                    yield "only the monk turns gold into a flag, and he is not in your castle";
                }
                yield own.hasFlagRoom() ? null : Reasons.noFlag(own);
            }
            case DIE_FACE -> settlesOnly(own, face) ? null : Reasons.face(own, face);
            default -> {
                int square = Move.third(move);
                yield Board.in(squares(own, face), square) ? null : Reasons.square(own, face, square);
            }
        };
    }

    private static @Nullable String lineRefusal(OnceUponState state, int move) {
        Castle own = state.own();
        Line line = Line.of(Move.first(move));
        if (!line.completeWith(own.tokens)) {
            return "line " + line.id() + " is not complete";
        }
        Guest guest = Guest.of(Move.second(move));
        return switch (Move.verb(move)) {
            case SCRAP ->
                useful(state, own, line) ? "line " + line.id() + " is still good for something: build it" : null;
            case BUILD_BOLT -> {
                if (state.rules.power(line) != Line.Power.BOLT) {
                    yield Reasons.noPower(state, line, "wakes no guest");
                }
                if (guest.kind() != Guest.Kind.BOLT) {
                    yield guest.title() + " is no Bolt guest";
                }
                yield own.has(guest) ? null : guest.title() + " is not in your castle";
            }
            case BUILD_STEAL -> stealRefusal(state, line, guest, Move.third(move));
            case BUILD_GUEST -> {
                if (line.reward() != Line.Reward.FLOOR) {
                    yield "only a floor of the donjon brings a guest";
                }
                if (!own.canDraw(line)) {
                    yield Reasons.cannotDraw(state, own, line);
                }
                yield guest.in(state.pile.openGuests()) ? null : guest.title() + " is not among the open guests";
            }
            default -> {
                if (!own.canDraw(line)) {
                    yield Reasons.cannotDraw(state, own, line);
                }
                yield choosesGuest(state, line) ? "choose one of the open guests for the floor" : null;
            }
        };
    }

    private static @Nullable String stealRefusal(OnceUponState state, Line line, Guest guest, int seat) {
        if (state.rules.power(line) != Line.Power.STEAL) {
            return Reasons.noPower(state, line, "steals no guest");
        }
        if (seat == state.toMove) {
            return "you cannot steal from yourself";
        }
        if (seat >= state.castles.length) {
            return "there is no seat " + seat;
        }
        if (!state.castles[seat].has(guest)) {
            return guest.title() + " is not in that castle";
        }
        return guest.in(stealable(state, seat)) ? null : "the guard of that castle protects its Crown guests";
    }
}
