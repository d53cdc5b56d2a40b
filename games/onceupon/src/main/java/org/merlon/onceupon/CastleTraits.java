package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.merlon.engine.GameState;
import org.merlon.engine.Traits;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/** Yes/no features of a castle, its tokens and guests, the rivals and the dice, for each of three stages of a game. */
final class CastleTraits implements Traits {
    private static final List<String> STAGES = List.of("early", "midway", "late");

    /** The length of a stage, in main parts of the castle that has the most of them. */
    private static final int PARTS_PER_STAGE = Castle.ALL_PARTS / STAGES.size();

    /** Lines that lack more tokens than this are ignored. */
    private static final int MAX_MISSING = 2;

    private static final int MISSING_COUNTS = MAX_MISSING + 1;

    /** Room for more flags than this counts as this. */
    private static final int MAX_ROOM = 4;

    private static final int MAX_FLAGS = Castle.flagRoom(Castle.MAX_PARTS);

    private static final List<String> NAMES = new ArrayList<>();

    /** The index of the first trait of a kind, within a stage; the constants after it are the same for other kinds. */
    private static final int FIRST_TOKEN = addNames(Board.SQUARES, square -> "token on " + Board.name(square));

    private static final int FIRST_LINE = addNames(
            Line.COUNT * MISSING_COUNTS,
            i -> "line " + Line.of(i / MISSING_COUNTS).id() + " without " + i % MISSING_COUNTS + " tokens");
    private static final int FIRST_BOLT =
            addNames(MISSING_COUNTS, missing -> "a bolt to wake without " + missing + " tokens");
    private static final int FIRST_STEAL =
            addNames(MISSING_COUNTS, missing -> "a guest to steal without " + missing + " tokens");
    private static final int FIRST_FLOOR_COUNT = addNames(Castle.MAX_PARTS + 1, floors -> floors + " floors");
    private static final int FIRST_WALL_COUNT = addNames(Castle.MAX_PARTS + 1, walls -> walls + " walls");
    private static final int FIRST_TOWER_COUNT = addNames(Castle.MAX_PARTS + 1, towers -> towers + " towers");
    private static final int FIRST_FLAG_COUNT = addNames(MAX_FLAGS + 1, flags -> flags + " flags");
    private static final int FIRST_FLAG_ROOM = addNames(MAX_ROOM + 1, room -> "room for " + room + " flags");
    private static final int FIRST_COUPLE_COUNT =
            addNames(Castle.MAX_RESIDENTS / 2 + 1, couples -> couples + " couples of residents");
    private static final int SINGLE_RESIDENT = addNames(1, i -> "a single resident");
    private static final int FIRST_GUEST = addNames(Guest.COUNT, guest -> "guest " + id(guest));
    private static final int FIRST_RIVAL_GUEST = addNames(Guest.COUNT, guest -> "a rival's guest " + id(guest));
    private static final int FIRST_OPEN_GUEST = addNames(Guest.COUNT, guest -> "open guest " + id(guest));
    private static final int FIRST_PART_COUNT = addNames(Castle.ALL_PARTS + 1, parts -> parts + " parts");
    private static final int FIRST_RIVAL_PART_COUNT =
            addNames(Castle.ALL_PARTS + 1, parts -> "a rival's " + parts + " parts");
    private static final int FIRST_SUN_FREE =
            addNames(Castle.MAX_PARTS, towers -> "the Sun free and a rival's " + towers + " towers");
    private static final int SUN_OWN = addNames(1, i -> "the Sun");
    private static final int SUN_LOST = addNames(1, i -> "a rival's Sun");
    private static final int FIRST_DICE_LEFT = addNames(Rules.DICE_COUNT, i -> i + 1 + " dice of the own roll to use");
    private static final int DIE_OF_OTHER_ROLL = addNames(1, i -> "a die of another's roll to use");
    private static final int CLEARING_LINES = addNames(1, i -> "clearing lines");
    private static final int FIRST_CHOICES_LEFT =
            addNames(GuestEffects.EFFECT_REPEATS, i -> i + 1 + " choices of a guest to make");
    private static final int FIRST_FACE = addNames(DieFace.COUNT, face -> "a die to use with " + DieFace.of(face));
    private static final int FIRST_SAME_FACE =
            addNames(DieFace.COUNT, face -> "two dice to use with " + DieFace.of(face));
    private static final int DONE_WITH_ROLL = addNames(1, i -> "done with this roll");
    private static final int WAITING_FOR_ROLL = addNames(1, i -> "waiting for this roll");
    private static final int FIRST_FACE_TO_COME =
            addNames(DieFace.COUNT, face -> "waiting for a die with " + DieFace.of(face));
    private static final int NEXT_TO_ROLL = addNames(1, i -> "the next to roll");

