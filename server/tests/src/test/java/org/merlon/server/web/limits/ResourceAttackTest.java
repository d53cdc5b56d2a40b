package org.merlon.server.web.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.sockets.WebSocketCommandsTest;

/** Expensive requests count against the quotas of those who send them. */
final class ResourceAttackTest {
    private static final String BOTS = "{\"game\":\"torres\",\"seats\":[{\"kind\":\"bot\",\"name\":\"random\"},"
            + "{\"kind\":\"bot\",\"name\":\"random\"}]}";

    private final AtomicLong nanos = new AtomicLong();

    /** Creates tables, one a minute, until that is refused; returns their number. */
    private int createTables(Client client, String request) {
        for (int made = 0; made < 2 * ServerLimits.MAX_TABLES_PER_PERSON; made++) {
            nanos.addAndGet(Duration.ofMinutes(1).toNanos());
            ApiResponse response = client.post("/api/tables", request);
            if (response.status() != 200) {
                assertTrue(response.refused(429).text("reason").contains("tables"), response.body());
                return made;
            }
        }
        return Integer.MAX_VALUE;
    }

    @Test
    void botTablesCountForTheirCreator() {
        try (LiveServer server = LiveServer.strictBehindProxy(nanos::get)) {
            Client ann = server.guest();
            String first = ann.post("/api/tables", BOTS).ok().text("id");
            assertEquals(ServerLimits.MAX_TABLES_PER_PERSON - 1, createTables(ann, BOTS));
            ann.command(first, "abort", "{}").ok();
            assertEquals(1, createTables(ann, BOTS), "one goes, one comes");
        }
    }

    @Test
    void tableLimitAppliesToJoining() {
        try (LiveServer server = LiveServer.strictBehindProxy(nanos::get)) {
            Client ann = server.guest();
            String other = server.guest()
                    .post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                    .ok()
                    .text("id");
            assertEquals(ServerLimits.MAX_TABLES_PER_PERSON, createTables(ann, BOTS));
            WebSocketCommandsTest.assertRefusedBothWays(ann, other, "join", "{}", "error-too-many-tables");
        }
    }

    @Test
    void limitsTablesPerAddress() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            int made = 0;
            int status = 200;
            for (int guest = 0; guest < 20 && status == 200; guest++) {
                Client client = server.stranger().fromAddress("203.0.113.7");
                client.post("/api/visit", "{}").ok();
                for (int i = 0; i < 10 && status == 200; i++) {
                    status = client.post("/api/tables", BOTS).status();
                    made += status == 200 ? 1 : 0;
                }
            }
            assertEquals(429, status);
            assertEquals(60, made);
            Client other = server.stranger().fromAddress("203.0.113.8");
            other.post("/api/visit", "{}").ok();
            other.post("/api/tables", BOTS).ok();
        }
    }

    @Test
    void webSocketCreatesNoServletSession() {
        try (LiveServer server = LiveServer.inMemory();
                var connection = new RawConnection(server.port())) {
            String head = connection.upgrade("");
            assertTrue(head.startsWith("HTTP/1.1 101"), head);
            assertFalse(head.toLowerCase(Locale.ROOT).contains("set-cookie"), head);
        }
    }
}
