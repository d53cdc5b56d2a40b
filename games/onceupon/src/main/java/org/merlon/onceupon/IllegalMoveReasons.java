package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/**
 * Explains why a move is not among those that {@link LegalMoves} lists. It decides nothing: for a legal move it also
 * returns some reason, which means nothing.
 */
final class IllegalMoveReasons {
    private IllegalMoveReasons() {}

    static Refusal why(OnceUponState state, int move) {
        if (!MoveCode.isWellFormed(move)) {
            return Refusal.of(Phrase.of("onceupon-why-no-such-move"));
        }
        Verb verb = MoveCode.verb(move);
        if (state.step != verb.step) {
            return Refusal.of(wrongStep(state));
        }
        return switch (verb) {
            case DIE_TOKEN, DIE_FACE, DIE_FLAG, DIE_CLOUD, DIE_PASS -> Refusal.of(whyNotDie(state, move));
            case PASS -> Refusal.of(Phrase.of("onceupon-why-die-by-die"));
            case BUILD, BUILD_GUEST, BUILD_BOLT, BUILD_STEAL, SCRAP -> whyNotCleared(state, move);
            case TOKEN -> Refusal.of(whyNoToken(state, MoveCode.first(move)));
            case SHIFT -> Refusal.of(whyNoShift(state, MoveCode.first(move), MoveCode.second(move)));
            case FACE -> Refusal.of(pendingChoice(state));
            case END, SKIP -> Refusal.of(Phrase.of("common-illegal-not-now"));
        };
    }

    /** Returns the reason for a refused clearing; if the line can be scrapped, it also says so. */
    private static Refusal whyNotCleared(OnceUponState state, int move) {
        Line line = Line.of(MoveCode.first(move));
        Phrase reason = line(state, move, line);
        MoveList legal = state.legalMoves();
        return legal.contains(MoveCode.of(Verb.SCRAP, line.index()))
                ? new Refusal(List.of(reason, line("onceupon-why-scrap", line)))
                : Refusal.of(reason);
    }

    private static Phrase wrongStep(OnceUponState state) {
        return switch (state.step) {
            case DICE ->
                Phrase.of(
                        state.toMove == state.activeSeat
                                ? "onceupon-why-both-dice-first"
                                : "onceupon-why-one-die-first");
            case BUILD -> Phrase.of(state.isLastClearing() ? "onceupon-why-last-clearing" : "onceupon-why-dice-done");
            case EFFECT -> pendingChoice(state);
            case OVER -> Phrase.of("onceupon-why-over");
        };
    }

    /** Returns the choice that the pending guest waits for. */
    private static Phrase pendingChoice(OnceUponState state) {
        Guest guest = state.pendingGuest;
        if (guest == null) {
            return Phrase.of("onceupon-why-nobody-acts");
        }
        if (LegalMoves.namesFace(state)) {
            return Phrase.of("onceupon-why-face-first");
        }
        return Phrase.of(guest == Guest.MAGICIAN ? "onceupon-why-shift-first" : "onceupon-why-token-first")
                .with("guest", guest.noun());
    }

    private static Phrase whyNoToken(OnceUponState state, int square) {
        Castle castle = state.castleToMove();
        if (state.pendingGuest == Guest.MAGICIAN || LegalMoves.namesFace(state)) {
            return pendingChoice(state);
        }
        if (Board.contains(castle.tokens, square)) {
            return taken(square);
        }
        return castle.hasTokenLeft() ? resource("onceupon-why-not-brought", square) : noTokenLeft();
    }

    private static Phrase whyNoShift(OnceUponState state, int from, int to) {
        if (state.pendingGuest != Guest.MAGICIAN) {
            return pendingChoice(state);
        }
        return Board.contains(state.castleToMove().tokens, from) ? taken(to) : at("onceupon-why-no-own-token", from);
    }

    private static Phrase whyNotDie(OnceUponState state, int move) {
        int die = MoveCode.first(move);
        Castle castle = state.castleToMove();
        if ((state.usedDice >>> die & 1) != 0) {
            return Phrase.of("onceupon-why-die-used").with("die", die + 1L);
        }
        Verb verb = MoveCode.verb(move);
        DieFace shown = DieFace.of(state.dice[die]);
        if (verb == Verb.DIE_PASS) {
            return Phrase.of("onceupon-why-one-die");
        }
        if (verb == Verb.DIE_CLOUD) {
            return Phrase.of(shown == DieFace.ANY ? "onceupon-why-no-shepherdess" : "onceupon-why-no-cloud");
        }
        DieFace face = verb == Verb.DIE_FLAG ? DieFace.GOLD : DieFace.of(MoveCode.second(move));
        if (shown != DieFace.ANY && shown != face) {
            return Phrase.of("onceupon-why-die-shows")
                    .with("die", die + 1L)
                    .with("shown", shown.noun())
                    .with("face", face.noun());
        }
        return switch (verb) {
            case DIE_FLAG -> castle.hasGuest(Guest.MONK) ? noFlagRoom(castle) : Phrase.of("onceupon-why-no-monk");
            case DIE_FACE -> whyNotFace(castle, face);
            default -> whyNotSquare(castle, face, MoveCode.third(move));
        };
    }

