package org.merlon.blackstone.offer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.Options;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.engine.Chance;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.MoveList;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Reading;
import org.merlon.engine.Refusal;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/**
 * A game with an open row of Machinations in progress: what is common to all of them, and the questions that each answers
 * for itself.
 */
public abstract class OfferState implements GameState {
    private final Setup setup;
    private final OfferRules terms;
    private final Chance chance;
    private final Edition edition;
    private final boolean blueLetters;
    private final Board board = new Board();
    private final Offer offer = new Offer();
    private final Tokens tokens;
    private final TurnSoFar course;
    private final Pile[] hands;

    protected OfferState(Setup setup, OfferRules terms, Chance chance) {
        this.setup = setup;
        this.terms = terms;
        this.chance = chance;
        edition = Options.edition(setup);
        blueLetters = setup.on(Options.BLUE_LETTERS.id());
        tokens = new Tokens(setup.players());
        course = new TurnSoFar(setup.players(), terms);
        hands = new Pile[setup.players()];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = new Pile(Task.COUNT);
        }
    }

    // What each quest answers.

    /** Where the vassal, or all vassals, on a space may slide to. */
    protected abstract int slides(int from);

    /** Why it may not slide to a neighbouring space. */
    protected abstract Phrase noSlide(int from, int to);

    /** The spaces whose vassal may be flipped. */
    protected abstract int flippable();

    protected abstract void slide(int from, int to);

    protected abstract void swap(int one, int other);

    protected abstract void flip(int space);

    /** Why no move with this verb is possible now, whatever it names and costs. */
    protected abstract @Nullable Phrase closed(Verb verb);

    /** The one verb that ends a turn now. */
    protected abstract Verb ending();

    /** Why a verb that would end a turn elsewhere does not end this one. */
    protected abstract Phrase noEnding(Verb verb);

    /** Adds every {@code use} and what else this quest alone knows, as long as one action can be paid for. */
    protected abstract void listOwn(MoveList moves);

    /** Why a move with a verb that this quest alone knows is not listed; its card is in the hand. */
    protected abstract Phrase whyOwn(int move);

    /** Does what a move with such a verb does; the action is paid for. */
    protected abstract void playOwn(int move, EventLog events);

    /** Looks at what the end of a turn brings about, before the next one begins. */
    protected abstract void turnEnds(Verb verb, EventLog events);

    /** Whether the game must end with this round because nothing happens any more. */
    protected abstract boolean stalled();

    /** Reads a move that names things of the seat's. */
    protected abstract Reading readOwn(Verb verb, List<String> words);

    /** Spells such a thing. */
    protected abstract String thing(Verb verb, int number);

    /** What it is about, in a word. */
    protected abstract String aim();

    /** What can be done in a turn besides taking and using cards, in the order in which it is offered. */
    protected abstract List<Verb> actions();

    /** What is to be said of a task as the board is, or null. */
    protected abstract @Nullable Phrase note(TaskFacts facts);

    /** What follows for a seat from what it has. */
    protected abstract Data.Obj seatFacts(int seat);

    protected abstract void readTable(Fields fields, Box box) throws MalformedException;

    protected abstract void readSeat(int seat, Fields own, Box box) throws MalformedException;

    protected abstract void writeTable(Data.Obj data, Viewer viewer);

    protected abstract void writeSeat(int seat, Data.Obj data, Viewer viewer);

    // What they share.

    @Override
    public final Setup setup() {
        return setup;
    }

    public final int players() {
        return hands.length;
    }

    public final boolean blueLetters() {
        return blueLetters;
    }

    public final Edition edition() {
        return edition;
    }

    @Override
    public final Chance chance() {
        return chance;
    }

    final OfferRules terms() {
        return terms;
    }

    /** The vassals that show. */
    public final Board board() {
        return board;
    }

    public final Offer offer() {
        return offer;
    }

    public final Tokens tokens() {
        return tokens;
    }

    public final TurnSoFar course() {
        return course;
    }

    /** The Machinations that a seat has taken and not used. */
    public final Pile hand(int seat) {
        return hands[seat];
    }

    @Override
    public final int toMove() {
        return course.toMove;
    }

    /** What a move with this verb costs now. */
    public final int cost(Verb verb) {
        return switch (verb) {
            case CORNER, END, PASS -> 0;
            case TAKE -> terms.dearerTakes() ? course.taken + 1 : 1;
            default -> 1;
        };
    }

    @Override
    public final void legalMoves(MoveList moves) {
        Legality.list(this, moves);
    }

    @Override
    public final Refusal why(int move) {
        return Refusal.of(Reasons.why(this, move));
    }

    @Override
    public final Data.Obj facts(Viewer viewer) {
        return OfferFacts.of(this, viewer);
    }

    @Override
    public final boolean reveals(int move) {
        return Move.verb(move).reveals();
    }

    @Override
    public final void play(int move, EventLog events) {
        Verb verb = Move.verb(move);
        int seat = course.turn;
        tokens.pay(seat, cost(verb));
        switch (verb) {
            case CORNER, EXCHANGE -> playOwn(move, events);
            case TAKE -> {
                hands[seat].add(offer.take(Move.at(move)));
                course.taken++;
            }
            case SLIDE -> slide(Move.at(move), Move.to(move));
            case SWAP -> swap(Move.at(move), Move.to(move));
            case FLIP -> flip(Move.at(move));
            case KNIGHT -> {
                boolean received = tokens.save(seat);
                if (events.on()) {
                    events.add("knight").put("seat", seat).put("received", received);
                }
            }
            case USE -> {
                int task = Move.task(move);
                hands[seat].remove(hands[seat].indexOf(task));
                offer.discards().add(task);
                course.used = true;
                playOwn(move, events);
            }
            case END, PASS -> {
                offer.moveOn(course.taken > 0, terms.renews(), chance, events);
                tokens.endTurn(seat);
                turnEnds(verb, events);
                course.endTurn(stalled());
            }
        }
    }

    @Override
    public final Reading read(List<String> words) {
        Verb verb = Verb.byWord(words.getFirst());
        if (verb == null) {
            return Reading.refused(Phrase.of("blackstone-why-no-such-move"));
        }
        return verb.shape == Verb.Shape.HAND ? readOwn(verb, words) : Move.read(verb, words);
    }

    @Override
    public final String spell(int move) {
        return Move.spell(move, number -> thing(Move.verb(move), number));
    }

    /** Shuffles the Machinations and opens the first five; everything else about a start is as a new state is. */
    protected final void dealOffer() {
        offer.deal(chance);
    }

    /** Makes this state, fresh from its constructor, the one that a position describes. */
    protected final void readPosition(Fields fields) throws MalformedException {
        PositionReader.read(this, fields);
    }

    @Override
    public final void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }

    protected final void copyCommon(OfferState other) {
        chance.copyFrom(other.chance);
        board.copyFrom(other.board);
        offer.copyFrom(other.offer);
        tokens.copyFrom(other.tokens);
        course.copyFrom(other.course);
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat].copyFrom(other.hands[seat]);
        }
    }

    protected final long commonHash() {
        long hash = course.addTo(tokens.addTo(offer.addTo(board.addTo(chance.hash()))));
        for (Pile hand : hands) {
            hash = hand.addTo(hash);
        }
        return hash;
    }

    /** Guesses the Machination deck and chance; what lies in the hands was taken openly, so everybody knows it. */
    protected final void imagineCommon(RandomBits random) {
        offer.imagine(random);
        chance.imagine(random);
    }
}
