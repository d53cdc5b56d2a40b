package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.merlon.engine.GameState;
import org.merlon.engine.Traits;

/** Yes/no features of a castle, its tokens and guests, the rivals and the dice, for each of three stages of a game. */
final class CastleTraits implements Traits {
    private static final List<String> STAGES = List.of("early", "midway", "late");

    /** The length of a stage, in main parts of the castle that has the most of them. */
    private static final int STAGE_PARTS = Castle.ALL_PARTS / STAGES.size();

    /** Lines that lack more tokens than this are ignored. */
    private static final int MOST_MISSING = 2;

    private static final int MISSINGS = MOST_MISSING + 1;

    /** Room for more flags than this counts as this. */
    private static final int MOST_ROOM = 4;

    private static final int MOST_FLAGS = Castle.flagRoom(Castle.MAX_PARTS);

    private static final List<String> NAMES = new ArrayList<>();

    /** The index of the first trait of a kind, within a stage; the constants after it are the same for other kinds. */
    private static final int TOKEN = name(Board.SQUARES, square -> "token on " + Board.name(square));

    private static final int LINE = name(
            Line.COUNT * MISSINGS, i -> "line " + Line.of(i / MISSINGS).id() + " without " + i % MISSINGS + " tokens");
    private static final int BOLT = name(MISSINGS, missing -> "a bolt to wake without " + missing + " tokens");
    private static final int STEAL = name(MISSINGS, missing -> "a guest to steal without " + missing + " tokens");
    private static final int FLOORS = name(Castle.MAX_PARTS + 1, floors -> floors + " floors");
    private static final int WALLS = name(Castle.MAX_PARTS + 1, walls -> walls + " walls");
    private static final int TOWERS = name(Castle.MAX_PARTS + 1, towers -> towers + " towers");
    private static final int FLAGS = name(MOST_FLAGS + 1, flags -> flags + " flags");
    private static final int ROOM = name(MOST_ROOM + 1, room -> "room for " + room + " flags");
    private static final int COUPLES = name(Castle.MAX_RESIDENTS / 2 + 1, couples -> couples + " couples of residents");
    private static final int SINGLE = name(1, i -> "a single resident");
    private static final int GUEST = name(Guest.COUNT, guest -> "guest " + id(guest));
    private static final int RIVALS_GUEST = name(Guest.COUNT, guest -> "a rival's guest " + id(guest));
    private static final int OPEN_GUEST = name(Guest.COUNT, guest -> "open guest " + id(guest));
    private static final int PARTS = name(Castle.ALL_PARTS + 1, parts -> parts + " parts");
    private static final int RIVALS_PARTS = name(Castle.ALL_PARTS + 1, parts -> "a rival's " + parts + " parts");
    private static final int SUN_FREE =
            name(Castle.MAX_PARTS, towers -> "the Sun free and a rival's " + towers + " towers");
    private static final int SUN_OWN = name(1, i -> "the Sun");
    private static final int SUN_LOST = name(1, i -> "a rival's Sun");
    private static final int DICE = name(Rules.DICE, i -> i + 1 + " dice of the own roll to use");
    private static final int DIE = name(1, i -> "a die of another's roll to use");
    private static final int CLEARING = name(1, i -> "clearing lines");
    private static final int CHOICES = name(Effects.TWICE, i -> i + 1 + " choices of a guest to make");
    private static final int FACE = name(Face.COUNT, face -> "a die to use with " + Face.of(face));
    private static final int FACE_AGAIN = name(Face.COUNT, face -> "two dice to use with " + Face.of(face));
    private static final int DONE = name(1, i -> "done with this roll");
    private static final int WAITING = name(1, i -> "waiting for this roll");
    private static final int FACE_TO_COME = name(Face.COUNT, face -> "waiting for a die with " + Face.of(face));
    private static final int NEXT = name(1, i -> "the next to roll");

    private static final int IN_A_STAGE = NAMES.size();

    private static final List<String> ALL_NAMES = STAGES.stream()
            .flatMap(stage -> NAMES.stream().map(name -> stage + ": " + name))
            .toList();

    private static int name(int count, IntFunction<String> name) {
        int first = NAMES.size();
        for (int i = 0; i < count; i++) {
            NAMES.add(name.apply(i));
        }
        return first;
    }

    private static String id(int guest) {
        return Guest.of(guest).id();
    }

    @Override
    public List<String> names() {
        return ALL_NAMES;
    }

    @Override
    public int of(GameState state, int seat, int[] into) {
        var game = (OnceUponState) state;
        if (game.step == Step.OVER || game.lastClearing()) {
            return 0;
        }
        int stage = IN_A_STAGE * Math.min(game.mostParts() / STAGE_PARTS, STAGES.size() - 1);
        int count = castle(game.castles[seat], stage, into);
        count = company(game, seat, stage, into, count);
        count = seat == game.toMove ? turn(game, stage, into, count) : waiting(game, seat, stage, into, count);
        return when((game.active + 1) % game.castles.length == seat, stage + NEXT, into, count);
    }

