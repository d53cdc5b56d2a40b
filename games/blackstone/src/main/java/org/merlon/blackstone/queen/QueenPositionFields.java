package org.merlon.blackstone.queen;

import java.util.List;
import org.merlon.blackstone.offer.PositionReader;
import org.merlon.blackstone.offer.QuestPositionFields;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.PositionCards;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads and writes the fields of a position that only Queen's Quest has. */
record QueenPositionFields(QueenState state) implements QuestPositionFields {
    private static final List<String> UNUSED_FIELDS = List.of("vassalRow", "vassalDeck");
    private static final List<String> UNUSED_SEAT_FIELDS = List.of("vassals");

    @Override
    public void readTable(Fields fields, PositionCards cards) throws MalformedException {
        cards.readBoard(fields, state.board());
        cards.readCorners(fields, state.decks);
        state.idle = fields.whole("idle", 0, 0, QueenState.RULES.maxRounds() * state.players());
        PositionReader.requireEmpty(fields, UNUSED_FIELDS);
    }

    @Override
    public void readSeat(int seat, Fields seatFields, PositionCards cards) throws MalformedException {
        readCorner(seat, seatFields);
        readSets(state.sets(seat), seatFields, cards);
        PositionReader.requireEmpty(seatFields, UNUSED_SEAT_FIELDS);
    }

    private void readCorner(int seat, Fields seatFields) throws MalformedException {
        boolean choosing = state.turnState().step() == Step.CORNER;
        String name = seatFields.textOrNull("corner");
        int corner = name == null ? (choosing ? Corner.NONE : Corner.NW) : Corner.parse(name);
        if (name != null && corner == Corner.NONE) {
            throw seatFields.wrong("corner", "the corners are nw, ne, se and sw");
        }
        if (choosing && corner == Corner.NONE != seat >= state.toMove()) {
            throw seatFields.wrong("corner", "corners are chosen in the order of the seats");
        }
        state.corners[seat] = (byte) corner;
    }

    private static void readSets(VassalSets sets, Fields seatFields, PositionCards cards) throws MalformedException {
        List<List<String>> lists = PositionCards.readTextLists(seatFields, "sets");
        for (int number = 0; number < lists.size(); number++) {
            if (lists.get(number).isEmpty()) {
                throw seatFields.wrong("sets", "a set has one vassal at least");
            }
            for (String name : lists.get(number)) {
                int vassal = cards.readVassal(seatFields, "sets", name);
                if (!VassalSets.fits(sets.get(number), Vassal.upperFace(vassal))) {
                    throw seatFields.wrong("sets", name + " does not go with the others of set " + (number + 1));
                }
                sets.add(number, vassal);
            }
        }
    }

    @Override
    public void writeTable(Data.Obj data, Viewer viewer) {
        data.put("board", PositionCards.boardData(state.board()))
                .put("corners", PositionCards.cornerData(state.decks, viewer.seesHidden()))
                .put("vassalDiscard", PositionCards.vassalData(state.decks.discards()))
                .put("idle", state.idle);
    }

    @Override
    public void writeSeat(int seat, Data.Obj data, Viewer viewer) {
        VassalSets sets = state.sets(seat);
        var lists = new Data.Arr();
        for (int number = 0; number < sets.count(); number++) {
            lists.add(PositionCards.vassalData(sets.vassalsOf(number)));
        }
        int corner = state.corners[seat];
        data.put("corner", corner == Corner.NONE ? null : Corner.name(corner)).put("sets", lists);
    }
}
