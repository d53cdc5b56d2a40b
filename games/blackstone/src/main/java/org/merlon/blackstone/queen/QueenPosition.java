package org.merlon.blackstone.queen;

import java.util.List;
import org.merlon.blackstone.offer.OwnFields;
import org.merlon.blackstone.offer.PositionReader;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads and writes the fields of a position that only Queen's Quest has. */
record QueenPosition(QueenState state) implements OwnFields {
    private static final List<String> UNUSED = List.of("vassalRow", "vassalDeck");
    private static final List<String> UNUSED_SEAT = List.of("vassals");

    @Override
    public void readTable(Fields fields, Box box) throws MalformedException {
        box.board(fields, state.board());
        box.corners(fields, state.decks);
        state.idle = fields.whole("idle", 0, 0, QueenState.RULES.rounds() * state.players());
        PositionReader.empty(fields, UNUSED);
    }

    @Override
    public void readSeat(int seat, Fields own, Box box) throws MalformedException {
        readCorner(seat, own);
        readSets(state.sets(seat), own, box);
        PositionReader.empty(own, UNUSED_SEAT);
    }

    private void readCorner(int seat, Fields own) throws MalformedException {
        boolean choosing = state.course().step() == Step.CORNER;
        String name = own.textOrNull("corner");
        int corner = name == null ? (choosing ? Corner.NONE : Corner.NW) : Corner.parse(name);
        if (name != null && corner == Corner.NONE) {
            throw own.wrong("corner", "the corners are nw, ne, se and sw");
        }
        if (choosing && corner == Corner.NONE != seat >= state.toMove()) {
            throw own.wrong("corner", "corners are chosen in the order of the seats");
        }
        state.corners[seat] = (byte) corner;
    }

    private static void readSets(Sets sets, Fields own, Box box) throws MalformedException {
        List<List<String>> lists = Box.lists(own, "sets");
        for (int number = 0; number < lists.size(); number++) {
            if (lists.get(number).isEmpty()) {
                throw own.wrong("sets", "a set has one vassal at least");
            }
            for (String name : lists.get(number)) {
                int vassal = box.vassal(own, "sets", name);
                if (!Sets.fits(sets.get(number), Vassal.up(vassal))) {
                    throw own.wrong("sets", name + " does not go with the others of set " + (number + 1));
                }
                sets.add(number, vassal);
            }
        }
    }

    @Override
    public void writeTable(Data.Obj data, Viewer viewer) {
        data.put("board", Box.boardData(state.board()))
                .put("corners", Box.cornerData(state.decks, viewer.seesHidden()))
                .put("vassalDiscard", Box.vassalData(state.decks.discards()))
                .put("idle", state.idle);
    }

    @Override
    public void writeSeat(int seat, Data.Obj data, Viewer viewer) {
        Sets sets = state.sets(seat);
        var lists = new Data.Arr();
        for (int number = 0; number < sets.count(); number++) {
            lists.add(Box.vassalData(sets.of(number)));
        }
        int corner = state.corners[seat];
        data.put("corner", corner == Corner.NONE ? null : Corner.name(corner)).put("sets", lists);
    }
}
