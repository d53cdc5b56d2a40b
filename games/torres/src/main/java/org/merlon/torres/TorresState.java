package org.merlon.torres;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.AbstractGameState;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.ReachablePath;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.Board;

/** The state of a game of Torres. The fields are those of a position; the other classes here implement the rules. */
final class TorresState extends AbstractGameState {
    final Rules rules;
    final Board board;
    final Cards cards = new Cards();
    final BlockSupply stacks;
    final int[] scores;

    Step step = Step.OVER;
    int phase = 1;
    int round = 1;

    /** The seat that started this round. */
    int startSeat;

    int toMove = -1;
    int supply;
    int actionPoints = Rules.ACTION_POINTS;

    /** The blocks left of this turn's stack. */
    int blocksInStack;

    /** The blocks placed from the stack this turn. */
    int blocksPlaced;

    /** The number of cards bought this turn. */
    int cardsBought;

    /** True if a card was played this turn. */
    boolean hasPlayedCard;

    @Nullable MasterCard masterCard;

    TorresState(Setup setup, Rules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        board = new Board(rules.players());
        stacks = new BlockSupply(rules.players());
        scores = new int[rules.players()];
    }

    int knightsLeft(int seat) {
        return rules.knights() - Long.bitCount(board.knights(seat));
    }

    @Override
    public int toMove() {
        return toMove;
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
        return Facts.of(this, viewer);
    }

    @Override
    public boolean reveals(int move) {
        return MoveCode.verb(move).reveals();
    }

    @Override
    public void play(int move, EventLog events) {
        MoveExecutor.play(this, move, events);
    }

    @Override
    public ParsedMove parse(List<String> words) {
        return MoveCode.parse(words);
    }

    @Override
    public String notation(int move) {
        return MoveCode.notation(move);
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return Scoring.scoreSheet(this, seat);
    }

    @Override
    public List<Phrase> hintReasons(GameState before, int seat) {
        return new TorresHintReasons((TorresState) before, this, seat).list();
    }

    @Override
    public List<ReachablePath> reachablePaths() {
        return KnightPaths.of(this);
    }

    @Override
    protected TorresState newState(Chance chance) {
        return new TorresState(setup(), rules, chance);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (TorresState) source;
        board.copyFrom(other.board, hasher);
        for (int seat = 0; seat < scores.length; seat++) {
            hasher.add(board.knights(seat));
            scores[seat] = hasher.copy(other.scores[seat]);
        }
        hasher.add(board.king());
        cards.copyFrom(other.cards, hasher);
        stacks.copyFrom(other.stacks, hasher);
        step = hasher.copy(other.step);
        phase = hasher.copy(other.phase);
        round = hasher.copy(other.round);
        startSeat = hasher.copy(other.startSeat);
        toMove = hasher.copy(other.toMove);
        supply = hasher.copy(other.supply);
        actionPoints = hasher.copy(other.actionPoints);
        blocksInStack = hasher.copy(other.blocksInStack);
        blocksPlaced = hasher.copy(other.blocksPlaced);
        cardsBought = hasher.copy(other.cardsBought);
        hasPlayedCard = hasher.copy(other.hasPlayedCard);
        masterCard = hasher.copyNullable(other.masterCard);
    }

    /**
     * With a common deck, the hands of the others and the deck are one pool of unknown cards. With own decks, everybody
     * has seen which of a player's ten cards were played; only the split between that player's hand and deck is unknown.
     */
    @Override
    public void determinize(int seat, FastRandom random) {
        if (rules.hasCommonDeck()) {
            int hiddenPiles = 1 << Cards.DECK;
            for (int other = 0; other < rules.players(); other++) {
                if (other != seat) {
                    hiddenPiles |= 1 << other;
                }
            }
            cards.redeal(toMove == seat ? hiddenPiles : hiddenPiles | 1 << Cards.BOUGHT, random);
        } else if (rules.hasOwnDecks()) {
            for (int owner = 0; owner < rules.players(); owner++) {
                int hiddenPiles = 1 << rules.deckOf(owner);
                if (owner != seat) {
                    hiddenPiles |= 1 << owner;
                    hiddenPiles |= owner == toMove ? 1 << Cards.BOUGHT : 0;
                }
                cards.redeal(hiddenPiles, random);
            }
        }
        chance().randomize(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }
}
