package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.wire.NewDrawing;
import org.merlon.server.wire.RecordReader;
import org.merlon.server.wire.Wire;

final class AttachmentsTest {
    private static final String LINE = "[{\"colour\":3,\"points\":[0,0,640,440]}]";

    @AutoClose
    private final House house = new House();

    private static NewDrawing body(int seat, String part, String strokes) throws MalformedException {
        try {
            String body = "{\"seat\":" + seat + ",\"part\":\"" + part + "\",\"strokes\":" + strokes + "}";
            return RecordReader.of(NewDrawing.class).read((Data.Obj) Json.read(body));
        } catch (JsonException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void draw(String id, String person, int seat, String part, String strokes) throws RefusedException {
        house.tables.run(id, table -> put(table, person, seat, part, strokes));
    }

    private Kind refused(String id, String person, int seat, String part, String strokes) {
        return house.refused(id, table -> put(table, person, seat, part, strokes));
    }

    private void put(Table table, String person, int seat, String part, String strokes) throws RefusedException {
        try {
            NewDrawing drawn = body(seat, part, strokes);
            Attachments.put(table, person, seat, part, Strokes.of(drawn.strokes()), house.store.talk());
        } catch (MalformedException e) {
            throw RefusedException.unreadable(e.reason());
        }
    }

    private String all(String id) {
        return Wire.text(Attachments.all(house.store.talk().attachments(id)).drawings());
    }

    @Test
    void everybodySeesWhatAPlayerDraws() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ben = house.watch(id, "ben");
        Recorder cleo = house.watch(id, "cleo");
        ben.take();
        cleo.take();
        draw(id, "ann", 0, "tower-1", LINE);
        assertTrue(ben.take().toString().contains("tower-1"));
        assertEquals(1, cleo.take().size());
        assertEquals("[{\"seat\":0,\"part\":\"tower-1\",\"strokes\":" + LINE + "}]", all(id));
    }

    @Test
    void aPartIsDrawnAnewAndRubbedOut() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        draw(id, "ann", 0, "sun", LINE);
        draw(id, "ann", 0, "sun", LINE.replace("640", "641"));
        assertTrue(all(id).contains("641"));
        draw(id, "ann", 0, "sun", "[]");
        assertEquals("[]", all(id));
    }

    @Test
    void aBrushIsKeptUnlessItIsTheUsualOne() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        draw(id, "ann", 0, "scene-1", LINE.replace(",\"points\"", ",\"brush\":3,\"points\""));
        assertTrue(all(id).contains("{\"colour\":3,\"brush\":3,\"points\":[0,0,640,440]}"), all(id));
        draw(id, "ann", 0, "scene-1", LINE.replace(",\"points\"", ",\"brush\":1,\"points\""));
        assertTrue(all(id).contains(LINE), all(id));
    }

    @Test
    void nobodyDrawsOnAnothersSheet() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        assertEquals(Kind.FORBIDDEN, refused(id, "ann", 1, "sun", LINE));
        assertEquals(Kind.UNKNOWN, refused(id, "dora", 0, "sun", LINE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"colour\":12,\"points\":[0,0]}]",
                "[{\"colour\":-1,\"points\":[0,0]}]",
                "[{\"colour\":0,\"points\":[0,1001]}]",
                "[{\"colour\":0,\"points\":[0,0,1]}]",
                "[{\"colour\":0,\"points\":[]}]",
                "[{\"colour\":0,\"brush\":4,\"points\":[0,0]}]",
                "[{\"colour\":0,\"brush\":-1,\"points\":[0,0]}]",
                "[{\"colour\":0,\"points\":[0,0],\"width\":9}]",
                "[{\"points\":[0,0]}]",
                "[7]",
                "{}"
            })
    void onlyStrokesAreKept(String strokes) throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        assertEquals(Kind.REFUSED, refused(id, "ann", 0, "sun", strokes));
        assertEquals("[]", all(id));
    }

    @Test
    void partsHavePlainNames() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        for (String part : new String[] {"", "Tower", "tower 1", "tower-", "<b>", "a".repeat(13)}) {
            assertEquals(Kind.REFUSED, refused(id, "ann", 0, part, LINE), part);
        }
    }

    @Test
    void aDrawingAndASheetAreBounded() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        String most = "1,1,".repeat(Limits.MAX_POINTS - 1) + "1,1";
        draw(id, "ann", 0, "sun", "[{\"colour\":0,\"points\":[" + most + "]}]");
        assertEquals(Kind.LIMITED, refused(id, "ann", 0, "sun", "[{\"colour\":0,\"points\":[" + most + ",1,1]}]"));
        for (int i = 1; i < Limits.MAX_DRAWINGS; i++) {
            draw(id, "ann", 0, "cloud-" + i, LINE);
        }
        assertEquals(Kind.LIMITED, refused(id, "ann", 0, "flag-1", LINE));
        draw(id, "ann", 0, "cloud-1", LINE);
    }
}
