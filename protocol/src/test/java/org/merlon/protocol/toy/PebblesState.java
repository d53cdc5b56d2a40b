package org.merlon.protocol.toy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.AbstractGameState;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
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

/** Moves: 1 to 3 take that many pebbles, {@link #SWAP} changes the hidden card, {@link #SNAP} throws an exception. */
final class PebblesState extends AbstractGameState {
    private static final int SWAP = 10;
    private static final int SNAP = 20;

    int heap;
    int maxTaken;
    int mover;
    int turns;
    final List<Integer> deck = new ArrayList<>();
    final int[] taken;
    final int[] card;
    final boolean[] swapped;

    PebblesState(Setup setup, Chance chance) {
        super(setup, chance);
        taken = new int[setup.players()];
        card = new int[setup.players()];
        swapped = new boolean[setup.players()];
    }

    @Override
    public int toMove() {
        return heap == 0 ? -1 : mover;
    }

    @Override
    public void legalMoves(MoveList moves) {
        moves.clear();
        for (int move : new int[] {1, 2, 3, SWAP, SNAP}) {
            if (refusal(move) == null) {
                moves.add(move);
            }
        }
    }

    @Override
    public @Nullable Refusal refusal(int move) {
        if (isOver()) {
            return Refusal.of(Phrase.of("pebbles-why-over"));
        }
        if (move == SWAP) {
            return swapped[mover] ? Refusal.of(Phrase.of("pebbles-why-swapped")) : null;
        }
        if (move == SNAP) {
            return setup().variant().id().equals("brittle") ? null : Refusal.of(Phrase.of("pebbles-why-firm"));
        }
        return move > Math.min(maxTaken, heap)
                ? Refusal.of(Phrase.of("pebbles-why-many").with("most", Math.min(maxTaken, heap)))
                : null;
    }

    @Override
    public void play(int move, EventLog events) {
        if (move == SNAP) {
            heap--;
            mover = 1 - mover;
            throw new IllegalStateException("snapped");
        }
        if (move == SWAP) {
            deck.add(card[mover]);
            card[mover] = deck.removeFirst();
            swapped[mover] = true;
            if (events.isOn()) {
                events.add("swapped").put("seat", mover);
            }
            return;
        }
        heap -= move;
        taken[mover] += move;
        turns++;
        mover = (mover + 1) % setup().players();
        if (setup().isOn("dice")) {
            maxTaken = 1 + chance().below(Pebbles.MAX_TAKEN);
            if (events.isOn()) {
                events.add("rolled").put("most", maxTaken);
            }
        }
    }

    @Override
    public ParsedMove parse(List<String> words) {
        return switch (words.getFirst()) {
            case "swap" -> ParsedMove.of(SWAP);
            case "snap" -> ParsedMove.of(SNAP);
            case "take" -> {
                if (words.size() == 2 && List.of("1", "2", "3").contains(words.get(1))) {
                    yield ParsedMove.of(Integer.parseInt(words.get(1)));
                }
                yield ParsedMove.refused(Phrase.of("pebbles-why-number"));
            }
            default -> ParsedMove.refused(Phrase.of("pebbles-why-word").with("word", words.getFirst()));
        };
    }

    @Override
    public String notation(int move) {
        return move == SWAP ? "swap" : move == SNAP ? "snap" : "take " + move;
    }

    @Override
    public int score(int seat) {
        return taken[seat] + (isOver() ? card[seat] : 0);
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        var pebbles = new ScoreSheet.Part(Phrase.of("pebbles-score-pebbles"), "pebbles", taken[seat]);
        var held = new ScoreSheet.Part(Phrase.of("pebbles-score-card"), "card", card[seat]);
        return isOver()
                ? new ScoreSheet(List.of(pebbles, held), List.of())
                : new ScoreSheet(List.of(pebbles), List.of(held));
    }

    @Override
    public Outcome outcome() {
        if (!isOver() || !setup().variant().id().equals("together")) {
            return Outcome.NONE;
        }
        return turns % 2 == 0 ? Outcome.WON : Outcome.LOST;
    }

    @Override
    protected PebblesState newState(Chance chance) {
        return new PebblesState(setup(), chance);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (PebblesState) source;
        heap = hasher.copy(other.heap);
        maxTaken = hasher.copy(other.maxTaken);
        mover = other.mover;
        turns = other.turns;
        hasher.add(toMove());
        List<Integer> cards = List.copyOf(other.deck);
        deck.clear();
        deck.addAll(cards);
        deck.forEach(hasher::add);
        for (int seat = 0; seat < taken.length; seat++) {
            taken[seat] = hasher.copy(other.taken[seat]);
            card[seat] = other.card[seat];
            swapped[seat] = other.swapped[seat];
            hasher.add(card[seat] + (swapped[seat] ? 100 : 0));
        }
    }

    @Override
    public void determinize(int seat, FastRandom random) {
        for (int i = deck.size() - 1; i > 0; i--) {
            deck.set(i, deck.set(random.below(i + 1), deck.get(i)));
        }
        chance().randomize(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        data.put("heap", heap).put("most", maxTaken).put("turns", turns);
        var cards = new Data.Arr();
        deck.forEach(cards::add);
        data.put("deck", viewer.seesHidden() ? cards : new Data.Whole(deck.size()));
        var seats = new Data.Arr();
        for (int seat = 0; seat < taken.length; seat++) {
            var entry = new Data.Obj().put("taken", taken[seat]).put("swapped", swapped[seat]);
            seats.add(viewer.sees(seat) || isOver() ? entry.put("card", card[seat]) : entry.put("card", "hidden"));
        }
        data.put("seats", seats);
    }
}
