package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.MachinationRow;
import org.merlon.blackstone.offer.PositionReader;
import org.merlon.blackstone.offer.QuestPositionFields;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.PositionCards;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads and writes the fields of a position that only Wizard's Quest has. */
record WizardPositionFields(WizardState state) implements QuestPositionFields {
    private static final List<String> UNUSED_FIELDS = List.of("corners", "vassalDiscard", "idle");
    private static final List<String> UNUSED_SEAT_FIELDS = List.of("corner", "sets");

    @Override
    public void readTable(Fields fields, PositionCards cards) throws MalformedException {
        Fields spaces = fields.object("board");
        for (String name : spaces.names()) {
            readStack(spaces, name, cards);
        }
        List<@Nullable String> row = PositionReader.readRow(fields, "vassalRow");
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            String name = row.get(place);
            if (name != null) {
                state.offBoard().setOpenVassal(place, cards.readVassal(fields, "vassalRow", name));
            }
        }
        List<String> deck = fields.texts("vassalDeck");
        for (int i = deck.size() - 1; i >= 0; i--) {
            state.offBoard().deck().add(cards.readVassal(fields, "vassalDeck", deck.get(i)));
        }
        PositionReader.requireEmpty(fields, UNUSED_FIELDS);
    }

    private void readStack(Fields spaces, String name, PositionCards cards) throws MalformedException {
        int space = PositionCards.readSpace(spaces, name, name);
        for (String card : spaces.texts(name)) {
            int vassal = cards.readVassal(spaces, name, card);
            if (!Space.in(state.stacks().openSpaces(Vassal.upperFace(vassal)), space)) {
                throw spaces.wrong(
                        name, "a stack is of one face, not " + Face.name(Vassal.upperFace(vassal)) + " among others");
            }
            state.stacks().lay(space, vassal);
        }
    }

    @Override
    public void readSeat(int seat, Fields seatFields, PositionCards cards) throws MalformedException {
        List<String> names = seatFields.texts("vassals");
        if (names.size() > state.offBoard().handSize()) {
            throw seatFields.wrong(
                    "vassals", "nobody has more than the " + state.offBoard().handSize() + " vassals of the deal");
        }
        for (String name : names) {
            state.vassals(seat).add(cards.readVassal(seatFields, "vassals", name));
        }
        PositionReader.requireEmpty(seatFields, UNUSED_SEAT_FIELDS);
    }

    @Override
    public void writeTable(Data.Obj data, Viewer viewer) {
        var board = new Data.Obj();
        for (int remaining = state.board().occupied(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            board.put(Space.name(space), PositionCards.vassalData(state.stacks().vassalsAt(space)));
        }
        var row = new Data.Arr();
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            int vassal = state.offBoard().openVassal(place);
            row.add(vassal == Vassal.NONE ? Data.Null.NULL : new Data.Text(Vassal.name(vassal)));
        }
        data.put("board", board)
                .put("vassalRow", row)
                .put("vassalDeck", deckData(state.offBoard().deck(), viewer.seesHidden()));
    }

    private static Data deckData(Pile deck, boolean seen) {
        if (!seen) {
            return new Data.Whole(deck.size());
        }
        var data = new Data.Arr();
        for (int i = deck.size() - 1; i >= 0; i--) {
            data.add(Vassal.name(deck.get(i)));
        }
        return data;
    }

    @Override
    public void writeSeat(int seat, Data.Obj data, Viewer viewer) {
        Pile vassals = state.vassals(seat);
        data.put("vassals", viewer.sees(seat) ? PositionCards.vassalData(vassals) : new Data.Whole(vassals.size()));
    }
}
