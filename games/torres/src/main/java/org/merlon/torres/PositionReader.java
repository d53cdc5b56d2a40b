package org.merlon.torres;

import java.util.List;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;
import org.merlon.torres.board.BlockTargets;
import org.merlon.torres.board.Space;

/** Reads a position and rejects one that no game can reach. */
final class PositionReader {
    /** Far above the points that three scorings of a board of 64 spaces can give. */
    private static final int MAX_SCORE = 1_000_000;

    private static final int MAX_ACTION_POINTS = Rules.ACTION_POINTS + 2;

    private final Fields fields;
    private final TorresState state;
    private final Rules rules;

    private PositionReader(Setup setup, Chance chance, Fields fields) {
        this.fields = fields;
        rules = new Rules(setup);
        state = new TorresState(setup, rules, chance);
    }

    static TorresState read(Setup setup, Chance chance, Fields fields) throws MalformedException {
        var reader = new PositionReader(setup, chance, fields);
        reader.readProgress();
        reader.readBoard();
        reader.readTurn();
        reader.readSeats();
        reader.readMaster();
        reader.readSupply();
        return reader.state;
    }

    private void readProgress() throws MalformedException {
        state.step = fields.oneOf("step", Step.values());
        if (state.step == Step.CASTLE && !rules.placesCastles()) {
            throw fields.wrong("step", "there is no step 'castle' in this variant");
        }
        state.toMove = fields.toMove(rules.players(), state.step == Step.OVER);
        state.phase = fields.whole("phase", 1, 1, Rules.PHASES);
        state.round = fields.whole("round", 1, 1, rules.rounds(state.phase));
        state.startSeat = fields.whole("start", 0, 0, rules.players() - 1);
    }

    private void readBoard() throws MalformedException {
        List<String> rows = fields.texts("heights");
        var heights = new int[Space.COUNT];
        if (rows.size() != Space.SIDE) {
            throw fields.wrong("heights", "eight rows are wanted, not " + rows.size());
        }
        for (int i = 0; i < Space.SIDE; i++) {
            String row = rows.get(i);
            if (row.length() != Space.SIDE) {
                throw fields.wrong("heights", "a row has eight characters, not " + row.length());
            }
            for (int column = 0; column < Space.SIDE; column++) {
                int height = PositionWriter.parseHeight(row.charAt(column));
                if (height < 0) {
                    throw fields.wrong("heights", "a height is a digit or a letter");
                }
                heights[Space.of(column, Space.SIDE - 1 - i)] = height;
            }
        }
        if (!state.board.setHeights(heights)) {
            throw fields.wrong("heights", "a castle is taller than its area");
        }
        if (state.step == Step.CASTLE && state.board.castleCount() >= BlockTargets.MASTER_CASTLES) {
            throw fields.wrong("step", "the castles are placed already");
        }
        readKnights();
        readKing();
    }

    private void readKnights() throws MalformedException {
        Fields knights = fields.object("knights");
        for (String name : knights.names()) {
            int space = Space.parse(name);
            if (space == Space.NONE) {
                throw knights.wrong(name, "is no space of the board");
            }
            int seat = knights.whole(name, 0, rules.players() - 1);
            if (state.knightsLeft(seat) == 0) {
                throw knights.wrong(name, "seat " + seat + " has more than " + rules.knights() + " knights");
            }
            state.board.putKnight(seat, space);
        }
    }

    private void readKing() throws MalformedException {
        String name = fields.textOrNull("king");
        if (name == null != state.step.isBeforeTurns()) {
            throw fields.wrong("king", "the king is on the board from the first turn on, and not before");
        }
        if (name != null) {
            int space = Space.parse(name);
            if (space == Space.NONE || state.board.height(space) == 0) {
                throw fields.wrong("king", "the king stands on a castle");
            }
            if (state.board.knightAt(space) >= 0) {
                throw fields.wrong("king", "a knight stands there");
            }
            state.board.putKing(space);
        }
    }

    private void readTurn() throws MalformedException {
        state.hasPlayedCard = fields.truth("played", false);
        state.actionPoints = fields.whole(
                "ap", Rules.ACTION_POINTS, 0, state.hasPlayedCard ? MAX_ACTION_POINTS : Rules.ACTION_POINTS);
        state.blocksInStack = fields.whole("stack", 0, 0, BlockSupply.MAX_SIZE);
        state.blocksPlaced = fields.whole("placed", 0, 0, LegalMoves.MAX_PLACED);
        if (state.blocksInStack + state.blocksPlaced > BlockSupply.MAX_SIZE) {
            throw fields.wrong("placed", "together with stack there are more blocks than a stack holds");
        }
        boolean untouched = state.actionPoints == Rules.ACTION_POINTS
                && state.blocksInStack == 0
                && state.blocksPlaced == 0
                && !state.hasPlayedCard;
        if (state.step != Step.TURN && !untouched) {
            throw fields.wrong("step", "ap, stack, placed and played belong to step turn");
        }
    }

