package org.merlon.blackstone.king;

import java.util.List;
import org.merlon.blackstone.king.analysis.KingFacts;
import org.merlon.blackstone.king.analysis.KingHintReasons;
import org.merlon.blackstone.king.legal.IllegalMoveReasons;
import org.merlon.blackstone.king.legal.LegalMoves;
import org.merlon.blackstone.king.legal.MoveNotation;
import org.merlon.blackstone.king.position.Determinizer;
import org.merlon.blackstone.king.position.PositionWriter;
import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.turn.MoveExecutor;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;

/** A {@link KingState} that can be played: it connects the state with the rules, the notation and what players see of it. */
final class PlayableKingState extends KingState {
    PlayableKingState(Setup setup, Rules rules, Chance chance) {
        super(setup, rules, chance);
    }

    @Override
    public void legalMoves(MoveList moves) {
        LegalMoves.list(this, moves);
    }

    @Override
    public Refusal explainRefusal(int move) {
        return Refusal.of(IllegalMoveReasons.why(this, move));
    }

    @Override
    public Data.Obj facts(Viewer viewer) {
        return KingFacts.of(this, viewer);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Completing a task shows a card of the player's own hand and takes nothing from others. But it shows whether
     * another player's face-down card is triggered, so it cannot be undone if there is one. Retaining without a refill
     * shows nothing.
     */
    @Override
    public boolean reveals(int move) {
        return switch (MoveCode.verb(move)) {
            case COMPLETE -> !rules.variant.hasOpenHands() && IntrigueTriggers.hasOpposingFacedownCard(this);
            case RETAIN -> MoveCode.second(move) != MoveCode.NO_REFILL;
            default -> MoveCode.verb(move).reveals();
        };
    }

    @Override
    public void play(int move, EventLog events) {
        MoveExecutor.play(this, move, events);
    }

    @Override
    public ParsedMove parse(List<String> words) {
        return MoveNotation.parse(this, words);
    }

    @Override
    public String notation(int move) {
        return MoveNotation.notation(this, move);
    }

    /** {@inheritDoc} The card that was laid face down or kept is secret (B-51, B-82), except among partners. */
    @Override
    public String publicNotation(int move) {
        String spelled = notation(move);
        if (rules.variant.hasOpenHands()) {
            return spelled;
        }
        return switch (MoveCode.verb(move)) {
            case FACEDOWN, KEEP -> spelled.substring(0, spelled.indexOf(' '));
            default -> spelled;
        };
    }

    @Override
    public List<Phrase> hintReasons(GameState before, int seat) {
        return new KingHintReasons((KingState) before, this, seat).collect().list();
    }

    @Override
    protected PlayableKingState newState(Chance own) {
        return new PlayableKingState(setup(), rules, own);
    }

    @Override
    public void determinize(int seat, FastRandom random) {
        Determinizer.determinize(this, seat, random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }
}
