package org.merlon.bots;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Chance;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.Hash;
import org.merlon.engine.Key;
import org.merlon.engine.MoveList;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Reading;
import org.merlon.engine.Refusal;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;

/** Move n takes coin n; seat s secretly holds a number that makes one coin precious to those who know it. */
final class CoinsState implements GameState {
    private final Setup setup;
    private final Chance chance;
    private final int[] coins;
    private final boolean[] taken;
    private final int[] scores;
    private final int[] cards;
    private int moves;
    private int lastCoin = -1;

    CoinsState(Setup setup, Chance chance, int[] coins) {
        this.setup = setup;
        this.chance = chance;
        this.coins = coins.clone();
        taken = new boolean[coins.length];
        scores = new int[setup.players()];
        cards = new int[setup.players()];
    }

    /** Deals a seat its secret card. */
    CoinsState withCard(int seat, int card) {
        cards[seat] = card;
        return this;
    }

    /** Precious is the coin last taken if another seat's secret card names it. */
    double promise(int seat) {
        double promise = 0;
        for (int other = 0; other < cards.length; other++) {
            if (other != seat && cards[other] == lastCoin && lastTaker() == seat) {
                promise += CoinsGame.SECRET_WEIGHT;
            }
        }
        return promise;
    }

    private int lastTaker() {
        return Math.floorMod(moves - 1, setup.players());
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public int toMove() {
        return moves == coins.length ? -1 : moves % setup.players();
    }

    @Override
    public void legalMoves(MoveList list) {
        list.clear();
        for (int i = 0; i < coins.length; i++) {
            if (!taken[i]) {
                list.add(i);
            }
        }
    }

    @Override
    public @Nullable Refusal refusal(int move) {
        return move >= 0 && move < coins.length && !taken[move] ? null : Refusal.of(Phrase.of("coins-why-none"));
    }

    @Override
    public boolean reveals(int move) {
        return false;
    }

    @Override
    public void play(int move, EventLog events) {
        scores[toMove()] += coins[move];
        taken[move] = true;
        lastCoin = move;
        moves++;
    }

    @Override
    public Reading read(List<String> words) {
        return Reading.refused(Phrase.of("coins-why-number"));
    }

    @Override
    public String spell(int move) {
        return "coin " + move;
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(List.of(new ScoreSheet.Part(Phrase.of("coins-score"), scores[seat])), List.of());
    }

    @Override
    public GameState copy() {
        var copy = new CoinsState(setup, new Chance(Key.ZERO), coins);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(GameState other) {
        var state = (CoinsState) other;
        chance.copyFrom(state.chance);
        System.arraycopy(state.taken, 0, taken, 0, taken.length);
        System.arraycopy(state.scores, 0, scores, 0, scores.length);
        System.arraycopy(state.cards, 0, cards, 0, cards.length);
        moves = state.moves;
        lastCoin = state.lastCoin;
    }

    @Override
    public long hash() {
        long hash = Hash.add(chance.hash(), lastCoin);
        hash = Hash.add(hash, Arrays.hashCode(taken));
        return Hash.add(hash, Arrays.hashCode(cards));
    }

    @Override
    public Chance chance() {
        return chance;
    }

    @Override
    public void imagine(int seat, RandomBits random) {
        for (int other = 0; other < cards.length; other++) {
            if (other != seat) {
                cards[other] = random.below(coins.length);
            }
        }
        chance.imagine(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        data.put("moves", moves);
    }
}
