package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;
import org.merlon.onceupon.castle.PackedNumbers;

/** Clears lines and draws their rewards (U-20 to U-33). */
final class LineClearing {
    private LineClearing() {}

    static void clearLine(OnceUponState state, int move, EventLog events) {
        Line line = Line.of(MoveCode.first(move));
        state.castleToMove().tokens &= ~line.squares();
        if (events.isOn()) {
            var squares = new Data.Arr();
            for (int remaining = line.squares(); remaining != 0; remaining &= remaining - 1) {
                squares.add(Board.name(Board.first(remaining)));
            }
            events.add("clear").put("seat", state.toMove).put("line", line.id()).put("squares", squares);
        }
        switch (MoveCode.verb(move)) {
            case BUILD, BUILD_GUEST -> drawReward(state, line, move, events);
            case BUILD_BOLT -> GuestEffects.startEffect(state, MoveCode.guest(move), events);
            case BUILD_STEAL -> stealGuest(state, MoveCode.guest(move), MoveCode.second(move), events);
            default -> {} // a scrapped line has no reward
        }
    }

    private static void drawReward(OnceUponState state, Line line, int move, EventLog events) {
        Castle castle = state.castleToMove();
        switch (line.reward()) {
            case TOWER -> {
                castle.towers = PackedNumbers.add(castle.towers, line.worth());
                if (events.isOn()) {
                    events.add("tower").put("seat", state.toMove).put("worth", line.worth());
                }
                awardSun(state, castle, events);
            }
            case WALL -> {
                castle.walls++;
                if (events.isOn()) {
                    events.add("wall").put("seat", state.toMove);
                }
                MoveExecutor.drawResidents(state, line.worth(), events);
            }
            case FLAG -> {
                drawFlag(state, line.worth(), events);
                return; // a flag is no main part, so it cannot win the Cloud
            }
            case FLOOR -> {
                castle.floors++;
                if (events.isOn()) {
                    events.add("floor").put("seat", state.toMove);
                }
            }
        }
        awardCloud(state, castle, events);
        if (MoveCode.verb(move) == Verb.BUILD_GUEST) {
            inviteGuest(state, MoveCode.guest(move), events);
        } else if (line.reward() == Line.Reward.FLOOR && !state.rules.hasOpenGuests() && state.pile.size() > 0) {
            int points = state.pile.draw();
            castle.cardPoints = PackedNumbers.add(castle.cardPoints, points);
            if (events.isOn()) {
                events.add("card").put("seat", state.toMove).put("points", points);
            }
        }
    }

    static void drawFlag(OnceUponState state, int worth, EventLog events) {
        Castle castle = state.castleToMove();
        castle.flags = PackedNumbers.add(castle.flags, worth);
        if (events.isOn()) {
            events.add("flag").put("seat", state.toMove).put("worth", worth);
        }
    }

    /** Gives the Sun to the first seat with four towers (U-8). */
    private static void awardSun(OnceUponState state, Castle castle, EventLog events) {
        if (state.sunOwner == OnceUponState.NOBODY && castle.towerCount() == Castle.MAX_PARTS) {
            state.sunOwner = state.toMove;
            if (events.isOn()) {
                events.add("sun").put("seat", state.toMove).put("points", Rules.SUN_POINTS);
            }
        }
    }

    /** Gives the Cloud to the first seat with all twelve parts and begins the last clearing (U-40). */
    private static void awardCloud(OnceUponState state, Castle castle, EventLog events) {
        if (!state.isLastClearing() && castle.partCount() == Castle.ALL_PARTS) {
            state.finisher = state.toMove;
            state.usedDice = 0;
            if (events.isOn()) {
                events.add("cloud").put("seat", state.toMove).put("points", Rules.CLOUD_POINTS);
            }
        }
    }

    private static void inviteGuest(OnceUponState state, Guest guest, EventLog events) {
        state.castleToMove().guests |= guest.bit();
        state.pile.takeOpen(guest.ordinal());
        if (events.isOn()) {
            events.add("guest").put("seat", state.toMove).put("guest", guest.id());
        }
        if (state.pile.size() > 0) {
            int next = state.pile.draw();
            state.pile.addOpen(next);
            if (events.isOn()) {
                events.add("open").put("guest", Guest.of(next).id()).put("pile", state.pile.size());
            }
        }
        GuestEffects.startEffect(state, guest, events);
    }

    private static void stealGuest(OnceUponState state, Guest guest, int from, EventLog events) {
        state.castles[from].guests &= ~guest.bit();
        state.castleToMove().guests |= guest.bit();
        if (events.isOn()) {
            events.add("steal").put("seat", state.toMove).put("from", from).put("guest", guest.id());
        }
        GuestEffects.startEffect(state, guest, events);
    }
}
