package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.codec.SealedVariant;
import org.merlon.testkit.SchemaValidator;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The stored OpenAPI document is the one that the routes and records define, and the responses of a server in the
 * course of some games match it.
 */
final class DocumentTest {
    private static final Path FILE =
            PythonBotTest.root().resolve("server/src/main/resources/org/merlon/server/web/http/openapi.json");

    /** Set to regenerate the document instead of comparing it. */
    private static final boolean WRITE = Boolean.getBoolean("wire.write");

    private static final AtomicLong DAYS = new AtomicLong();

    private static final LiveServer SERVER =
            LiveServer.inMemory(() -> Instant.now().plus(Duration.ofDays(DAYS.get())));

    private static final Data.Obj DOCUMENT = Description.openApi(SERVER.routes());

    @AfterAll
    static void close() {
        SERVER.close();
    }

    @Test
    void whatIsServedIsWhatTheRecordsSay() throws IOException {
        if (WRITE) {
            Data.Obj document = Examples.put(DOCUMENT, Tour.through(SERVER, () -> DAYS.addAndGet(4)));
            var mapper = JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .build();
            Files.writeString(FILE, mapper.writeValueAsString(mapper.readTree(Json.write(document))) + "\n");
        }
        Data.Obj stored = Examples.without(Answer.parse(Files.readString(FILE)));
        assertEquals(
                Json.write(DOCUMENT),
                Json.write(stored),
                "the API has changed; regenerate its document with: ./merlon test --quick -pl server/tests -am"
                        + " -Dtest=DocumentTest -Dsurefire.failIfNoSpecifiedTests=false -Dwire.write=true"
                        + " and then: npm run --prefix web types");
    }

    @Test
    void everyExampleIsAsDescribed() throws IOException {
        Data.Obj document = Answer.parse(Files.readString(FILE));
        var shapes = new SchemaValidator(document);
        int examples = 0;
        for (Map.Entry<String, Data> path :
                SchemaValidator.object(document, "paths").fields().entrySet()) {
            for (Map.Entry<String, Data> method :
                    ((Data.Obj) path.getValue()).fields().entrySet()) {
                Data.Obj content = Examples.answer((Data.Obj) method.getValue());
                Data example = Objects.requireNonNull(content.fields().get("example"), path.getKey());
                assertEquals(
                        List.of(), shapes.errors(SchemaValidator.object(content, "schema"), example), path.getKey());
                Data.Obj body = Examples.question((Data.Obj) method.getValue());
                if (body != null) {
                    Data sent = Objects.requireNonNull(body.fields().get("example"), path.getKey());
                    assertEquals(List.of(), shapes.errors(SchemaValidator.object(body, "schema"), sent), path.getKey());
                }
                examples++;
            }
        }
        assertEquals(SERVER.routes().size(), examples);
    }

    @Test
    void everythingThatIsAnsweredAndSaidIsAsDescribed() {
        Tour tour = Tour.through(SERVER, () -> DAYS.addAndGet(4));
        var shapes = new SchemaValidator(DOCUMENT);
        var faults = new ArrayList<String>();
        var routes = new TreeSet<String>();
        for (Tour.Asked asked : tour.asked()) {
            routes.add(asked.route());
            Data.Obj schema =
                    SchemaValidator.object(Examples.answer(Examples.operation(DOCUMENT, asked.route())), "schema");
            shapes.errors(schema, asked.answer()).forEach(fault -> faults.add(asked.path() + " " + fault));
            Data.Obj body = Examples.question(Examples.operation(DOCUMENT, asked.route()));
            if (body != null && asked.body() != null) {
                shapes.errors(SchemaValidator.object(body, "schema"), Answer.parse(asked.body()))
                        .forEach(fault -> faults.add(asked.path() + " is sent " + fault));
            }
        }
        for (Data.Obj message : tour.heard()) {
            faults.addAll(shapes.errors(RecordSchemas.reference(Outbound.class), message));
        }
        for (Data.Obj message : tour.said().values()) {
            faults.addAll(shapes.errors(RecordSchemas.reference(Inbound.class), message));
        }
        assertEquals(List.of(), faults);
        var served = new TreeSet<String>();
        SERVER.routes().forEach(route -> served.add(route.method() + " " + route.path()));
        assertEquals(served, routes, "every route was asked");
        var heard = new TreeSet<String>();
        tour.heard().forEach(message -> heard.add(Answer.text(message, "type")));
        assertEquals(types(Outbound.class), heard, "every message was heard");
        assertEquals(types(Inbound.class), new TreeSet<>(tour.said().keySet()), "every message was sent");
    }

    /** All routes describe errors in the same way. */
    @Test
    void aRefusalIsAsDescribed() {
        Data.Obj refused =
                SERVER.stranger().get("/api/tables/nothing").refused(404).json();
        assertEquals(
                List.of(),
                new SchemaValidator(DOCUMENT)
                        .errors(
                                RecordSchemas.reference(org.merlon.server.wire.Responses.ErrorResponse.class),
                                refused));
    }

    private static Set<String> types(Class<?> messages) {
        var types = new TreeSet<String>();
        SealedVariant.of(messages).forEach(each -> types.add(each.name()));
        assertTrue(types.size() > 5);
        return types;
    }
}
