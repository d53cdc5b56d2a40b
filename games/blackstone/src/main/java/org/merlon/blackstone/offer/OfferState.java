package org.merlon.blackstone.offer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.InitialDeal;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.engine.AbstractGameState;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.HintReasons;
import org.merlon.engine.words.Phrase;

/**
 * A game with an open row of Machinations in progress: the common state, and the methods in which the quests differ.
 */
public abstract class OfferState extends AbstractGameState {
    private final OfferRules rules;
    private final Edition edition;
    private final boolean blueLetters;
    private final Board board = new Board();
    private final MachinationRow offer = new MachinationRow();
    private final Tokens tokens;
    private final TurnState turnState;
    private final Pile[] hands;

    protected OfferState(Setup setup, OfferRules rules, Chance chance) {
        super(setup, chance);
        this.rules = rules;
        edition = Options.edition(setup);
        blueLetters = setup.isOn(Options.BLUE_LETTERS.id());
        tokens = new Tokens(setup.players());
        turnState = new TurnState(setup.players(), rules);
        hands = new Pile[setup.players()];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = new Pile(Task.COUNT);
        }
    }

    // Implemented by each quest.

    /** Deals the shuffled vassals. */
    protected abstract void deal(Pile vassals);

    /** Returns the spaces that the vassal, or the stack, on a space may slide to. */
    protected abstract int slideTargets(int from);

    /** Explains why it may not slide to a neighbouring space. */
    protected abstract Phrase whyNoSlide(int from, int to);

    /** Returns the spaces whose vassal may be flipped. */
    protected abstract int flippable();

    protected abstract void slide(int from, int to);

    protected abstract void swap(int one, int other);

    /**
     * Explains why no move with this verb is possible now for any arguments and at any cost; null if the verb is
     * possible.
     */
    protected abstract @Nullable Phrase whyUnavailable(Verb verb);

    /** Returns the only verb that ends the turn now. */
    protected abstract Verb endingVerb();

    /** Explains why another verb cannot end the turn now. */
    protected abstract Phrase whyNotEnding(Verb verb);

    /** Adds every {@code use} and the other moves specific to this quest; one action can be paid for. */
    protected abstract void listQuestMoves(MoveList moves);

    /** Explains why a move specific to this quest is not listed; its card is in the hand. */
    protected abstract Phrase whyNotQuestMove(int move);

    /** Plays a move specific to this quest; it has been paid for. */
    protected abstract void playQuestMove(int move, EventLog events);

    /** Called at the end of a turn, before the next one begins. */
    protected abstract void onTurnEnd(Verb verb, EventLog events);

    /** Returns whether the game must end with this round because no progress is possible. */
    protected boolean isStalled() {
        return false;
    }

    /** Reads a move that names items of the seat. */
    protected abstract ParsedMove parseQuestMove(Verb verb, List<String> words);

    /** Returns the notation of an item of the seat. */
    protected abstract String itemNotation(Verb verb, int number);

    /** Returns a note about a task on the current board, or null. */
    protected @Nullable Phrase note(TaskFacts facts) {
        return null;
    }

    /** Derives facts from the possessions of a seat. */
    protected Data.Obj seatFacts(int seat) {
        return new Data.Obj();
    }

    /** Derives further facts from the rules of this quest. */
    protected Data.Obj questFacts() {
        return new Data.Obj();
    }

    /** Returns how many of the two halves of a card a seat could use now. */
    protected abstract int usableHalves(Task task, int seat);

    /** Adds what has become better for a seat in the possessions specific to this quest. */
    protected abstract void addQuestHintReasons(OfferState before, int seat, HintReasons reasons);

    /** Returns whether using a card brings new vassals from a deck. */
    protected boolean refillsFromDeck() {
        return false;
    }

    /** Replaces hidden information specific to this quest by a random guess for a seat. */
    protected abstract void determinizeQuest(int seat, FastRandom random);

    /** Returns the reader and writer of the fields specific to this quest. */
    protected abstract QuestPositionFields questFields();

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

    public final MachinationRow offer() {
        return offer;
    }

    public final Tokens tokens() {
        return tokens;
    }

    public final TurnState turnState() {
        return turnState;
    }

    /** Returns the Machinations that a seat has taken and not used. */
    public final Pile hand(int seat) {
        return hands[seat];
    }

    @Override
    public final int toMove() {
        return turnState.toMove;
    }

    /** Returns the current cost of a move with this verb. */
    public final int cost(Verb verb) {
        return switch (verb) {
            case CORNER, END, PASS -> 0;
            case TAKE -> rules.takeCostRises() ? turnState.taken + 1 : 1;
            default -> 1;
        };
    }

    @Override
    public final void legalMoves(MoveList moves) {
        LegalMoves.list(this, moves);
    }

    @Override
    public final Refusal explainRefusal(int move) {
        return Refusal.of(IllegalMoveReasons.why(this, move));
    }

    @Override
    public final Data.Obj facts(Viewer viewer) {
        return OfferFacts.of(this, viewer);
    }

    @Override
    public final List<Phrase> hintReasons(GameState before, int seat) {
        return OfferHintReasons.of((OfferState) before, this, seat).list();
    }

    /** {@inheritDoc} Using cards of the own hand can be undone; new cards from a deck cannot. */
    @Override
    public final boolean reveals(int move) {
        return MoveCode.verb(move).endsTurn() || (MoveCode.verb(move) == Verb.USE && refillsFromDeck());
    }

    @Override
    public final void play(int move, EventLog events) {
        Verb verb = MoveCode.verb(move);
        int seat = turnState.activeSeat;
        tokens.pay(seat, cost(verb));
        switch (verb) {
            case CORNER, EXCHANGE -> playQuestMove(move, events);
            case TAKE -> {
                hands[seat].add(offer.take(MoveCode.at(move)));
                turnState.taken++;
            }
            case SLIDE -> slide(MoveCode.at(move), MoveCode.to(move));
            case SWAP -> swap(MoveCode.at(move), MoveCode.to(move));
            case FLIP -> board.flip(MoveCode.at(move));
            case KNIGHT -> {
                boolean received = tokens.saveKnight(seat);
                if (events.isOn()) {
                    events.add("knight").put("seat", seat).put("received", received);
                }
            }
            case USE -> {
                int task = MoveCode.task(move);
                hands[seat].remove(hands[seat].indexOf(task));
                offer.discards().add(task);
                turnState.used = true;
                playQuestMove(move, events);
            }
            case END, PASS -> {
                offer.advance(turnState.taken > 0, rules.reshufflesDiscards(), chance(), events);
                tokens.endTurn(seat);
                onTurnEnd(verb, events);
                turnState.endTurn(isStalled());
            }
        }
    }

    @Override
    public final ParsedMove parse(List<String> words) {
        Verb verb = Ids.find(Verb.values(), words.getFirst());
        if (verb == null) {
            return ParsedMove.refused(Phrase.of("blackstone-why-no-such-move"));
        }
        return verb.shape == Verb.Shape.HAND ? parseQuestMove(verb, words) : MoveCode.parse(verb, words);
    }

    @Override
    public final String notation(int move) {
        return MoveCode.notation(move, number -> itemNotation(MoveCode.verb(move), number));
    }

    /** Deals the cards in a newly constructed state. */
    final void deal() {
        deal(InitialDeal.shuffledVassals(false, false, chance()));
        offer.deal(chance());
    }

    @Override
    public final void write(Data.Obj data, Viewer viewer) {
        PositionWriter.write(this, data, viewer);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        var other = (OfferState) source;
        board.copyFrom(other.board, hasher);
        offer.copyFrom(other.offer, hasher);
        tokens.copyFrom(other.tokens, hasher);
        turnState.copyFrom(other.turnState, hasher);
        hasher.copy(hands, other.hands);
    }

    /** {@inheritDoc} The Machinations in the hands were taken openly, so all players know them. */
    @Override
    public final void determinize(int seat, FastRandom random) {
        determinizeQuest(seat, random);
        offer.shuffleHidden(random);
        chance().randomize(random);
    }
}
