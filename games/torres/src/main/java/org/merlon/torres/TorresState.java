package org.merlon.torres;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.FieldWalkState;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.move.Way;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Phrase;

/** The state of a game of Torres. The fields are those of a position; the other classes here implement the rules. */
final class TorresState extends FieldWalkState {
    final Rules rules;
    final Board board;
    final Cards cards = new Cards();
    final Stacks stacks;
    final int[] scores;

    Step step = Step.OVER;
    int phase = 1;
    int round = 1;

    /** The seat that started this round. */
    int start;

    int toMove = -1;
    int supply;
    int ap = Rules.AP;

    /** The blocks left of this turn's stack. */
    int stack;

    /** The blocks placed from the stack this turn. */
    int placed;

    /** The number of cards bought this turn. */
    int bought;

    /** True if a card was played this turn. */
    boolean played;

    @Nullable MasterCard master;

    TorresState(Setup setup, Rules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        board = new Board(rules.players());
        stacks = new Stacks(rules.players());
        scores = new int[rules.players()];
    }

    int knightsLeft(int seat) {
        return Rules.KNIGHTS - Long.bitCount(board.knights(seat));
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public void legalMoves(MoveList moves) {
        Legality.list(this, moves);
    }

    @Override
    public Refusal why(int move) {
        return Refusal.of(Reasons.why(this, move));
    }

    @Override
    public Data.Obj facts(Viewer viewer) {
        return Facts.of(this, viewer);
    }

    @Override
    public boolean reveals(int move) {
        return Move.verb(move).reveals();
    }

    @Override
    public void play(int move, EventLog events) {
        Turn.play(this, move, events);
    }

    @Override
    public Reading read(List<String> words) {
        return Move.read(words);
    }

    @Override
    public String spell(int move) {
        return Move.spell(move);
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return Scoring.sheet(this, seat);
    }

    @Override
    public List<Phrase> merits(GameState before, int seat) {
        return new TorresMerits((TorresState) before, this, seat).list();
    }

    @Override
    public List<Way> ways() {
        return Ways.of(this);
    }

    @Override
    protected TorresState blank(Chance own) {
        return new TorresState(setup(), rules, own);
    }

    @Override
    protected void become(GameState source, CopyHasher tally) {
        var other = (TorresState) source;
        board.become(other.board, tally);
        for (int seat = 0; seat < scores.length; seat++) {
            tally.add(board.knights(seat));
            scores[seat] = tally.of(other.scores[seat]);
        }
        tally.add(board.king());
        cards.become(other.cards, tally);
        stacks.become(other.stacks, tally);
        step = tally.of(other.step);
        phase = tally.of(other.phase);
        round = tally.of(other.round);
        start = tally.of(other.start);
        toMove = tally.of(other.toMove);
        supply = tally.of(other.supply);
        ap = tally.of(other.ap);
        stack = tally.of(other.stack);
        placed = tally.of(other.placed);
        bought = tally.of(other.bought);
        played = tally.of(other.played);
        master = tally.ofNullable(other.master);
    }

    /**
     * With a common deck, the hands of the others and the deck are one pool of unknown cards. With own decks, everybody
     * has seen which of a player's ten cards were played; only the split between that player's hand and deck is unknown.
     */
    @Override
    public void imagine(int seat, RandomBits random) {
        if (rules.commonDeck()) {
            int hidden = 1 << Cards.DECK;
            for (int other = 0; other < rules.players(); other++) {
                if (other != seat) {
                    hidden |= 1 << other;
                }
            }
            cards.redeal(toMove == seat ? hidden : hidden | 1 << Cards.BOUGHT, random);
        } else if (rules.ownDecks()) {
            for (int owner = 0; owner < rules.players(); owner++) {
                int hidden = 1 << rules.deckOf(owner);
                if (owner != seat) {
                    hidden |= 1 << owner;
                    hidden |= owner == toMove ? 1 << Cards.BOUGHT : 0;
                }
                cards.redeal(hidden, random);
            }
        }
        chance().imagine(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }
}
