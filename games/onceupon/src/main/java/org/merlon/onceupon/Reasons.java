package org.merlon.onceupon;

/** Puts into words why a move is not possible; asked only when {@link Legality} has refused it. */
final class Reasons {
    private Reasons() {}

    static String step(OnceUponState state) {
        return switch (state.step) {
            case DICE ->
                state.toMove == state.active
                        ? "both dice are used first: die 1 or die 2 and what it is taken as"
                        : "one of the dice is used first, or both declined: pass";
            case BUILD ->
                state.lastClearing()
                        ? "no more dice: complete lines are cleared for the last time, then end"
                        : "the dice are done: now complete lines are cleared, then end";
            case EFFECT -> effect(state);
            case OVER -> "the game is over";
        };
    }

    /** What the pending guest waits for. */
    static String effect(OnceUponState state) {
        Guest guest = state.pending;
        if (guest == null) {
            return "no guest is acting";
        }
        String choice = "token and a square";
        if (guest == Guest.MAGICIAN) {
            choice = "shift and two squares";
        } else if (Legality.namesFace(state)) {
            choice = "name what the die counts as, as in face gold";
        }
        return guest.title() + " acts first: " + choice + ", or skip";
    }

    static String effectToken(OnceUponState state, int square) {
        Castle own = state.own();
        if (state.pending == Guest.MAGICIAN || Legality.namesFace(state)) {
            return effect(state);
        }
        if (Board.in(own.tokens, square)) {
            return taken(square);
        }
        return own.tokenInHand() ? wrongResource(square) + ", which this guest does not bring" : noToken();
    }

    /** Why a die taken as a face cannot put a token there. */
    static String square(Castle own, Face face, int square) {
        if (face == Face.RESIDENT && !own.has(Guest.KNIGHT)) {
            return "only the knight places a token for a resident, and he is not in your castle";
        }
        if (Board.in(own.tokens, square)) {
            return taken(square);
        }
        return own.tokenInHand() ? wrongResource(square) : noToken();
    }

    /** Why a die taken as a face cannot be used without naming a square. */
    static String face(Castle own, Face face) {
        boolean full = own.residents == Castle.MAX_RESIDENTS;
        if (face == Face.RESIDENT) {
            return noPlace();
        }
        if (own.free(face) != 0) {
            return "name the square for the token, as in: die 1 " + face.id() + " "
                    + Board.name(Board.first(own.free(face)));
        }
        if (face == Face.FOOD && own.has(Guest.COOK) && full) {
            return noPlace();
        }
        return own.tokenInHand() ? "no " + face.id() + " square is free" : noToken();
    }

    static String noFlag(Castle own) {
        if (own.walls == 0) {
            return "flags stand on walls, and there is none yet";
        }
        return own.walls == Castle.MAX_PARTS
                ? "the walls carry all the flags they can"
                : "another flag needs another wall";
    }

    static String cannotDraw(OnceUponState state, Castle own, Line line) {
        String reason = switch (line.reward()) {
            case TOWER -> "four towers are drawn already";
            case WALL -> "four walls are drawn already";
            case FLOOR -> "four floors are drawn already";
            case FLAG -> noFlag(own);
        };
        return Legality.useful(state, own, line) ? reason : reason + "; the tokens come back with: scrap " + line.id();
    }

    static String noPower(OnceUponState state, Line line, String lack) {
        return state.rules.opensGuests()
                ? "line " + line.id() + " " + lack
                : "guests have no powers in the Apprentice game";
    }

    static String taken(int square) {
        return "there is a token on " + Board.name(square) + " already";
    }

    private static String wrongResource(int square) {
        return Board.name(square) + " is " + Board.resource(square).id();
    }

    private static String noToken() {
        return "all ten tokens are on the board";
    }

    private static String noPlace() {
        return "every place for a resident is taken";
    }
}
