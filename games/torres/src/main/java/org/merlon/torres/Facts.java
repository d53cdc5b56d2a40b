package org.merlon.torres;

import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.words.Phrase;

/** Builds the facts of a position: the castles and their worth, limits, turns until the scoring, possible actions. */
final class Facts {
    /** The actions as they are offered to players; steps and doors are one action, because both move a knight. */
    private static final Verb[][] ACTIONS = {
        {Verb.MOVE, Verb.DOOR}, {Verb.BLOCK}, {Verb.KNIGHT}, {Verb.DRAW}, {Verb.SCORE}, {Verb.END}
    };

    private Facts() {}

    static Data.Obj of(TorresState state, Viewer viewer) {
        var facts = new Data.Obj().putAll(viewer.alike("facts", () -> open(state)));
        if (state.toMove >= 0 && viewer.sees(state.toMove)) {
            MoveList legal = MoveList.of(state);
            if (state.step == Step.TURN) {
                facts.put("actions", actions(state, legal)).put("unspent", unspent(state));
            }
            facts.put("gains", Outlook.gains(state, legal));
        }
        return facts;
    }

    /** Returns the facts that everybody may know. */
    private static Data.Obj open(TorresState state) {
        var facts = new Data.Obj()
                .put("goal", goal(state))
                .put("castles", castles(state))
                .put("seats", seats(state))
                .put("king", king(state));
        if (state.master != null) {
            facts.put("master", master(state, state.master));
        }
        if (state.step == Step.TURN) {
            facts.put("limits", limits(state));
        }
        return facts;
    }

    /** Returns true while a phase is being played and its scoring is still to come. */
    private static boolean playing(TorresState state) {
        return state.step == Step.TURN || state.step == Step.STACK;
    }

    private static Data.Obj goal(TorresState state) {
        var goal = new Data.Obj()
                .put("phase", state.phase)
                .put("phases", Rules.PHASES)
                .put("round", state.round)
                .put("rounds", state.rules.rounds(state.phase));
        if (playing(state)) {
            int players = state.rules.players();
            int taken = (state.toMove - state.start + players) % players;
            goal.put("turnsLeft", players - taken + players * (state.rules.rounds(state.phase) - state.round));
        }
        return goal;
    }

    /** Returns every castle with the points it would pay now and the seats on the level that the king pays for. */
    private static Data.Arr castles(TorresState state) {
        Board board = state.board;
        var castles = new Data.Arr();
        for (long rest = board.built(); rest != 0; ) {
            long castle = board.castleAt(Space.first(rest));
            rest &= ~castle;
            var spaces = new Data.Arr();
            for (long each = castle; each != 0; each &= each - 1) {
                spaces.add(Space.name(Space.first(each)));
            }
            castles.add(new Data.Obj()
                    .put("spaces", spaces)
                    .put("height", board.highest(castle))
                    .put("worth", worth(state, castle))
                    .put("onKingsLevel", onKingsLevel(state, castle)));
        }
        return castles;
    }

    private static Data.Arr worth(TorresState state, long castle) {
        Board board = state.board;
        boolean kings = board.king() != Space.NONE && Space.in(castle, board.king());
        var worth = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            int points = Scoring.castle(board, castle, seat);
            if (points > 0) {
                var paid = new Data.Obj()
                        .put("seat", seat)
                        .put("level", points / Long.bitCount(castle))
                        .put("points", points);
                int bonus = kings ? Scoring.king(board, seat, Outlook.phase(state)) : 0;
                worth.add(bonus == 0 ? paid : paid.put("king", bonus));
            }
        }
        return worth;
    }

    /** Returns the seats with a knight in a castle on the level that the king pays for, wherever the king stands. */
    private static Data.Arr onKingsLevel(TorresState state, long castle) {
        long level = castle & state.board.exactly(Outlook.phase(state));
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            if ((level & state.board.knights(seat)) != 0) {
                seats.add(seat);
            }
        }
        return seats;
    }

    private static Data.Arr seats(TorresState state) {
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            var told = new Data.Obj().put("knightsLeft", state.knightsLeft(seat));
            if (playing(state) || state.step == Step.KING) {
                told.put("now", Outlook.of(state, seat));
            }
            seats.add(told);
        }
        return seats;
    }

    /** Returns the level of the king's castle that pays at the next scoring, and the points for it. */
    private static Data.Obj king(TorresState state) {
        int phase = Outlook.phase(state);
        return new Data.Obj().put("level", phase).put("points", Scoring.kingBonus(phase));
    }

    /** Returns the losses if the turn ended now: action points, and blocks that no stack has room for. */
    private static Data.Obj unspent(TorresState state) {
        return new Data.Obj().put("points", state.ap).put("blocks", state.stacks.beyond(state.toMove, state.stack));
    }

    private static Data.Obj master(TorresState state, MasterCard card) {
        var met = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            if (card.met(state.board, seat)) {
                met.add(seat);
            }
        }
        return new Data.Obj()
                .put("card", card.id())
                .put("points", card.points())
                .put("every", card.everyPhase())
                .put("met", met);
    }

    private static Data.Arr limits(TorresState state) {
        return new Data.Arr()
                .add(limit("points", state.ap, Math.max(Rules.AP, state.ap)))
                .add(limit("blocks", state.placed, Legality.MAX_PLACED))
                .add(limit("bought", state.bought, Legality.MAX_BOUGHT))
                .add(limit("played", state.played ? 1 : 0, 1));
    }

    private static Data.Obj limit(String what, int has, int most) {
        return new Data.Obj().put("what", what).put("has", has).put("most", most);
    }

    /** Returns the actions of the seat to move; an impossible one has a reason. */
    private static Data.Arr actions(TorresState state, MoveList legal) {
        int possible = 0;
        for (int i = 0; i < legal.size(); i++) {
            possible |= 1 << Move.verb(legal.get(i)).ordinal();
        }
        var actions = new Data.Arr();
        for (Verb[] verbs : ACTIONS) {
            if (verbs[0] != Verb.DRAW || state.rules.deals()) {
                actions.add(action(state, possible, verbs));
            }
        }
        for (int held = state.cards.kindsIn(state.toMove); held != 0; held &= held - 1) {
            actions.add(action(state, possible, Verb.of(ActionCard.of(Integer.numberOfTrailingZeros(held)))));
        }
        return actions;
    }

    /** @param possible the verbs of legal moves, a bit for each */
    private static Data.Obj action(TorresState state, int possible, Verb... verbs) {
        Verb first = verbs[0];
        var words = new Data.Arr();
        boolean can = false;
        for (Verb verb : verbs) {
            words.add(verb.word());
            can |= (possible >>> verb.ordinal() & 1) != 0;
        }
        var action =
                new Data.Obj().put("group", first.group()).put("verbs", words).put("can", can);
        if (!can) {
            Phrase closed = Reasons.closed(state, first);
            action.put("why", (closed == null ? Reasons.nowhere() : closed).data());
        }
        return action;
    }
}
