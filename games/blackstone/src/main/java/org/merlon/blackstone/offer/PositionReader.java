package org.merlon.blackstone.offer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.PositionCards;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads the fields common to all quests with an open row and rejects impossible positions. */
public final class PositionReader {
    /** Fields of other quests, which may be present if they are empty. */
    private static final List<String> UNUSED_FIELDS = List.of(
            "marked",
            "guards",
            "guild",
            "power",
            "tasksDone",
            "pending",
            "aside",
            "drawn",
            "drewTwo",
            "borrowed",
            "dogsUsed",
            "musters",
            "then",
            "rats",
            "limbo",
            "abyss",
            "nirvana",
            "dogs",
            "turnsLeft");

    private static final List<String> UNUSED_SEAT_FIELDS = List.of(
            "family",
            "families",
            "hand",
            "knights",
            "wizards",
            "kings",
            "ploys",
            "retained",
            "intrigue",
            "dogs",
            "refreshCorner");

    private final OfferState state;
    private final Fields fields;
    private final PositionCards cards = box();

    private PositionReader(OfferState state, Fields fields) {
        this.state = state;
        this.fields = fields;
    }

    /** Returns the cards that these quests use. */
    static PositionCards box() {
        return new PositionCards(false, false, false);
    }

    static void read(OfferState state, Fields fields) throws MalformedException {
        var reader = new PositionReader(state, fields);
        reader.readTurnState();
        reader.readOffer();
        state.questFields().readTable(fields, reader.cards);
        reader.readSeats();
        requireEmpty(fields, UNUSED_FIELDS);
    }

    private void readTurnState() throws MalformedException {
        TurnState turnState = state.turnState();
        turnState.step = fields.oneOf("step", Step.values(), Step.WORK);
        if (turnState.step == Step.CORNER && state.rules().firstStep() != Step.CORNER) {
            throw fields.wrong("step", "there is no step 'corner' in this quest");
        }
        turnState.round = fields.whole("round", 1, 1, state.rules().maxRounds());
        turnState.first = fields.whole("first", 0, 0, state.players() - 1);
        turnState.taken = fields.whole("taken", 0, 0, MachinationRow.OPEN_CARDS);
        turnState.used = fields.truth("used", false);
        readTurn(turnState);
        readEnd(turnState);
    }

    private void readTurn(TurnState turnState) throws MalformedException {
        turnState.activeSeat = fields.whole("turn", 0, 0, state.players() - 1);
        turnState.toMove = fields.toMove(state.players(), turnState.step == Step.OVER, turnState.activeSeat);
        if (turnState.step == Step.WORK) {
            if (!fields.has("turn")) {
                turnState.activeSeat = turnState.toMove;
            }
            if (turnState.activeSeat != turnState.toMove) {
                throw fields.wrong("toMove", "in step work it is the seat whose turn it is");
            }
        }
        if (turnState.step == Step.CORNER && turnState.activeSeat != 0) {
            throw fields.wrong("turn", "is 0 until the first turn");
        }
    }

    private void readEnd(TurnState turnState) throws MalformedException {
        turnState.lastRound = fields.whole("lastRound", 0, 0, state.rules().maxRounds() + 1);
        boolean triggered = fields.truth("endTriggered", turnState.lastRound > 0);
        if (triggered && turnState.lastRound == 0) {
            turnState.lastRound = turnState.round + 1;
        }
        if (turnState.lastRound > 0) {
            if (!triggered) {
                throw fields.wrong("lastRound", "is not known as long as endTriggered is false");
            }
            if (turnState.lastRound < turnState.round || turnState.lastRound > turnState.round + 1) {
                throw fields.wrong("lastRound", "it is this round or the next one");
            }
        }
    }

    private void readOffer() throws MalformedException {
        MachinationRow offer = state.offer();
        List<@Nullable String> row = readRow(fields, "row");
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            String id = row.get(place);
            if (id != null) {
                offer.put(place, cards.readTask(fields, "row", id).number());
            }
        }
        cards.readDeck(fields, TaskDeck.MACHINATION, offer.deck());
        cards.readTasks(fields, "taskDiscard", offer.discards());
        checkMachinations(fields, "taskDiscard", offer.discards());
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            if (offer.at(place) != MachinationRow.NO_CARD) {
                checkMachination(fields, "row", offer.at(place));
            }
        }
    }

    private void readSeats() throws MalformedException {
        List<Fields> seats = fields.seats(state.players());
        for (int seat = 0; seat < seats.size(); seat++) {
            Fields seatFields = seats.get(seat);
            int saved = seatFields.whole("saved", 0, 0, Tokens.KNIGHT_TOKENS);
            if (saved > 0 && seat != state.toMove()) {
                throw seatFields.wrong("saved", "only the seat on turn has knights that it gained this turn");
            }
            state.tokens()
                    .set(
                            seat,
                            seatFields.whole("wizard", 0, 0, Tokens.WIZARDS_PER_TURN),
                            seatFields.whole("knight", 0, 0, Tokens.KNIGHT_TOKENS),
                            saved);
            cards.readTasks(seatFields, "machinations", state.hand(seat));
            checkMachinations(seatFields, "machinations", state.hand(seat));
            state.questFields().readSeat(seat, seatFields, cards);
            requireEmpty(seatFields, UNUSED_SEAT_FIELDS);
            seatFields.refuseUnknownFields();
        }
        if (state.tokens().supply() < 0) {
            throw fields.wrong("seats", "there are " + Tokens.KNIGHT_TOKENS + " knight tokens in all");
        }
    }

    private static void checkMachinations(Fields fields, String field, Pile pile) throws MalformedException {
        for (int i = 0; i < pile.size(); i++) {
            checkMachination(fields, field, pile.get(i));
        }
    }

    private static void checkMachination(Fields fields, String field, int task) throws MalformedException {
        if (Task.of(task).deck() != TaskDeck.MACHINATION) {
            throw fields.wrong(field, Task.of(task).id() + " is no Machination");
        }
    }

    /** Reads the five places of an open row, null for a gap. A shorter list is filled with gaps on the left. */
    public static List<@Nullable String> readRow(Fields fields, String field) throws MalformedException {
        List<@Nullable String> row = new ArrayList<>();
        Data value = fields.raw(field);
        List<Data> items = switch (value) {
            case null -> List.of();
            case Data.Arr list -> list.items();
            default -> throw fields.wrong(field, "a list is wanted, not " + value.kind());
        };
        if (items.size() > MachinationRow.OPEN_CARDS) {
            throw fields.wrong(field, MachinationRow.OPEN_CARDS + " cards lie open, not " + items.size());
        }
        for (int gap = items.size(); gap < MachinationRow.OPEN_CARDS; gap++) {
            row.add(null);
        }
        for (Data item : items) {
            switch (item) {
                case Data.Null none -> row.add(null);
                case Data.Text text -> row.add(text.value());
                default -> throw fields.wrong(field, "a card or null is wanted, not " + item.kind());
            }
        }
        return row;
    }

    /** Rejects fields that this quest does not use, unless they are empty. */
    public static void requireEmpty(Fields fields, List<String> names) throws MalformedException {
        for (String name : names) {
            Data value = fields.raw(name);
            boolean empty = switch (value) {
                case null -> true;
                case Data.Null none -> true;
                case Data.Whole number -> number.value() == 0;
                case Data.Truth truth -> !truth.value();
                case Data.Text text -> false;
                case Data.Arr list -> list.items().isEmpty();
                case Data.Obj object -> object.fields().isEmpty();
            };
            if (!empty) {
                throw fields.wrong(name, "there is no such thing in this quest");
            }
        }
    }
}
