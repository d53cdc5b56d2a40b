package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** Clears lines and draws their rewards (U-20 to U-33). */
final class Building {
    private Building() {}

    static void clear(OnceUponState state, int move, EventLog events) {
        Line line = Line.of(Move.first(move));
        state.own().tokens &= ~line.squares();
        if (events.on()) {
            var squares = new Data.Arr();
            for (int rest = line.squares(); rest != 0; rest &= rest - 1) {
                squares.add(Board.name(Board.first(rest)));
            }
            events.add("clear").put("seat", state.toMove).put("line", line.id()).put("squares", squares);
        }
        switch (Move.verb(move)) {
            case BUILD, BUILD_GUEST -> draw(state, line, move, events);
            case BUILD_BOLT -> Effects.start(state, Move.guest(move), events);
            case BUILD_STEAL -> steal(state, Move.guest(move), Move.second(move), events);
            default -> {} // a scrapped line has no reward
        }
    }

    private static void draw(OnceUponState state, Line line, int move, EventLog events) {
        Castle own = state.own();
        switch (line.reward()) {
            case TOWER -> {
                own.towers = Worths.add(own.towers, line.worth());
                if (events.on()) {
                    events.add("tower").put("seat", state.toMove).put("worth", line.worth());
                }
                shine(state, own, events);
            }
            case WALL -> {
                own.walls++;
                if (events.on()) {
                    events.add("wall").put("seat", state.toMove);
                }
                Turn.settle(state, line.worth(), events);
            }
            case FLAG -> {
                flag(state, line.worth(), events);
                return; // a flag is no main part, so it cannot win the Cloud
            }
            case FLOOR -> {
                own.floors++;
                if (events.on()) {
                    events.add("floor").put("seat", state.toMove);
                }
            }
        }
        finish(state, own, events);
        if (Move.verb(move) == Verb.BUILD_GUEST) {
            invite(state, Move.guest(move), events);
        } else if (line.reward() == Line.Reward.FLOOR && !state.rules.opensGuests() && state.pile.size() > 0) {
            int points = state.pile.draw();
            own.points = Worths.add(own.points, points);
            if (events.on()) {
                events.add("card").put("seat", state.toMove).put("points", points);
            }
        }
    }

    static void flag(OnceUponState state, int worth, EventLog events) {
        Castle own = state.own();
        own.flags = Worths.add(own.flags, worth);
        if (events.on()) {
            events.add("flag").put("seat", state.toMove).put("worth", worth);
        }
    }

    /** Gives the Sun to the first seat with four towers (U-8). */
    private static void shine(OnceUponState state, Castle own, EventLog events) {
        if (state.sun == OnceUponState.NOBODY && own.towerCount() == Castle.MAX_PARTS) {
            state.sun = state.toMove;
            if (events.on()) {
                events.add("sun").put("seat", state.toMove).put("points", Rules.SUN);
            }
        }
    }

    /** Gives the Cloud to the first seat with all twelve parts and begins the last clearing (U-40). */
    private static void finish(OnceUponState state, Castle own, EventLog events) {
        if (!state.lastClearing() && own.parts() == Castle.ALL_PARTS) {
            state.finisher = state.toMove;
            state.used = 0;
            if (events.on()) {
                events.add("cloud").put("seat", state.toMove).put("points", Rules.CLOUD);
            }
        }
    }

    private static void invite(OnceUponState state, Guest guest, EventLog events) {
        state.own().guests |= guest.bit();
        state.pile.take(guest.ordinal());
        if (events.on()) {
            events.add("guest").put("seat", state.toMove).put("guest", guest.id());
        }
        if (state.pile.size() > 0) {
            int next = state.pile.draw();
            state.pile.addOpen(next);
            if (events.on()) {
                events.add("open").put("guest", Guest.of(next).id()).put("pile", state.pile.size());
            }
        }
        Effects.start(state, guest, events);
    }

    private static void steal(OnceUponState state, Guest guest, int from, EventLog events) {
        state.castles[from].guests &= ~guest.bit();
        state.own().guests |= guest.bit();
        if (events.on()) {
            events.add("steal").put("seat", state.toMove).put("from", from).put("guest", guest.id());
        }
        Effects.start(state, guest, events);
    }
}
