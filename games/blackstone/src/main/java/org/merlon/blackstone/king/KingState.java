package org.merlon.blackstone.king;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.CornerDecks;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.FieldWalkState;
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
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Phrase;

/**
 * A game of King's Quest or one of its variants in progress. The fields are those of a position; other classes of this
 * package implement the rules.
 */
final class KingState extends FieldWalkState {
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

    AfterSpecials then = AfterSpecials.WORK;

    /** The two drawn cards, one of which must be kept. */
    final Pile drawn = new Pile(2);

    /** Marbuck has made the first draw of this turn. */
    boolean drewTwo;

    /** Marbuck has paid with a token other than the usual one this turn. */
    boolean borrowed;

    /** The number of Knight-Wizard cards for which a token must still be chosen. */
    int musters;

    /** The dogs on the table, as packed by {@link Dogs}. */
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
        corners = new CornerDecks(rules.variant.corners());
        seats = new Seat[rules.players];
        for (int i = 0; i < seats.length; i++) {
            seats[i] = new Seat();
        }
    }

    /** Returns the seat whose turn it is. */
    Seat active() {
        return seats[turn];
    }

    /** Returns the seat that must decide. */
    Seat mover() {
        return seats[toMove];
    }

    /** Waits for a decision of a seat. Always returns true, which a phase returns in turn. */
    boolean waits(Step next, int seat) {
        step = next;
        toMove = seat;
        return true;
    }

    int knightSupply() {
        int used = guards.total();
        for (Seat seat : seats) {
            used += seat.knight;
        }
        return Rules.TOKENS - used;
    }

    int wizardSupply() {
        int used = 0;
        for (Seat seat : seats) {
            used += seat.wizard;
        }
        return Rules.TOKENS - used;
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
        return switch (Move.verb(move)) {
            case COMPLETE -> !rules.variant.openHands() && Intrigues.someLieFaceDown(this);
            case RETAIN -> Move.two(move) != Move.NO_REFILL;
            default -> Move.verb(move).reveals();
        };
    }

    @Override
    public void play(int move, EventLog events) {
        Play.play(this, move, events);
    }

    @Override
    public Reading read(List<String> words) {
        return Spelling.read(this, words);
    }

    @Override
    public String spell(int move) {
        return Spelling.spell(this, move);
    }

    /** {@inheritDoc} The card that was laid face down or kept is secret (B-51, B-82), except among partners. */
    @Override
    public String announce(int move) {
        String spelled = spell(move);
        if (rules.variant.openHands()) {
            return spelled;
        }
        return switch (Move.verb(move)) {
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
    public List<Phrase> merits(GameState before, int seat) {
        return new KingMerits((KingState) before, this, seat).all().list();
    }

    @Override
    public boolean ahead(int one, int two) {
        return rules.aim.race() && Ending.ahead(seats[one], seats[two]);
    }

    @Override
    public @Nullable String label(int seat) {
        return seats[seat].family == Family.NONE ? null : seats[seat].family.id();
    }

    @Override
    public Outcome outcome() {
        return Ending.outcome(this);
    }

    @Override
    protected KingState blank(Chance own) {
        return new KingState(setup(), rules, own);
    }

    @Override
    protected void become(GameState source, CopyHasher tally) {
        var other = (KingState) source;
        board.become(other.board, tally);
        corners.become(other.corners, tally);
        tasks.become(other.tasks, tally);
        guards.become(other.guards, tally);
        rats.become(other.rats, tally);
        tally.of(seats, other.seats);
        step = tally.of(other.step);
        round = tally.of(other.round);
        turn = tally.of(other.turn);
        toMove = tally.of(other.toMove);
        first = tally.of(other.first);
        marked = tally.of(other.marked);
        tasksDone = tally.of(other.tasksDone);
        endTriggered = tally.of(other.endTriggered);
        pending.become(other.pending, tally);
        aside.become(other.aside, tally);
        drawn.become(other.drawn, tally);
        then = tally.of(other.then);
        drewTwo = other.drewTwo;
        borrowed = other.borrowed;
        tally.add((drewTwo ? 1 : 0) + (borrowed ? 2 : 0));
        musters = tally.of(other.musters);
        dogs = tally.of(other.dogs);
        dogsUsed = tally.of(other.dogsUsed);
        limbo = tally.of(other.limbo);
        abyss = tally.of(other.abyss);
        nirvana = tally.of(other.nirvana);
        turnsLeft = tally.of(other.turnsLeft);
    }

    @Override
    public void imagine(int seat, RandomBits random) {
        Imagination.fill(this, seat, random);
    }

    @Override
    public void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }
}
