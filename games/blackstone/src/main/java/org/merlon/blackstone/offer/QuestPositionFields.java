package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.PositionCards;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** Reads and writes the fields of a position that only one quest with an open row has. */
public interface QuestPositionFields {
    void readTable(Fields fields, PositionCards cards) throws MalformedException;

    void readSeat(int seat, Fields seatFields, PositionCards cards) throws MalformedException;

    void writeTable(Data.Obj data, Viewer viewer);

    void writeSeat(int seat, Data.Obj data, Viewer viewer);
}
