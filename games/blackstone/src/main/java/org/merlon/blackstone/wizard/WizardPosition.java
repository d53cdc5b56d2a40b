package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Offer;
import org.merlon.blackstone.offer.OwnFields;
import org.merlon.blackstone.offer.PositionReader;
import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads and writes the fields of a position that only Wizard's Quest has. */
record WizardPosition(WizardState state) implements OwnFields {
    private static final List<String> UNUSED = List.of("corners", "vassalDiscard", "idle");
    private static final List<String> UNUSED_SEAT = List.of("corner", "sets");

    @Override
    public void readTable(Fields fields, Box box) throws MalformedException {
        Fields spaces = fields.object("board");
        for (String name : spaces.names()) {
            readStack(spaces, name, box);
        }
        List<@Nullable String> row = PositionReader.row(fields, "vassalRow");
        for (int place = 0; place < Offer.OPEN; place++) {
            String name = row.get(place);
            if (name != null) {
                state.hands().setOpen(place, box.vassal(fields, "vassalRow", name));
            }
        }
        List<String> deck = fields.texts("vassalDeck");
        for (int i = deck.size() - 1; i >= 0; i--) {
            state.hands().deck().add(box.vassal(fields, "vassalDeck", deck.get(i)));
        }
        PositionReader.empty(fields, UNUSED);
    }

    private void readStack(Fields spaces, String name, Box box) throws MalformedException {
        int space = Box.space(spaces, name, name);
        for (String card : spaces.texts(name)) {
            int vassal = box.vassal(spaces, name, card);
            if (!Space.in(state.stacks().open(Vassal.up(vassal)), space)) {
                throw spaces.wrong(
                        name, "a stack is of one face, not " + Face.name(Vassal.up(vassal)) + " among others");
            }
            state.stacks().lay(space, vassal);
        }
    }

    @Override
    public void readSeat(int seat, Fields own, Box box) throws MalformedException {
        List<String> names = own.texts("vassals");
        if (names.size() > state.hands().dealt()) {
            throw own.wrong(
                    "vassals", "nobody has more than the " + state.hands().dealt() + " vassals of the deal");
        }
        for (String name : names) {
            state.vassals(seat).add(box.vassal(own, "vassals", name));
        }
        PositionReader.empty(own, UNUSED_SEAT);
    }

    @Override
    public void writeTable(Data.Obj data, Viewer viewer) {
        var board = new Data.Obj();
        for (int rest = state.board().occupied(); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            board.put(Space.name(space), Box.vassalData(state.stacks().at(space)));
        }
        var row = new Data.Arr();
        for (int place = 0; place < Offer.OPEN; place++) {
            int vassal = state.hands().open(place);
            row.add(vassal == Vassal.NONE ? Data.Null.NULL : new Data.Text(Vassal.name(vassal)));
        }
        data.put("board", board)
                .put("vassalRow", row)
                .put("vassalDeck", deck(state.hands().deck(), viewer.seesHidden()));
    }

    private static Data deck(Pile deck, boolean seen) {
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
        data.put("vassals", viewer.sees(seat) ? Box.vassalData(vassals) : new Data.Whole(vassals.size()));
    }
}
