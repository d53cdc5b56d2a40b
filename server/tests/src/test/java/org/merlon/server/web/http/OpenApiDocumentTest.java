package org.merlon.server.web.http;

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
import org.merlon.protocol.json.Json;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.PythonBotTest;
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
final class OpenApiDocumentTest {
    private static final Path FILE =
            PythonBotTest.projectRoot().resolve("server/src/main/resources/org/merlon/server/web/http/openapi.json");

    /** Set to regenerate the document instead of comparing it. */
    private static final boolean REGENERATE = Boolean.getBoolean("wire.write");

    private static final AtomicLong DAYS = new AtomicLong();

    private static final LiveServer SERVER =
            LiveServer.inMemory(() -> Instant.now().plus(Duration.ofDays(DAYS.get())));

    private static final Data.Obj DOCUMENT = OpenApiBuilder.build(SERVER.routes());

    static Data.Obj stored() throws IOException {
        return ApiResponse.parse(Files.readString(FILE));
    }

    /** Formats a document as it is stored. */
    static String text(Data.Obj document) {
        var mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        return mapper.writeValueAsString(mapper.readTree(Json.write(document))) + "\n";
    }

    @AfterAll
    static void close() {
        SERVER.close();
    }

    @Test
    void storedDocumentMatchesRecords() throws IOException {
        if (REGENERATE) {
            Data.Obj document = OpenApiExamples.withExamples(DOCUMENT, ApiTour.run(SERVER, () -> DAYS.addAndGet(4)));
            OpenApiExamples.keepStored(document, stored());
            Files.writeString(FILE, text(document));
        }
        Data.Obj stored = OpenApiExamples.withoutExamples(stored());
        assertEquals(
                Json.write(DOCUMENT),
                Json.write(stored),
                "the API has changed; regenerate its description with: ./merlon wire");
    }

    @Test
    void examplesMatchSchemas() throws IOException {
        Data.Obj document = stored();
        var validator = new SchemaValidator(document);
        int examples = 0;
        for (Map.Entry<String, Data> path :
                SchemaValidator.object(document, "paths").fields().entrySet()) {
            for (Map.Entry<String, Data> method :
                    ((Data.Obj) path.getValue()).fields().entrySet()) {
                Data.Obj content = OpenApiExamples.responseOf((Data.Obj) method.getValue());
                Data example = Objects.requireNonNull(OpenApiExamples.exampleOf(document, content), path.getKey());
                assertEquals(
                        List.of(), validator.errors(SchemaValidator.object(content, "schema"), example), path.getKey());
                Data.Obj body = OpenApiExamples.requestOf((Data.Obj) method.getValue());
                if (body != null) {
                    Data request = Objects.requireNonNull(body.fields().get("example"), path.getKey());
                    assertEquals(
                            List.of(),
                            validator.errors(SchemaValidator.object(body, "schema"), request),
                            path.getKey());
                }
                examples++;
            }
        }
        assertEquals(SERVER.routes().size(), examples);
    }

    @Test
    void responsesAndMessagesMatchSchemas() {
        ApiTour tour = ApiTour.run(SERVER, () -> DAYS.addAndGet(4));
        var validator = new SchemaValidator(DOCUMENT);
        var errors = new ArrayList<String>();
        var routes = new TreeSet<String>();
        for (ApiTour.Exchange exchange : tour.exchanges()) {
            routes.add(exchange.route());
            Data.Obj schema = SchemaValidator.object(
                    OpenApiExamples.responseOf(OpenApiExamples.operationOf(DOCUMENT, exchange.route())), "schema");
            validator.errors(schema, exchange.response()).forEach(error -> errors.add(exchange.path() + " " + error));
            Data.Obj body = OpenApiExamples.requestOf(OpenApiExamples.operationOf(DOCUMENT, exchange.route()));
            if (body != null && exchange.body() != null) {
                validator
                        .errors(SchemaValidator.object(body, "schema"), ApiResponse.parse(exchange.body()))
                        .forEach(error -> errors.add(exchange.path() + " is sent " + error));
            }
        }
        for (Data.Obj message : tour.received()) {
            errors.addAll(validator.errors(RecordSchemas.reference(Outbound.class), message));
        }
        for (Data.Obj message : tour.sent().values()) {
            errors.addAll(validator.errors(RecordSchemas.reference(Inbound.class), message));
        }
        assertEquals(List.of(), errors);
        var served = new TreeSet<String>();
        SERVER.routes().forEach(route -> served.add(route.method() + " " + route.path()));
        assertEquals(served, routes, "every route was asked");
        var receivedTypes = new TreeSet<String>();
        tour.received().forEach(message -> receivedTypes.add(ApiResponse.text(message, "type")));
        assertEquals(messageTypes(Outbound.class), receivedTypes, "every message was heard");
        assertEquals(messageTypes(Inbound.class), new TreeSet<>(tour.sent().keySet()), "every message was sent");
    }

    /** All routes describe errors in the same way. */
    @Test
    void errorsMatchSchema() {
        Data.Obj refused =
                SERVER.stranger().get("/api/tables/nothing").refused(404).json();
        assertEquals(
                List.of(),
                new SchemaValidator(DOCUMENT)
                        .errors(
                                RecordSchemas.reference(org.merlon.server.wire.Responses.ErrorResponse.class),
                                refused));
    }

    private static Set<String> messageTypes(Class<?> messages) {
        var types = new TreeSet<String>();
        SealedVariant.of(messages).forEach(each -> types.add(each.name()));
        assertTrue(types.size() > 5);
        return types;
    }
}