    private static int castle(Castle castle, int stage, int[] into) {
        int count = all(castle.tokens, stage + TOKEN, into, 0);
        count = all(castle.guests, stage + GUEST, into, count);
        into[count++] = stage + FLOORS + castle.floors;
        into[count++] = stage + WALLS + castle.walls;
        into[count++] = stage + TOWERS + castle.towerCount();
        into[count++] = stage + FLAGS + castle.flagCount();
        into[count++] = stage + ROOM + Math.min(Castle.flagRoom(castle.walls) - castle.flagCount(), MOST_ROOM);
        into[count++] = stage + PARTS + castle.parts();
        into[count++] = stage + COUPLES + castle.residents / 2;
        if (castle.residents % 2 != 0) {
            into[count++] = stage + SINGLE;
        }
        return count;
    }

    /** Adds the traits of the rivals' castles, the open guests, the Sun, and the lines that can use them. */
    private static int company(OnceUponState game, int seat, int stage, int[] into, int from) {
        int guests = 0;
        int stealable = 0;
        int parts = 0;
        int towers = 0;
        for (int other = 0; other < game.castles.length; other++) {
            if (other != seat) {
                Castle rival = game.castles[other];
                guests |= rival.guests;
                stealable |= rival.stealable();
                parts = Math.max(parts, rival.parts());
                towers = Math.max(towers, rival.towerCount());
            }
        }
        int count = all(guests, stage + RIVALS_GUEST, into, from);
        count = all(game.pile.openGuests(), stage + OPEN_GUEST, into, count);
        into[count++] = stage + RIVALS_PARTS + parts;
        if (game.sun == OnceUponState.NOBODY) {
            into[count++] = stage + SUN_FREE + towers;
        } else {
            into[count++] = stage + (game.sun == seat ? SUN_OWN : SUN_LOST);
        }
        return lines(game, game.castles[seat], stealable, stage, into, count);
    }

    /** Adds the traits of complete and nearly complete lines, for their rewards and for their powers over guests. */
    private static int lines(OnceUponState game, Castle castle, int stealable, int stage, int[] into, int from) {
        int count = from;
        for (int i = 0; i < Line.COUNT; i++) {
            Line line = Line.of(i);
            int missing = line.missing(castle.tokens);
            if (missing <= MOST_MISSING) {
                count = when(castle.canDraw(line), stage + LINE + MISSINGS * i + missing, into, count);
                switch (game.rules.power(line)) {
                    case NONE -> {}
                    case BOLT -> count = when((castle.guests & Guest.BOLTS) != 0, stage + BOLT + missing, into, count);
                    case STEAL -> count = when(stealable != 0, stage + STEAL + missing, into, count);
                }
            }
        }
        return count;
    }

    /** Adds the traits of the turn in progress. */
    private static int turn(OnceUponState game, int stage, int[] into, int from) {
        int count = from;
        switch (game.step) {
            case DICE -> {
                int unused = ~game.used & (1 << Rules.DICE) - 1;
                boolean both = Integer.bitCount(unused) == Rules.DICE;
                boolean own = game.toMove == game.active;
                into[count++] = stage + (own ? DICE + Integer.bitCount(unused) - 1 : DIE);
                if (both) {
                    count = faces(game, stage + FACE, stage + (own ? FACE_AGAIN : FACE), into, count);
                } else {
                    into[count++] = stage + FACE + game.dice[Integer.numberOfTrailingZeros(unused)];
                }
            }
            case BUILD -> into[count++] = stage + CLEARING;
            case EFFECT -> into[count++] = stage + CHOICES + game.left - 1;
            case OVER -> throw new IllegalStateException("nobody is to move");
        }
        return count;
    }

    private static int waiting(OnceUponState game, int seat, int stage, int[] into, int from) {
        int players = game.castles.length;
        int turn = Math.floorMod(seat - game.active, players);
        int count = from;
        if (turn < Math.floorMod(game.toMove - game.active, players)) {
            into[count++] = stage + DONE;
        } else {
            into[count++] = stage + WAITING;
            count = faces(game, stage + FACE_TO_COME, stage + FACE_TO_COME, into, count);
        }
        return count;
    }

    /** Adds the faces of both dice; if they are equal, the second one has a trait of its own. */
    private static int faces(OnceUponState game, int one, int again, int[] into, int from) {
        int count = from;
        into[count++] = one + game.dice[0];
        boolean same = game.dice[0] == game.dice[1];
        return when(!same || again != one, (same ? again : one) + game.dice[1], into, count);
    }

    private static int all(int set, int first, int[] into, int from) {
        int count = from;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            into[count++] = first + Integer.numberOfTrailingZeros(rest);
        }
        return count;
    }

    private static int when(boolean holds, int trait, int[] into, int from) {
        into[from] = trait;
        return holds ? from + 1 : from;
    }
}