    private static final int TRAITS_PER_STAGE = NAMES.size();

    private static final List<String> ALL_NAMES = STAGES.stream()
            .flatMap(stage -> NAMES.stream().map(name -> stage + ": " + name))
            .toList();

    private static int addNames(int count, IntFunction<String> name) {
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
    public int collect(GameState state, int seat, int[] traits) {
        var game = (OnceUponState) state;
        if (game.step == Step.OVER || game.isLastClearing()) {
            return 0;
        }
        int stage = TRAITS_PER_STAGE * Math.min(game.maxPartCount() / PARTS_PER_STAGE, STAGES.size() - 1);
        int count = castleTraits(game.castles[seat], stage, traits);
        count = rivalTraits(game, seat, stage, traits, count);
        count = seat == game.toMove
                ? turnTraits(game, stage, traits, count)
                : waitingTraits(game, seat, stage, traits, count);
        return addIf((game.activeSeat + 1) % game.castles.length == seat, stage + NEXT_TO_ROLL, traits, count);
    }

    private static int castleTraits(Castle castle, int stage, int[] traits) {
        int count = addAll(castle.tokens, stage + FIRST_TOKEN, traits, 0);
        count = addAll(castle.guests, stage + FIRST_GUEST, traits, count);
        traits[count++] = stage + FIRST_FLOOR_COUNT + castle.floors;
        traits[count++] = stage + FIRST_WALL_COUNT + castle.walls;
        traits[count++] = stage + FIRST_TOWER_COUNT + castle.towerCount();
        traits[count++] = stage + FIRST_FLAG_COUNT + castle.flagCount();
        traits[count++] =
                stage + FIRST_FLAG_ROOM + Math.min(Castle.flagRoom(castle.walls) - castle.flagCount(), MAX_ROOM);
        traits[count++] = stage + FIRST_PART_COUNT + castle.partCount();
        traits[count++] = stage + FIRST_COUPLE_COUNT + castle.residents / 2;
        if (castle.residents % 2 != 0) {
            traits[count++] = stage + SINGLE_RESIDENT;
        }
        return count;
    }

    /** Adds the traits of the rivals' castles, the open guests, the Sun, and the lines that can use them. */
    private static int rivalTraits(OnceUponState game, int seat, int stage, int[] traits, int countBefore) {
        int guests = 0;
        int stealable = 0;
        int parts = 0;
        int towers = 0;
        for (int other = 0; other < game.castles.length; other++) {
            if (other != seat) {
                Castle rival = game.castles[other];
                guests |= rival.guests;
                stealable |= rival.stealableGuests();
                parts = Math.max(parts, rival.partCount());
                towers = Math.max(towers, rival.towerCount());
            }
        }
        int count = addAll(guests, stage + FIRST_RIVAL_GUEST, traits, countBefore);
        count = addAll(game.pile.openGuests(), stage + FIRST_OPEN_GUEST, traits, count);
        traits[count++] = stage + FIRST_RIVAL_PART_COUNT + parts;
        if (game.sunOwner == OnceUponState.NOBODY) {
            traits[count++] = stage + FIRST_SUN_FREE + towers;
        } else {
            traits[count++] = stage + (game.sunOwner == seat ? SUN_OWN : SUN_LOST);
        }
        return lineTraits(game, game.castles[seat], stealable, stage, traits, count);
    }

    /** Adds the traits of complete and nearly complete lines, for their rewards and for their powers over guests. */
    private static int lineTraits(
            OnceUponState game, Castle castle, int stealable, int stage, int[] traits, int countBefore) {
        int count = countBefore;
        for (int i = 0; i < Line.COUNT; i++) {
            Line line = Line.of(i);
            int missing = line.missingTokens(castle.tokens);
            if (missing <= MAX_MISSING) {
                count = addIf(castle.canDraw(line), stage + FIRST_LINE + MISSING_COUNTS * i + missing, traits, count);
                switch (game.rules.power(line)) {
                    case NONE -> {}
                    case BOLT ->
                        count = addIf((castle.guests & Guest.BOLTS) != 0, stage + FIRST_BOLT + missing, traits, count);
                    case STEAL -> count = addIf(stealable != 0, stage + FIRST_STEAL + missing, traits, count);
                }
            }
        }
        return count;
    }

    /** Adds the traits of the turn in progress. */
    private static int turnTraits(OnceUponState game, int stage, int[] traits, int countBefore) {
        int count = countBefore;
        switch (game.step) {
            case DICE -> {
                int unused = ~game.usedDice & (1 << Rules.DICE_COUNT) - 1;
                boolean both = Integer.bitCount(unused) == Rules.DICE_COUNT;
                boolean isActive = game.toMove == game.activeSeat;
                traits[count++] =
                        stage + (isActive ? FIRST_DICE_LEFT + Integer.bitCount(unused) - 1 : DIE_OF_OTHER_ROLL);
                if (both) {
                    count = faceTraits(
                            game, stage + FIRST_FACE, stage + (isActive ? FIRST_SAME_FACE : FIRST_FACE), traits, count);
                } else {
                    traits[count++] = stage + FIRST_FACE + game.dice[Integer.numberOfTrailingZeros(unused)];
                }
            }
            case BUILD -> traits[count++] = stage + CLEARING_LINES;
            case EFFECT -> traits[count++] = stage + FIRST_CHOICES_LEFT + game.choicesLeft - 1;
            case OVER -> throw new IllegalStateException("nobody is to move");
        }
        return count;
    }

    private static int waitingTraits(OnceUponState game, int seat, int stage, int[] traits, int countBefore) {
        int players = game.castles.length;
        int turn = Math.floorMod(seat - game.activeSeat, players);
        int count = countBefore;
        if (turn < Math.floorMod(game.toMove - game.activeSeat, players)) {
            traits[count++] = stage + DONE_WITH_ROLL;
        } else {
            traits[count++] = stage + WAITING_FOR_ROLL;
            count = faceTraits(game, stage + FIRST_FACE_TO_COME, stage + FIRST_FACE_TO_COME, traits, count);
        }
        return count;
    }

    /** Adds the faces of both dice; if they are equal, the second one has a trait of its own. */
    private static int faceTraits(OnceUponState game, int one, int same, int[] traits, int countBefore) {
        int count = countBefore;
        traits[count++] = one + game.dice[0];
        boolean equalFaces = game.dice[0] == game.dice[1];
        return addIf(!equalFaces || same != one, (equalFaces ? same : one) + game.dice[1], traits, count);
    }

    private static int addAll(int set, int first, int[] traits, int countBefore) {
        int count = countBefore;
        for (int remaining = set; remaining != 0; remaining &= remaining - 1) {
            traits[count++] = first + Integer.numberOfTrailingZeros(remaining);
        }
        return count;
    }

    private static int addIf(boolean holds, int trait, int[] traits, int countBefore) {
        traits[countBefore] = trait;
        return holds ? countBefore + 1 : countBefore;
    }
}
