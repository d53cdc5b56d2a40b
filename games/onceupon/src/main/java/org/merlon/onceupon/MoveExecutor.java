package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/** Plays moves: applies each one and advances turns and rounds. */
final class MoveExecutor {
    private MoveExecutor() {}

    static void play(OnceUponState state, int move, EventLog events) {
        int first = MoveCode.first(move);
        Castle castle = state.castleToMove();
        switch (MoveCode.verb(move)) {
            case DIE_TOKEN -> {
                putToken(state, MoveCode.third(move), events);
                if (MoveCode.second(move) == DieFace.FOOD.ordinal() && castle.hasGuest(Guest.COOK)) {
                    drawResidents(state, 1, events);
                }
                useDie(state, first);
            }
            case DIE_FACE -> {
                drawResidents(
                        state,
                        MoveCode.second(move) == DieFace.RESIDENT.ordinal() ? Rules.RESIDENTS_PER_DIE : 1,
                        events);
                useDie(state, first);
            }
            case DIE_FLAG -> {
                LineClearing.drawFlag(state, Rules.MONK_FLAG_WORTH, events);
                useDie(state, first);
            }
            case DIE_CLOUD -> {
                castle.smallClouds++;
                if (events.isOn()) {
                    events.add("small-cloud").put("seat", state.toMove).put("points", Rules.SMALL_CLOUD_POINTS);
                }
                useDie(state, first);
            }
            case DIE_PASS -> useDie(state, first);
            case PASS -> state.step = Step.BUILD;
            case BUILD, BUILD_GUEST, BUILD_BOLT, BUILD_STEAL, SCRAP -> LineClearing.clearLine(state, move, events);
            case END -> endTurn(state, events);
            case TOKEN -> {
                putToken(state, first, events);
                GuestEffects.spendChoice(state);
            }
            case SHIFT -> {
                castle.tokens ^= 1 << first | 1 << MoveCode.second(move);
                if (events.isOn()) {
                    events.add("shift")
                            .put("seat", state.toMove)
                            .put("from", Board.name(first))
                            .put("to", Board.name(MoveCode.second(move)));
                }
                GuestEffects.spendChoice(state);
            }
            case FACE -> GuestEffects.nameFace(state, DieFace.of(first), events);
            case SKIP -> GuestEffects.endEffect(state);
        }
        if (state.step == Step.BUILD && state.toMove == state.finisher) {
            beginLastClearingTurn(state, nextSeat(state), events); // the finisher clears no more lines (U-40)
        }
    }

    /** Returns true if a legal move uses randomness or turns up a card. */
    static boolean reveals(OnceUponState state, int move) {
        return switch (MoveCode.verb(move)) {
            case END ->
                !state.isLastClearing() && nextSeat(state) == state.activeSeat && state.round < Rules.MAX_ROUNDS;
            case BUILD -> Line.of(MoveCode.first(move)).reward() == Line.Reward.FLOOR && state.pile.size() > 0;
            case BUILD_GUEST -> state.pile.size() > 0 || MoveCode.guest(move) == Guest.DAGOBERT;
            case BUILD_BOLT, BUILD_STEAL -> MoveCode.guest(move) == Guest.DAGOBERT;
            default -> false;
        };
    }

    /** Marks a die as used; the active player uses both dice, the others one (U-11, U-14). */
    private static void useDie(OnceUponState state, int die) {
        state.usedDice |= 1 << die;
        if (state.toMove != state.activeSeat || Integer.bitCount(state.usedDice) == Rules.DICE_COUNT) {
            state.step = Step.BUILD;
        }
    }

    private static void putToken(OnceUponState state, int square, EventLog events) {
        state.castleToMove().tokens |= 1 << square;
        if (events.isOn()) {
            events.add("token").put("seat", state.toMove).put("square", Board.name(square));
        }
    }

    static void drawResidents(OnceUponState state, int newcomers, EventLog events) {
        Castle castle = state.castleToMove();
        int drawn = castle.addResidents(newcomers);
        if (events.isOn()) {
            events.add("residents")
                    .put("seat", state.toMove)
                    .put("drawn", drawn)
                    .put("lost", newcomers - drawn)
                    .put("residents", castle.residents);
        }
    }

    private static int nextSeat(OnceUponState state) {
        return (state.toMove + 1) % state.castles.length;
    }

    private static void endTurn(OnceUponState state, EventLog events) {
        int next = nextSeat(state);
        if (state.isLastClearing()) {
            if (next == state.finisher) {
                endGame(state, events);
            } else {
                beginLastClearingTurn(state, next, events);
            }
        } else if (next != state.activeSeat) {
            beginTurn(state, next, Step.DICE, events);
        } else if (state.round == Rules.MAX_ROUNDS) {
            endGame(state, events);
        } else {
            state.round++;
            state.activeSeat = (state.activeSeat + 1) % state.castles.length;
            beginTurn(state, state.activeSeat, Step.DICE, events);
            rollDice(state, events);
        }
    }

    /** Begins a turn of the last clearing; a seat that was still to use its die of this roll begins with it (U-40). */
    private static void beginLastClearingTurn(OnceUponState state, int seat, EventLog events) {
        beginTurn(state, seat, state.keepsDie(seat) ? Step.DICE : Step.BUILD, events);
    }

    private static void beginTurn(OnceUponState state, int seat, Step step, EventLog events) {
        state.toMove = seat;
        state.step = step;
        state.usedDice = 0;
        if (events.isOn()) {
            var turn = events.add("turn").put("seat", seat).put("step", step.id());
            if (state.isLastClearing()) {
                turn.put("final", true);
            }
        }
    }

    private static void endGame(OnceUponState state, EventLog events) {
        state.toMove = OnceUponState.NOBODY;
        state.step = Step.OVER;
        state.usedDice = 0;
        if (events.isOn()) {
            events.add("over").put("round", state.round);
        }
    }

    static void rollDice(OnceUponState state, EventLog events) {
        for (int die = 0; die < Rules.DICE_COUNT; die++) {
            state.dice[die] = state.chance().below(DieFace.COUNT);
        }
        if (events.isOn()) {
            var dice = new Data.Arr();
            for (int face : state.dice) {
                dice.add(DieFace.of(face).id());
            }
            events.add("roll").put("seat", state.activeSeat).put("dice", dice);
        }
    }
}