    /** Returns the reason why a die used as a face cannot put a token on a square. */
    private static Phrase whyNotSquare(Castle castle, DieFace face, int square) {
        if (face == DieFace.RESIDENT && !castle.hasGuest(Guest.KNIGHT)) {
            return Phrase.of("onceupon-why-no-knight");
        }
        if (Board.contains(castle.tokens, square)) {
            return taken(square);
        }
        return castle.hasTokenLeft() ? resource("onceupon-why-other-resource", square) : noTokenLeft();
    }

    /** Returns the reason why a die used as a face cannot be played without naming a square. */
    static Phrase whyNotFace(Castle castle, DieFace face) {
        boolean full = castle.residents == Castle.MAX_RESIDENTS;
        if (face == DieFace.RESIDENT
                || (face == DieFace.FOOD && castle.freeSquares(face) == 0 && castle.hasGuest(Guest.COOK) && full)) {
            return Phrase.of("onceupon-why-no-place");
        }
        if (castle.freeSquares(face) != 0) {
            return Phrase.of("onceupon-why-no-square-named");
        }
        return castle.hasTokenLeft()
                ? Phrase.of("onceupon-why-no-square-free").with("face", face.noun())
                : noTokenLeft();
    }

    private static Phrase line(OnceUponState state, int move, Line line) {
        Castle castle = state.castleToMove();
        if (!line.isComplete(castle.tokens)) {
            return line("onceupon-why-incomplete", line);
        }
        Verb verb = MoveCode.verb(move);
        return switch (verb) {
            case SCRAP -> line("onceupon-why-still-good", line);
            case BUILD_BOLT -> whyNoBolt(state, line, MoveCode.guest(move));
            case BUILD_STEAL -> whyNoSteal(state, line, MoveCode.guest(move), MoveCode.second(move));
            default -> {
                boolean invites = verb == Verb.BUILD_GUEST;
                if (invites && line.reward() != Line.Reward.FLOOR) {
                    yield Phrase.of("onceupon-why-only-floors");
                }
                if (!castle.canDraw(line)) {
                    yield noRoom(castle, line);
                }
                yield invites
                        ? guest("onceupon-why-not-open", MoveCode.guest(move))
                        : Phrase.of("onceupon-why-choose-guest");
            }
        };
    }

    /** Returns the reason why a castle has no room for a line's reward. */
    static Phrase noRoom(Castle castle, Line line) {
        return line.reward() == Line.Reward.FLAG
                ? noFlagRoom(castle)
                : Phrase.of("onceupon-why-all-" + Ids.of(line.reward()));
    }

    private static Phrase whyNoBolt(OnceUponState state, Line line, Guest guest) {
        if (state.rules.power(line) != Line.Power.BOLT) {
            return noPower(state, "onceupon-why-wakes-nobody", line);
        }
        return guest(guest.kind() == Guest.Kind.BOLT ? "onceupon-why-not-yours" : "onceupon-why-no-bolt", guest);
    }

    private static Phrase whyNoSteal(OnceUponState state, Line line, Guest guest, int seat) {
        if (state.rules.power(line) != Line.Power.STEAL) {
            return noPower(state, "onceupon-why-steals-nobody", line);
        }
        if (seat == state.toMove) {
            return Phrase.of("onceupon-why-yourself");
        }
        if (seat >= state.castles.length) {
            return Phrase.of("onceupon-why-no-player").with("number", seat + 1L);
        }
        return state.castles[seat].hasGuest(guest)
                ? Phrase.of("onceupon-why-guarded")
                : guest("onceupon-why-not-theirs", guest);
    }

    private static Phrase noPower(OnceUponState state, String key, Line line) {
        return state.rules.hasOpenGuests() ? line(key, line) : Phrase.of("onceupon-why-no-powers");
    }

    private static Phrase noFlagRoom(Castle castle) {
        if (castle.walls == 0) {
            return Phrase.of("onceupon-why-no-wall");
        }
        return Phrase.of(castle.walls == Castle.MAX_PARTS ? "onceupon-why-all-flags" : "onceupon-why-another-wall");
    }

    private static Phrase taken(int square) {
        return at("onceupon-why-taken", square);
    }

    private static Phrase noTokenLeft() {
        return Phrase.of("onceupon-why-no-token");
    }

    private static Phrase at(String key, int square) {
        return Phrase.of(key).with("at", Board.name(square));
    }

    private static Phrase resource(String key, int square) {
        return at(key, square).with("face", Board.resource(square).noun());
    }

    private static Phrase line(String key, Line line) {
        return Phrase.of(key).with("line", line.phrase());
    }

    private static Phrase guest(String key, Guest guest) {
        return Phrase.of(key).with("guest", guest.noun());
    }
}
