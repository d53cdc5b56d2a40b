package org.merlon.torres;

import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/** Builds the facts of a position: the castles and their worth, limits, turns until the scoring, possible actions. */
final class Facts {
    /** The actions as they are offered to players; steps and doors are one action, because both move a knight. */
    private static final Verb[][] ACTIONS = {
        {Verb.MOVE, Verb.DOOR}, {Verb.BLOCK}, {Verb.KNIGHT}, {Verb.DRAW}, {Verb.SCORE}, {Verb.END}
    };

    private Facts() {}

    static Data.Obj of(TorresState state, Viewer viewer) {
        var facts = new Data.Obj().putAll(viewer.shared("facts", () -> publicFacts(state)));
        if (state.toMove >= 0 && viewer.sees(state.toMove)) {
            MoveList legal = state.legalMoves();
            if (state.step == Step.TURN) {
                facts.put("actions", actions(state, legal)).put("unspent", unspent(state));
            }
            facts.put("gains", ScoreProjection.gains(state, legal));
        }
        return facts;
    }

    /** Returns the facts that everybody may know. */
    private static Data.Obj publicFacts(TorresState state) {
        var facts = new Data.Obj()
                .put("goal", goal(state))
                .put("castles", castles(state))
                .put("seats", seats(state))
                .put("king", king(state));
        if (state.masterCard != null) {
            facts.put("master", master(state, state.masterCard));
        }
        if (state.step == Step.TURN) {
            facts.put("limits", limits(state));
        }
        return facts;
    }

    /** Returns true while a phase is being played and its scoring is still to come. */
    private static boolean isPhaseInProgress(TorresState state) {
        return state.step == Step.TURN || state.step == Step.STACK;
    }

    private static Data.Obj goal(TorresState state) {
        var goal = new Data.Obj()
                .put("phase", state.phase)
                .put("phases", Rules.PHASES)
                .put("round", state.round)
                .put("rounds", state.rules.rounds(state.phase));
        if (isPhaseInProgress(state)) {
            int players = state.rules.players();
            int turnsTaken = (state.toMove - state.startSeat + players) % players;
            goal.put("turnsLeft", players - turnsTaken + players * (state.rules.rounds(state.phase) - state.round));
        }
        return goal;
    }

    /** Returns every castle with the points it would pay now and the seats on the level that the king pays for. */
    private static Data.Arr castles(TorresState state) {
        Board board = state.board;
        var castles = new Data.Arr();
        for (long remaining = board.built(); remaining != 0; ) {
            long castle = board.castleAt(Space.first(remaining));
            remaining &= ~castle;
            var spaces = new Data.Arr();
            for (long space = castle; space != 0; space &= space - 1) {
                spaces.add(Space.name(Space.first(space)));
            }
            castles.add(new Data.Obj()
                    .put("spaces", spaces)
                    .put("height", board.maxHeight(castle))
                    .put("worth", worth(state, castle))
                    .put("onKingsLevel", onKingsLevel(state, castle)));
        }
        return castles;
    }

    private static Data.Arr worth(TorresState state, long castle) {
        Board board = state.board;
        boolean hasKing = board.king() != Space.NONE && Space.contains(castle, board.king());
        var worth = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            int points = Scoring.castlePoints(board, castle, seat);
            if (points > 0) {
                var entry = new Data.Obj()
                        .put("seat", seat)
                        .put("level", points / Long.bitCount(castle))
                        .put("points", points);
                int bonus = hasKing ? Scoring.kingPoints(board, seat, ScoreProjection.nextScoredPhase(state)) : 0;
                worth.add(bonus == 0 ? entry : entry.put("king", bonus));
            }
        }
        return worth;
    }

    /** Returns the seats with a knight in a castle on the level that the king pays for, wherever the king stands. */
    private static Data.Arr onKingsLevel(TorresState state, long castle) {
        long level = castle & state.board.spacesAt(ScoreProjection.nextScoredPhase(state));
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
            var fact = new Data.Obj().put("knightsLeft", state.knightsLeft(seat));
            if (isPhaseInProgress(state) || state.step == Step.KING) {
                fact.put("now", ScoreProjection.points(state, seat));
            }
            seats.add(fact);
        }
        return seats;
    }

    /** Returns the level of the king's castle that pays at the next scoring, and the points for it. */
    private static Data.Obj king(TorresState state) {
        int phase = ScoreProjection.nextScoredPhase(state);
        return new Data.Obj().put("level", phase).put("points", Scoring.kingBonus(phase));
    }

    /** Returns the losses if the turn ended now: action points, and blocks that no stack has room for. */
    private static Data.Obj unspent(TorresState state) {
        return new Data.Obj()
                .put("points", state.actionPoints)
                .put("blocks", state.stacks.blocksWithoutRoom(state.toMove, state.blocksInStack));
    }

    private static Data.Obj master(TorresState state, MasterCard card) {
        var met = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            if (card.isMet(state.board, seat)) {
                met.add(seat);
            }
        }
        return new Data.Obj()
                .put("card", card.id())
                .put("points", card.points())
                .put("every", card.paysEveryPhase())
                .put("met", met);
    }

    private static Data.Arr limits(TorresState state) {
        return new Data.Arr()
                .add(limit("points", state.actionPoints, Math.max(Rules.ACTION_POINTS, state.actionPoints)))
                .add(limit("blocks", state.blocksPlaced, LegalMoves.MAX_PLACED))
                .add(limit("bought", state.cardsBought, LegalMoves.MAX_BOUGHT))
                .add(limit("played", state.hasPlayedCard ? 1 : 0, 1));
    }

    private static Data.Obj limit(String name, int current, int max) {
        return new Data.Obj().put("what", name).put("has", current).put("most", max);
    }

    /** Returns the actions of the seat to move; an impossible one has a reason. */
    private static Data.Arr actions(TorresState state, MoveList legal) {
        int possibleVerbs = 0;
        for (int i = 0; i < legal.size(); i++) {
            possibleVerbs |= 1 << MoveCode.verb(legal.get(i)).ordinal();
        }
        var actions = new Data.Arr();
        for (Verb[] verbs : ACTIONS) {
            if (verbs[0] != Verb.DRAW || state.rules.canDrawCards()) {
                actions.add(action(state, possibleVerbs, verbs));
            }
        }
        for (int heldCards = state.cards.kindsIn(state.toMove); heldCards != 0; heldCards &= heldCards - 1) {
            actions.add(action(state, possibleVerbs, Verb.of(ActionCard.of(Integer.numberOfTrailingZeros(heldCards)))));
        }
        return actions;
    }

    /** @param possibleVerbs the verbs of legal moves, a bit for each */
    private static Data.Obj action(TorresState state, int possibleVerbs, Verb... verbs) {
        Verb first = verbs[0];
        var words = new Data.Arr();
        boolean available = false;
        for (Verb verb : verbs) {
            words.add(verb.word());
            available |= (possibleVerbs >>> verb.ordinal() & 1) != 0;
        }
        var action =
                new Data.Obj().put("group", first.group()).put("verbs", words).put("can", available);
        if (!available) {
            Phrase reason = IllegalMoveReasons.whyUnavailable(state, first);
            action.put("why", (reason == null ? IllegalMoveReasons.noTarget() : reason).data());
        }
        return action;
    }
}
