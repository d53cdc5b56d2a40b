package org.merlon.server.table.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.House;
import org.merlon.server.table.Recorder;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.codec.WireMapper;
import org.merlon.server.wire.lists.TableAttachments.NewAttachment;

final class AttachmentsTest {
    /** A request for a game in which players draw. */
    private static final String DRAWN = "{\"game\":\"onceupon\",\"players\":2}";

    private static final String LINE = "[{\"colour\":3,\"points\":[0,0,640,440]}]";
    private static final String NOTHING = "null";

    @AutoClose
    private final House house = new House();

    private void attach(String id, String person, int seat, String part, String content) throws RefusedException {
        house.tables.run(id, table -> put(table, person, seat, part, content));
    }

    private Kind refused(String id, String person, int seat, String part, String content) {
        return house.refused(id, table -> put(table, person, seat, part, content));
    }

    private void put(Table table, String person, int seat, String part, String content) throws RefusedException {
        String body = "{\"seat\":" + seat + ",\"part\":\"" + part + "\",\"content\":" + content + "}";
        try {
            NewAttachment wish = RecordReader.of(NewAttachment.class).read(House.json(body));
            Attachments.put(table, person, wish, house.store.notes());
        } catch (MalformedException e) {
            throw RefusedException.unreadable(e.reason());
        }
    }

    private String all(String id) {
        return WireMapper.text(
                Attachments.all(house.store.notes().attachments(id)).attachments());
    }

    @Test
    void everybodySeesWhatAPlayerDraws() throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        Recorder ben = house.watch(id, "ben");
        Recorder cleo = house.watch(id, "cleo");
        ben.take();
        cleo.take();
        attach(id, "ann", 0, "tower-1", LINE);
        assertTrue(ben.take().toString().contains("tower-1"));
        assertEquals(1, cleo.take().size());
        assertEquals("[{\"seat\":0,\"part\":\"tower-1\",\"content\":" + LINE + "}]", all(id));
    }

    @Test
    void aPartIsDrawnAnewAndRubbedOut() throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        attach(id, "ann", 0, "sun", LINE);
        attach(id, "ann", 0, "sun", LINE.replace("640", "641"));
        assertTrue(all(id).contains("641"));
        attach(id, "ann", 0, "sun", NOTHING);
        assertEquals("[]", all(id));
    }

    @Test
    void aBrushIsKeptUnlessItIsTheUsualOne() throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        attach(id, "ann", 0, "scene-1", LINE.replace(",\"points\"", ",\"brush\":3,\"points\""));
        assertTrue(all(id).contains("{\"colour\":3,\"brush\":3,\"points\":[0,0,640,440]}"), all(id));
        attach(id, "ann", 0, "scene-1", LINE.replace(",\"points\"", ",\"brush\":1,\"points\""));
        assertTrue(all(id).contains(LINE), all(id));
    }

    @Test
    void nobodyDrawsOnAnothersSheet() throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        assertEquals(Kind.FORBIDDEN, refused(id, "ann", 1, "sun", LINE));
        assertEquals(Kind.UNKNOWN, refused(id, "dora", 0, "sun", LINE));
        assertEquals(Kind.FORBIDDEN, refused(id, "ann", 1, "sun", NOTHING));
    }

    @Test
    void whatNobodyMayAttachIsNotKept() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        assertEquals(Kind.REFUSED, refused(id, "ann", 0, "sun", LINE));
        assertEquals("[]", all(id));
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
                "{}",
                "[]",
                "\"<svg onload=alert(1)>\""
            })
    void onlyStrokesAreKept(String strokes) throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        assertEquals(Kind.REFUSED, refused(id, "ann", 0, "sun", strokes));
        assertEquals("[]", all(id));
    }

    @Test
    void partsHavePlainNames() throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        for (String part : new String[] {"", "Tower", "tower 1", "tower-", "<b>", "a".repeat(13)}) {
            assertEquals(Kind.REFUSED, refused(id, "ann", 0, part, LINE), part);
        }
    }

    @Test
    void whatIsAttachedIsBoundedInBytesAndNumber() throws RefusedException {
        String id = house.playing(DRAWN, "ann", "ben");
        String stroke = "{\"colour\":0,\"points\":[1,1]}";
        // each is followed by a comma or a bracket
        int most = (ServerLimits.MAX_ATTACHMENT - 1) / (stroke.length() + 1);
        String full = "[" + (stroke + ",").repeat(most - 1) + stroke + "]";
        attach(id, "ann", 0, "sun", full);
        assertEquals(Kind.LIMITED, refused(id, "ann", 0, "sun", full.replace("]}]", "]}," + stroke + "]")));
        assertEquals(
                Kind.LIMITED, refused(id, "ann", 0, "sun", "\"" + "é".repeat(ServerLimits.MAX_ATTACHMENT / 2) + "\""));
        for (int i = 1; i < ServerLimits.MAX_ATTACHMENTS; i++) {
            attach(id, "ann", 0, "cloud-" + i, LINE);
        }
        assertEquals(Kind.LIMITED, refused(id, "ann", 0, "flag-1", LINE));
        attach(id, "ann", 0, "cloud-1", LINE);
        attach(id, "ann", 0, "cloud-2", NOTHING);
        attach(id, "ann", 0, "flag-1", LINE);
    }
}
