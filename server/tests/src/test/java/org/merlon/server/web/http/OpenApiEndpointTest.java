package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.LiveServer;

/** The served OpenAPI document matches the server. */
final class OpenApiEndpointTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private static final Set<String> TYPES = Set.of("string", "integer", "boolean", "object", "array", "null");

    private static Data.Obj object(Data.Obj data, String name) {
        if (data.fields().get(name) instanceof Data.Obj found) {
            return found;
        }
        throw new AssertionError("no object " + name + " in " + data.fields().keySet());
    }

    private static List<Data> items(Data.Obj data, String name) {
        if (data.fields().get(name) instanceof Data.Arr list) {
            return list.items();
        }
        throw new AssertionError("no list " + name + " in " + data.fields().keySet());
    }

    @Test
    void documentsExactlyTheServedRoutes() {
        Data.Obj document = server.stranger().get("/api/openapi.json").ok().json();
        assertTrue(ApiResponse.text(document, "openapi").startsWith("3.1."));
        ApiResponse.text(object(document, "info"), "title");
        ApiResponse.text(object(document, "info"), "version");
        assertTrue(ApiResponse.text(object(document, "info"), "description").contains("/ws"));
        var described = new TreeSet<String>();
        object(document, "paths").fields().forEach((path, item) -> {
            assertTrue(path.startsWith("/"));
            ((Data.Obj) item)
                    .fields()
                    .keySet()
                    .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path));
        });
        var served = new TreeSet<String>();
        server.routes().forEach(route -> served.add(route.method() + " " + route.path()));
        assertEquals(served, described);
    }

    @Test
    void everyOperationIsWellFormed() {
        Data.Obj document = server.stranger().get("/api/openapi.json").ok().json();
        var ids = new HashSet<String>();
        object(document, "paths").fields().forEach((path, item) -> {
            for (Map.Entry<String, Data> method : ((Data.Obj) item).fields().entrySet()) {
                Data.Obj operation = (Data.Obj) method.getValue();
                assertTrue(ids.add(ApiResponse.text(operation, "operationId")), "each has its own id");
                assertFalse(ApiResponse.text(operation, "summary").isBlank());
                var inPath = new TreeSet<String>();
                for (Data parameter : items(operation, "parameters")) {
                    Data.Obj one = (Data.Obj) parameter;
                    String in = ApiResponse.text(one, "in");
                    assertTrue(in.equals("path") || in.equals("query"));
                    assertTrue(TYPES.contains(ApiResponse.text(object(one, "schema"), "type")));
                    if (in.equals("path")) {
                        inPath.add("{" + ApiResponse.text(one, "name") + "}");
                        assertEquals(new Data.Truth(true), one.fields().get("required"));
                    }
                }
                for (String part : path.split("/", -1)) {
                    assertEquals(part.startsWith("{"), inPath.contains(part));
                }
                assertTrue(object(operation, "responses").fields().containsKey("200"));
                ApiResponse.text(object(object(operation, "responses"), "200"), "description");
            }
        });
        checkReferences(document, document);
    }

    @Test
    void everyGameServesItsShapes() {
        for (Data game : items(server.stranger().get("/api/games").ok().json(), "games")) {
            String path = "/api/games/" + ApiResponse.text((Data.Obj) game, "id") + "/shapes.json";
            Data.Obj document = server.stranger().get(path).ok().json();
            Set<String> described =
                    object(object(document, "components"), "schemas").fields().keySet();
            assertTrue(described.containsAll(List.of("View", "Facts", "Event")), path);
            checkReferences(document, document);
        }
    }

    /** Checks that every reference can be resolved. */
    private static void checkReferences(Data.Obj document, Data data) {
        switch (data) {
            case Data.Obj object -> {
                if (object.fields().get("$ref") instanceof Data.Text reference) {
                    Data.Obj target = document;
                    for (String part : reference.value().substring(2).split("/", -1)) {
                        target = object(target, part);
                    }
                }
                object.fields().values().forEach(value -> checkReferences(document, value));
            }
            case Data.Arr list -> list.items().forEach(item -> checkReferences(document, item));
            default -> {}
        }
    }

    @Test
    void unknownRoutesReturnNotFound() {
        for (String path : List.of("/api/nothing", "/api/tables/x/nothing", "/nothing")) {
            assertEquals("unknown", server.stranger().get(path).refused(404).text("code"));
        }
        assertEquals(
                "unknown",
                server.stranger().post("/api/games", "{}").refused(405).text("code"));
    }
}
