package org.merlon.onceupon;

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
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.GuestPile;

/** The state of a game. The fields are those of a position; the other classes here implement the rules. */
final class OnceUponState extends AbstractGameState {
    static final int NOBODY = -1;

    final Rules rules;
    final Castle[] castles;
    final GuestPile pile = new GuestPile();

    Step step = Step.OVER;
    int toMove = NOBODY;
    int round = 1;

    /** The seat that rolled the dice. */
    int activeSeat;

    /** The rolled faces of the dice, as ordinals of {@link DieFace}. */
    final int[] dice = new int[Rules.DICE_COUNT];

    /** The dice that the seat to move has used, as a bit set. */
    int usedDice;

    /** The seat that drew its twelfth part first and has the Cloud; once it is set, the last clearing has begun. */
    int finisher = NOBODY;

    /** The seat that has the Sun. */
    int sunOwner = NOBODY;

    /** The guest whose effect waits for a choice. */
    @Nullable Guest pendingGuest;

    /** The number of choices left of the pending effect. */
    int choicesLeft;

    /** The face that Dagobert's die counts as; {@link DieFace#ANY} until it is named. */
    DieFace namedFace = DieFace.ANY;

    OnceUponState(Setup setup, Rules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        castles = new Castle[rules.players()];
        for (int seat = 0; seat < castles.length; seat++) {
            castles[seat] = new Castle();
        }
    }

    boolean isLastClearing() {
        return finisher != NOBODY;
    }

    /**
     * Returns true if a seat was still to use its die of this roll when the castle was finished; in the last clearing
     * it uses the die before it clears lines (U-40).
     */
    boolean keepsDie(int seat) {
        int players = castles.length;
        return Math.floorMod(seat - activeSeat, players) > Math.floorMod(finisher - activeSeat, players);
    }

    /** Returns true if a seat will use its die of this roll after the seat to move (U-14, U-40). */
    boolean awaitsDie(int seat) {
        if (step == Step.OVER || (isLastClearing() && !keepsDie(seat))) {
            return false;
        }
        int first = isLastClearing() ? finisher : activeSeat;
        int players = castles.length;
        return Math.floorMod(seat - first, players) > Math.floorMod(toMove - first, players);
    }

    /** Returns the number of main parts of the castle that has the most of them. */
    int maxPartCount() {
        int max = 0;
        for (Castle castle : castles) {
            max = Math.max(max, castle.partCount());
        }
        return max;
    }

    Castle castleToMove() {
        return castles[toMove];
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
        return IllegalMoveReasons.why(this, move);
    }

    @Override
    public Data.Obj facts(Viewer viewer) {
        return Facts.of(this, viewer);
    }

    @Override
    public List<Phrase> hintReasons(GameState before, int seat) {
        return new OnceUponHintReasons((OnceUponState) before, this, seat).list();
    }

    @Override
    public boolean reveals(int move) {
        return MoveExecutor.reveals(this, move);
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
        return Scoring.total(this, seat);
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return Scoring.scoreSheet(this, seat);
    }

    @Override
    protected OnceUponState newState(Chance chance) {
        return new OnceUponState(setup(), rules, chance);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (OnceUponState) source;
        hasher.copy(castles, other.castles);
        pile.copyFrom(other.pile, hasher);
        step = hasher.copy(other.step);
        toMove = hasher.copy(other.toMove);
        round = hasher.copy(other.round);
        activeSeat = hasher.copy(other.activeSeat);
        hasher.copy(dice, other.dice);
        usedDice = hasher.copy(other.usedDice);
        finisher = hasher.copy(other.finisher);
        sunOwner = hasher.copy(other.sunOwner);
        pendingGuest = hasher.copyNullable(other.pendingGuest);
        choicesLeft = hasher.copy(other.choicesLeft);
        namedFace = hasher.copy(other.namedFace);
    }

    /** Only the pile is hidden: it may hold any of the cards that are not visible, in any order. */
    @Override
    public void determinize(int seat, FastRandom random) {
        int size = pile.size();
        rules.fillWithUnseenCards(pile, castles);
        pile.shuffle(random);
        pile.truncate(size);
        chance().randomize(random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }
}
