package org.merlon.server.wire.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.accounts.RelationRequests;
import org.merlon.server.wire.accounts.RelationResponses.RelationKind;
import org.merlon.server.wire.lists.TableAttachments.NewAttachment;
import org.merlon.server.wire.table.NewTable;
import org.merlon.server.wire.table.PaceInfo;
import org.merlon.server.wire.table.TableCommand;

/** Requests are read strictly, with precise error messages. */
final class RecordReaderTest {
    private static <T> T read(Class<T> type, String json) throws MalformedException {
        try {
            return RecordReader.of(type).read((Data.Obj) Json.read(json.replace('\'', '"')));
        } catch (JsonException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String errorOf(Class<?> type, String json) {
        return assertThrows(MalformedException.class, () -> read(type, json)).reason();
    }

    @Test
    void readsMessageWithUnwrappedCommand() throws MalformedException {
        assertEquals(
                new Inbound.TableAction("t", new TableCommand.Move(3, "setup d8"), "r"),
                read(Inbound.class, "{'type':'move','table':'t','number':3,'move':'setup d8','ref':'r'}"));
    }

    @Test
    void optionalFieldsMayBeAbsent() throws MalformedException {
        assertEquals(
                new Inbound.Watch("t", null, null, null, null), read(Inbound.class, "{'type':'watch','table':'t'}"));
        assertEquals(new TableCommand.Join(null, null, null), read(TableCommand.Join.class, "{'name':null}"));
    }

    @Test
    void readsWhatMapperWrites() throws MalformedException {
        for (Inbound message : List.of(
                new Inbound.Watch("t", 4, "secret", true, "r"),
                new Inbound.TableAction("t", new TableCommand.Undo(2), null),
                new Inbound.TableAction("t", new TableCommand.AnswerUndo(1, 2, false), "r"),
                new Inbound.TableAction("t", new TableCommand.Chat("well then", null), null),
                new Inbound.TableAction("t", new TableCommand.Resign(), null),
                new Inbound.Ping(null))) {
            assertEquals(message, read(Inbound.class, WireMapper.text(message)));
        }
    }

    @Test
    void readsFormerMessageNames() throws MalformedException {
        assertEquals(
                new Inbound.TableAction("t", new TableCommand.Chat("well then", null), "r"),
                read(Inbound.class, "{'type':'say','table':'t','text':'well then','ref':'r'}"));
    }

    /** Fields of one command are refused in another. */
    @Test
    void refusesFieldsOfOtherCommands() {
        assertEquals("move: unknown field", errorOf(Inbound.class, "{'type':'resign','table':'t','move':'setup d8'}"));
        assertEquals("seat: is missing", errorOf(Inbound.class, "{'type':'bot','table':'t'}"));
        assertEquals("table: is missing", errorOf(Inbound.class, "{'type':'start'}"));
        assertEquals("deed: unknown field", errorOf(Inbound.class, "{'type':'start','table':'t','deed':{}}"));
    }

    @Test
    void readsListsAndVariants() throws MalformedException {
        NewTable wish = read(
                NewTable.class,
                "{'game':'torres','options':{'cards':'open'},'pace':{'kind':'live','base':60},"
                        + "'seats':[{'kind':'you'},{'kind':'bot','name':'random'},{'kind':'open'}]}");
        assertEquals(new PaceInfo.LiveClock(60, null), wish.pace());
        assertEquals(
                List.of(new NewTable.OwnSeat(null), new NewTable.BotSeat("random"), new NewTable.OpenSeat()),
                wish.seats());
        assertEquals(new Data.Obj().put("cards", "open"), wish.options());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'number':3,'move':'end','more':1}  | more: unknown field
            {'move':'end'}                      | number: is missing
            {'number':3}                        | move: is missing
            {'number':'3','move':'end'}         | number: a whole number is wanted, not text
            {'number':null,'move':'end'}        | number: a whole number is wanted, not null
            {'number':-1,'move':'end'}          | number: -1 is not within 0 to 2147483647
            {'number':2147483648,'move':'end'}  | number: 2147483648 is not within 0 to 2147483647
            {'number':3,'move':['end']}         | move: text is wanted, not a list
            {'number':3,'move':null}            | move: text is wanted, not null
            """)
    void refusesMalformedMoves(String json, String error) {
        assertEquals(error, errorOf(TableCommand.Move.class, json));
        assertEquals(error, errorOf(Inbound.class, "{'type':'move','table':'t'," + json.substring(1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'seats':{}}                                  | seats: a list is wanted, not an object
            {'seats':['you']}                             | seats[0]: an object is wanted, not text
            {'seats':[{'kind':'you'},{'name':'random'}]}  | seats[1].kind: is missing
            {'seats':[{'kind':'king'}]}                   | seats[0].kind: you, open or bot is wanted, not 'king'
            {'seats':[{'kind':'open','name':'x'}]}        | seats[0].name: unknown field
            {'pace':{'kind':'live','base':9}}             | pace.base: 9 is not within 10 to 21600
            {'pace':{'kind':'days','days':3,'base':60}}   | pace.base: unknown field
            {'pace':null}                                 | pace: an object is wanted, not null
            {'players':0}                                 | players: 0 is not within 1 to 2147483647
            {'options':[]}                                | options: an object is wanted, not a list
            {'listed':'yes'}                              | listed: true or false is wanted, not text
            """)
    void refusesMalformedTables(String json, String error) {
        assertEquals(error, errorOf(NewTable.class, "{'game':'torres'," + json.substring(1)));
    }

    @Test
    void refusesUnknownEnumConstants() throws MalformedException {
        assertEquals(
                new RelationRequests.ChangeRelation("ann", RelationKind.MUTE, false),
                read(RelationRequests.ChangeRelation.class, "{'name':'ann','kind':'mute','on':false}"));
        assertEquals(
                "kind: follow, block or mute is wanted, not 'MUTE'",
                errorOf(RelationRequests.ChangeRelation.class, "{'name':'ann','kind':'MUTE','on':true}"));
        assertEquals("on: is missing", errorOf(RelationRequests.ChangeRelation.class, "{'name':'ann','kind':'mute'}"));
    }

    @Test
    void acceptsAnyJsonForGames() throws MalformedException {
        assertEquals(
                new NewAttachment(0, "sun", new Data.Arr().add(7).add("x")),
                read(NewAttachment.class, "{'seat':0,'part':'sun','content':[7,'x']}"));
        var nothing = new NewAttachment(0, "sun", null);
        assertEquals(nothing, read(NewAttachment.class, "{'seat':0,'part':'sun'}"));
        assertEquals(nothing, read(NewAttachment.class, "{'seat':0,'part':'sun','content':null}"));
        assertEquals("strokes: unknown field", errorOf(NewAttachment.class, "{'seat':0,'part':'sun','strokes':[]}"));
        assertEquals("part: is missing", errorOf(NewAttachment.class, "{'seat':0,'content':[]}"));
    }

    @Test
    void refusesUnknownMessageTypes() {
        assertEquals("type: is missing", errorOf(Inbound.class, "{}"));
        assertEquals(
                "type: watch, unwatch, join, leave, call-bot, claim, call-off, take-back, bot, word, start, abort, move, undo,"
                        + " ask-undo, answer-undo, resign, chat, gate or ping is wanted, not 'juggle'",
                errorOf(Inbound.class, "{'type':'juggle','table':1}"));
    }

    /** A number without a range is detected when the reader is created. */
    @Test
    void numbersRequireRange() {
        record Unbounded(int number) {}
        assertThrows(NullPointerException.class, () -> RecordReader.of(Unbounded.class));
    }
}
