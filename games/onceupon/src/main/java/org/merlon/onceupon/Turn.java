package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** Plays moves: applies each one and advances turns and rounds. */
final class Turn {
    private Turn() {}

    static void play(OnceUponState state, int move, EventLog events) {
        int first = Move.first(move);
        Castle own = state.own();
        switch (Move.verb(move)) {
            case DIE_TOKEN -> {
                put(state, Move.third(move), events);
                if (Move.second(move) == Face.FOOD.ordinal() && own.has(Guest.COOK)) {
                    settle(state, 1, events);
                }
                use(state, first);
            }
            case DIE_FACE -> {
                settle(state, Move.second(move) == Face.RESIDENT.ordinal() ? Rules.RESIDENTS : 1, events);
                use(state, first);
            }
            case DIE_FLAG -> {
                Building.flag(state, Rules.MONKS_FLAG, events);
                use(state, first);
            }
            case DIE_CLOUD -> {
                own.clouds++;
                if (events.on()) {
                    events.add("small-cloud").put("seat", state.toMove).put("points", Rules.SMALL_CLOUD);
                }
                use(state, first);
            }
            case DIE_PASS -> use(state, first);
            case PASS -> state.step = Step.BUILD;
            case BUILD, BUILD_GUEST, BUILD_BOLT, BUILD_STEAL, SCRAP -> Building.clear(state, move, events);
            case END -> end(state, events);
            case TOKEN -> {
                put(state, first, events);
                Effects.spend(state);
            }
            case SHIFT -> {
                own.tokens ^= 1 << first | 1 << Move.second(move);
                if (events.on()) {
                    events.add("shift")
                            .put("seat", state.toMove)
                            .put("from", Board.name(first))
                            .put("to", Board.name(Move.second(move)));
                }
                Effects.spend(state);
            }
            case FACE -> Effects.name(state, Face.of(first), events);
            case SKIP -> Effects.finish(state);
        }
        if (state.step == Step.BUILD && state.toMove == state.finisher) {
            beginLast(state, next(state), events); // the finisher clears no more lines (U-40)
        }
    }

    /** Returns true if a legal move uses randomness or turns up a card. */
    static boolean reveals(OnceUponState state, int move) {
        return switch (Move.verb(move)) {
            case END -> !state.lastClearing() && next(state) == state.active && state.round < Rules.ROUNDS;
            case BUILD -> Line.of(Move.first(move)).reward() == Line.Reward.FLOOR && state.pile.size() > 0;
            case BUILD_GUEST -> state.pile.size() > 0 || Move.guest(move) == Guest.DAGOBERT;
            case BUILD_BOLT, BUILD_STEAL -> Move.guest(move) == Guest.DAGOBERT;
            default -> false;
        };
    }

    /** Marks a die as used; the active player uses both dice, the others one (U-11, U-14). */
    private static void use(OnceUponState state, int die) {
        state.used |= 1 << die;
        if (state.toMove != state.active || Integer.bitCount(state.used) == Rules.DICE) {
            state.step = Step.BUILD;
        }
    }

    private static void put(OnceUponState state, int square, EventLog events) {
        state.own().tokens |= 1 << square;
        if (events.on()) {
            events.add("token").put("seat", state.toMove).put("square", Board.name(square));
        }
    }

    static void settle(OnceUponState state, int newcomers, EventLog events) {
        Castle own = state.own();
        int drawn = own.settle(newcomers);
        if (events.on()) {
            events.add("residents")
                    .put("seat", state.toMove)
                    .put("drawn", drawn)
                    .put("lost", newcomers - drawn)
                    .put("residents", own.residents);
        }
    }

    private static int next(OnceUponState state) {
        return (state.toMove + 1) % state.castles.length;
    }

    private static void end(OnceUponState state, EventLog events) {
        int next = next(state);
        if (state.lastClearing()) {
            if (next == state.finisher) {
                over(state, events);
            } else {
                beginLast(state, next, events);
            }
        } else if (next != state.active) {
            begin(state, next, Step.DICE, events);
        } else if (state.round == Rules.ROUNDS) {
            over(state, events);
        } else {
            state.round++;
            state.active = (state.active + 1) % state.castles.length;
            begin(state, state.active, Step.DICE, events);
            roll(state, events);
        }
    }

    /** Begins a turn of the last clearing; a seat that was still to use its die of this roll begins with it (U-40). */
    private static void beginLast(OnceUponState state, int seat, EventLog events) {
        begin(state, seat, state.keepsDie(seat) ? Step.DICE : Step.BUILD, events);
    }

    private static void begin(OnceUponState state, int seat, Step step, EventLog events) {
        state.toMove = seat;
        state.step = step;
        state.used = 0;
        if (events.on()) {
            var turn = events.add("turn").put("seat", seat).put("step", step.id());
            if (state.lastClearing()) {
                turn.put("final", true);
            }
        }
    }

    private static void over(OnceUponState state, EventLog events) {
        state.toMove = OnceUponState.NOBODY;
        state.step = Step.OVER;
        state.used = 0;
        if (events.on()) {
            events.add("over").put("round", state.round);
        }
    }

    static void roll(OnceUponState state, EventLog events) {
        for (int die = 0; die < Rules.DICE; die++) {
            state.dice[die] = state.chance().below(Face.COUNT);
        }
        if (events.on()) {
            var dice = new Data.Arr();
            for (int face : state.dice) {
                dice.add(Face.of(face).id());
            }
            events.add("roll").put("seat", state.active).put("dice", dice);
        }
    }
}
