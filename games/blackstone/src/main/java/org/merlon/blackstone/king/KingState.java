package org.merlon.blackstone.king;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.CornerDecks;
import org.merlon.blackstone.table.Guards;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.TaskDecks;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.AbstractGameState;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Phrase;

/**
 * A game of King's Quest or one of its variants in progress. The fields are those of a position; other classes of this
 * package implement the rules.
 */
final class KingState extends AbstractGameState {
    final Rules rules;
    final Board board = new Board();
    final CornerDecks corners;
    final TaskDecks tasks = new TaskDecks();
    final Guards guards = new Guards();
    final Rats rats = new Rats();
    final Seat[] seats;

    Step step = Step.OVER;
    int round = 1;
    int turn;
    int toMove = -1;

    /** The seat that begins each round. */
    int first;

    /** The spaces of vassals used this turn; while they are replaced, those not decided yet. */
    int marked;

    /** The number of tasks completed this turn. */
    int tasksDone;

    boolean endTriggered;

    /** The seats that still have to choose a reward or answer for a triggered face-down card. */
    final Pile pending = new Pile(4);

    /** The specials that were set aside and must be placed. */
    final Pile aside = new Pile(Vassal.EXTRA_COPIES);

    ResumePoint then = ResumePoint.WORK;

    /** The two drawn cards, one of which must be kept. */
    final Pile drawn = new Pile(2);

    /** Marbuck has made the draw of this turn that shows two cards. */
    boolean drewTwo;

    /** Marbuck has paid with a token other than the usual one this turn. */
    boolean borrowed;

    /** The number of Knight-Wizard cards for which a token must still be chosen. */
    int musters;

    /** The dogs on the table, as packed by {@link DogCounts}. */
    int dogs;

    /** The dogs that have hunted this turn. */
    int dogsUsed;

    int limbo;
    int abyss;
    int nirvana;
    int turnsLeft;

    /** Scratch memory; not part of the state. */
    final Upcharge upcharge = new Upcharge();

    KingState(Setup setup, Rules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        corners = new CornerDecks(rules.variant.cornersWithDeck());
        seats = new Seat[rules.players];
        for (int i = 0; i < seats.length; i++) {
            seats[i] = new Seat();
        }
    }

    /** Returns the seat whose turn it is. */
    Seat activeSeat() {
        return seats[turn];
    }

    /** Returns the seat that must decide. */
    Seat seatToMove() {
        return seats[toMove];
    }

    /** Waits for a decision of a seat. Always returns true, which a phase returns in turn. */
    boolean waitFor(Step next, int seat) {
        step = next;
        toMove = seat;
        return true;
    }

    int knightSupply() {
        int used = guards.total();
        for (Seat seat : seats) {
            used += seat.knightTokens;
        }
        return Rules.TOKENS_PER_KIND - used;
    }

    int wizardSupply() {
        int used = 0;
        for (Seat seat : seats) {
            used += seat.wizardTokens;
        }
        return Rules.TOKENS_PER_KIND - used;
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
    public int score(int seat) {
        return seats[seat].points;
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return Scoring.sheet(this, seat);
    }

    @Override
    public List<Phrase> hintReasons(GameState before, int seat) {
        return new KingHintReasons((KingState) before, this, seat).collect().list();
    }

    @Override
    public boolean isAhead(int one, int two) {
        return rules.aim.isRace() && GameEnd.isAhead(seats[one], seats[two]);
    }

    @Override
    public @Nullable String label(int seat) {
        return seats[seat].family == Family.NONE ? null : seats[seat].family.id();
    }

    @Override
    public Outcome outcome() {
        return GameEnd.outcome(this);
    }

    @Override
    protected KingState newState(Chance own) {
        return new KingState(setup(), rules, own);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (KingState) source;
        board.copyFrom(other.board, hasher);
        corners.copyFrom(other.corners, hasher);
        tasks.copyFrom(other.tasks, hasher);
        guards.copyFrom(other.guards, hasher);
        rats.copyFrom(other.rats, hasher);
        hasher.copy(seats, other.seats);
        step = hasher.copy(other.step);
        round = hasher.copy(other.round);
        turn = hasher.copy(other.turn);
        toMove = hasher.copy(other.toMove);
        first = hasher.copy(other.first);
        marked = hasher.copy(other.marked);
        tasksDone = hasher.copy(other.tasksDone);
        endTriggered = hasher.copy(other.endTriggered);
        pending.copyFrom(other.pending, hasher);
        aside.copyFrom(other.aside, hasher);
        drawn.copyFrom(other.drawn, hasher);
        then = hasher.copy(other.then);
        drewTwo = other.drewTwo;
        borrowed = other.borrowed;
        hasher.add((drewTwo ? 1 : 0) + (borrowed ? 2 : 0));
        musters = hasher.copy(other.musters);
        dogs = hasher.copy(other.dogs);
        dogsUsed = hasher.copy(other.dogsUsed);
        limbo = hasher.copy(other.limbo);
        abyss = hasher.copy(other.abyss);
        nirvana = hasher.copy(other.nirvana);
        turnsLeft = hasher.copy(other.turnsLeft);
    }

    @Override
    public void determinize(int seat, RandomBits random) {
        Determinizer.determinize(this, seat, random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }
}