    private void readSeats() throws MalformedException {
        List<Fields> seats = fields.seats(rules.players());
        for (int seat = 0; seat < seats.size(); seat++) {
            Fields seatFields = seats.get(seat);
            readScore(seatFields, seat);
            readStacks(seatFields, seat);
            readPile(seatFields, "hand", seat);
            if (seat == state.toMove) {
                readPile(seatFields, "bought", Cards.BOUGHT);
            } else if (!seatFields.texts("bought").isEmpty()) {
                throw seatFields.wrong("bought", "only the seat on turn has cards bought this turn");
            }
            if (rules.hasOwnDecks()) {
                readPile(seatFields, "deck", rules.deckOf(seat));
            }
            seatFields.refuseUnknownFields();
        }
        if (rules.hasCommonDeck()) {
            readPile(fields, "deck", Cards.DECK);
        } else if (!fields.texts("deck").isEmpty()) {
            throw fields.wrong("deck", "there is no common deck in this game");
        }
        readPile(fields, "discard", Cards.DISCARD);
        checkCards();
        state.cardsBought = fields.whole("bought", state.cards.size(Cards.BOUGHT), 0, LegalMoves.MAX_BOUGHT);
        int bought = Math.max(state.cardsBought, state.cards.size(Cards.BOUGHT));
        if (bought > (state.step == Step.TURN ? LegalMoves.MAX_BOUGHT : 0)) {
            throw fields.wrong("bought", "at most two cards a turn, and only in step turn");
        }
    }

    private void readScore(Fields seatFields, int seat) throws MalformedException {
        int score = seatFields.whole("score", 0, 0, MAX_SCORE);
        for (int other = 0; other < seat; other++) {
            if (rules.skipsTies() && score > 0 && state.scores[other] == score) {
                throw seatFields.wrong("score", "seat " + other + " has " + score + " too, and ties are skipped");
            }
        }
        state.scores[seat] = score;
    }

    private void readStacks(Fields seatFields, int seat) throws MalformedException {
        int[] stacks = seatFields.wholes("stacks", 0, BlockSupply.MAX_SIZE);
        boolean stacksAllowed = state.step == Step.TURN || state.step == Step.STACK;
        if (stacks.length > (stacksAllowed ? BlockSupply.MAX_STACKS : 0)) {
            throw seatFields.wrong("stacks", stacks.length + " are more than there can be now");
        }
        for (int size : stacks) {
            state.stacks.add(seat, size);
        }
        if (state.step == Step.STACK && seat == state.toMove && Integer.bitCount(state.stacks.sizes(seat)) < 2) {
            throw seatFields.wrong("stacks", "step stack needs stacks of different sizes");
        }
    }

    private void readPile(Fields source, String name, int pile) throws MalformedException {
        for (String id : source.texts(name)) {
            ActionCard card = Ids.find(ActionCard.values(), id);
            if (card == null) {
                throw source.wrong(name, "there is no card '" + id + "'");
            }
            if (!state.cards.add(card, pile)) {
                throw source.wrong(name, "there are more cards than in the box");
            }
        }
    }

    private void checkCards() throws MalformedException {
        for (int kind = 0; kind < ActionCard.KINDS; kind++) {
            ActionCard card = ActionCard.of(kind);
            int total = state.cards.count(card, 0, Cards.DISCARD);
            if (total > rules.copiesPerCard()) {
                throw new MalformedException(
                        "cards: " + total + " of " + card.id() + " where there are " + rules.copiesPerCard());
            }
            for (int seat = 0; rules.hasOneOfEachCard() && seat < rules.players(); seat++) {
                int own = state.cards.count(card, seat, seat);
                own += seat == state.toMove ? state.cards.count(card, Cards.BOUGHT, Cards.BOUGHT) : 0;
                own += rules.hasOwnDecks() ? state.cards.count(card, rules.deckOf(seat), rules.deckOf(seat)) : 0;
                if (own > 1) {
                    throw new MalformedException(
                            "seats[" + seat + "]: everybody has one " + card.id() + ", not " + own);
                }
            }
        }
    }

    private void readMaster() throws MalformedException {
        String id = fields.textOrNull("master");
        if (id == null == rules.hasMasterCard()) {
            throw fields.wrong("master", rules.hasMasterCard() ? "is missing" : "belongs to the master variant");
        }
        if (id != null) {
            state.masterCard = Ids.find(MasterCard.values(), id);
            if (state.masterCard == null) {
                throw fields.wrong("master", "there is no master card '" + id + "'");
            }
        }
    }

    private void readSupply() throws MalformedException {
        int usedBlocks = state.blocksInStack;
        for (int space = 0; space < Space.COUNT; space++) {
            usedBlocks += state.board.height(space);
        }
        for (int seat = 0; seat < rules.players(); seat++) {
            usedBlocks += state.stacks.blocks(seat);
        }
        state.supply = fields.whole("supply", Rules.BLOCKS - usedBlocks, 0, Rules.BLOCKS);
        if (state.supply < 0 || usedBlocks + state.supply != Rules.BLOCKS) {
            throw fields.wrong(
                    "supply", "the blocks add up to " + (usedBlocks + state.supply) + ", not " + Rules.BLOCKS);
        }
    }
}
