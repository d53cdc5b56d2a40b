package org.merlon.towers;

import java.util.Arrays;
import java.util.List;
import org.merlon.engine.AbstractGameState;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
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

/** A game of Nine Towers in progress. A move is the number of the tower that a stone is laid on. */
final class TowersState extends AbstractGameState {
    static final int TOWERS = 9;
    static final int COMPLETE = 3;
    private static final int NOBODY = -1;
    private static final int TOWER_POINTS = 2;

    private final int[] stones = new int[TOWERS];
    private final int[] holder = new int[TOWERS];
    private int toMove;

    TowersState(Setup setup, Chance chance) {
        super(setup, chance);
        Arrays.fill(holder, NOBODY);
    }

    // The fields of the state, listed once for copying and hashing.

    @Override
    protected AbstractGameState newState(Chance chance) {
        return new TowersState(setup(), chance);
    }

    @Override
    protected void copyFrom(GameState state, CopyHasher hasher) {
        var other = (TowersState) state;
        hasher.copy(stones, other.stones);
        hasher.copy(holder, other.holder);
        toMove = hasher.copy(other.toMove);
    }

    // The rules.

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public void legalMoves(MoveList moves) {
        moves.clear();
        for (int tower = 0; tower < TOWERS; tower++) {
            if (stones[tower] < COMPLETE) {
                moves.add(tower);
            }
        }
    }

    @Override
    public Refusal explainRefusal(int tower) {
        return Refusal.of(Phrase.of("towers-why-complete").with("at", name(tower)));
    }

    @Override
    public boolean reveals(int tower) {
        return false; // nothing is hidden and nothing is drawn
    }

    @Override
    public void play(int tower, EventLog events) {
        stones[tower]++;
        if (stones[tower] == COMPLETE) {
            holder[tower] = toMove;
            if (events.isOn()) {
                events.add("complete").put("at", name(tower)).put("seat", toMove);
            }
        }
        toMove = isComplete(stones) ? NOBODY : (toMove + 1) % setup().players();
    }

    private static boolean isComplete(int[] stones) {
        return Arrays.stream(stones).allMatch(height -> height == COMPLETE);
    }

    @Override
    public int score(int seat) {
        return TOWER_POINTS * towersHeld(seat) + adjacentPairs(seat);
    }

    private int towersHeld(int seat) {
        int count = 0;
        for (int each : holder) {
            count += each == seat ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of adjacent pairs of towers held by a seat. */
    private int adjacentPairs(int seat) {
        int count = 0;
        for (int tower = 1; tower < TOWERS; tower++) {
            count += holder[tower] == seat && holder[tower - 1] == seat ? 1 : 0;
        }
        return count;
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(
                List.of(
                        new ScoreSheet.Part(Phrase.of("towers-score-held"), "held", TOWER_POINTS * towersHeld(seat)),
                        new ScoreSheet.Part(Phrase.of("towers-score-pairs"), "pairs", adjacentPairs(seat))),
                List.of());
    }

    // Notation: "lay a" to "lay i".

    private static String name(int tower) {
        return String.valueOf((char) ('a' + tower));
    }

    @Override
    public ParsedMove parse(List<String> words) {
        if (words.size() == 2 && words.getFirst().equals("lay") && words.get(1).length() == 1) {
            int tower = words.get(1).charAt(0) - 'a';
            if (tower >= 0 && tower < TOWERS) {
                return ParsedMove.of(tower);
            }
        }
        return ParsedMove.refused(Phrase.of("towers-why-unknown"));
    }

    @Override
    public String notation(int tower) {
        return "lay " + name(tower);
    }

    // Positions and views: nothing is hidden, so they are the same.

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        var heights = new Data.Arr();
        var holders = new Data.Arr();
        for (int tower = 0; tower < TOWERS; tower++) {
            heights.add(stones[tower]);
            holders.add(holder[tower]);
        }
        data.put("stones", heights).put("holders", holders);
    }

    TowersState read(Fields fields) throws MalformedException {
        int[] heights = fields.wholes("stones", 0, COMPLETE);
        int[] holders = fields.wholes("holders", NOBODY, setup().players() - 1);
        if (heights.length != TOWERS || holders.length != TOWERS) {
            throw fields.wrong("stones", "nine numbers are wanted, and nine holders");
        }
        for (int tower = 0; tower < TOWERS; tower++) {
            if (heights[tower] == COMPLETE != holders[tower] >= 0) {
                throw fields.wrong("holders", name(tower) + " has a holder when it is complete, and only then");
            }
        }
        System.arraycopy(heights, 0, stones, 0, TOWERS);
        System.arraycopy(holders, 0, holder, 0, TOWERS);
        toMove = fields.toMove(setup().players(), isComplete(stones));
        return this;
    }

    @Override
    public void determinize(int seat, FastRandom random) {
        chance().randomize(random); // nothing else is hidden
    }
}
