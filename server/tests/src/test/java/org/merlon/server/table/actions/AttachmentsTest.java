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
import org.merlon.server.table.RecordingWatcher;
import org.merlon.server.table.TestServer;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.lists.TableAttachments.NewAttachment;

final class AttachmentsTest {
    /** A request for a game in which players draw. */
    private static final String DRAWING_GAME = "{\"game\":\"onceupon\",\"players\":2}";

    private static final String LINE = "[{\"colour\":3,\"points\":[0,0,640,440]}]";
    private static final String NOTHING = "null";

    @AutoClose
    private final TestServer server = new TestServer();

    private void attach(String id, String person, int seat, String part, String content) throws RefusedException {
        server.tables.run(id, table -> put(table, person, seat, part, content));
    }

    private Kind refusalKind(String id, String person, int seat, String part, String content) {
        return server.refusalKind(id, table -> put(table, person, seat, part, content));
    }

    private void put(Table table, String person, int seat, String part, String content) throws RefusedException {
        String body = "{\"seat\":" + seat + ",\"part\":\"" + part + "\",\"content\":" + content + "}";
        try {
            NewAttachment request = RecordReader.of(NewAttachment.class).read(TestServer.json(body));
            Attachments.put(table, person, request, server.store.tableExtras(), bytes -> {});
        } catch (MalformedException e) {
            throw RefusedException.malformed(e.reason());
        }
    }

    private String storedAttachments(String id) {
        return WireMapper.text(
                Attachments.toList(server.store.tableExtras().attachments(id)).attachments());
    }

    @Test
    void everybodySeesDrawing() throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        RecordingWatcher ben = server.watch(id, "ben");
        RecordingWatcher cleo = server.watch(id, "cleo");
        ben.takeMessages();
        cleo.takeMessages();
        attach(id, "ann", 0, "tower-1", LINE);
        assertTrue(ben.takeMessages().toString().contains("tower-1"));
        assertEquals(1, cleo.takeMessages().size());
        assertEquals("[{\"seat\":0,\"part\":\"tower-1\",\"content\":" + LINE + "}]", storedAttachments(id));
    }

    @Test
    void drawingCanBeReplacedAndRemoved() throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        attach(id, "ann", 0, "sun", LINE);
        attach(id, "ann", 0, "sun", LINE.replace("640", "641"));
        assertTrue(storedAttachments(id).contains("641"));
        attach(id, "ann", 0, "sun", NOTHING);
        assertEquals("[]", storedAttachments(id));
    }

    @Test
    void storesBrushUnlessDefault() throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        attach(id, "ann", 0, "scene-1", LINE.replace(",\"points\"", ",\"brush\":3,\"points\""));
        assertTrue(
                storedAttachments(id).contains("{\"colour\":3,\"brush\":3,\"points\":[0,0,640,440]}"),
                storedAttachments(id));
        attach(id, "ann", 0, "scene-1", LINE.replace(",\"points\"", ",\"brush\":1,\"points\""));
        assertTrue(storedAttachments(id).contains(LINE), storedAttachments(id));
    }

    @Test
    void refusesDrawingOnOtherSeat() throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        assertEquals(Kind.FORBIDDEN, refusalKind(id, "ann", 1, "sun", LINE));
        assertEquals(Kind.UNKNOWN, refusalKind(id, "dora", 0, "sun", LINE));
        assertEquals(Kind.FORBIDDEN, refusalKind(id, "ann", 1, "sun", NOTHING));
    }

    @Test
    void refusesAttachmentTheGameDoesNotAllow() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        assertEquals(Kind.REFUSED, refusalKind(id, "ann", 0, "sun", LINE));
        assertEquals("[]", storedAttachments(id));
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
    void refusesInvalidStrokes(String strokes) throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        assertEquals(Kind.REFUSED, refusalKind(id, "ann", 0, "sun", strokes));
        assertEquals("[]", storedAttachments(id));
    }

    @Test
    void refusesInvalidPartNames() throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        for (String part : new String[] {"", "Tower", "tower 1", "tower-", "<b>", "a".repeat(13)}) {
            assertEquals(Kind.REFUSED, refusalKind(id, "ann", 0, part, LINE), part);
        }
    }

    @Test
    void limitsSizeAndNumberOfAttachments() throws RefusedException {
        String id = server.startGame(DRAWING_GAME, "ann", "ben");
        String stroke = "{\"colour\":0,\"points\":[1,1]}";
        // each is followed by a comma or a bracket
        int maxStrokes = (ServerLimits.MAX_ATTACHMENT_BYTES - 1) / (stroke.length() + 1);
        String full = "[" + (stroke + ",").repeat(maxStrokes - 1) + stroke + "]";
        attach(id, "ann", 0, "sun", full);
        assertEquals(Kind.LIMITED, refusalKind(id, "ann", 0, "sun", full.replace("]}]", "]}," + stroke + "]")));
        assertEquals(
                Kind.LIMITED,
                refusalKind(id, "ann", 0, "sun", "\"" + "é".repeat(ServerLimits.MAX_ATTACHMENT_BYTES / 2) + "\""));
        for (int i = 1; i < ServerLimits.MAX_ATTACHMENTS_PER_SEAT; i++) {
            attach(id, "ann", 0, "cloud-" + i, LINE);
        }
        assertEquals(Kind.LIMITED, refusalKind(id, "ann", 0, "flag-1", LINE));
        attach(id, "ann", 0, "cloud-1", LINE);
        attach(id, "ann", 0, "cloud-2", NOTHING);
        attach(id, "ann", 0, "flag-1", LINE);
    }
}
