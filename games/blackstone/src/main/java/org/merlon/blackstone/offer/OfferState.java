package org.merlon.blackstone.offer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Dealing;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.engine.FieldWalkState;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/**
 * A game with an open row of Machinations in progress: the common state, and the methods in which the quests differ.
 */
public abstract class OfferState extends FieldWalkState {
    private final OfferRules rules;
    private final Edition edition;
    private final boolean blueLetters;
    private final Board board = new Board();
    private final Offer offer = new Offer();
    private final Tokens tokens;
    private final TurnSoFar course;
    private final Pile[] hands;

    protected OfferState(Setup setup, OfferRules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        edition = Options.edition(setup);
        blueLetters = setup.on(Options.BLUE_LETTERS.id());
        tokens = new Tokens(setup.players());
        course = new TurnSoFar(setup.players(), rules);
        hands = new Pile[setup.players()];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = new Pile(Task.COUNT);
        }
    }

    // Implemented by each quest.

    /** Deals the shuffled vassals. */
    protected abstract void deal(Pile vassals);

    /** Returns the spaces that the vassal, or the stack, on a space may slide to. */
    protected abstract int slides(int from);

    /** Explains why it may not slide to a neighbouring space. */
    protected abstract Phrase noSlide(int from, int to);

    /** Returns the spaces whose vassal may be flipped. */
    protected abstract int flippable();

    protected abstract void slide(int from, int to);

    protected abstract void swap(int one, int other);

    /**
     * Explains why no move with this verb is possible now for any arguments and at any cost; null if the verb is
     * possible.
     */
    protected abstract @Nullable Phrase closed(Verb verb);

    /** Returns the only verb that ends the turn now. */
    protected abstract Verb ending();

    /** Explains why another verb cannot end the turn now. */
    protected abstract Phrase noEnding(Verb verb);

    /** Adds every {@code use} and the other moves specific to this quest; one action can be paid for. */
    protected abstract void listOwn(MoveList moves);

    /** Explains why a move specific to this quest is not listed; its card is in the hand. */
    protected abstract Phrase whyOwn(int move);

    /** Plays a move specific to this quest; it has been paid for. */
    protected abstract void playOwn(int move, EventLog events);

    /** Called at the end of a turn, before the next one begins. */
    protected abstract void turnEnds(Verb verb, EventLog events);

    /** Returns whether the game must end with this round because no progress is possible. */
    protected boolean stalled() {
        return false;
    }

    /** Reads a move that names items of the seat. */
    protected abstract Reading readOwn(Verb verb, List<String> words);

    /** Returns the notation of an item of the seat. */
    protected abstract String thing(Verb verb, int number);

    /** Returns a note about a task on the current board, or null. */
    protected @Nullable Phrase note(TaskFacts facts) {
        return null;
    }

    /** Derives facts from the possessions of a seat. */
    protected Data.Obj seatFacts(int seat) {
        return new Data.Obj();
    }

    /** Derives further facts from the rules of this quest. */
    protected Data.Obj ownFacts() {
        return new Data.Obj();
    }

    /** Returns how many of the two halves of a card a seat could use now. */
    protected abstract int halves(Task task, int seat);

    /** Adds what has become better for a seat in the possessions specific to this quest. */
    protected abstract void ownMerits(OfferState before, int seat, Merits found);

    /** Returns whether using a card brings new vassals from a deck. */
    protected boolean refills() {
        return false;
    }

    /** Replaces hidden information specific to this quest by a random guess for a seat. */
    protected abstract void imagineOwn(int seat, RandomBits random);

    /** Returns the reader and writer of the fields specific to this quest. */
    protected abstract OwnFields ownFields();

    // Common to all quests.

    public final int players() {
        return hands.length;
    }

    public final boolean blueLetters() {
        return blueLetters;
    }

    public final Edition edition() {
        return edition;
    }

    final OfferRules rules() {
        return rules;
    }

    /** Returns the visible vassals. */
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

    /** Returns the Machinations that a seat has taken and not used. */
    public final Pile hand(int seat) {
        return hands[seat];
    }

    @Override
    public final int toMove() {
        return course.toMove;
    }

    /** Returns the current cost of a move with this verb. */
    public final int cost(Verb verb) {
        return switch (verb) {
            case CORNER, END, PASS -> 0;
            case TAKE -> rules.dearerTakes() ? course.taken + 1 : 1;
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
    public final List<Phrase> merits(GameState before, int seat) {
        return OfferMerits.of((OfferState) before, this, seat).list();
    }

    /** {@inheritDoc} Using cards of the own hand can be undone; new cards from a deck cannot. */
    @Override
    public final boolean reveals(int move) {
        return Move.verb(move).ends() || (Move.verb(move) == Verb.USE && refills());
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
            case FLIP -> board.flip(Move.at(move));
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
                offer.moveOn(course.taken > 0, rules.renews(), chance(), events);
                tokens.endTurn(seat);
                turnEnds(verb, events);
                course.endTurn(stalled());
            }
        }
    }

    @Override
    public final Reading read(List<String> words) {
        Verb verb = Ids.find(Verb.values(), words.getFirst());
        if (verb == null) {
            return Reading.refused(Phrase.of("blackstone-why-no-such-move"));
        }
        return verb.shape == Verb.Shape.HAND ? readOwn(verb, words) : Move.read(verb, words);
    }

    @Override
    public final String spell(int move) {
        return Move.spell(move, number -> thing(Move.verb(move), number));
    }

    /** Deals the cards in a newly constructed state. */
    final void deal() {
        deal(Dealing.vassals(false, false, chance()));
        offer.deal(chance());
    }

    @Override
    public final void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }

    @Override
    protected void become(GameState source, CopyHasher tally) {
        var other = (OfferState) source;
        board.become(other.board, tally);
        offer.become(other.offer, tally);
        tokens.become(other.tokens, tally);
        course.become(other.course, tally);
        tally.of(hands, other.hands);
    }

    /** {@inheritDoc} The Machinations in the hands were taken openly, so all players know them. */
    @Override
    public final void imagine(int seat, RandomBits random) {
        imagineOwn(seat, random);
        offer.imagine(random);
        chance().imagine(random);
    }
}
