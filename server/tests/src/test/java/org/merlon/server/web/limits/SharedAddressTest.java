package org.merlon.server.web.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.WebSocketClient;

/** People who share an address with attackers, for example behind the router of a school. */
final class SharedAddressTest {
    private static final String HOME = "203.0.113.7";
    private static final String PING = "{\"type\":\"ping\",\"ref\":\"p\"}";

    @Test
    void floodClosesNoOtherConnectionOfAddress() {
        var time = new AtomicLong();
        try (LiveServer server = LiveServer.strictBehindProxy(time::get)) {
            WebSocketClient quiet = server.stranger().fromAddress(HOME).openWebSocket();
            WebSocketClient guest = server.guest().fromAddress(HOME).openWebSocket();
            int each = ServerLimits.SOCKET_MESSAGES_PER_PERSON.burst();
            for (int sent = 0; sent < ServerLimits.SOCKET_MESSAGES_PER_ADDRESS.burst(); sent += each) {
                WebSocketClient flood = server.stranger().fromAddress(HOME).openWebSocket();
                for (int i = 0; i < each; i++) {
                    flood.send(PING).await("pong");
                }
            }
            String refused = quiet.send(PING).nextText();
            assertTrue(refused.contains("limited") && refused.contains("from your address"), refused);
            guest.send(PING).await("pong"); // strangers are counted separately
            time.addAndGet(Duration.ofSeconds(1).toNanos());
            quiet.send(PING).await("pong");
        }
    }

    @Test
    void strangersDoNotUseQuotaOfPeople() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            Client member = server.member("Rosamund").fromAddress(HOME);
            Client stranger = server.stranger().fromAddress(HOME);
            int status = 200;
            for (int i = 0; i <= ServerLimits.REQUESTS_PER_PERSON.burst() && status == 200; i++) {
                status = stranger.get("/api/me").status();
            }
            assertEquals(429, status);
            member.get("/api/me").ok();
            member.post("/api/tables", "{\"game\":\"torres\"}").ok();
        }
    }

    /** Refused connections must be closed, or there would be no limit for an address. */
    @Test
    void refusedConnectionsAreClosed() {
        try (LiveServer server = LiveServer.withMaxConnections(Integer.MAX_VALUE)) {
            List<RawConnection> connections = new ArrayList<>();
            for (int i = 0; i < ServerLimits.MAX_CONNECTIONS_PER_ADDRESS + 5; i++) {
                var connection = new RawConnection(server.port(), "127.0.0.7");
                assertTrue(connection.upgrade("").startsWith("HTTP/1.1 101"));
                connections.add(connection);
            }
            assertTrue(RawConnection.eventually(() -> {
                connections.forEach(RawConnection::sendPong); // all of them are active
                return server.connectionCount() == ServerLimits.MAX_CONNECTIONS_PER_ADDRESS;
            }));
            connections.forEach(RawConnection::close);
        }
    }

    private static void assertStatusOfForgedRequest(LiveServer server, int number, int status) {
        try (RawConnection connection = new RawConnection(server.port())) {
            connection.send("GET /api/me HTTP/1.1\r\nHost: localhost\r\n" + forgedHeader(number) + "\r\n");
            String head = connection.readHead();
            assertTrue(head.startsWith("HTTP/1.1 " + status), head);
        }
    }

    /** The line that a client has made up, and behind it the one that the proxy adds. */
    private static String forgedHeader(int number) {
        return "X-Forwarded-For: 198.51.100." + number + "\r\nX-Forwarded-For: " + HOME + "\r\n";
    }

    @Test
    void forgedForwardingHeadersDoNotEscapeLimits() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            for (int i = 0; i < ServerLimits.REQUESTS_PER_PERSON.burst(); i++) {
                assertStatusOfForgedRequest(server, i, 200);
            }
            assertStatusOfForgedRequest(server, 250, 429);
            for (int i = 0; i < ServerLimits.HANDSHAKES.burst(); i++) {
                try (RawConnection connection = new RawConnection(server.port())) {
                    assertTrue(connection.upgrade(forgedHeader(i)).startsWith("HTTP/1.1 101"));
                    assertTrue(RawConnection.eventually(() -> server.sessionCount() == 1));
                }
                assertTrue(RawConnection.eventually(() -> server.sessionCount() == 0));
            }
            try (RawConnection connection = new RawConnection(server.port())) {
                connection.upgrade(forgedHeader(250));
                assertEquals(1013, connection.closeCode());
            }
        }
    }

    @Test
    void fewAccountsDoNotKeepOthersOfAddressOut() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            int each = ServerLimits.MAX_CONNECTIONS_PER_PERSON;
            int accounts = ServerLimits.MAX_CONNECTIONS_PER_ADDRESS / each;
            for (int account = 0; account < accounts; account++) {
                Client greedy = server.member("Greedy" + (char) ('a' + account)).fromAddress(HOME);
                for (int i = 0; i < each; i++) {
                    greedy.openWebSocket();
                }
            }
            assertEquals(ServerLimits.MAX_CONNECTIONS_PER_ADDRESS, server.sessionCount());
            Client modest = server.member("Modesty").fromAddress(HOME);
            for (int i = 0; i < 2; i++) {
                modest.openWebSocket().send(PING).await("pong");
            }
            assertEquals(ServerLimits.MAX_CONNECTIONS_PER_ADDRESS, server.sessionCount());
        }
    }

    private static int openTables(LiveServer server) {
        return server.stranger().get("/api/tables").ok().body().split("\"phase\":\"open\"", -1).length - 1;
    }

    /** The list has room for 50 tables. */
    @Test
    void fewPeopleAndOneAddressDoNotFillTheListOfOpenTables() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            String listed = "{\"game\":\"torres\",\"listed\":true}";
            Client honest = server.guest().fromAddress("203.0.113.8");
            String table = honest.post("/api/tables", listed).ok().text("id");
            Client busy = server.guest().fromAddress(HOME);
            for (int i = 0; i < 5; i++) {
                busy.post("/api/tables", listed).ok();
            }
            assertEquals(1 + 3, openTables(server), "a person's newest tables stand for the others");
            for (int i = 0; i < 18; i++) {
                Client flood = server.guest().fromAddress(HOME);
                for (int k = 0; k < 3; k++) {
                    flood.post("/api/tables", listed).ok();
                }
            }
            assertEquals(1 + ServerLimits.MAX_OPEN_TABLES_PER_ADDRESS, openTables(server));
            assertTrue(server.stranger().get("/api/tables").ok().body().contains(table));
        }
    }

    @Test
    void limitsHandshakesPerAddress() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            String from = "X-Forwarded-For: " + HOME + "\r\n";
            for (int i = 0; i < ServerLimits.HANDSHAKES.burst(); i++) {
                try (RawConnection connection = new RawConnection(server.port())) {
                    assertTrue(connection.upgrade(from).startsWith("HTTP/1.1 101"));
                    assertTrue(RawConnection.eventually(() -> server.sessionCount() == 1));
                }
                assertTrue(RawConnection.eventually(() -> server.sessionCount() == 0));
            }
            try (RawConnection connection = new RawConnection(server.port())) {
                connection.upgrade(from);
                assertEquals(1013, connection.closeCode());
            }
            server.guest().fromAddress(HOME).openWebSocket().send(PING).await("pong");
        }
    }
}
