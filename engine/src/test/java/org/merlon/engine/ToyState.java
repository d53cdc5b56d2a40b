package org.merlon.engine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Phrase;

/** Players take one, two or three stones at a time; each seat holds a secret card that adds its number to the final score. */
final class ToyState extends AbstractGameState {
    /** The move that rolls a die and takes that many stones, or all that are left. */
    private static final int ROLL = 0;

    private final int[] scores;
    private final byte[] cards;
    private int stones;
    private int mover;

    ToyState(Setup setup, Chance chance) {
        super(setup, chance);
        scores = new int[setup.players()];
        cards = new byte[setup.players()];
        stones = setup.variant().id().equals("short") ? 5 : 12;
    }

    void deal() {
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) (i + 1);
        }
        chance().shuffle(cards, 0, cards.length);
    }

    void load(Fields fields) throws MalformedException {
        stones = fields.whole("stones", 0, 12);
        mover = fields.seat("toMove", 0, setup().players());
        int[] scoreValues = fields.wholes("scores", 0, 100);
        int[] cardValues = fields.wholes("cards", 1, setup().players());
        for (int i = 0; i < setup().players(); i++) {
            scores[i] = scoreValues[i];
            cards[i] = (byte) cardValues[i];
        }
    }

    @Override
    public int toMove() {
        return stones == 0 ? -1 : mover;
    }

    private int maxTaken() {
        return Math.min(stones, setup().choice("most").equals("two") ? 2 : 3);
    }

    private boolean hasDice() {
        return setup().variant().id().equals("short") && setup().isOn("dice");
    }

    @Override
    public void legalMoves(MoveList moves) {
        moves.clear();
        for (int i = 1; i <= maxTaken(); i++) {
            moves.add(i);
        }
        if (hasDice() && stones > 0) {
            moves.add(ROLL);
        }
    }

    @Override
    public @Nullable Refusal refusal(int move) {
        if (stones == 0) {
            return Refusal.of(Phrase.of("toy-why-over"));
        }
        if (move == ROLL) {
            return hasDice() ? null : Refusal.of(Phrase.of("toy-why-dice"));
        }
        return move >= 1 && move <= maxTaken() ? null : Refusal.of(Phrase.of("toy-why-many"));
    }

    @Override
    public void play(int move, EventLog events) {
        int taken = move == ROLL ? Math.min(stones, chance().below(6) + 1) : move;
        if (events.isOn()) {
            events.add("taken").put("stones", taken);
        }
        stones -= taken;
        scores[mover] += taken;
        mover = (mover + 1) % setup().players();
        if (stones == 0) {
            for (int i = 0; i < scores.length; i++) {
                scores[i] += cards[i];
            }
        }
    }

    @Override
    public ParsedMove parse(List<String> words) {
        if (words.equals(List.of("roll"))) {
            return ParsedMove.of(ROLL);
        }
        if (words.size() == 2 && words.getFirst().equals("take") && words.get(1).matches("[1-9]")) {
            return ParsedMove.of(words.get(1).charAt(0) - '0');
        }
        return ParsedMove.refused(Phrase.of("toy-why-words"));
    }

    @Override
    public String notation(int move) {
        return move == ROLL ? "roll" : "take " + move;
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(List.of(new ScoreSheet.Part(Phrase.of("toy-score"), "toy", scores[seat])), List.of());
    }

    @Override
    protected ToyState newState(Chance chance) {
        return new ToyState(setup(), chance);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (ToyState) source;
        stones = hasher.copy(other.stones);
        mover = hasher.copy(other.mover);
        hasher.copy(scores, other.scores);
        hasher.copy(cards, other.cards);
    }

    @Override
    public void determinize(int seat, FastRandom random) {
        byte ownCard = cards[seat];
        var others = new byte[cards.length - 1];
        int size = 0;
        for (byte card = 1; card <= cards.length; card++) {
            if (card != ownCard) {
                others[size++] = card;
            }
        }
        random.shuffle(others, 0, size);
        for (int i = 0; i < cards.length; i++) {
            if (i != seat) {
                cards[i] = others[--size];
            }
        }
        chance().randomize(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        var scoreData = new Data.Arr();
        Arrays.stream(scores).forEach(scoreData::add);
        var cardData = new Data.Arr();
        for (int seat = 0; seat < cards.length; seat++) {
            cardData.add(viewer.sees(seat) ? new Data.Whole(cards[seat]) : Data.Null.NULL);
        }
        data.put("stones", stones).put("scores", scoreData).put("cards", cardData);
    }
}
