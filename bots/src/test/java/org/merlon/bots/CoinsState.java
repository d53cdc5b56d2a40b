package org.merlon.bots;

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
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Phrase;

/** Move n takes coin n; each seat holds a secret card with the number of a coin, which makes it precious to other seats. */
public final class CoinsState extends AbstractGameState {
    private final int[] coins;
    private final int[] scores;
    private final int[] cards;

    /** The coins taken, as a bit set. */
    private int taken;

    private int moves;
    private int lastCoin = -1;

    CoinsState(Setup setup, Chance chance, int[] coins) {
        super(setup, chance);
        this.coins = coins.clone();
        scores = new int[setup.players()];
        cards = new int[setup.players()];
    }

    /** Sets the secret card of a seat. */
    public CoinsState withCard(int seat, int card) {
        cards[seat] = card;
        return this;
    }

    /** Returns the bonus for having just taken a coin that another seat's secret card names. */
    double bonus(int seat) {
        double bonus = 0;
        for (int other = 0; other < cards.length; other++) {
            if (other != seat && cards[other] == lastCoin && lastTaker() == seat) {
                bonus += CoinsGame.SECRET_WEIGHT;
            }
        }
        return bonus;
    }

    private int lastTaker() {
        return Math.floorMod(moves - 1, setup().players());
    }

    @Override
    public int toMove() {
        return moves == coins.length ? -1 : moves % setup().players();
    }

    @Override
    public void legalMoves(MoveList list) {
        list.clear();
        for (int i = 0; i < coins.length; i++) {
            if ((taken >>> i & 1) == 0) {
                list.add(i);
            }
        }
    }

    @Override
    public @Nullable Refusal refusal(int move) {
        return move >= 0 && move < coins.length && (taken >>> move & 1) == 0
                ? null
                : Refusal.of(Phrase.of("coins-why-none"));
    }

    @Override
    public boolean reveals(int move) {
        return false;
    }

    @Override
    public void play(int move, EventLog events) {
        scores[toMove()] += coins[move];
        taken |= 1 << move;
        lastCoin = move;
        moves++;
    }

    @Override
    public ParsedMove parse(List<String> words) {
        return ParsedMove.refused(Phrase.of("coins-why-number"));
    }

    @Override
    public String notation(int move) {
        return "coin " + move;
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(List.of(new ScoreSheet.Part(Phrase.of("coins-score"), "coins", scores[seat])), List.of());
    }

    @Override
    protected CoinsState newState(Chance chance) {
        return new CoinsState(setup(), chance, coins);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (CoinsState) source;
        lastCoin = hasher.copy(other.lastCoin);
        moves = hasher.copy(other.moves);
        taken = hasher.copy(other.taken);
        hasher.copy(scores, other.scores);
        hasher.copy(cards, other.cards);
    }

    @Override
    public void determinize(int seat, FastRandom random) {
        for (int other = 0; other < cards.length; other++) {
            if (other != seat) {
                cards[other] = random.below(coins.length);
            }
        }
        chance().randomize(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        data.put("moves", moves);
    }
}
