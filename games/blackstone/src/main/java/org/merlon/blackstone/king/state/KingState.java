package org.merlon.blackstone.king.state;

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
import org.merlon.engine.chance.Chance;
import org.merlon.engine.parts.CopyHasher;

/**
 * The state of a game of King's Quest or one of its variants. The fields are those of a position; classes of other
 * packages implement the rules.
 */
public abstract class KingState extends AbstractGameState {
    public final Rules rules;
    public final Board board = new Board();
    public final CornerDecks corners;
    public final TaskDecks tasks = new TaskDecks();
    public final Guards guards = new Guards();
    public final Rats rats = new Rats();
    public final Seat[] seats;

    public Step step = Step.OVER;
    public int round = 1;
    public int turn;
    public int toMove = -1;

    /** The seat that begins each round. */
    public int first;

    /** The spaces of vassals used this turn; while they are replaced, those not decided yet. */
    public int marked;

    /** The number of tasks completed this turn. */
    public int tasksDone;

    public boolean endTriggered;

    /** The seats that still have to choose a reward or answer for a triggered face-down card. */
    public final Pile pending = new Pile(4);

    /** The specials that were set aside and must be placed. */
    public final Pile aside = new Pile(Vassal.EXTRA_COPIES);

    public ResumePoint then = ResumePoint.WORK;

    /** The two drawn cards, one of which must be kept. */
    public final Pile drawn = new Pile(2);

    /** Marbuck has made the draw of this turn that shows two cards. */
    public boolean drewTwo;

    /** Marbuck has paid with a token other than the usual one this turn. */
    public boolean borrowed;

    /** The number of Knight-Wizard cards for which a token must still be chosen. */
    public int musters;

    /** The dogs on the table, as packed by {@link DogCounts}. */
    public int dogs;

    /** The dogs that have hunted this turn. */
    public int dogsUsed;

    public int limbo;
    public int abyss;
    public int nirvana;
    public int turnsLeft;

    /** Scratch memory; not part of the state. */
    public final Upcharge upcharge = new Upcharge();

    protected KingState(Setup setup, Rules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        corners = new CornerDecks(rules.variant.cornersWithDeck());
        seats = new Seat[rules.players];
        for (int i = 0; i < seats.length; i++) {
            seats[i] = new Seat();
        }
    }

    /** Returns the seat whose turn it is. */
    public Seat activeSeat() {
        return seats[turn];
    }

    /** Returns the seat that must decide. */
    public Seat seatToMove() {
        return seats[toMove];
    }

    /** Waits for a decision of a seat. Always returns true, which a phase returns in turn. */
    public boolean waitFor(Step next, int seat) {
        step = next;
        toMove = seat;
        return true;
    }

    public int knightSupply() {
        int used = guards.total();
        for (Seat seat : seats) {
            used += seat.knightTokens;
        }
        return Rules.TOKENS_PER_KIND - used;
    }

    public int wizardSupply() {
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
    public int score(int seat) {
        return seats[seat].points;
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return Scoring.sheet(this, seat);
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
}
